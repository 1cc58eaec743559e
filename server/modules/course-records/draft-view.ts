import type { CourseDraft } from '../../../src/domain/contract/course-draft.contract.ts'
import { documentKept, type CourseDocument } from '../../../src/domain/course/course-document.ts'
import type { CourseState } from '../../../src/domain/course/course-state.ts'
import { publishProblems } from '../../../src/domain/course/publish-checks.ts'
import { courseNextEvents } from '../../../src/machines/lifecycle/decide-course.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { courseFactsOf, courseStateOf, wasPublished } from './course-standing.ts'
import { findDraft, type CourseRow, type DraftRow } from './drafts.repository.ts'
import { documentOf, findLatestOffering } from './offered-document.ts'
import { publishFacts, type ReadCaptions } from './publish-facts.ts'

/** A course with what is written of it: its draft, or where it has none, what it is offered as. */
export type HeldCourse = Readonly<{
  course: CourseRow
  draft: DraftRow | null
  updatedBy: string | null
  document: CourseDocument
  state: CourseState
  /** That is open, or was last; null of one that was never published, or is not online. */
  version: number | null
}>

export const readCourse = async (query: Queryable, course: CourseRow): Promise<HeldCourse> => {
  const offering = course.isOnline ? await findLatestOffering(query, course.id) : null
  const found = await findDraft(query, course.id)
  const draft = found?.draft ?? null
  return {
    course,
    draft,
    updatedBy: found?.updatedBy ?? null,
    document: draft ? documentKept(draft.content) : await documentOf(query, course, offering),
    state: courseStateOf(course, draft),
    version: wasPublished(course) ? (offering?.version ?? null) : null,
  }
}

/** A document as an answer: nobody changes it, which the contract does not say. */
export const asTold = (document: CourseDocument) => document as CourseDraft['document']

type Standing = Omit<CourseDraft, 'document' | 'version' | 'enrolled'>

/** Where a course stands, and what keeps it from being published. */
export const presentStanding = async (
  query: Queryable,
  { course, draft, document, updatedBy }: HeldCourse,
  captions: ReadCaptions,
): Promise<Standing> => {
  const facts = await publishFacts(query, course.id, document, captions)
  const problems = publishProblems(document, facts)
  const state = courseStateOf(course, draft)
  return {
    revision: draft?.revision ?? 0,
    state,
    nextEvents: courseNextEvents(state, courseFactsOf(course, draft, problems.length === 0)),
    problems: [...problems],
    facts: {
      categoryIds: [...facts.categoryIds],
      prerequisiteIds: [...facts.prerequisiteIds],
      missingFiles: [...facts.missingFiles],
      silentCaptions: [...facts.silentCaptions],
    },
    updatedAt: draft?.updatedAt.toISOString() ?? null,
    updatedBy,
  }
}
