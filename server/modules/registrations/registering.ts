import type { AuditAction, AuditDetails } from '../../../src/domain/audit.ts'
import { givenBy, seatsLeft } from '../../../src/domain/class.ts'
import type { Ineligible, Wanted } from '../../../src/domain/class.ts'
import { SEATS_CHANGED, type PlaceGiven } from '../../../src/domain/contract/registration.contract.ts'
import { clashOf, eligibilityOf } from '../../../src/domain/eligibility.ts'
import { decideRegistration } from '../../../src/machines/lifecycle/decide-class.ts'
import { HOUR } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { instructorCourseStudents } from '../../platform/db/tables/classes.table.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found } from '../../platform/refusal.ts'
import { lockClass } from '../classes/class-access.ts'
import type { ClassRow } from '../classes/class-access.ts'
import { seatedElsewhere } from './course-classes.service.ts'
import { factsOf } from './place-lifecycle.ts'
import type { PlaceRow } from './place-lifecycle.ts'
import { notifyPlace } from './place-notices.ts'
import { findClass, findOpenPlace, holdStudent, listSessions } from './places.repository.ts'
import { settleSeats } from './seats.ts'
import { findCourseToRegister, listOwnPlaces } from './standing.repository.ts'

/** Each is told by mail, and may be by text message; who leaves may come again, but not for ever. */
const MADE: Limit = { tries: 30, milliseconds: HOUR }

/** Whose deed it is in the log: the student's own, or of who does it for many. */
export type PlaceDoer = Readonly<{ actorId: number; details?: AuditDetails }>

type Asked = Readonly<{
  studentId: number
  classId: number
  accommodation: string | null
  /** That or nothing; whichever there is where it is not said. */
  wants?: Wanted | undefined
  by: PlaceDoer
}>

/** The place that was made, or the one that was there before; or why there is none. */
export type Registered =
  | Readonly<{ place: PlaceRow; held: ClassRow; isNew: boolean; now: Date; ineligible?: never }>
  | Readonly<{ ineligible: Ineligible }>

/** Whether a student has a seat in another class at the time of this one. */
export const isClashing = async (tx: Tx, held: ClassRow, studentId: number, now: Date): Promise<boolean> => {
  const sessions = (await listSessions(tx, held.id)).map(({ startsAt, endsAt }) => ({
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }))
  return clashOf(sessions, seatedElsewhere(await listOwnPlaces(tx, studentId, now), held.id)) !== null
}

export type PlaceNoted = `registration.${'made' | 'accepted' | 'declined' | 'left' | 'accommodation'}` & AuditAction

/** What was done with a place, in the log. */
export const notePlace = (
  { audit }: Pick<Platform, 'audit'>,
  tx: Tx,
  action: PlaceNoted,
  place: PlaceRow,
  { actorId, details }: PlaceDoer,
) =>
  audit.record(tx, {
    action,
    actorId,
    subject: `registration:${place.id}`,
    details: { instructorCourseId: place.instructorCourseId, state: place.state, ...details },
  })

/**
 * Registers a student for a class: a seat where one is free and nobody waits, else the end of the waitlist. The student
 * is held before the class; who registers several holds all of them first (`holdStudents`), in the order of their ids:
 * so nobody waits for one who waits for them. 404 where the class or its course is not offered, 429 where a student was
 * registered too often, 409 where it would not be what is wanted.
 */
export const createRegistering = (platform: Platform) => {
  const { clock, limits } = platform
  return async (tx: Tx, { studentId, classId, accommodation, wants, by }: Asked): Promise<Registered> => {
    // Whatever can be known before is: while the class is locked, all who want a seat of it wait.
    const userId = await holdStudent(tx, studentId)
    const wanted = found(await findClass(tx, classId))
    const course = found(await findCourseToRegister(tx, wanted.courseId, studentId, clock.now()))
    const clashes = await isClashing(tx, wanted, studentId, clock.now())
    const held = await lockClass(tx, wanted.id)
    const now = clock.now()
    const { seated, waiting } = await settleSeats(tx, platform, held, now)
    const existing = await findOpenPlace(tx, held.id, studentId)
    if (existing) return { place: existing, held, isNew: false, now }

    const ineligible = eligibilityOf(
      {
        isStudent: true,
        courseStatusId: held.courseStatusId,
        courseDate: held.courseDate.toISOString(),
        registrationClosesAt: held.registrationClosesAt.toISOString(),
        isOn: false,
        hasPrerequisite: course.prerequisite === null || course.hasCertificate,
        isClashing: clashes,
      },
      now.getTime(),
    )
    if (ineligible !== null) return { ineligible }
    const is: PlaceGiven = { gives: givenBy(seatsLeft(held.capacity, seated), waiting), waiting }
    if (wants !== undefined && wants !== is.gives) throw conflict(SEATS_CHANGED, { is })
    await limits.take(`registration student ${studentId}`, MADE, tx)
    const state = decideRegistration(
      'unregistered',
      factsOf(held, null, is.gives === 'seat', now),
      'registration.asked',
    )
    if (state !== 'registered' && state !== 'waitlisted') throw conflict('ILLEGAL_TRANSITION')
    const [made] = await tx
      .insert(instructorCourseStudents)
      .values({
        instructorCourseId: held.id,
        studentId,
        state,
        registeredAt: now,
        registeredById: by.actorId === userId ? null : by.actorId,
        accommodation,
      })
      .returning()
    const place = found(made)
    await notifyPlace(tx, platform, state === 'registered' ? 'seatConfirmed' : 'seatWaitlisted', place.id, now)
    await notePlace(platform, tx, 'registration.made', place, by)
    return { place, held, isNew: true, now }
  }
}
