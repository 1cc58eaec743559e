import { buffer } from 'node:stream/consumers'

import { captionsText, readCaptions, type Cue } from '../../../src/domain/captions.ts'
import type { HowToForm } from '../../../src/domain/contract/how-to.contract.ts'
import { fileKey, type CourseFile, type CourseVideo } from '../../../src/domain/course/course-document.ts'
import { videoType } from '../../../src/domain/course/course-upload.ts'
import type { HowToCaptions, HowToSaid } from '../../../src/domain/how-to.ts'
import { LANGUAGES, type Language } from '../../../src/domain/language.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Container } from '../../platform/files/containers.ts'
import type { Platform } from '../../platform/platform.ts'
import { fieldRefused, type FieldRefusal } from '../../platform/refusal.ts'
import { transcriptOf } from '../course-records/transcripts.ts'
import { findSentVideo, type HowToRecord } from './how-to.repository.ts'

/** Where what is sent is kept: by its kind. */
const FILMS: Container = 'lessons'
const PICTURES: Container = 'pictures'

export type HowToFiles = Readonly<{
  video: CourseVideo
  poster: CourseFile | null
  captions: HowToCaptions
  transcript: readonly HowToSaid[]
}>

type Held = Pick<HowToRecord, 'video' | 'poster'>

const captionsField = (language: Language) =>
  `captions${language === 'en' ? 'En' : language === 'tr' ? 'Tr' : 'Ar'}` as const

/**
 * What the names of a form stand for: each is of a file that was sent and is what it has to be, or that the video had
 * before. Reads captions, so it is asked outside of any transaction. What is no such file is refused at its field.
 */
export const createHowToFiles = ({ db, files }: Pick<Platform, 'db' | 'files'>) => {
  const isThere = async (container: Container, name: string, type: string): Promise<boolean> => {
    const found = await files.find(container, name)
    return found !== undefined && found.contentType.startsWith(type)
  }

  const readCues = async (name: string, language: Language): Promise<readonly Cue[] | null> => {
    const found = await files.find(FILMS, name)
    if (found === undefined || !found.contentType.startsWith('text/vtt')) return null
    const { cues } = readCaptions(captionsText(await buffer(await files.read(found)), language) ?? '')
    return cues.length === 0 ? null : cues
  }

  const videoOf = async (query: Queryable, name: string, held: Held | null): Promise<CourseVideo | null> => {
    if (held?.video.sources[0]?.name === name) return held.video
    const sent = await findSentVideo(query, name)
    if (sent?.seconds == null || !(await isThere(FILMS, name, 'video/'))) return null
    const { seconds, width, height } = sent
    return { sources: [{ container: FILMS, name, type: videoType(name) }], seconds, width, height }
  }

  const posterOf = async (name: string, held: Held | null): Promise<CourseFile | null> => {
    if (held?.poster?.name === name) return held.poster
    return (await isThere(PICTURES, name, 'image/')) ? { container: PICTURES, name } : null
  }

  return async (form: HowToForm, held: Held | null, reader: Language): Promise<HowToFiles> => {
    const message = textsIn(reader).fields.unknownFile
    const refused: FieldRefusal[] = []
    const video = await videoOf(db, form.video, held)
    if (video === null) refused.push({ field: 'video', message })
    const poster = form.poster === '' ? null : await posterOf(form.poster, held)
    if (poster === null && form.poster !== '') refused.push({ field: 'poster', message })
    const captions: Record<Language, CourseFile | null> = { en: null, tr: null, ar: null }
    const read = new Map<string, readonly Cue[]>()
    for (const language of LANGUAGES) {
      const name = form[captionsField(language)]
      if (name === '') continue
      const file = { container: FILMS, name }
      const cues = await readCues(name, language)
      if (cues === null) refused.push({ field: captionsField(language), message })
      else {
        captions[language] = file
        read.set(fileKey(file), cues)
      }
    }
    if (video === null || refused.length > 0) throw fieldRefused(...refused)
    return { video, poster, captions, transcript: transcriptOf({ captions }, read) }
  }
}
