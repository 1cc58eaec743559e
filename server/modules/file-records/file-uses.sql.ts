import { and, eq, exists, or, sql, type SQL } from 'drizzle-orm'

import { FILE_USES, type FileUse } from '../../../src/domain/file-record.ts'
import type { Localized } from '../../../src/domain/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { courseDrafts, courses, instructorOnlineCourses, lessons } from '../../platform/db/tables/catalogue.table.ts'
import { howToVideos } from '../../platform/db/tables/how-to.table.ts'
import { materials, materialVersions } from '../../platform/db/tables/materials.table.ts'
import { files } from '../../platform/db/tables/platform.table.ts'

/** A text anywhere in a document that is the file's name, in whichever way it is said there. */
export const isNamedIn = (document: SQL): SQL =>
  sql`jsonb_path_exists(${document}, '$.** ? (@ == $name)', jsonb_build_object('name', ${files.name}))`

/**
 * Each thing that names files, with what it is called: what is named here is used, and is not put into the trash.
 * A table that names files has its entry here. Old versions and drafts count, since they are read again.
 */
const USES = {
  lesson: (query) =>
    query
      .select({ title: lessons.title })
      .from(lessons)
      .where(isNamedIn(sql`${lessons.files}`)),
  /** As it is written, and each version as it was. */
  course: (query) =>
    query
      .select({ title: courses.title })
      .from(courses)
      .leftJoin(courseDrafts, eq(courseDrafts.courseId, courses.id))
      .where(
        or(
          isNamedIn(sql`${courseDrafts.content}`),
          exists(
            query
              .select({ named: sql`1` })
              .from(instructorOnlineCourses)
              .where(
                and(
                  eq(instructorOnlineCourses.courseId, courses.id),
                  isNamedIn(sql`${instructorOnlineCourses.document}`),
                ),
              ),
          ),
        ),
      ),
  material: (query) =>
    query
      .select({ title: materials.title })
      .from(materialVersions)
      .innerJoin(materials, eq(materials.id, materialVersions.materialId))
      .where(eq(materialVersions.fileName, files.name)),
  /** In the trash too, since it may be taken out again. */
  howTo: (query) =>
    query
      .select({ title: howToVideos.title })
      .from(howToVideos)
      .where(
        or(
          isNamedIn(sql`${howToVideos.video}`),
          isNamedIn(sql`${howToVideos.poster}`),
          isNamedIn(sql`${howToVideos.captions}`),
        ),
      ),
} as const satisfies Readonly<Record<FileUse, (query: Queryable) => unknown>>

/** Of a row of `files`. */
export const isUsed = (query: Queryable): SQL => or(...FILE_USES.map((use) => exists(USES[use](query)))) ?? sql`false`

export type NamedUse = Readonly<{ use: FileUse; title: Localized }>

/** What names a row of `files`, each once. */
export const usesOf = (query: Queryable): SQL<NamedUse[]> => {
  const each = FILE_USES.map(
    (use) => sql`select distinct ${use}::text as use, named.title from ${USES[use](query)} named`,
  )
  const all = sql.join(each, sql` union all `)
  return sql<
    NamedUse[]
  >`coalesce((select jsonb_agg(jsonb_build_object('use', use, 'title', title)) from (${all}) uses), '[]'::jsonb)`
}
