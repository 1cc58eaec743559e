import { describe, expect, it } from 'vitest'

import { cardStanding, type Holdings } from '../../../src/views/pages/home/course-standing.ts'
import { aCourse, NOW } from '../../../src/views/pages/story-data.ts'

const online = aCourse({ id: 1 })
const inPerson = aCourse({ id: 2, isOnline: false })
const nothing: Holdings = { online: [], inPerson: [], now: NOW }
const onClass = (courseStatusId: number, courseDate: string, courseEndDate: string | null = null): Holdings => ({
  ...nothing,
  inPerson: [{ instructorCourse: { id: 31, courseId: 2, courseStatusId, courseDate, courseEndDate } }],
})
const holding = (status: number, expirationDate: string): Holdings => ({
  ...nothing,
  online: [{ courseId: 1, status, expirationDate }],
})
const LATER = '2026-05-05T00:00:00Z'
const EARLIER = '2026-05-03T00:00:00Z'

describe('what a card says', () => {
  it.each([
    ['an unexpired active enrolment', online, holding(1, LATER), 'enrolled'],
    ['an unexpired completed enrolment', online, holding(3, LATER), 'enrolled'],
    ['an expired enrolment', online, holding(1, EARLIER), 'notEnrolled'],
    ['a dropped enrolment', online, holding(5, LATER), 'notEnrolled'],
    ['no enrolment', online, nothing, 'notEnrolled'],
    ['a guest at an online course', online, 'none', 'notEnrolled'],
    ['holdings on their way', online, 'unknown', 'unknown'],
    ['a scheduled class to come', inPerson, onClass(1, LATER), 'enrolled'],
    ['a scheduled class that goes on', inPerson, onClass(1, EARLIER, LATER), 'enrolled'],
    ['a scheduled class that is over', inPerson, onClass(1, EARLIER), 'plain'],
    ['a cancelled class', inPerson, onClass(2, LATER), 'plain'],
    ['a guest at an in-person course', inPerson, 'none', 'plain'],
  ] as const)('%s', (_, course, holdings, standing) => {
    expect(cardStanding(course, holdings)).toBe(standing)
  })
})
