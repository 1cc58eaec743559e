import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { LANGUAGES, type Language } from '../../src/domain/language.ts'
import type { Queryable } from '../platform/db/database.ts'
import type { LessonFiles } from '../platform/db/tables/catalogue.table.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { VideoTiming } from './content/content.types.ts'
import { voicedFilm } from './voiced-film.ts'
import { FILMED_IN, VOICED_APART } from './voices.ts'

const MEDIA = fileURLToPath(new URL('./media', import.meta.url))
const CONTAINER = 'lessons'

const filmName = (slug: string, language: Language) =>
  language === FILMED_IN ? `${slug}.mp4` : `${slug}.${language}.mp4`

/** What a lesson is made of, by name. Browsers take the first source that they can play. */
export const lessonFiles = (slug: string) =>
  ({
    container: CONTAINER,
    sources: [
      { name: `${slug}.mp4`, type: 'video/mp4' },
      { name: `${slug}.webm`, type: 'video/webm' },
    ],
    poster: `${slug}.jpg`,
    captions: LANGUAGES.map((language) => ({ language, name: `${slug}.${language}.vtt` })),
    labels: LANGUAGES.map((language) => ({ language, name: `${slug}.labels.${language}.vtt` })),
    films: LANGUAGES.map((language) => ({ language, name: filmName(slug, language) })),
  }) satisfies LessonFiles

export const readTiming = async (slug: string): Promise<VideoTiming> =>
  JSON.parse(await readFile(join(MEDIA, `${slug}.json`), 'utf8')) as VideoTiming

/** A film is put together from the one picture and the voice of a language. */
const keepVoiced = async (files: FileStore, slug: string, language: Language, tx: Queryable): Promise<void> => {
  const film = await voicedFilm(join(MEDIA, `${slug}.mp4`), join(MEDIA, `${slug}.${language}.m4a`))
  await files.put(CONTAINER, filmName(slug, language), film, tx)
}

/** Copies a lesson's files to where the installation keeps its own. */
export const keepLessonFiles = async (files: FileStore, slug: string, tx: Queryable): Promise<void> => {
  const { sources, poster, captions, labels } = lessonFiles(slug)
  for (const name of [poster, ...[...sources, ...captions, ...labels].map((file) => file.name)]) {
    await files.put(CONTAINER, name, join(MEDIA, name), tx)
  }
  for (const language of VOICED_APART) await keepVoiced(files, slug, language, tx)
}
