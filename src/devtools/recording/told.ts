import type { AnyEventObject } from 'xstate'

/** What an actor was told, and the moves of it that were taken so far. */
export type Told = Readonly<{
  number: number
  at: number
  event: AnyEventObject
  from: string | null
  moves: string[]
  /** How many of these are forbidden ones, which come to nothing. */
  ignored: number
}>

/**
 * What actors were told and have not come to the end of. There are several of one actor where a child answers in the
 * middle of a move: what it says waits until that move is over, and XState names the event that each step is of.
 */
export const createTold = () => {
  const waiting = new Map<string, readonly Told[]>()
  const underway = new Map<string, Told>()

  const find = (session: string, event: AnyEventObject | null): Told | undefined =>
    waiting.get(session)?.find((told) => told.event === event)

  return {
    hear: (session: string, heard: Omit<Told, 'moves' | 'ignored'>) => {
      waiting.set(session, [...(waiting.get(session) ?? []), { ...heard, moves: [], ignored: 0 }])
    },
    /** A step by an event that nobody told is one that the chart told itself: it belongs to what is under way. */
    step: (session: string, event: AnyEventObject, moves: readonly string[], ignored: number) => {
      const heard = find(session, event) ?? underway.get(session)
      if (!heard) return
      const stepped = { ...heard, moves: [...heard.moves, ...moves], ignored: heard.ignored + ignored }
      underway.set(session, stepped)
      waiting.set(
        session,
        (waiting.get(session) ?? []).map((told) => (told === heard ? stepped : told)),
      )
    },
    /** What has come to its end; without its event, what is under way or else next. */
    settle: (session: string, event: AnyEventObject | null): Told | undefined => {
      const heard = event ? find(session, event) : (underway.get(session) ?? waiting.get(session)?.[0])
      if (!heard) return undefined
      underway.delete(session)
      waiting.set(
        session,
        (waiting.get(session) ?? []).filter((told) => told !== heard),
      )
      return heard
    },
    /** An actor that has ended hears no more. */
    forget: (session: string) => {
      waiting.delete(session)
      underway.delete(session)
    },
    sessions: (): readonly string[] => [...waiting].flatMap(([session, told]) => (told.length > 0 ? [session] : [])),
  }
}
