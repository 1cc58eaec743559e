import { and, eq, isNotNull } from 'drizzle-orm'

import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { Tx } from '../../platform/db/database.ts'
import { students, userRoles } from '../../platform/db/tables/accounts.table.ts'
import { instructorCourses, instructorCourseStudents } from '../../platform/db/tables/classes.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { createAwarding } from './awarding.ts'
import { listAttending } from './rosters.repository.ts'

/**
 * Whoever was put on a class by the address of an account confirms by opening it: from then on the roster shows their
 * own details, they are a student, and a class that was completed meanwhile brings its certificate.
 */
export const createConfirming = (platform: Platform) => {
  const { audit } = platform
  const award = createAwarding(platform)

  return async (tx: Tx, userId: number): Promise<void> => {
    const waiting = await tx
      .select({ registration: instructorCourseStudents, held: instructorCourses })
      .from(instructorCourseStudents)
      .innerJoin(students, eq(students.id, instructorCourseStudents.studentId))
      .innerJoin(instructorCourses, eq(instructorCourses.id, instructorCourseStudents.instructorCourseId))
      .where(and(eq(students.userId, userId), isNotNull(instructorCourseStudents.typed)))
      .orderBy(instructorCourseStudents.id)
      .for('update', { of: instructorCourseStudents })
    if (waiting.length === 0) return
    await tx.insert(userRoles).values({ userId, roleId: ROLE.student }).onConflictDoNothing()
    for (const { registration, held } of waiting) {
      await tx
        .update(instructorCourseStudents)
        .set({ typed: null })
        .where(eq(instructorCourseStudents.id, registration.id))
      await audit.record(tx, {
        action: 'walkIn.confirmed',
        actorId: userId,
        subject: `registration:${registration.id}`,
        details: { class: held.id },
      })
      if (held.courseStatusId === CLASS_STATUS.completed && registration.attendance === 'present') {
        await award(tx, held, await listAttending(tx, held.id, [registration.id]))
      }
    }
  }
}
