import { and, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { LESSON_OUTCOME } from '../../../src/domain/lesson.ts'
import { ENROLLMENT_LABELS } from '../../../src/domain/student-enrollment.ts'
import type { EnrollmentLabelKind } from '../../../src/domain/student-enrollment.ts'
import { lessonProgress, onlineEnrollments } from '../../platform/db/tables/learning.table.ts'

const STATUS_OF: Readonly<Record<EnrollmentLabelKind, number>> = {
  active: ENROLLMENT_STATUS.active,
  expiredIncomplete: ENROLLMENT_STATUS.active,
  completed: ENROLLMENT_STATUS.completed,
  completedExpired: ENROLLMENT_STATUS.completed,
  expired: ENROLLMENT_STATUS.expired,
  dropped: ENROLLMENT_STATUS.dropped,
}

/** A label as the database tells it: see `enrollmentLabel`. */
const hasLabel = (label: EnrollmentLabelKind, now: Date): SQL | undefined => {
  const isOfStatus = eq(onlineEnrollments.statusId, STATUS_OF[label])
  if (label === 'expired' || label === 'dropped') return isOfStatus
  const isPast = label === 'expiredIncomplete' || label === 'completedExpired'
  return and(
    isOfStatus,
    isPast ? lt(onlineEnrollments.expirationDate, now) : gte(onlineEnrollments.expirationDate, now),
  )
}

type Wanted = readonly string[] | undefined

const labelsIn = (wanted: Wanted): readonly EnrollmentLabelKind[] =>
  wanted === undefined ? ENROLLMENT_LABELS : ENROLLMENT_LABELS.filter((label) => wanted.includes(label))

/** The status ids that enrolments of such labels have; of none in particular, all. */
export const statusesOf = (wanted: Wanted): readonly number[] => [
  ...new Set(labelsIn(wanted).map((label) => STATUS_OF[label])),
]

/** Whether an enrolment is shown with one of these labels. */
export const hasLabelOf = (wanted: Wanted, now: Date): SQL | undefined =>
  wanted === undefined ? undefined : or(...labelsIn(wanted).map((label) => hasLabel(label, now)))

const lessonsOf = (isCounted: SQL) =>
  sql<number>`(select count(*)::integer from ${lessonProgress} where ${lessonProgress.enrollmentId} = ${onlineEnrollments.id} and ${isCounted})`

/** How many lessons of an enrolment are complete, and how many it has. */
export const lessonCounts = {
  complete: lessonsOf(sql`${lessonProgress.status} = ${LESSON_OUTCOME.passExam}`),
  total: lessonsOf(sql`true`),
}
