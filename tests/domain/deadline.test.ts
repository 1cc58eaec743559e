import { expect, test } from 'vitest'

import { deadlinesOf } from '../../src/domain/deadline.ts'
import { aHeldEnrollment, DASHBOARD, EMPTY_DASHBOARD, NOW } from '../../src/views/pages/story-data.ts'

const told = (dashboard: Parameters<typeof deadlinesOf>[0]) =>
  deadlinesOf(dashboard, NOW).map(({ at, isOverdue, key }) => [key, at, isOverdue])

test('what comes up is in the order of its dates: what a group expects, an enrolment; no class, which stands among the classes', () => {
  expect(told(DASHBOARD)).toEqual([
    ['group 5', '2026-05-31', false],
    ['enrollment 21', '2027-04-02T00:00:00Z', false],
  ])
})

test('what is over is no deadline', () => {
  const onlineEnrollments = [
    aHeldEnrollment({ status: 3 }),
    aHeldEnrollment({ expirationDate: '2026-05-04T13:59:59Z' }),
  ]
  expect(told({ ...EMPTY_DASHBOARD, onlineEnrollments })).toEqual([])
})

test('a course that a group expects and that is enrolled in comes up once, by the sooner day, and leads to its lessons', () => {
  const held = aHeldEnrollment()
  const { courseId } = held.instructorOnlineCourse
  const expected = { courseId, courseTitle: 'Responder', groupName: 'B shift', isOnline: true }
  const upcoming = (dueOn: string | null) =>
    deadlinesOf({ groupCourses: [{ ...expected, dueOn }], onlineEnrollments: [held] }, NOW)
  expect(upcoming('2026-05-31')).toMatchObject([{ kind: 'group', at: '2026-05-31', isEnrolled: true }])
  expect(upcoming(null)).toMatchObject([{ kind: 'enrollment', at: held.expirationDate }])
})

test('what a group expects is overdue once its day is over, and comes last without a day', () => {
  const expected = { courseTitle: 'Refresher', groupName: 'B shift', isOnline: true }
  const groupCourses = [
    { ...expected, courseId: 1, dueOn: null },
    { ...expected, courseId: 2, dueOn: '2026-05-04' },
    { ...expected, courseId: 3, dueOn: '2026-05-03' },
  ]
  expect(told({ ...EMPTY_DASHBOARD, groupCourses })).toEqual([
    ['group 3', '2026-05-03', true],
    ['group 2', '2026-05-04', false],
    ['group 1', null, false],
  ])
})
