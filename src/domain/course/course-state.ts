/**
 * Where a course stands: a `draft` was never published, one that is `changed` is published as it was, who is enrolled in
 * one that is `withdrawn` or `archived` goes on.
 */
export const COURSE_STATES = ['draft', 'published', 'changed', 'withdrawn', 'archived'] as const
export type CourseState = (typeof COURSE_STATES)[number]

export const COURSE_EVENTS = [
  'course.changed',
  'course.published',
  'course.withdrawn',
  'course.offeredAgain',
  'course.archived',
  'course.unarchived',
] as const
