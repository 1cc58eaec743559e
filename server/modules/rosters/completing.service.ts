import { and, eq, isNotNull } from 'drizzle-orm'

import { hoursOf, isShort, leastHoursOf } from '../../../src/domain/class-time.ts'
import type { CompleteClassBody } from '../../../src/domain/contract/roster.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { decideClass } from '../../../src/machines/lifecycle/decide-class.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import { instructorCourses, instructorCourseStudents } from '../../platform/db/tables/classes.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found } from '../../platform/refusal.ts'
import { lockTaughtClass } from '../classes/class-access.ts'
import { factsOf } from '../classes/class-state.ts'
import { createAwarding } from './awarding.ts'
import { sessionTimes } from './marks.service.ts'
import { findCourse, listAttending, listSessions } from './rosters.repository.ts'

export const createCompleting = (platform: Platform) => {
  const { audit, clock, db, settings } = platform
  const award = createAwarding(platform)

  const countIssued = async (query: Queryable, classId: number): Promise<number> => {
    const rows = await query
      .select({ id: certificates.id })
      .from(certificates)
      .innerJoin(instructorCourseStudents, eq(instructorCourseStudents.id, certificates.registrationId))
      .where(and(eq(instructorCourseStudents.instructorCourseId, classId), isNotNull(certificates.registrationId)))
    return rows.length
  }

  return {
    /**
     * Ends a class: those who were present get a certificate and a mail, who came in part or not at all gets none.
     * Everyone must be marked, by the chart that the browser draws too, and of a class that was too short for its course
     * the reason is told and kept. As many certificates are issued as whoever confirmed it was told, or none: another
     * device may have marked meanwhile. A walk-in who has not confirmed that it is them gets the certificate when they do.
     * Asked again it changes nothing.
     */
    complete: (
      caller: Caller,
      classId: number,
      { certificates: told, shortReason }: CompleteClassBody,
    ): Promise<{ certificates: number }> =>
      db.transaction(async (tx) => {
        const held = await lockTaughtClass(tx, caller, classId)
        if (held.courseStatusId === CLASS_STATUS.completed) return { certificates: await countIssued(tx, classId) }
        if (held.courseStatusId === CLASS_STATUS.cancelled) throw conflict('CLASS_CLOSED')
        const now = clock.now()
        const people = await listAttending(tx, classId)
        const unmarked = people.filter(({ registration }) => registration.attendance === null).length
        const facts = factsOf(held, { unmarked }, now)
        if (decideClass('scheduled', facts, 'class.completed') !== 'completed') {
          throw facts.hasBegun ? conflict('ATTENDANCE_UNFINISHED', { unmarked }) : conflict('CLASS_NOT_BEGUN')
        }
        const course = found(await findCourse(tx, held.courseId))
        const sessions = (await listSessions(tx, classId)).map(sessionTimes)
        const leastHours = leastHoursOf(course.totalCourseHours, settings.classHoursShare)
        const wasShort = isShort(sessions, leastHours)
        const hours = hoursOf(sessions)
        if (wasShort && shortReason === undefined) throw conflict('CLASS_SHORT', { hours, leastHours })
        const present = people.filter(
          ({ registration: { attendance, typed } }) => attendance === 'present' && typed === null,
        )
        if (told !== undefined && told !== present.length) {
          throw conflict('ATTENDANCE_CHANGED', { certificates: present.length })
        }
        await tx
          .update(instructorCourses)
          .set({ courseStatusId: CLASS_STATUS.completed, closedAt: now, version: held.version + 1 })
          .where(and(eq(instructorCourses.id, classId), eq(instructorCourses.courseStatusId, CLASS_STATUS.scheduled)))
        await award(tx, held, present)
        await audit.record(tx, {
          action: 'class.completed',
          actorId: caller.userId,
          subject: `class:${classId}`,
          details: {
            certificates: present.length,
            onClass: people.length,
            ...(wasShort ? { hours, leastHours, shortReason } : {}),
          },
        })
        return { certificates: present.length }
      }),
  }
}
