import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { DAY, later } from '../../../server/platform/clock.ts'
import { quizzes } from '../../../server/platform/db/tables/catalogue.table.ts'
import { lessonProgress, onlineEnrollments, quizAttempts } from '../../../server/platform/db/tables/learning.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { TestCourse } from '../learning/support/course.ts'
import type { TestApp } from '../support/test-app.ts'

export type Made = Readonly<{
  lastName?: string
  status?: keyof typeof ENROLLMENT_STATUS
  /** Days from now. */
  endsIn?: number
  activeAgo?: number
  isVerified?: boolean
  /** Failed attempts at the second lesson; the first is passed. */
  failed?: number
  studentId?: number
}>

/** Enrolments in a course of two lessons, whose quizzes may be tried twice, as the list and its acts find them. */
export const enrolments = (server: TestApp, course: TestCourse) => {
  const { db } = server.platform
  const at = (days: number) => later(server.clock.now(), days * DAY)
  const second = course.lessonIds[1] ?? 0
  return {
    second,
    limit: (attemptsAllowed: number | null) =>
      db.update(quizzes).set({ attemptsAllowed }).where(eq(quizzes.lessonId, second)),

    make: async ({
      status = 'active',
      endsIn = 90,
      activeAgo = 1,
      isVerified = false,
      failed = 0,
      ...who
    }: Made = {}) => {
      const learner =
        who.studentId === undefined
          ? await server.signedIn([ROLE.student], { firstName: 'Kim', lastName: who.lastName ?? randomUUID() })
          : null
      const studentId = who.studentId ?? learner?.studentId ?? 0
      const [row] = await db
        .insert(onlineEnrollments)
        .values({
          studentId,
          courseId: course.courseId,
          offeringId: course.offeringId,
          statusId: ENROLLMENT_STATUS[status],
          startedAt: at(-100),
          lastActivityAt: at(-activeAgo),
          expirationDate: at(endsIn),
          isVerified,
        })
        .returning({ id: onlineEnrollments.id })
      const id = row?.id ?? 0
      await db.insert(lessonProgress).values(
        course.lessonIds.map((lessonId, index) => ({
          enrollmentId: id,
          lessonId,
          state:
            index === 0 ? ('passed' as const) : failed > 0 && index === 1 ? ('failed' as const) : ('watching' as const),
          status: index === 0 ? 2 : failed > 0 && index === 1 ? 4 : null,
          attemptsUsed: index === 1 ? failed : 0,
          retryAt: index === 1 && failed > 0 ? at(1) : null,
        })),
      )
      for (let number = 1; number <= failed; number += 1)
        await db.insert(quizAttempts).values({
          enrollmentId: id,
          lessonId: second,
          number,
          state: 'failed',
          passPercent: 80,
          startedAt: at(-2),
          closedAt: at(-2),
          right: 1,
          total: 5,
        })
      return { id, studentId, learner }
    },

    row: async (id: number) => {
      const [row] = await db.select().from(onlineEnrollments).where(eq(onlineEnrollments.id, id))
      if (!row) throw new Error('No such enrolment')
      return row
    },

    noted: async (id: number) => {
      const rows = await db
        .select({ action: auditLog.action, details: auditLog.details })
        .from(auditLog)
        .where(eq(auditLog.subject, `enrollment:${id}`))
        .orderBy(auditLog.id)
      return rows
    },
  }
}

export type Enrolments = ReturnType<typeof enrolments>
