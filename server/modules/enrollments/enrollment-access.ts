import { ROLE } from '../../../src/domain/role.ts'
import { hasRole } from '../../platform/caller.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { notFound } from '../../platform/refusal.ts'
import { teachesEnrollment } from '../enrollment-verification/enrollment-verification.repository.ts'
import type { EnrollmentRow } from './enrollment-lifecycle.ts'
import { findEnrollment } from './enrollments.repository.ts'
import type { LearnerEnrollment } from './enrollments.repository.ts'

/** What of a caller the learning modules go by. */
export type Learner = Pick<Caller, 'userId' | 'studentId' | 'roles' | 'sessionId'>

/**
 * Who may read all that a student does: that student, and administrators. Who teaches them is told of what they teach,
 * by each call that tells a teacher anything. A coordinator sees the members of a group where groups are shown.
 */
export const maySeeAllOf = (caller: Learner, studentId: number): boolean =>
  studentId === caller.studentId || hasRole(caller, ROLE.admin, ROLE.owner)

/** Who may read one enrolment: the same, and the instructors who teach the offering that it is of. */
export const maySeeEnrollment = async (
  query: Queryable,
  caller: Learner,
  { id, studentId }: Pick<EnrollmentRow, 'id' | 'studentId'>,
): Promise<boolean> =>
  maySeeAllOf(caller, studentId) ||
  (hasRole(caller, ROLE.instructor) && (await teachesEnrollment(query, caller.userId, id)))

/** The caller's own enrolment. Another person's is as if it were not there. */
export const ownEnrollment = async (
  query: Queryable,
  caller: Learner,
  enrollmentId: number,
): Promise<LearnerEnrollment> => {
  const learner = await findEnrollment(query, enrollmentId)
  if (!learner || learner.student.userId !== caller.userId) throw notFound()
  return learner
}

/** An enrolment that the caller may read. Any other is as if it were not there. */
export const readableEnrollment = async (
  query: Queryable,
  caller: Learner,
  enrollmentId: number,
): Promise<LearnerEnrollment> => {
  const learner = await findEnrollment(query, enrollmentId)
  if (!learner || !(await maySeeEnrollment(query, caller, learner.enrollment))) throw notFound()
  return learner
}
