import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { LANGUAGES } from '../../src/domain/language.ts'
import type { Queryable } from '../platform/db/database.ts'
import type { LessonFiles } from '../platform/db/tables/catalogue.table.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { VideoTiming } from './content/content.types.ts'

const MEDIA = fileURLToPath(new URL('./media', import.meta.url))
const CONTAINER = 'lessons'

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
  }) satisfies LessonFiles

export const readTiming = async (slug: string): Promise<VideoTiming> =>
  JSON.parse(await readFile(join(MEDIA, `${slug}.json`), 'utf8')) as VideoTiming

/** Copies a lesson's files to where the installation keeps its own. */
export const keepLessonFiles = async (files: FileStore, slug: string, tx: Queryable): Promise<void> => {
  const { sources, poster, captions, labels } = lessonFiles(slug)
  for (const name of [poster, ...[...sources, ...captions, ...labels].map((file) => file.name)]) {
    await files.put(CONTAINER, name, join(MEDIA, name), tx)
  }
}
