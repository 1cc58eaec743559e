import { offerEnd, seatsLeft } from '../../../src/domain/class.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockClass } from '../classes/class-access.ts'
import type { ClassRow } from '../classes/class-access.ts'
import { factsOf, movePlace } from './place-lifecycle.ts'
import type { PlaceRow } from './place-lifecycle.ts'
import { notifyPlace } from './place-notices.ts'
import type { NoticeParts } from './place-notices.ts'
import { countPlaces, listClassesToSettle, listPastOffers, listWaiting } from './places.repository.ts'

/** Ends the offers of a class whose time is up. Its data is `{ classId }`. */
export const OFFER_END_JOB = 'registration.offerEnds'

export type SeatParts = NoticeParts & Pick<Platform, 'jobs'>

/** Ends offers whose time has passed; each ends once, whoever comes first. */
const endPastOffers = async (tx: Tx, parts: SeatParts, held: ClassRow, now: Date): Promise<void> => {
  for (const place of await listPastOffers(tx, held.id, now)) {
    const ended = await movePlace(tx, place, 'offer.ended', factsOf(held, place, false, now), now)
    if (ended && held.courseStatusId === CLASS_STATUS.scheduled) {
      await notifyPlace(tx, parts, 'offerLapsed', ended.id, now)
    }
  }
}

/** What of a class is taken after `settleSeats`. A seat that is free is then wanted by nobody who waits. */
export type Settled = Readonly<{ offered: readonly PlaceRow[]; seated: number; waiting: number }>

/** As `offerFreeSeats`, and tells how full the class is then. */
export const settleSeats = async (tx: Tx, parts: SeatParts, held: ClassRow, now: Date): Promise<Settled> => {
  await endPastOffers(tx, parts, held, now)
  const { seated, waiting } = await countPlaces(tx, held.id)
  const end = offerEnd(now.getTime(), held.courseDate.getTime())
  const free = held.courseStatusId === CLASS_STATUS.scheduled && end !== null ? seatsLeft(held.capacity, seated) : 0
  if (free === 0 || waiting === 0 || end === null) return { offered: [], seated, waiting }

  const offered: PlaceRow[] = []
  const offerEndsAt = new Date(end)
  const next = await listWaiting(tx, held.id, free)
  for (const place of next) {
    const moved = await movePlace(tx, place, 'seat.offered', factsOf(held, place, true, now), now, offerEndsAt)
    if (!moved) continue
    offered.push(moved)
    await notifyPlace(tx, parts, 'seatOffered', moved.id, now)
  }
  if (offered.length > 0) await parts.jobs.enqueue(tx, OFFER_END_JOB, { classId: held.id }, offerEndsAt)
  // What is left then waits with a closed account.
  const left = next.length < free ? 0 : waiting - offered.length
  return { offered, seated: seated + offered.length, waiting: left }
}

/**
 * Offers each free seat of a class to whoever waits longest: once, in order, until `offerEnd`. Offers whose time has
 * passed end first, so that their seats go on. To be called with the class locked (`lockClass`, `lockTaughtClass`),
 * in the transaction in which seats came free: somebody left, capacity was raised, the class was moved. Nothing to
 * offer, nobody who waits, a class that began or is not scheduled: it does nothing, however often it is called.
 */
export const offerFreeSeats = async (
  tx: Tx,
  parts: SeatParts,
  held: ClassRow,
  now: Date,
): Promise<readonly PlaceRow[]> => (await settleSeats(tx, parts, held, now)).offered

/** Ends what has ended in a class, and goes on with its waitlist. Early it does nothing, twice it does so once. */
export const settleClass = async (platform: SeatParts & Pick<Platform, 'db' | 'clock'>, classId: number) => {
  await platform.db.transaction(async (tx) => {
    const held = await lockClass(tx, classId)
    await offerFreeSeats(tx, platform, held, platform.clock.now())
  })
}

const AT_ONCE = 200

/** What the jobs of single offers have missed: a server that was down, a clock that was behind. */
export const settleOffers = async (platform: SeatParts & Pick<Platform, 'db' | 'clock'>): Promise<number> => {
  const ids = await listClassesToSettle(platform.db, platform.clock.now(), AT_ONCE)
  for (const id of ids) await settleClass(platform, id)
  return ids.length
}
