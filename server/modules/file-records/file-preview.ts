import { and, desc, eq, sql } from 'drizzle-orm'

import type { FilePreview } from '../../../src/domain/contract/file-records.list.ts'
import type { CourseFile } from '../../../src/domain/course/course-document.ts'
import { LANGUAGES, type Language } from '../../../src/domain/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { courseDrafts, lessons } from '../../platform/db/tables/catalogue.table.ts'
import { howToVideos } from '../../platform/db/tables/how-to.table.ts'
import { files } from '../../platform/db/tables/platform.table.ts'
import { CONTAINERS, isContainer } from '../../platform/files/containers.ts'
import { filePath, signFileUrl, steadyExpiry } from '../../platform/files/file-address.ts'
import type { Platform } from '../../platform/platform.ts'
import { found } from '../../platform/refusal.ts'
import { filesOf } from '../lessons/lesson-files.ts'
import { kindOfFile } from './file-kind.sql.ts'
import { isListed } from './file-records.repository.ts'
import { isNamedIn } from './file-uses.sql.ts'

type Spoken = CourseFile & Readonly<{ language: Language }>

const inLanguages = (captions: Readonly<Record<Language, CourseFile | null>>): readonly Spoken[] =>
  LANGUAGES.flatMap((language) => {
    const file = captions[language]
    return file === null ? [] : [{ language, ...file }]
  })

/** What stands beside a video where it is used: in a lesson, else in one that is being written, else in a how-to. */
const captionsBeside = async (query: Queryable, id: number): Promise<readonly Spoken[]> => {
  const isFile = eq(files.id, id)
  const [lesson] = await query
    .select({ named: lessons.files })
    .from(files)
    .innerJoin(lessons, isNamedIn(sql`${lessons.files}`))
    .where(isFile)
    .orderBy(desc(lessons.id))
    .limit(1)
  if (lesson) return filesOf(lesson.named).captions
  const [draft] = await query
    .select({ content: courseDrafts.content, name: files.name })
    .from(files)
    .innerJoin(courseDrafts, isNamedIn(sql`${courseDrafts.content}`))
    .where(isFile)
    .limit(1)
  const written = draft?.content.lessons.find(({ video }) => video?.sources.some(({ name }) => name === draft.name))
  if (written) return inLanguages(written.captions)
  const [howTo] = await query
    .select({ captions: howToVideos.captions })
    .from(files)
    .innerJoin(howToVideos, isNamedIn(sql`${howToVideos.video}`))
    .where(isFile)
    .limit(1)
  return howTo ? inLanguages(howTo.captions) : []
}

/** A file as it is looked at. Throws `404 NOT_FOUND` for what is not among those that are listed. */
export const previewFile = async (
  { db, addresses, clock }: Pick<Platform, 'db' | 'addresses' | 'clock'>,
  id: number,
  sessionId: string,
): Promise<FilePreview> => {
  const [row] = await db
    .select({ container: files.container, name: files.name, kind: kindOfFile(db) })
    .from(files)
    .where(and(isListed, eq(files.id, id)))
  const { container, name, kind } = found(row)
  const expiresAt = steadyExpiry(clock.now())
  const addressOf = (file: CourseFile): string => {
    const { container: kept, name: called } = file
    if (!isContainer(kept)) throw new Error(`There is no container ${kept}`)
    if (CONTAINERS[kept] === 'public') return filePath(kept, called)
    return signFileUrl(addresses, { container: kept, name: called, sessionId, expiresAt })
  }
  const captions = kind === 'video' ? await captionsBeside(db, id) : []
  return {
    id,
    kind,
    url: addressOf({ container, name }),
    captions: captions.map(({ language, ...file }) => ({ language, url: addressOf(file) })),
  }
}
