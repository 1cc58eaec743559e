import { setup } from 'xstate'

import type { COURSE_EVENTS } from '../../domain/course/course-state.ts'

export type CourseLifecycleEvent = Readonly<{ type: (typeof COURSE_EVENTS)[number] }>

export type CourseFacts = Readonly<{
  /** Nothing keeps it from being published as it stands. */
  isSound: boolean
  /** There is something to offer again. */
  wasPublished: boolean
  /** Its draft is another than what was published last. */
  isChanged: boolean
}>

/** The life of a course. Who is enrolled goes on through all of it: each version is kept as it was offered. */
export const courseLifecycle = setup({
  types: {} as { context: CourseFacts; events: CourseLifecycleEvent; input: CourseFacts },
  guards: {
    isSound: ({ context }) => context.isSound,
    wasPublished: ({ context }) => context.wasPublished,
    isChanged: ({ context }) => context.isChanged,
  },
}).createMachine({
  id: 'courseLifecycle',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      on: {
        'course.changed': 'draft',
        'course.published': { guard: 'isSound', target: 'published' },
        'course.archived': 'archived',
      },
    },
    published: {
      on: { 'course.changed': 'changed', 'course.withdrawn': 'withdrawn', 'course.archived': 'archived' },
    },
    changed: {
      on: {
        'course.changed': 'changed',
        'course.published': { guard: 'isSound', target: 'published' },
        'course.withdrawn': 'withdrawn',
        'course.archived': 'archived',
      },
    },
    withdrawn: {
      on: {
        'course.changed': 'withdrawn',
        'course.published': { guard: 'isSound', target: 'published' },
        'course.offeredAgain': [{ guard: 'isChanged', target: 'changed' }, { target: 'published' }],
        'course.archived': 'archived',
      },
    },
    archived: {
      on: { 'course.unarchived': [{ guard: 'wasPublished', target: 'withdrawn' }, { target: 'draft' }] },
    },
  },
})
