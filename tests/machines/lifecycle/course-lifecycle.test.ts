import { expect, test } from 'vitest'

import { COURSE_EVENTS, COURSE_STATES } from '../../../src/domain/course/course-state.ts'
import type { CourseFacts } from '../../../src/machines/lifecycle/course.lifecycle.ts'
import { courseNextEvents, decideCourse } from '../../../src/machines/lifecycle/decide-course.ts'

const tableOf = (facts: CourseFacts) =>
  COURSE_STATES.map(
    (state) => `${state}: ${COURSE_EVENTS.map((event) => decideCourse(state, facts, event) ?? '-').join(' ')}`,
  )

test('a course that is sound is published from everywhere but the archive, and not twice as it is', () => {
  expect(tableOf({ isSound: true, wasPublished: true, isChanged: false })).toEqual([
    'draft: draft published - - archived -',
    'published: changed - withdrawn - archived -',
    'changed: changed published withdrawn - archived -',
    'withdrawn: withdrawn published - published archived -',
    'archived: - - - - - withdrawn',
  ])
})

test('one that is not is written, taken away and brought back', () => {
  expect(tableOf({ isSound: false, wasPublished: false, isChanged: true })).toEqual([
    'draft: draft - - - archived -',
    'published: changed - withdrawn - archived -',
    'changed: changed - withdrawn - archived -',
    'withdrawn: withdrawn - - changed archived -',
    'archived: - - - - - draft',
  ])
})

test('what may happen next is what the chart takes', () => {
  expect(courseNextEvents('withdrawn', { isSound: false, wasPublished: true, isChanged: true })).toEqual([
    'course.changed',
    'course.offeredAgain',
    'course.archived',
  ])
})
