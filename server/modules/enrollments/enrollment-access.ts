import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import { OPEN_STATES } from '../../../src/domain/class.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { hasRole } from '../../platform/caller.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { offeringInstructors } from '../../platform/db/tables/catalogue.table.ts'
import { classInstructors, instructorCourseStudents } from '../../platform/db/tables/classes.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import { notFound } from '../../platform/refusal.ts'
import { findEnrollment } from './enrollments.repository.ts'
import type { LearnerEnrollment } from './enrollments.repository.ts'

/** What of a caller the learning modules go by. */
export type Learner = Pick<Caller, 'userId' | 'studentId' | 'roles' | 'sessionId'>

/** Whether a person teaches an offering that the student is or was enrolled in, or a class that the student is on. */
const teachesStudent = async (query: Queryable, userId: number, studentId: number): Promise<boolean> => {
  const online = query
    .select({ one: sql`1` })
    .from(onlineEnrollments)
    .innerJoin(offeringInstructors, eq(offeringInstructors.offeringId, onlineEnrollments.offeringId))
    .where(and(eq(onlineEnrollments.studentId, studentId), eq(offeringInstructors.userId, userId)))
  const inPerson = query
    .select({ one: sql`1` })
    .from(instructorCourseStudents)
    .innerJoin(classInstructors, eq(classInstructors.instructorCourseId, instructorCourseStudents.instructorCourseId))
    .where(
      and(
        eq(instructorCourseStudents.studentId, studentId),
        eq(classInstructors.userId, userId),
        // Who gave the place up was never there.
        inArray(instructorCourseStudents.state, [...OPEN_STATES]),
        // Nor is it certain of whoever was typed in at the door.
        isNull(instructorCourseStudents.typed),
      ),
    )
  return (await online.unionAll(inPerson).limit(1)).length > 0
}

/**
 * Who may read how a student does: that student, administrators, and the instructors who teach them. A coordinator
 * sees the members of a group where groups are shown, and nothing of it here.
 */
export const maySeeStudent = async (query: Queryable, caller: Learner, studentId: number): Promise<boolean> =>
  studentId === caller.studentId ||
  hasRole(caller, ROLE.admin, ROLE.owner) ||
  (hasRole(caller, ROLE.instructor) && (await teachesStudent(query, caller.userId, studentId)))

/** Whoever may not see a student is answered as if there were none. */
export const admitToStudent = async (query: Queryable, caller: Learner, studentId: number): Promise<void> => {
  if (!(await maySeeStudent(query, caller, studentId))) throw notFound()
}

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

/** The caller's own enrolment, or that of a student whom the caller may see. */
export const readableEnrollment = async (
  query: Queryable,
  caller: Learner,
  enrollmentId: number,
): Promise<LearnerEnrollment> => {
  const learner = await findEnrollment(query, enrollmentId)
  if (!learner) throw notFound()
  await admitToStudent(query, caller, learner.student.id)
  return learner
}
