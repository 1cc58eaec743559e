import { expect, test } from 'vitest'

import { deadlinesOf } from '../../src/domain/deadline.ts'
import {
  aCourse,
  aHeldCertificate,
  aHeldEnrollment,
  DASHBOARD,
  EMPTY_DASHBOARD,
  NOW,
} from '../../src/views/pages/story-data.ts'

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
    deadlinesOf({ ...EMPTY_DASHBOARD, groupCourses: [{ ...expected, dueOn }], onlineEnrollments: [held] }, NOW)
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

test('what a group expects is not overdue before its day is over everywhere, as who coordinates the group is told', () => {
  const expected = { courseId: 1, courseTitle: 'Refresher', groupName: 'B shift', isOnline: true, dueOn: '2026-03-10' }
  const isOverdue = (now: string) =>
    deadlinesOf({ ...EMPTY_DASHBOARD, groupCourses: [expected] }, Date.parse(now)).map((due) => due.isOverdue)
  // The evening of that day in New York, the last moment of it anywhere, and the next.
  expect(
    ['2026-03-11T00:01:00Z', '2026-03-11T11:59:59.999Z', '2026-03-11T12:00:00Z'].map((now) => isOverdue(now)),
  ).toEqual([[false], [false], [true]])
})

test('a certificate that is to be renewed comes up by the day on which it ends, and its course once', () => {
  const renewal = aCourse({ id: 7, title: 'Responder', isOnline: true })
  const held = (expiresAt: string | null, of: typeof renewal | null = renewal) =>
    aHeldCertificate({ courseTitle: 'Responder', expiresAt, renewal: of })
  const certificates = [held('2026-05-03T00:00:00Z'), held(null), held('2026-06-01T00:00:00Z', null)]
  expect(deadlinesOf({ ...EMPTY_DASHBOARD, certificates }, NOW)).toMatchObject([
    { kind: 'certificate', courseId: 7, courseTitle: 'Responder', isOverdue: true, isOnline: true },
  ])
  const expected = { courseId: 7, courseTitle: 'Responder', groupName: 'B shift', isOnline: true, dueOn: '2026-05-31' }
  const ending = { ...EMPTY_DASHBOARD, certificates: [held('2026-06-01T00:00:00Z')], groupCourses: [expected] }
  expect(told(ending)).toEqual([['group 7', '2026-05-31', false]])
})
