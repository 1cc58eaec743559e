import { exists, or, sql, type SQL } from 'drizzle-orm'

import { FILE_KINDS, type FileKind } from '../../../src/domain/file-record.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { courseDrafts, instructorOnlineCourses, lessons } from '../../platform/db/tables/catalogue.table.ts'
import { files } from '../../platform/db/tables/platform.table.ts'

/** Whether a text at a path of a document is the file's name. */
const isNamedAt = (document: SQL, path: string): SQL =>
  sql`jsonb_path_exists(${document}, ${`${path} ? (@ == $name)`}::jsonpath, jsonb_build_object('name', ${files.name}))`

const OF_LESSON = '$.labels[*].name'
const OF_COURSE = '$.lessons[*].labels.*.name'

/** Labels and captions are both WebVTT: what it is for says its place, as it is written and in each version. */
const isPlacedAsLabels = (query: Queryable): SQL =>
  or(
    exists(
      query
        .select({ named: sql`1` })
        .from(lessons)
        .where(isNamedAt(sql`${lessons.files}`, OF_LESSON)),
    ),
    exists(
      query
        .select({ named: sql`1` })
        .from(courseDrafts)
        .where(isNamedAt(sql`${courseDrafts.content}`, OF_COURSE)),
    ),
    exists(
      query
        .select({ named: sql`1` })
        .from(instructorOnlineCourses)
        .where(isNamedAt(sql`${instructorOnlineCourses.document}`, OF_COURSE)),
    ),
  ) ?? sql`false`

const IS_TEXT = sql`${files.contentType} like 'text/vtt%'`

const IS_OF_KIND: Readonly<Record<FileKind, (query: Queryable) => SQL>> = {
  video: () => sql`${files.contentType} like 'video/%'`,
  captions: (query) => sql`(${IS_TEXT} and not (${isPlacedAsLabels(query)}))`,
  labels: (query) => sql`(${IS_TEXT} and (${isPlacedAsLabels(query)}))`,
  picture: () => sql`${files.contentType} like 'image/%'`,
  document: () => sql`${files.contentType} !~ '^(video/|text/vtt|image/)'`,
}

/** Whether a row of `files` is of one of some kinds. */
export const isOfKinds = (query: Queryable, asked: readonly string[] | undefined): SQL | undefined =>
  or(...FILE_KINDS.filter((kind) => asked?.includes(kind)).map((kind) => IS_OF_KIND[kind](query)))

/** The kind of a row of `files`. */
export const kindOfFile = (query: Queryable): SQL<FileKind> => {
  const cases = FILE_KINDS.map((kind) => sql`when ${IS_OF_KIND[kind](query)} then ${kind}`)
  return sql<FileKind>`(case ${sql.join(cases, sql` `)} end)`
}
