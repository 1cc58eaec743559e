import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import type { Tx } from '../../platform/db/database.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import { lessonProgress, onlineEnrollments, quizAttempts } from '../../platform/db/tables/learning.table.ts'
import { goOnAfterPass } from '../enrollments/completion.ts'
import { moveEnrollment } from '../enrollments/enrollment-lifecycle.ts'
import { findEnrollment, lockEnrollment } from '../enrollments/enrollments.repository.ts'
import type { LearningParts } from '../enrollments/learning-parts.ts'
import type { ProgressRow } from '../lessons/lesson-lifecycle.ts'
import type { MergeLedger } from './merge-ledger.ts'

type Pair = Readonly<{ kept: number; dropped: number }>

/** How far a lesson is; what is being answered is nobody's to change. */
const WORTH: Readonly<Record<ProgressRow['state'], number>> = {
  locked: 0,
  watching: 1,
  ready: 2,
  timedOut: 3,
  failed: 4,
  attempting: 5,
  passed: 6,
}
/** Above every number that is given, while attempts change places. */
const ASIDE = 1_000_000

const isFurther = (one: ProgressRow, other: ProgressRow): boolean =>
  WORTH[one.state] === WORTH[other.state]
    ? one.creditedSeconds > other.creditedSeconds
    : WORTH[one.state] > WORTH[other.state]

/** Ends the enrolment that does not stay, as its chart has it: dropped, or expired where its time has passed. */
export const dropDouble = async (tx: Tx, ledger: MergeLedger, enrollmentId: number, now: Date): Promise<void> => {
  await ledger.around([{ table: onlineEnrollments, where: eq(onlineEnrollments.id, enrollmentId) }], async () => {
    const enrollment = await lockEnrollment(tx, enrollmentId)
    if (!enrollment) throw new Error(`The enrolment ${enrollmentId} is gone`)
    const ended =
      (await moveEnrollment(tx, enrollment, 'enrollment.dropped', false, now)) ??
      (await moveEnrollment(tx, enrollment, 'enrollment.expired', false, now))
    if (ended === null) throw new Error(`The enrolment ${enrollmentId} cannot be ended`)
  })
}

const attemptsOf = ({ kept, dropped }: Pair, lessonId: number) =>
  and(inArray(quizAttempts.enrollmentId, [kept, dropped]), eq(quizAttempts.lessonId, lessonId))

/** The attempts of both at a lesson, in the order in which they were begun, counted from 1. Gives how many there are. */
const joinAttempts = async (tx: Tx, ledger: MergeLedger, pair: Pair, lessonId: number): Promise<number> => {
  const where = attemptsOf(pair, lessonId)
  const attempts = await tx
    .select({ id: quizAttempts.id })
    .from(quizAttempts)
    .where(where)
    .orderBy(asc(quizAttempts.startedAt), asc(quizAttempts.id))
  await ledger.around([{ table: quizAttempts, where }], () =>
    tx
      .update(quizAttempts)
      .set({ number: sql`${quizAttempts.number} + ${ASIDE}` })
      .where(where),
  )
  await ledger.around([{ table: quizAttempts, where }], async () => {
    for (const [at, { id }] of attempts.entries()) {
      await tx
        .update(quizAttempts)
        .set({ enrollmentId: pair.kept, number: at + 1 })
        .where(eq(quizAttempts.id, id))
    }
  })
  return attempts.length
}

const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one

/**
 * Of two enrolments in the same version of a course the lessons of both, in the one that stays: of each the further, and
 * all attempts. A lesson at which one of them is being answered is left as it is.
 */
export const joinProgress = async (tx: Tx, ledger: MergeLedger, pair: Pair): Promise<void> => {
  const { kept, dropped } = pair
  const enrollments = await tx
    .select({ id: onlineEnrollments.id, offeringId: onlineEnrollments.offeringId })
    .from(onlineEnrollments)
    .where(inArray(onlineEnrollments.id, [kept, dropped]))
  if (new Set(enrollments.map(({ offeringId }) => offeringId)).size !== 1) return
  const where = inArray(lessonProgress.enrollmentId, [kept, dropped])
  const rows = await tx.select().from(lessonProgress).where(where).orderBy(asc(lessonProgress.lessonId))
  for (const ours of rows.filter(({ enrollmentId }) => enrollmentId === kept)) {
    const theirs = rows.find(({ enrollmentId, lessonId }) => enrollmentId === dropped && lessonId === ours.lessonId)
    if (!theirs || ours.state === 'attempting' || theirs.state === 'attempting') continue
    const attemptsUsed = await joinAttempts(tx, ledger, pair, ours.lessonId)
    const better = isFurther(theirs, ours) ? theirs : ours
    const { state, status, ranges, spare, creditedSeconds, lastReportAt } = better
    await ledger.around([{ table: lessonProgress, where }], () =>
      tx
        .update(lessonProgress)
        .set({
          state,
          status,
          ranges,
          spare,
          creditedSeconds,
          lastReportAt,
          // Of attempts that were given back none is used: no more than there were.
          attemptsUsed: Math.max(attemptsUsed, ours.attemptsUsed),
          attemptsReset: ours.attemptsReset + theirs.attemptsReset,
          retryAt: later(ours.retryAt, theirs.retryAt),
        })
        .where(and(eq(lessonProgress.enrollmentId, kept), eq(lessonProgress.lessonId, ours.lessonId))),
    )
  }
}

/** What the lessons of both bring: the next one opens, or the course is complete. Gives its id where it is. */
export const goOn = async (
  tx: Tx,
  ledger: MergeLedger,
  parts: LearningParts,
  enrollmentId: number,
  now: Date,
): Promise<number | null> => {
  const learner = await findEnrollment(tx, enrollmentId)
  if (!learner) return null
  await ledger.around(
    [
      { table: onlineEnrollments, where: eq(onlineEnrollments.id, enrollmentId) },
      { table: lessonProgress, where: eq(lessonProgress.enrollmentId, enrollmentId) },
      { table: certificates, where: eq(certificates.enrollmentId, enrollmentId) },
    ],
    () => goOnAfterPass(tx, parts, learner, now),
  )
  const after = await lockEnrollment(tx, enrollmentId)
  return after?.completedAt != null && learner.enrollment.completedAt === null ? learner.course.id : null
}
