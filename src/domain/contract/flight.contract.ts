import * as z from 'zod/mini'

import { FLIGHT_RING, FLIGHT_VERSION } from '../flight.ts'
import { instant } from './common.contract.ts'

const name = z.string().check(z.maxLength(300))
const count = z.int().check(z.minimum(0))

/** The state of an actor after what it was told, as XState writes it. */
const stood = z.object({ actor: name, value: z.json(), status: name })

/** An actor that lived in it. */
const flightActor = z.object({
  actor: name,
  /** Which chart it is. */
  chart: name,
  parent: z.nullable(name),
  /** By what name its parent knows its logic; null of a root. */
  src: z.nullable(name),
  /** The page that it was begun on, without what stood in its address; null of what serves all pages. */
  page: z.nullable(name),
})

const flightRecord = z.object({
  /** Milliseconds since the page began. */
  at: count,
  actor: name,
  kind: z.enum(['begun', 'told', 'ended']),
  type: name,
  /** Which actor told it; null where it came from a person or another chart. */
  from: z.nullable(name),
  /** What it was told, or begun with. */
  data: z.json(),
  /** What came of it, in this actor and those that belong to it. */
  stood: z.array(stood),
})

const actorFrame = z.object({
  actor: name,
  /** By what its parent knows it. */
  id: name,
  chart: z.nullable(name),
  src: z.nullable(name),
  isTold: z.boolean(),
  status: name,
  value: z.json(),
  context: z.json(),
  /** States that are gone back to, by their ids. */
  history: z.record(name, z.array(name)),
})

/** All of a root and its actors at one moment. */
const flightFrame = z.object({ at: count, root: name, actors: z.array(actorFrame) })

/**
 * The last minutes of the charts of a page. Every text that is not one of those that its field is declared to be one of
 * was replaced when it was recorded, and so were the numbers of people and things.
 */
export const flight = z.object({
  version: z.literal(FLIGHT_VERSION),
  /** Of the product. */
  product: name,
  /** Milliseconds since the page began, when this was put together. */
  at: count,
  actors: z.array(flightActor),
  records: z.array(flightRecord).check(z.maxLength(FLIGHT_RING.records)),
  /** Where the re-run of a root begins whose beginning was forgotten. */
  frames: z.array(flightFrame),
  /** How each root was at the end. */
  ends: z.array(flightFrame),
})

/** GET /contact-cases/{id}/flight: as it was sent, in JSON. */
export const sentFlight = z.object({ flight: z.string(), at: instant })

export type SentFlight = z.infer<typeof sentFlight>
export type Flight = z.infer<typeof flight>
export type FlightRecord = Flight['records'][number]
export type FlightFrame = Flight['frames'][number]
export type FlightActor = Flight['actors'][number]
export type Stood = z.infer<typeof stood>
export type FlightData = FlightRecord['data']
