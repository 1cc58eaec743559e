import { expect, test } from 'vitest'

import { deadlinesOf } from '../../src/domain/deadline.ts'
import { aHeldClass, aHeldEnrollment, DASHBOARD, EMPTY_DASHBOARD, NOW } from '../../src/views/pages/story-data.ts'

const told = (dashboard: Parameters<typeof deadlinesOf>[0]) =>
  deadlinesOf(dashboard, NOW).map(({ at, isOverdue, key }) => [key, at, isOverdue])

test('what comes up is in the order of its dates: an offer, what a group expects, a class, an enrolment', () => {
  expect(told(DASHBOARD)).toEqual([
    ['offer 303', '2026-05-05T14:00:00Z', false],
    ['group 5', '2026-05-31', false],
    ['class 301', '2026-06-11T13:00:00Z', false],
    ['enrollment 21', '2027-04-02T00:00:00Z', false],
  ])
})

test('what is over, cancelled or only waited for is no deadline', () => {
  const classes = [
    aHeldClass({ courseDate: '2026-05-04T13:59:59Z' }),
    aHeldClass({ courseStatusId: 2 }),
    aHeldClass({ registrationState: 'waitlisted' }),
    aHeldClass({ registrationState: 'offered', offerEndsAt: '2026-05-04T13:59:59Z' }),
    aHeldClass({ registrationState: 'cancelled' }),
  ]
  const onlineEnrollments = [
    aHeldEnrollment({ status: 3 }),
    aHeldEnrollment({ expirationDate: '2026-05-04T13:59:59Z' }),
  ]
  expect(told({ ...EMPTY_DASHBOARD, classes, onlineEnrollments })).toEqual([])
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
