import { eq, lt } from 'drizzle-orm'

import { flight, type SentFlight } from '../../../src/domain/contract/flight.contract.ts'
import { FLIGHT_KEPT_DAYS } from '../../../src/domain/flight.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { contactFlights } from '../../platform/db/tables/contact.table.ts'
import { createJsonBounds } from '../../platform/json-bounds.ts'
import type { Platform } from '../../platform/platform.ts'

/** One is a few thousand records at most: what is beyond is none of ours. */
const BOUNDS = { deepest: 60, parts: 60_000, keys: 2000 }

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a text is a recording that this version of the product can read. */
export const isFlight = (text: string): boolean =>
  createJsonBounds(BOUNDS)(text) && flight.safeParse(parsed(text)).success

export const keepFlight = async (tx: Tx, contactId: number, text: string, at: Date): Promise<void> => {
  await tx.insert(contactFlights).values({ contactId, flight: text, at })
}

/** What was sent with a message; undefined where nothing was, or it is no longer kept. */
export const findFlight = async (query: Queryable, contactId: number): Promise<SentFlight | undefined> => {
  const [row] = await query.select().from(contactFlights).where(eq(contactFlights.contactId, contactId))
  return row && { flight: row.flight, at: row.at.toISOString() }
}

/** Forgets those that were kept for long enough, each night. */
export const contactFlightsJob = ({ jobs, db, clock }: Platform): void => {
  jobs.repeat('contact.flights', '23 3 * * *', async () => {
    await db.delete(contactFlights).where(lt(contactFlights.at, later(clock.now(), -FLIGHT_KEPT_DAYS * DAY)))
  })
}
