import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { captionsText, readCaptions, type Cue } from '../../src/domain/captions.ts'
import { fileKey, type CourseFile } from '../../src/domain/course/course-document.ts'
import { recordOf } from '../../src/domain/keys.ts'
import { LANGUAGES, type Language } from '../../src/domain/language.ts'
import { transcriptOf } from '../modules/course-records/transcripts.ts'
import { howToVideos } from '../platform/db/tables/how-to.table.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { VideoTiming } from './content/content.types.ts'
import { howToScripts } from './content/how-to/how-to-scripts.ts'
import type { SeedContext } from './seed-context.ts'

const MEDIA = fileURLToPath(new URL('./media/how-to', import.meta.url))
const FILMS = 'lessons'
const PICTURES = 'pictures'
/** The frame that `scripts/how-to` films. */
const FRAME = { width: 1280, height: 720 } as const

const timeOf = async (slug: string): Promise<number> =>
  (JSON.parse(await readFile(join(MEDIA, `${slug}.json`), 'utf8')) as VideoTiming).timeLength

const film = (name: string): CourseFile => ({ container: FILMS, name })

/** What `scripts/how-to` recorded of the product, published for those whose tasks they are. */
export const seedHowTo = async ({ tx, now }: SeedContext, files: FileStore): Promise<void> => {
  for (const [index, { slug, title, summary, roles, pages }] of howToScripts.entries()) {
    const captionsIn = (language: Language) => `${slug}.${language}.vtt`
    const sources = [
      { ...film(`${slug}.mp4`), type: 'video/mp4' },
      { ...film(`${slug}.webm`), type: 'video/webm' },
    ]
    const poster = { container: PICTURES, name: `${slug}.jpg` } as const
    for (const name of [...sources.map((source) => source.name), ...LANGUAGES.map(captionsIn)]) {
      await files.put(FILMS, name, join(MEDIA, name), tx)
    }
    await files.put(PICTURES, poster.name, join(MEDIA, poster.name), tx)
    const captions = recordOf(LANGUAGES, (language) => film(captionsIn(language)))
    const read = new Map<string, readonly Cue[]>()
    for (const language of LANGUAGES) {
      const text = captionsText(await readFile(join(MEDIA, captionsIn(language))), language) ?? ''
      read.set(fileKey(captions[language]), readCaptions(text).cues)
    }
    await tx.insert(howToVideos).values({
      position: index + 1,
      title,
      description: summary,
      video: { sources, seconds: await timeOf(slug), ...FRAME },
      poster,
      captions,
      transcript: transcriptOf({ captions }, read),
      roles: [...roles],
      pages: [...pages],
      publishedAt: now,
      createdAt: now,
      updatedAt: now,
    })
  }
}
