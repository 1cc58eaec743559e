import { and, eq, gt, inArray, sql } from 'drizzle-orm'

import { isCheckInOpen } from '../../../src/domain/check-in.ts'
import { OPEN_STATES, SEATED_STATES } from '../../../src/domain/class.ts'
import type { ClassChanges, ClassForm, ClassFormField } from '../../../src/domain/contract/class-form.contract.ts'
import type { HeldClass } from '../../../src/domain/contract/held-class.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { textsIn } from '../../i18n/texts.ts'
import { hasRole } from '../../platform/caller.ts'
import type { Caller } from '../../platform/caller.ts'
import { HOUR } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { instructorCourseStudents } from '../../platform/db/tables/classes.table.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, refusedField } from '../../platform/refusal.ts'
import { offerFreeSeats } from '../registrations/seats.ts'
import { findTaughtClass, lockTaughtClass } from './class-access.ts'
import type { ClassRow } from './class-access.ts'
import { createCancelling } from './class-cancelling.service.ts'
import { classMailOf, findCourseTitle, listAddressees } from './class-people.ts'
import { countByState, moveClass } from './class-state.ts'
import {
  columnsOf,
  insertClass,
  refuseCourse,
  refuseFields,
  refuseUnapproved,
  staffOf,
  replaceInstructors,
  replaceSessions,
} from './class-writing.ts'
import { listInstructors, listSessions, readHeldClass } from './held-class.repository.ts'

const PLAN_LIMIT: Limit = { tries: 60, milliseconds: HOUR }

type Field = Exclude<ClassFormField, 'courseId'>

const DATES_OR_VENUE: ReadonlySet<Field> = new Set(['sessions', 'timeZone', 'venue', 'address', 'city'])

const subjectOf = (classId: number) => `class:${classId}`

const instantOf = (text: string) => new Date(text).toISOString()

/** The fields of a class that are not as a form has them. */
const differing = async (
  tx: Tx,
  row: ClassRow,
  form: Omit<ClassChanges, 'version'>,
  instructorIds: readonly number[],
) => {
  const sessions = (await listSessions(tx, row.id)).map(({ startsAt, endsAt }) => [
    startsAt.toISOString(),
    endsAt.toISOString(),
  ])
  const held: Readonly<Record<Field, unknown>> = {
    sessions,
    timeZone: row.timeZone,
    venue: row.venue,
    address: row.address,
    city: row.city,
    county: row.county,
    hostAgencyId: row.hostAgencyId,
    capacity: row.capacity,
    registrationClosesAt: row.registrationClosesAt.toISOString(),
    notes: row.notes ?? '',
    coInstructorIds: (await listInstructors(tx, row.id)).map(({ id }) => id).toSorted((a, b) => a - b),
  }
  const wanted: Readonly<Record<Field, unknown>> = {
    ...form,
    sessions: form.sessions.map(({ startsAt, endsAt }) => [instantOf(startsAt), instantOf(endsAt)]),
    registrationClosesAt: instantOf(form.registrationClosesAt),
    coInstructorIds: instructorIds.toSorted((a, b) => a - b),
  }
  return (Object.keys(held) as Field[]).filter((field) => JSON.stringify(held[field]) !== JSON.stringify(wanted[field]))
}

export const createInstructorCourses = (platform: Platform) => {
  const { audit, clock, db, limits, mail, settings } = platform
  const cancelHeld = createCancelling(platform)

  const tellOfMove = async (tx: Tx, before: ClassRow, held: ClassRow): Promise<void> => {
    const title = await findCourseTitle(tx, held.courseId)
    const sessions = (await listSessions(tx, held.id)).map(({ startsAt, endsAt }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    }))
    const { timeZone, venue, address, city } = before
    for (const { name, address: to, language } of await listAddressees(tx, held.id, { states: OPEN_STATES })) {
      await mail.send(tx, {
        template: 'classChanged',
        to: { name, address: to },
        language,
        data: {
          ...classMailOf(settings, held, title[language]),
          sessions,
          before: { startsAt: before.courseDate.toISOString(), timeZone, venue, address, city },
        },
      })
    }
  }

  /** An offer does not outlast the beginning of a class that was moved forward. */
  const shortenOffers = async (tx: Tx, held: ClassRow): Promise<void> => {
    await tx
      .update(instructorCourseStudents)
      .set({ offerEndsAt: held.courseDate })
      .where(
        and(
          eq(instructorCourseStudents.instructorCourseId, held.id),
          inArray(instructorCourseStudents.state, ['offered']),
          gt(instructorCourseStudents.offerEndsAt, held.courseDate),
        ),
      )
  }

  /** Nobody can have come to a class whose attendance is not open any more: whoever stays away can have said so. */
  const forgetArrivals = async (tx: Tx, held: ClassRow, now: Date): Promise<void> => {
    if (isCheckInOpen(held.courseDate.toISOString(), now.getTime())) return
    const { attendance, attendanceVersion, instructorCourseId } = instructorCourseStudents
    await tx
      .update(instructorCourseStudents)
      .set({ attendance: null, attendanceVersion: sql`${attendanceVersion} + 1`, markedAt: now, markedById: null })
      .where(and(eq(instructorCourseId, held.id), inArray(attendance, ['present', 'partial'])))
  }

  return {
    read: async (id: number, caller: Caller, language: Language): Promise<HeldClass> =>
      readHeldClass(db, await findTaughtClass(db, caller, id), language, clock.now()),

    /** Schedules a class. Who asks teaches it, if they are an instructor. */
    create: async (tx: Tx, form: ClassForm, caller: Caller, language: Language): Promise<{ id: number }> => {
      const now = clock.now()
      await limits.take(`class planning ${caller.userId}`, PLAN_LIMIT, tx)
      const own = hasRole(caller, ROLE.instructor) ? [caller.userId] : []
      const staff = staffOf(form.coInstructorIds, own)
      await refuseCourse(tx, form.courseId, language)
      await refuseFields(tx, form, staff, language, now)
      await refuseUnapproved(tx, form.courseId, staff, language, now)
      const id = await insertClass(tx, form, staff.instructorIds, { createdById: caller.userId, createdAt: now })
      await audit.record(tx, { action: 'class.created', actorId: caller.userId, subject: subjectOf(id) })
      return { id }
    },

    /** Changes a class that has not begun. Who has a place is told of other dates and another venue. */
    change: async (
      tx: Tx,
      id: number,
      { version, ...form }: ClassChanges,
      caller: Caller,
      language: Language,
    ): Promise<void> => {
      const now = clock.now()
      const before = await lockTaughtClass(tx, caller, id)
      const teaching = new Set((await listInstructors(tx, id)).map((person) => person.id))
      const own = teaching.has(caller.userId) ? [caller.userId] : []
      const fieldOf = () => 'coInstructorIds'
      const { instructorIds } = staffOf(form.coInstructorIds, own)
      const changed = await differing(tx, before, form, instructorIds)
      if (before.version !== version) throw conflict('CLASS_CHANGED', { version: before.version, changed })
      const held = await moveClass(tx, before, 'class.changed', columnsOf(form), now)
      await refuseFields(tx, form, { instructorIds, fieldOf }, language, now)
      // Whoever teaches it already may go on to change it, and to hand it over.
      const added = instructorIds.filter((one) => !teaching.has(one))
      await refuseUnapproved(tx, before.courseId, { instructorIds: added, fieldOf }, language, now)
      const counts = await countByState(tx, held)
      const seated = SEATED_STATES.reduce((sum, state) => sum + counts[state], 0)
      if (form.capacity < Math.min(seated, before.capacity)) {
        throw refusedField('capacity', textsIn(language).fields.seatsTaken(seated))
      }
      if (changed.includes('sessions')) {
        await replaceSessions(tx, id, form.sessions)
        await shortenOffers(tx, held)
        await forgetArrivals(tx, held, now)
      }
      if (changed.includes('coInstructorIds')) await replaceInstructors(tx, id, instructorIds)
      if (changed.some((field) => DATES_OR_VENUE.has(field))) await tellOfMove(tx, before, held)
      await offerFreeSeats(tx, platform, held, now)
      await audit.record(tx, {
        action: 'class.changed',
        actorId: caller.userId,
        subject: subjectOf(id),
        details: { fields: changed, version: held.version },
      })
    },

    /** Takes a class off, for good. Everyone on it is told why, and which come next. */
    cancel: async (tx: Tx, id: number, reason: string, caller: Caller): Promise<void> => {
      const before = await lockTaughtClass(tx, caller, id)
      await cancelHeld(tx, before, { reason, actorId: caller.userId, isAlone: true })
    },
  }
}
