import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { CourseState } from '../../../src/domain/course/course-state.ts'
import type { CourseFacts } from '../../../src/machines/lifecycle/course.lifecycle.ts'
import { courseDrafts, courses } from '../../platform/db/tables/catalogue.table.ts'

type CourseRow = Pick<typeof courses.$inferSelect, 'isPublished' | 'publishedAt' | 'archivedAt'>
type Revisions = Pick<typeof courseDrafts.$inferSelect, 'revision' | 'publishedRevision'>

/** It was offered at some time: those that are were, before anybody noted since when. */
export const wasPublished = ({ isPublished, publishedAt }: Pick<CourseRow, 'isPublished' | 'publishedAt'>): boolean =>
  isPublished || publishedAt !== null

/** Whether its draft is another than what is published; without a draft there is nothing else. */
const isChanged = (draft: Revisions | null): boolean => draft !== null && draft.revision !== draft.publishedRevision

/** The state of a course, as its columns have it. */
export const courseStateOf = (course: CourseRow, draft: Revisions | null): CourseState => {
  if (course.archivedAt !== null) return 'archived'
  if (course.isPublished) return isChanged(draft) ? 'changed' : 'published'
  return wasPublished(course) ? 'withdrawn' : 'draft'
}

/** What its lifecycle asks. Whether it is sound is known only to whoever has looked at its draft. */
export const courseFactsOf = (course: CourseRow, draft: Revisions | null, isSound: boolean): CourseFacts => ({
  isSound,
  wasPublished: wasPublished(course),
  isChanged: isChanged(draft),
})

/** The same in the database, over courses with their drafts. */
export const wasPublishedSql = sql<boolean>`(${courses.isPublished} or ${courses.publishedAt} is not null)`

export const courseStateSql: SQL<CourseState> = sql`case
  when ${courses.archivedAt} is not null then 'archived'
  when ${courses.isPublished} and ${courseDrafts.revision} is distinct from ${courseDrafts.publishedRevision} then 'changed'
  when ${courses.isPublished} then 'published'
  when ${courses.publishedAt} is not null then 'withdrawn'
  else 'draft' end`
