import { ROLE } from '../../../src/domain/role.ts'
import type { Caller } from '../../http/request.types.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { notFound } from '../../platform/refusal.ts'
import { findEnrollment } from './enrollments.repository.ts'
import type { LearnerEnrollment } from './enrollments.repository.ts'

/** What of a caller the learning modules go by. */
export type Learner = Pick<Caller, 'userId' | 'studentId' | 'roles'>

const STAFF = [ROLE.instructor, ROLE.admin, ROLE.owner]

/** Who may read how a student does, without being that student. */
export const maySeeStudents = (caller: Learner): boolean => STAFF.some((role) => caller.roles.includes(role))

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

/** The caller's own enrolment, or anyone's for those who look after students. */
export const readableEnrollment = async (
  query: Queryable,
  caller: Learner,
  enrollmentId: number,
): Promise<LearnerEnrollment> => {
  const learner = await findEnrollment(query, enrollmentId)
  if (!learner || (learner.student.userId !== caller.userId && !maySeeStudents(caller))) throw notFound()
  return learner
}
