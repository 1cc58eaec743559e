/** Goes up when a recording of before could no longer be read. */
export const FLIGHT_VERSION = 1

/** What is kept in a browser: older or more than this is forgotten. */
export const FLIGHT_RING = { milliseconds: 5 * 60_000, records: 4000, letters: 2_000_000 } as const

/** Letters of a recording that is sent, at most: the oldest of a longer one stays behind. */
export const FLIGHT_SENT_LETTERS = 200_000

/** One is a few thousand records at most: what is beyond is none of ours. */
export const FLIGHT_BOUNDS = { deepest: 60, parts: 60_000, keys: 2000 } as const

/** How long a crash is what a message is likely to be about, in milliseconds: whoever meets one loads the page anew. */
export const FLIGHT_CRASH_KEPT = 10 * 60_000

/** How long one that was sent is kept. */
export const FLIGHT_KEPT_DAYS = 90

/** A line of a recording, as whoever sends it can read it. */
export type FlightLine = Readonly<{
  /** Which one of its part it is. */
  number: number
  /** Seconds before it was put together. */
  ago: number
  actor: string
  type: string
  /** All else that is sent of it, in JSON; empty where that is nothing. */
  text: string
}>

/** What of a recording belongs to one page: it is sent, or left out, as one. */
export type FlightPart = Readonly<{
  /** Of the page; null of what serves all pages. */
  page: string | null
  lines: readonly FlightLine[]
}>
