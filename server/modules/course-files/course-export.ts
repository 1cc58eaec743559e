import { extname } from 'node:path'
import { Readable } from 'node:stream'

import { inArray } from 'drizzle-orm'

import { fileKey, filesOfLesson } from '../../../src/domain/course/course-document.ts'
import {
  CONTENT_NAME,
  COURSE_ENTRY,
  COURSE_FILE_BYTES,
  fileContentOf,
  FILES_CONTAINER,
  FILES_FOLDER,
} from '../../../src/domain/course/course-file-format.ts'
import { courseCategories } from '../../platform/db/tables/catalogue.table.ts'
import { isContainer } from '../../platform/files/containers.ts'
import type { StoredFile } from '../../platform/files/stored-file.ts'
import { zipOf, type ZipEntry } from '../../platform/files/zip-writing.ts'
import type { Platform } from '../../platform/platform.ts'
import { found, Refusal } from '../../platform/refusal.ts'
import { readCourse } from '../course-records/draft-view.ts'
import { findCourseRow } from '../course-records/drafts.repository.ts'

/** What a file is called in the archive: by its content, so that it is the same wherever it comes from. */
const nameIn = ({ digest, name }: StoredFile): string => `${digest}${extname(name).toLowerCase()}`

/** A course as it is written, as one file. What it names and is not kept any more is not in it. */
export const exportCourse = async ({ db, files }: Platform, courseId: number): Promise<Readable> => {
  const { course, document } = await readCourse(db, found(await findCourseRow(db, courseId)))
  const kept = new Map<string, StoredFile>()
  for (const file of document.lessons.flatMap(filesOfLesson)) {
    const { container, name } = file
    // Of certificates and photos nothing is opened by a course.
    if (!isContainer(container) || (container !== 'lessons' && container !== 'pictures')) continue
    const stored = await files.find(container, name)
    if (stored && CONTENT_NAME.test(nameIn(stored))) kept.set(fileKey(file), stored)
  }
  const { categoryId, prerequisiteCourseId } = document.details
  // What is written may be none any more; what the course is in always is one.
  const categories = await db
    .select()
    .from(courseCategories)
    .where(inArray(courseCategories.id, [categoryId, course.categoryId]))
  const category = categories.find(({ id }) => id === categoryId) ?? categories[0]
  const before = prerequisiteCourseId === null ? undefined : await findCourseRow(db, prerequisiteCourseId)
  const content = fileContentOf(
    document,
    {
      category: found(category).name,
      prerequisite: before?.title ?? null,
    },
    (file) => {
      const stored = kept.get(fileKey(file))
      return stored ? { container: FILES_CONTAINER, name: nameIn(stored) } : null
    },
  )
  const text = Buffer.from(`${JSON.stringify(content, null, 2)}\n`)
  const byName = new Map([...kept.values()].map((stored) => [nameIn(stored), stored]))
  const entries: ZipEntry[] = [
    { name: COURSE_ENTRY, size: text.length, read: async () => Readable.from([text]) },
    ...[...byName]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, stored]) => ({ name: `${FILES_FOLDER}${name}`, size: stored.size, read: () => files.read(stored) })),
  ]
  if (entries.reduce((sum, { size }) => sum + size, 0) > COURSE_FILE_BYTES) throw new Refusal(413, 'TOO_LARGE')
  return zipOf(entries)
}
