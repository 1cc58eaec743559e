import { and, desc, eq, exists, isNotNull, or, gte } from 'drizzle-orm'

import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { courses, offeringInstructors } from '../../platform/db/tables/catalogue.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import type { EnrollmentRow } from '../enrollments/enrollment-lifecycle.ts'

export const listOwnEnrollments = (query: Queryable, studentId: number) =>
  query
    .select({ enrollment: onlineEnrollments, title: courses.title })
    .from(onlineEnrollments)
    .innerJoin(courses, eq(courses.id, onlineEnrollments.courseId))
    .where(eq(onlineEnrollments.studentId, studentId))
    .orderBy(desc(onlineEnrollments.id))

/** Those that a code can be of: it is good for as long as the enrolment is, and afterwards where it was completed. */
export const listEnrollmentsWithCode = (query: Queryable, studentId: number, now: Date) =>
  query
    .select({ enrollment: onlineEnrollments, title: courses.title })
    .from(onlineEnrollments)
    .innerJoin(courses, eq(courses.id, onlineEnrollments.courseId))
    .where(
      and(
        eq(onlineEnrollments.studentId, studentId),
        isNotNull(onlineEnrollments.verificationCodeHash),
        or(
          eq(onlineEnrollments.statusId, ENROLLMENT_STATUS.completed),
          and(eq(onlineEnrollments.statusId, ENROLLMENT_STATUS.active), gte(onlineEnrollments.expirationDate, now)),
        ),
      ),
    )
    .orderBy(desc(onlineEnrollments.id))

/** Whether a person teaches the offering of an enrolment. */
export const teachesEnrollment = async (query: Queryable, userId: number, enrollmentId: number): Promise<boolean> => {
  const teaching = query
    .select({ userId: offeringInstructors.userId })
    .from(offeringInstructors)
    .where(
      and(eq(offeringInstructors.offeringId, onlineEnrollments.offeringId), eq(offeringInstructors.userId, userId)),
    )
  const rows = await query
    .select({ id: onlineEnrollments.id })
    .from(onlineEnrollments)
    .where(and(eq(onlineEnrollments.id, enrollmentId), exists(teaching)))
  return rows.length > 0
}

/** Marks an enrolment that nobody verified yet; null when somebody was quicker. */
export const markVerified = async (
  tx: Tx,
  enrollmentId: number,
  { now, verifiedById, incomplete }: { now: Date; verifiedById: number | null; incomplete: boolean },
): Promise<EnrollmentRow | null> => {
  const [row] = await tx
    .update(onlineEnrollments)
    .set({ isVerified: true, verifiedAt: now, verifiedById, incomplete })
    .where(and(eq(onlineEnrollments.id, enrollmentId), eq(onlineEnrollments.isVerified, false)))
    .returning()
  return row ?? null
}

export const keepCode = async (tx: Tx, enrollmentId: number, verificationCodeHash: string): Promise<void> => {
  await tx.update(onlineEnrollments).set({ verificationCodeHash }).where(eq(onlineEnrollments.id, enrollmentId))
}
