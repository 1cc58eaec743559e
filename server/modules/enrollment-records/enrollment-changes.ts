import { and, eq, sql } from 'drizzle-orm'

import type { AuditAction, AuditDetails } from '../../../src/domain/audit.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import { extendedEnd, isTooFar, type Extension } from '../../../src/domain/enrollment-change.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import type { ActReason } from '../../../src/domain/list-act.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import { decideEnrollmentChange } from '../../../src/machines/lifecycle/decide-enrollment-change.ts'
import type { EnrollmentState } from '../../../src/machines/lifecycle/decide.ts'
import type {
  EnrollmentChangeEvent,
  EnrollmentChangeFacts,
} from '../../../src/machines/lifecycle/enrollment-change.lifecycle.ts'
import type { Tx } from '../../platform/db/database.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { enrollmentStateOf, type EnrollmentRow } from '../enrollments/enrollment-lifecycle.ts'
import type { HeldEnrollment } from './enrollments-held.repository.ts'

/** What the chart goes by, of an enrolment that was read or is held. */
export const changeFacts = (
  { enrollment, isAlone }: Pick<HeldEnrollment, 'enrollment' | 'isAlone'>,
  now: Date,
  about: Partial<EnrollmentChangeFacts> = {},
): EnrollmentChangeFacts => ({
  isPastExpiration: enrollment.expirationDate < now,
  isAlone,
  isForward: false,
  isAsLeft: false,
  ...about,
})

/** The state after a change, as the chart decides; null where it refuses. */
export const stateAfter = (
  held: HeldEnrollment,
  event: EnrollmentChangeEvent['type'],
  now: Date,
  about?: Partial<EnrollmentChangeFacts>,
): EnrollmentState | null =>
  decideEnrollmentChange(enrollmentStateOf(held.enrollment.statusId), changeFacts(held, now, about), event)

/**
 * What extending an enrolment would come to: what a dry run says, and what is done. `after` is its new end; where there
 * is none, why not.
 */
export const weighExtension = (
  held: HeldEnrollment,
  extension: Extension,
  days: DayClock,
): Readonly<{ after: Date } | { reason: ActReason }> => {
  const end = extendedEnd(held.enrollment.expirationDate.getTime(), extension, days)
  const state = stateAfter(held, 'enrollment.extended', new Date(days.now), { isForward: end !== null })
  if (state !== null && end !== null) return isTooFar(end, days) ? { reason: 'tooFar' } : { after: new Date(end) }
  const { statusId } = held.enrollment
  if (statusId === ENROLLMENT_STATUS.completed || statusId === ENROLLMENT_STATUS.dropped)
    return { reason: 'otherState' }
  return { reason: held.isAlone ? 'notLater' : 'enrolledAgain' }
}

/** Why what is not under way is not dropped. */
export const notDropped = ({ enrollment: { statusId } }: HeldEnrollment): ActReason => {
  if (statusId === ENROLLMENT_STATUS.dropped) return 'same'
  return statusId === ENROLLMENT_STATUS.completed ? 'otherState' : 'expired'
}

/** Writes a change that the chart has taken, where the enrolment still stands as it was read. */
export const writeEnrollment = async (
  tx: Tx,
  { id, statusId, version }: EnrollmentRow,
  state: EnrollmentState,
  expirationDate: Date,
): Promise<EnrollmentRow> => {
  const [row] = await tx
    .update(onlineEnrollments)
    .set({ statusId: ENROLLMENT_STATUS[state], expirationDate, version: sql`${onlineEnrollments.version} + 1` })
    .where(
      and(
        eq(onlineEnrollments.id, id),
        eq(onlineEnrollments.statusId, statusId),
        eq(onlineEnrollments.version, version),
      ),
    )
    .returning()
  if (!row) throw new Error(`The enrolment ${id} moved while it was held`)
  return row
}

/** The programme's day of an instant. */
export const dayOf = (at: Date, timeZone: string): string => wallTimeOf(at.getTime(), timeZone).date

type Noted = Readonly<{ actorId: number; address?: string; requestId?: string }>

/** How what was changed is noted, and told to whom it concerns. */
export const createChangeNotes = ({ audit, mail, settings }: Pick<Platform, 'audit' | 'mail' | 'settings'>) => {
  const letterTo = (held: HeldEnrollment) => ({
    to: { name: `${held.firstName} ${held.lastName}`, address: held.email },
    language: held.language,
  })
  const aboutCourse = ({ courseTitle, language, enrollment }: HeldEnrollment) => ({
    courseTitle: courseTitle[language],
    link: `${settings.publicUrl}/online-course/${enrollment.courseId}`,
  })
  return {
    note: (tx: Tx, action: AuditAction, enrollmentId: number, details: AuditDetails, by: Noted) =>
      audit.record(tx, { action, subject: `enrollment:${enrollmentId}`, details, ...by }),

    /** Whoever closed their account is not written to. */
    tell: async (
      tx: Tx,
      held: HeldEnrollment,
      about:
        | Readonly<{ kind: 'extended' | 'returned'; until: Date }>
        | Readonly<{ kind: 'dropped'; reason: string }>
        | Readonly<{ kind: 'reset'; lesson: string; attempt: number }>,
    ): Promise<void> => {
      if (!held.isReachable) return
      const course = aboutCourse(held)
      if (about.kind === 'dropped') {
        const { reason } = about
        const data = { ...course, reason, link: `${settings.publicUrl}/contact` }
        await mail.send(tx, { template: 'enrollmentDropped', ...letterTo(held), data })
      } else if (about.kind === 'reset') {
        const { lesson, attempt } = about
        await mail.send(tx, { template: 'attemptReset', ...letterTo(held), data: { ...course, lesson, attempt } })
      } else {
        const data = { ...course, until: dayOf(about.until, settings.timeZone) }
        const template = about.kind === 'extended' ? 'enrollmentExtended' : 'enrollmentReturned'
        await mail.send(tx, { template, ...letterTo(held), data })
      }
    },
  }
}
