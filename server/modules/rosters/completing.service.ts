import { and, eq, isNotNull } from 'drizzle-orm'

import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { decideClass } from '../../../src/machines/lifecycle/decide-class.ts'
import type { Caller } from '../../http/request.types.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import { instructorCourses, instructorCourseStudents } from '../../platform/db/tables/classes.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found } from '../../platform/refusal.ts'
import { issueCertificate } from '../certificates/certificates.service.ts'
import { lockTaughtClass, type ClassRow } from '../classes/class-access.ts'
import { findCourse, listAttending, type NamedRegistration } from './rosters.repository.ts'

const nameOf = ({ firstName, lastName }: NamedRegistration) => `${firstName} ${lastName}`.trim()

export const createCompleting = ({ audit, clock, db, mail, settings }: Platform) => {
  const countIssued = async (query: Queryable, classId: number): Promise<number> => {
    const rows = await query
      .select({ id: certificates.id })
      .from(certificates)
      .innerJoin(instructorCourseStudents, eq(instructorCourseStudents.id, certificates.registrationId))
      .where(and(eq(instructorCourseStudents.instructorCourseId, classId), isNotNull(certificates.registrationId)))
    return rows.length
  }

  const award = async (tx: Tx, held: ClassRow, people: readonly NamedRegistration[], now: Date): Promise<void> => {
    const course = found(await findCourse(tx, held.courseId))
    const endedAt = held.courseEndDate ?? held.courseDate
    const completedAt = endedAt < now ? endedAt : now
    for (const person of people) {
      const certificate = await issueCertificate(tx, {
        studentId: person.studentId,
        recipientName: nameOf(person),
        course,
        completedAt,
        earnedBy: { registrationId: person.registration.id },
      })
      const { language } = person
      await mail.send(tx, {
        template: 'courseCompleted',
        to: { name: nameOf(person), address: person.email },
        language,
        data: {
          courseTitle: course.title[language],
          certificateNumber: certificate.number,
          certificateLink: `${settings.publicUrl}/course/verification?code=${certificate.number}`,
        },
      })
    }
  }

  return {
    /**
     * Ends a class: those who were present get a certificate and a mail, who came in part or not at all gets none.
     * Everyone must be marked, by the chart that the browser draws too. Asked again it changes nothing.
     */
    complete: (caller: Caller, classId: number): Promise<{ certificates: number }> =>
      db.transaction(async (tx) => {
        const held = await lockTaughtClass(tx, caller, classId)
        if (held.courseStatusId === CLASS_STATUS.completed) return { certificates: await countIssued(tx, classId) }
        if (held.courseStatusId === CLASS_STATUS.cancelled) throw conflict('CLASS_CLOSED')
        const now = clock.now()
        const people = await listAttending(tx, classId)
        const unmarked = people.filter(({ registration }) => registration.attendance === null).length
        const facts = { hasBegun: now >= held.courseDate, isAttendanceTaken: unmarked === 0 }
        if (decideClass('scheduled', facts, 'class.completed') !== 'completed') {
          throw facts.hasBegun ? conflict('ATTENDANCE_UNFINISHED', { unmarked }) : conflict('CLASS_NOT_BEGUN')
        }
        await tx
          .update(instructorCourses)
          .set({ courseStatusId: CLASS_STATUS.completed, closedAt: now, version: held.version + 1 })
          .where(and(eq(instructorCourses.id, classId), eq(instructorCourses.courseStatusId, CLASS_STATUS.scheduled)))
        const present = people.filter(({ registration }) => registration.attendance === 'present')
        await award(tx, held, present, now)
        await audit.record(tx, {
          action: 'class.completed',
          actorId: caller.userId,
          subject: `class:${classId}`,
          details: { certificates: present.length, onClass: people.length },
        })
        return { certificates: present.length }
      }),
  }
}
