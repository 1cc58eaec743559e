import { FLIGHT_BOUNDS, FLIGHT_SENT_LETTERS, FLIGHT_VERSION } from '../flight.ts'
import { createJsonBounds } from '../json-bounds.ts'
import { flight, type Flight } from './flight.contract.ts'

/** Why a text is no recording that can be read here. */
export type FlightRefusal = 'tooLong' | 'noJson' | 'beyondBounds' | 'otherVersion' | 'malformed'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const versionOf = (held: unknown): unknown =>
  typeof held === 'object' && held !== null && 'version' in held ? held.version : undefined

/**
 * Reads a recording that anybody may have written: long ones, deep ones and wide ones are refused before anything is
 * made of them.
 */
export const readFlight = (text: string): Readonly<{ flight: Flight } | { refusal: FlightRefusal; at?: string }> => {
  if (text.length > FLIGHT_SENT_LETTERS) return { refusal: 'tooLong' }
  if (!createJsonBounds(FLIGHT_BOUNDS)(text)) return { refusal: 'beyondBounds' }
  const held = parsed(text)
  if (held === undefined) return { refusal: 'noJson' }
  const version = versionOf(held)
  if (typeof version === 'number' && version !== FLIGHT_VERSION) return { refusal: 'otherVersion' }
  const read = flight.safeParse(held)
  if (read.success) return { flight: read.data }
  return { refusal: 'malformed', at: read.error.issues[0]?.path.join('.') ?? '' }
}
