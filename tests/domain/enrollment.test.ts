import { describe, expect, test } from 'vitest'

import { countComplete, enrollmentLabel, verificationLabel } from '../../src/domain/enrollment-label.ts'
import { isEnrolledOnline } from '../../src/domain/enrollment.ts'
import { latestOutcome, LESSON_OUTCOME } from '../../src/domain/lesson.ts'

const now = Date.parse('2026-11-20T12:00:00.000Z')
const past = '2026-11-20T11:59:59.999Z'
const ahead = '2026-11-20T12:00:00.000Z'
const progress = [
  { lessonId: 1, status: 2 },
  { lessonId: 2, status: 4 },
  { lessonId: 3, status: 1 },
  { lessonId: 4, status: null },
  { lessonId: 5, status: 2 },
]

describe('the label of an online enrolment', () => {
  test.each([
    { status: 1, expirationDate: ahead, label: { kind: 'active', complete: 2, total: 9 } },
    { status: 1, expirationDate: past, label: { kind: 'expiredIncomplete' } },
    { status: 3, expirationDate: ahead, label: { kind: 'completed' } },
    { status: 3, expirationDate: past, label: { kind: 'completedExpired' } },
    { status: 2, expirationDate: past, label: { kind: 'expired' } },
    { status: 2, expirationDate: ahead, label: { kind: 'expired' } },
    { status: 5, expirationDate: ahead, label: { kind: 'dropped' } },
    { status: 5, expirationDate: past, label: { kind: 'dropped' } },
    { status: 4, expirationDate: ahead, label: { kind: 'unknown' } },
  ])('status $status that ends $expirationDate is $label.kind', ({ status, expirationDate, label }) => {
    expect(enrollmentLabel({ status, expirationDate, progress, lessonCount: 9 }, now)).toEqual(label)
  })

  test('counts lessons whose progress status is 2', () => {
    expect(countComplete(progress)).toBe(2)
  })
})

test('verification says whether the learner was verified and whether the course is incomplete', () => {
  expect(verificationLabel({ isVerified: true, incomplete: true })).toEqual({ isVerified: true, isIncomplete: true })
  expect(verificationLabel({ isVerified: false, incomplete: false })).toEqual({
    isVerified: false,
    isIncomplete: false,
  })
})

test('the online card says enrolled only for an unexpired active or completed enrolment', () => {
  const cases = [1, 2, 3, 5].flatMap((status) => [ahead, past].map((expirationDate) => ({ status, expirationDate })))
  expect(cases.filter((enrollment) => isEnrolledOnline(enrollment, now))).toEqual([
    { status: 1, expirationDate: ahead },
    { status: 3, expirationDate: ahead },
  ])
  expect(isEnrolledOnline(null, now)).toBe(false)
})

test('a passed lesson stays passed, any other outcome is replaced by the latest', () => {
  const { finishVideo, passExam, timeout, failed } = LESSON_OUTCOME
  expect([
    latestOutcome(null, finishVideo),
    latestOutcome(finishVideo, failed),
    latestOutcome(failed, timeout),
    latestOutcome(timeout, passExam),
    latestOutcome(passExam, failed),
  ]).toEqual([finishVideo, failed, timeout, passExam, passExam])
})
