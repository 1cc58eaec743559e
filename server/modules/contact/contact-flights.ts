import { and, eq, gte, lt } from 'drizzle-orm'

import { readFlight } from '../../../src/domain/contract/flight-text.ts'
import type { SentFlight } from '../../../src/domain/contract/flight.contract.ts'
import { FLIGHT_KEPT_DAYS } from '../../../src/domain/flight.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { contactFlights } from '../../platform/db/tables/contact.table.ts'
import type { Platform } from '../../platform/platform.ts'

/** Whether a text is a recording that this version of the product can read. */
export const isFlight = (text: string): boolean => 'flight' in readFlight(text)

export const keepFlight = async (tx: Tx, contactId: number, text: string, at: Date): Promise<void> => {
  await tx.insert(contactFlights).values({ contactId, flight: text, at })
}

/** When the oldest came that is still kept. */
export const keptSince = (now: Date): Date => later(now, -FLIGHT_KEPT_DAYS * DAY)

/** What was sent with a message; undefined where nothing was, or it is no longer kept, though the night has not come. */
export const findFlight = async (query: Queryable, contactId: number, now: Date): Promise<SentFlight | undefined> => {
  const [row] = await query
    .select()
    .from(contactFlights)
    .where(and(eq(contactFlights.contactId, contactId), gte(contactFlights.at, keptSince(now))))
  return row && { flight: row.flight, at: row.at.toISOString() }
}

/** Forgets those that were kept for long enough, each night. */
export const contactFlightsJob = ({ jobs, db, clock }: Platform): void => {
  jobs.repeat('contact.flights', '23 3 * * *', async () => {
    await db.delete(contactFlights).where(lt(contactFlights.at, keptSince(clock.now())))
  })
}
