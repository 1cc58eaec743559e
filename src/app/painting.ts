import { OWN_CALLS } from '../domain/calls.ts'
import type { Language } from '../domain/language.ts'
import type { PaintedFor, Theirs } from '../domain/rendered-page.ts'
import { createGateway, type Gateway } from '../gateway/gateway.ts'
import type { PaintedWith } from './actors/long-lived-actors.ts'

type Read = (signal: AbortSignal) => Promise<unknown>

/** Milliseconds: whose page takes longer sees it sooner as a device's that is known. */
const PAINTED_WITHIN = 3000

/** A page's charts ask for some, those of what they then show for others: beyond that it is the browser's. */
export const MOST_ROUNDS = 6

export type Painting = Readonly<{
  with: PaintedWith
  /** Reads what the last drawing did not have; false where there was nothing of the kind. */
  readMissed: () => Promise<boolean>
  theirs: () => Theirs
  now: () => number
}>

/**
 * A gateway to draw a page with: a chart that asks is given what is known already, and what is not is noted, and read
 * for the next drawing. What is refused, or fails, stays the browser's to ask.
 */
export const startPainting = async (
  { session, token, place, ask, now }: PaintedFor,
  language: Language,
): Promise<Painting> => {
  const answers: Record<string, unknown> = {}
  const asked = new Set<string>()
  const missed = new Map<string, Read>()
  const signal = AbortSignal.timeout(PAINTED_WITHIN)
  const own = createGateway({
    ...OWN_CALLS,
    fetch: async (path, sent) => ask(path as string, sent),
    language: () => language,
    token: () => token,
    onToken: () => {},
    onUnauthorised: () => {},
  })
  const gateway: Gateway = {
    ...own,
    now,
    answers: {
      recall: (key) => answers[key],
      isCurrent: (key) => key in answers,
      miss: (key, read) => {
        if (!asked.has(key)) missed.set(key, read)
      },
      begin: () => () => {},
      forget: () => {},
      forgetAll: () => {},
    },
  }
  const { viewer } = await own.ask('Viewer', {}, { signal })
  return {
    with: { token, viewer, answers, gateway },
    readMissed: async () => {
      signal.throwIfAborted()
      const reads = [...missed]
      missed.clear()
      await Promise.all(
        reads.map(async ([key, read]) => {
          asked.add(key)
          try {
            answers[key] = await read(signal)
          } catch {
            // Its chart says so once it lives.
          }
        }),
      )
      return reads.length > 0
    },
    theirs: () => ({ session, viewer, answers, place }),
    now,
  }
}
