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

/** It came from outside of the charts, as a press does, and from no time that has passed. */
export const isTold = ({ from, type }: Entry): boolean => from === null && !type.startsWith('xstate.')

export type LogFilter = Readonly<{
  /** Words that a row has, and after a minus those that it has not: a clock that ticks would cover all else. */
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
  // A minus alone is a word that is still being written.
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '-')
  if (words.length === 0 && kind === 'all' && session === null) return entries
  return entries.filter(
    (entry) =>
      KINDS[kind](entry) &&
      (session === null || entry.session === session) &&
      words.every((word) => {
        const told = `${entry.actor} ${entry.type}`.toLowerCase()
        return word.startsWith('-') ? !told.includes(word.slice(1)) : told.includes(word)
      }),
  )
}

/** What is shown as taken last: what led somewhere, since what only counts would put it out at once. */
export const lastMoved = (entries: readonly Entry[], leading: ReadonlySet<string>): Entry | undefined => {
  const taken = entries.filter(({ kind, isIgnored }) => kind === 'told' && !isIgnored)
  return taken.findLast(({ moves }) => moves.some((move) => leading.has(move))) ?? taken.at(-1)
}

/** Which of its pictures shows an actor as it was at an entry: an end has none of its own. -1 where none is so old. */
export const pictureAt = (pictures: readonly Entry[], { number }: Entry): number =>
  pictures.findLastIndex((entry) => entry.number <= number)

/** The picture of an actor before an entry: what it was when it was last heard of. */
export const pictureBefore = (entries: readonly Entry[], { number, session }: Entry): Picture | null =>
  entries.findLast((entry) => entry.number < number && entry.session === session && entry.picture !== null)?.picture ??
  null
