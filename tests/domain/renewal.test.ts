import { describe, expect, it } from 'vitest'

import type { Course } from '../../src/domain/contract/course.contract.ts'
import { renewalOf } from '../../src/domain/renewal.ts'

const NOW = Date.parse('2026-05-04T12:00:00Z')
const COURSE: Course = {
  id: 1,
  title: 'National TIM Responder Course',
  description: '',
  courseTypeId: 1,
  courseCategory: { name: 'Responder', picture: 'responder' },
  totalCourseHours: 4,
  isOnline: true,
}

const enrollment = (status: number, expirationDate: string, startedAt = '2025-06-01T12:00:00Z', courseId = 1) => ({
  status,
  expirationDate,
  startedAt,
  instructorOnlineCourse: { courseId },
})
const of = (...onlineEnrollments: ReturnType<typeof enrollment>[]) =>
  renewalOf({ certificates: [], onlineEnrollments }, 1, NOW)

const SOON = '2026-06-03T12:00:00Z'
const PAST = '2026-05-04T11:59:59Z'

describe('what there is to renew', () => {
  it.each([
    [SOON, 'certificateEnds'],
    [PAST, 'certificateEnded'],
  ])('by a certificate that the dashboard offers to renew, until %s', (at, kind) => {
    const certificates = [
      { expiresAt: '2024-01-01T00:00:00Z', renewal: { ...COURSE, id: 2 } },
      { expiresAt: at, renewal: COURSE },
    ]
    // It says more than an enrolment that has ended with it.
    expect(renewalOf({ certificates, onlineEnrollments: [enrollment(3, PAST)] }, 1, NOW)).toEqual({
      kind,
      at,
      course: COURSE,
    })
  })

  it.each([
    [1, PAST],
    [2, PAST],
    [3, PAST],
  ])('by an enrolment of status %i that is over', (status, at) => {
    expect(of(enrollment(status, at))).toEqual({ kind: 'enrollmentEnded', at })
  })

  it('is an active enrolment within thirty days of its end', () => {
    expect([of(enrollment(1, SOON)), of(enrollment(1, '2026-06-03T12:00:01Z'))]).toEqual([
      { kind: 'enrollmentEnds', at: SOON },
      null,
    ])
  })

  it.each([
    ['there never was one', []],
    ['it was dropped', [enrollment(5, PAST)]],
    ['it was completed and lasts', [enrollment(3, SOON)]],
    ['it is of another course', [enrollment(1, PAST, undefined, 2)]],
    ['a later one lasts', [enrollment(1, PAST), enrollment(1, '2027-05-01T12:00:00Z', '2026-05-01T12:00:00Z')]],
  ])('is nothing where %s', (_, held) => {
    expect(of(...held)).toBeNull()
  })
})
