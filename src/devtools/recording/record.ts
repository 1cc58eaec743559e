import type { Plain } from './plain.ts'

/** What happened to an actor: it began, was told something, or ended. Plain data, which can be kept and sent. */
export type Entry = Readonly<{
  number: number
  /** Milliseconds since the page began. */
  at: number
  /** Where the actor is, by names from its root: `signIn/form`. */
  actor: string
  session: string
  kind: 'begun' | 'told' | 'ended'
  /** Of the event; of an actor that begins, what it is made by. */
  type: string
  /** Who told it, as `actor`; null where it came from outside. */
  from: string | null
  data: Plain
  /** Moves that were taken, by their ids. */
  moves: readonly string[]
  /** A chart was told what it does not take here, or takes for nothing. */
  isIgnored: boolean
  /** Of what was ignored: a line for each branch that could have taken it, with what its guard said. */
  why?: readonly string[]
  /** The actor as it is afterwards; null where nothing of it is known. */
  picture: Picture | null
}>

export type Picture = Readonly<{
  status: string
  /** The state of a chart as XState writes it; null for what is no chart. */
  value: Plain
  context: Plain
}>

/** Events are XState's own talk when nobody wrote them. */
export const isOwnTalk = (type: string): boolean => type === 'xstate.init' || type === 'xstate.stop'

export type LogFilter = Readonly<{
  text: string
  kind: 'all' | 'told' | 'ignored' | 'lives'
  /** Only of this actor. */
  session: string | null
}>

const KINDS: Readonly<Record<LogFilter['kind'], (entry: Entry) => boolean>> = {
  all: () => true,
  told: ({ kind }) => kind === 'told',
  ignored: ({ isIgnored }) => isIgnored,
  lives: ({ kind }) => kind !== 'told',
}

/** What a filter lets through; what it hides stays in the log. */
export const filtered = (entries: readonly Entry[], { text, kind, session }: LogFilter): readonly Entry[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0 && kind === 'all' && session === null) return entries
  return entries.filter(
    (entry) =>
      KINDS[kind](entry) &&
      (session === null || entry.session === session) &&
      words.every((word) => `${entry.actor} ${entry.type}`.toLowerCase().includes(word)),
  )
}

/** The picture of an actor before an entry: what it was when it was last heard of. */
export const pictureBefore = (entries: readonly Entry[], { number, session }: Entry): Picture | null =>
  entries.findLast((entry) => entry.number < number && entry.session === session && entry.picture !== null)?.picture ??
  null
