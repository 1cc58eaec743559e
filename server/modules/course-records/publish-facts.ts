import { buffer } from 'node:stream/consumers'

import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'

import { captionsText, readCaptions, type Cue } from '../../../src/domain/captions.ts'
import {
  fileKey,
  filesOfTrack,
  type CourseDocument,
  type CourseFile,
} from '../../../src/domain/course/course-document.ts'
import type { PublishFacts } from '../../../src/domain/course/publish-checks.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { courseCategories, courses } from '../../platform/db/tables/catalogue.table.ts'
import { files as filesTable } from '../../platform/db/tables/platform.table.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { StoredFile } from '../../platform/files/stored-file.ts'

/** Captions by their file. */
export type ReadCaptions = ReadonlyMap<string, readonly Cue[]>

type Kind = 'video' | 'image' | 'text'

/** Files of anybody's certificates and photos are in others: no course may name those. */
const CONTAINERS: readonly string[] = ['lessons', 'pictures']

const captionsIn = ({ lessons }: CourseDocument): readonly Readonly<{ file: CourseFile; language: Language }>[] =>
  lessons.flatMap(({ captions }) => filesOfTrack(captions).map(({ language, ...file }) => ({ file, language })))

/** Every file that a course names, and what it has to be. */
const namedFiles = (document: CourseDocument): readonly Readonly<{ file: CourseFile; kind: Kind }>[] =>
  document.lessons.flatMap(({ video, poster, captions, labels, films }) => [
    ...[...(video?.sources ?? []), ...filesOfTrack(films)].map((file) => ({ file, kind: 'video' as const })),
    ...(poster === null ? [] : [{ file: poster, kind: 'image' as const }]),
    ...[captions, labels].flatMap((track) =>
      filesOfTrack(track).map(({ container, name }) => ({ file: { container, name }, kind: 'text' as const })),
    ),
  ])

const findFiles = async (query: Queryable, named: readonly CourseFile[]): Promise<ReadonlyMap<string, StoredFile>> => {
  const wanted = named.filter(({ container }) => CONTAINERS.includes(container))
  if (wanted.length === 0) return new Map()
  const rows = await query
    .select()
    .from(filesTable)
    .where(
      or(
        ...CONTAINERS.map((container) =>
          and(
            isNull(filesTable.trashedAt),
            eq(filesTable.container, container),
            inArray(
              filesTable.name,
              wanted.filter((file) => file.container === container).map(({ name }) => name),
            ),
          ),
        ),
      ),
    )
  return new Map(rows.map((row) => [fileKey(row), row]))
}

type Prerequisites = readonly Readonly<{ id: number; prerequisiteCourseId: number | null }>[]

/** Courses that may be asked for before this one: not itself, and none that asks for it in the end. */
export const usablePrerequisites = (all: Prerequisites, courseId: number): number[] => {
  const before = new Map(all.map(({ id, prerequisiteCourseId }) => [id, prerequisiteCourseId]))
  const leadsHere = (id: number): boolean => {
    const seen = new Set<number>()
    for (let at: number | null = id; at !== null && !seen.has(at); at = before.get(at) ?? null) {
      if (at === courseId) return true
      seen.add(at)
    }
    return false
  }
  return all.filter(({ id }) => !leadsHere(id)).map(({ id }) => id)
}

/** Those who could be asked for, that are not put away. */
export const listPrerequisites = (query: Queryable) =>
  query
    .select({ id: courses.id, title: courses.title, prerequisiteCourseId: courses.prerequisiteCourseId })
    .from(courses)
    .where(isNull(courses.archivedAt))
    .orderBy(asc(courses.position), asc(courses.id))

const READ_AT_MOST = 2000

/** What captions say, by the digest of their file: that never changes. */
const known = new Map<string, readonly Cue[]>()

const readFileCaptions = async (files: FileStore, file: StoredFile, language: Language): Promise<readonly Cue[]> => {
  const held = known.get(file.digest)
  if (held) return held
  const { cues } = readCaptions(captionsText(await buffer(await files.read(file)), language) ?? '')
  if (known.size >= READ_AT_MOST) known.clear()
  known.set(file.digest, cues)
  return cues
}

/** All captions that a course names and that are there. Outside of any transaction: files are read. */
export const readAllCaptions = async (
  query: Queryable,
  files: FileStore,
  document: CourseDocument,
): Promise<ReadCaptions> => {
  const named = captionsIn(document)
  const stored = await findFiles(
    query,
    named.map(({ file }) => file),
  )
  const read = new Map<string, readonly Cue[]>()
  for (const { file, language } of named) {
    const row = stored.get(fileKey(file))
    if (row?.contentType.startsWith('text/vtt')) read.set(fileKey(file), await readFileCaptions(files, row, language))
  }
  return read
}

/** What only the server knows of a draft. */
export const publishFacts = async (
  query: Queryable,
  courseId: number,
  document: CourseDocument,
  captions: ReadCaptions,
): Promise<PublishFacts> => {
  const named = namedFiles(document)
  const [categories, prerequisites, stored] = [
    await query.select({ id: courseCategories.id }).from(courseCategories).orderBy(asc(courseCategories.id)),
    await listPrerequisites(query),
    await findFiles(
      query,
      named.map(({ file }) => file),
    ),
  ]
  const missing = named.flatMap(({ file, kind }) =>
    stored.get(fileKey(file))?.contentType.startsWith(`${kind}/`) ? [] : [fileKey(file)],
  )
  return {
    categoryIds: categories.map(({ id }) => id),
    prerequisiteIds: usablePrerequisites(prerequisites, courseId),
    missingFiles: [...new Set(missing)],
    silentCaptions: [...captions].flatMap(([key, cues]) => (cues.length === 0 ? [key] : [])),
  }
}
