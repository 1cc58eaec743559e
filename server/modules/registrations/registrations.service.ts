import { SEATED_STATES } from '../../../src/domain/class.ts'
import type { Ineligible } from '../../../src/domain/class.ts'
import type { ClassPlace, RegistrationBody } from '../../../src/domain/contract/registration.contract.ts'
import type { RefusalCode } from '../../i18n/texts.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, forbidden, found, notFound } from '../../platform/refusal.ts'
import { lockClass } from '../classes/class-access.ts'
import type { ClassRow } from '../classes/class-access.ts'
import { factsOf, movePlace, nextPlaceEvents } from './place-lifecycle.ts'
import type { PlaceRow } from './place-lifecycle.ts'
import { notifyPlace } from './place-notices.ts'
import { presentPlace } from './place-view.ts'
import { findPlace, holdStudent, positionOf, setAccommodation } from './places.repository.ts'
import { createRegistering, isClashing, notePlace, type PlaceNoted } from './registering.ts'
import { offerFreeSeats } from './seats.ts'

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

export const createRegistrations = (platform: Platform) => {
  const { clock, db } = platform
  const registerStudent = createRegistering(platform)

  const present = async (tx: Tx, caller: Caller, place: PlaceRow, held: ClassRow, now: Date): Promise<ClassPlace> =>
    presentPlace(platform, caller.userId, { place, held, position: await positionOf(tx, place) }, now)

  const record = (tx: Tx, caller: Caller, action: PlaceNoted, place: PlaceRow) =>
    notePlace(platform, tx, action, place, { actorId: caller.userId })

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
    register: async (
      tx: Tx,
      caller: Caller,
      { instructorCourseId: classId, accommodation, wants }: RegistrationBody,
    ): Promise<ClassPlace> => {
      const { studentId, userId } = caller
      if (studentId === null) throw forbidden('NOT_A_STUDENT')
      const came = await registerStudent(tx, { studentId, classId, accommodation, wants, by: { actorId: userId } })
      if (came.ineligible) throw conflict(CODE_OF[came.ineligible], { reason: came.ineligible })
      return present(tx, caller, came.place, came.held, came.now)
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
        if (place.state === 'offered' && (await isClashing(tx, held, place.studentId, now))) {
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
