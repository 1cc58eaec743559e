import type { AuditAction } from '../../../src/domain/audit.ts'
import { SEATED_STATES, givenBy, seatsLeft } from '../../../src/domain/class.ts'
import type { Ineligible } from '../../../src/domain/class.ts'
import { SEATS_CHANGED } from '../../../src/domain/contract/registration.contract.ts'
import type { ClassPlace, PlaceGiven, RegistrationBody } from '../../../src/domain/contract/registration.contract.ts'
import { clashOf, eligibilityOf } from '../../../src/domain/eligibility.ts'
import { decideRegistration } from '../../../src/machines/lifecycle/decide-class.ts'
import type { RefusalCode } from '../../i18n/texts.ts'
import type { Caller } from '../../platform/caller.ts'
import { HOUR } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { instructorCourseStudents } from '../../platform/db/tables/classes.table.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, forbidden, found, notFound } from '../../platform/refusal.ts'
import { lockClass } from '../classes/class-access.ts'
import type { ClassRow } from '../classes/class-access.ts'
import { seatedElsewhere } from './course-classes.service.ts'
import { factsOf, movePlace, nextPlaceEvents } from './place-lifecycle.ts'
import type { PlaceRow } from './place-lifecycle.ts'
import { notifyPlace } from './place-notices.ts'
import { presentPlace } from './place-view.ts'
import {
  findClass,
  findOpenPlace,
  findPlace,
  holdStudent,
  listSessions,
  positionOf,
  setAccommodation,
} from './places.repository.ts'
import { offerFreeSeats, settleSeats } from './seats.ts'
import { findCourseToRegister, listOwnPlaces } from './standing.repository.ts'

/** What a student does with a place. */
export type Deed = 'offer.accepted' | 'offer.declined' | 'registration.left'

const ACTION = {
  'offer.accepted': 'registration.accepted',
  'offer.declined': 'registration.declined',
  'registration.left': 'registration.left',
} as const satisfies Record<Deed, string>

const CODE_OF: Readonly<Record<Ineligible, RefusalCode>> = {
  notAStudent: 'NOT_A_STUDENT',
  cancelled: 'CLASS_CANCELLED',
  held: 'CLASS_HELD',
  closed: 'REGISTRATION_CLOSED',
  already: 'CONFLICT',
  prerequisite: 'PREREQUISITE_MISSING',
  clash: 'CLASS_CLASH',
}

/** Each is told by mail, and may be by text message; who leaves may come again, but not for ever. */
const MADE: Limit = { tries: 30, milliseconds: HOUR }

export const createRegistrations = (platform: Platform) => {
  const { audit, clock, db, limits } = platform

  const present = async (tx: Tx, caller: Caller, place: PlaceRow, held: ClassRow, now: Date): Promise<ClassPlace> =>
    presentPlace(platform, caller.userId, { place, held, position: await positionOf(tx, place) }, now)

  const record = (tx: Tx, caller: Caller, action: AuditAction, place: PlaceRow) =>
    audit.record(tx, {
      action,
      actorId: caller.userId,
      subject: `registration:${place.id}`,
      details: { instructorCourseId: place.instructorCourseId, state: place.state },
    })

  const sessionsOf = async (tx: Tx, held: ClassRow) =>
    (await listSessions(tx, held.id)).map(({ startsAt, endsAt }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    }))

  const clashing = async (tx: Tx, held: ClassRow, studentId: number, now: Date): Promise<boolean> =>
    clashOf(await sessionsOf(tx, held), seatedElsewhere(await listOwnPlaces(tx, studentId, now), held.id)) !== null

  /** The caller's own place with its class, which is locked. Another's is as one that does not exist. */
  const lockOwn = async (tx: Tx, caller: Caller, id: number) => {
    const seen = await findPlace(tx, id)
    if (!seen || seen.studentId !== caller.studentId) throw notFound()
    // The student before the class, here and in registering: in this order nobody waits for one who waits for them.
    await holdStudent(tx, seen.studentId)
    const held = await lockClass(tx, seen.instructorCourseId)
    return { held, place: found(await findPlace(tx, id)) }
  }

  return {
    /**
     * Registers the caller: a seat where one is free and nobody waits, else the end of the waitlist. Who has a place
     * already is answered that one, whatever was clicked twice or raced. 409 with the reason where they may not, and
     * where it is not what they want.
     */
    register: async (tx: Tx, caller: Caller, body: RegistrationBody): Promise<ClassPlace> => {
      const { studentId } = caller
      if (studentId === null) throw forbidden('NOT_A_STUDENT')
      // Whatever can be known before is: while the class is locked, all who want a seat of it wait.
      await holdStudent(tx, studentId)
      const wanted = found(await findClass(tx, body.instructorCourseId))
      const course = found(await findCourseToRegister(tx, wanted.courseId, studentId, clock.now()))
      const isClashing = await clashing(tx, wanted, studentId, clock.now())
      const held = await lockClass(tx, wanted.id)
      const now = clock.now()
      const { seated, waiting } = await settleSeats(tx, platform, held, now)
      const existing = await findOpenPlace(tx, held.id, studentId)
      if (existing) return present(tx, caller, existing, held, now)

      const ineligible = eligibilityOf(
        {
          isStudent: true,
          courseStatusId: held.courseStatusId,
          courseDate: held.courseDate.toISOString(),
          registrationClosesAt: held.registrationClosesAt.toISOString(),
          isOn: false,
          hasPrerequisite: course.prerequisite === null || course.hasCertificate,
          isClashing,
        },
        now.getTime(),
      )
      if (ineligible !== null) throw conflict(CODE_OF[ineligible], { reason: ineligible })
      const is: PlaceGiven = { gives: givenBy(seatsLeft(held.capacity, seated), waiting), waiting }
      if (body.wants !== undefined && body.wants !== is.gives) throw conflict(SEATS_CHANGED, { is })
      await limits.take(`registration student ${studentId}`, MADE, tx)
      const hasSeat = is.gives === 'seat'
      const state = decideRegistration('unregistered', factsOf(held, null, hasSeat, now), 'registration.asked')
      if (state !== 'registered' && state !== 'waitlisted') throw conflict('ILLEGAL_TRANSITION')
      const [made] = await tx
        .insert(instructorCourseStudents)
        .values({
          instructorCourseId: held.id,
          studentId,
          state,
          registeredAt: now,
          accommodation: body.accommodation,
        })
        .returning()
      const place = found(made)
      await notifyPlace(tx, platform, state === 'registered' ? 'seatConfirmed' : 'seatWaitlisted', place.id, now)
      await record(tx, caller, 'registration.made', place)
      return present(tx, caller, place, held, now)
    },

    /** Moves the caller's own place. A seat that comes free is offered on in the same transaction. */
    move: async (tx: Tx, caller: Caller, id: number, deed: Deed): Promise<ClassPlace> => {
      const { held, place } = await lockOwn(tx, caller, id)
      const now = clock.now()
      const facts = factsOf(held, place, false, now)
      const isOver = place.state === 'lapsed' || (place.state === 'offered' && facts.isOfferPast)
      const refused = { state: place.state, nextEvents: nextPlaceEvents(place, held, now) }
      if (deed === 'offer.accepted') {
        if (isOver) throw conflict('OFFER_OVER', refused)
        if (place.state === 'offered' && (await clashing(tx, held, place.studentId, now))) {
          throw conflict('CLASS_CLASH', { ...refused, reason: 'clash' })
        }
      }
      // Who came on the day is on the roster by the instructor's hand, and leaves it by that.
      const moved = place.state === 'walkIn' ? null : await movePlace(tx, place, deed, facts, now)
      if (!moved) throw conflict('ILLEGAL_TRANSITION', refused)
      await record(tx, caller, ACTION[deed], moved)
      await notifyPlace(tx, platform, deed === 'offer.accepted' ? 'seatConfirmed' : 'classLeft', moved.id, now)
      if (SEATED_STATES.some((state) => state === place.state)) await offerFreeSeats(tx, platform, held, now)
      return present(tx, caller, moved, held, now)
    },

    /** What the instructor is asked to see to, as long as the class is ahead. */
    setAccommodation: async (caller: Caller, id: number, accommodation: string | null): Promise<ClassPlace> =>
      db.transaction(async (tx) => {
        const { held, place } = await lockOwn(tx, caller, id)
        const now = clock.now()
        if (place.closedAt !== null || factsOf(held, place, false, now).hasBegun) throw conflict('ILLEGAL_TRANSITION')
        const kept = await setAccommodation(tx, id, accommodation)
        await record(tx, caller, 'registration.accommodation', kept)
        return present(tx, caller, kept, held, now)
      }),
  }
}
