import type { ListAct } from '../../domain/contract/list-acts.list.ts'
import { ACT_KEYS, type ActedListId, type LISTED_ACTS } from '../../domain/list-act.ts'
import type { Words } from '../../i18n/words.tsx'

type Counted = (said: { count: number }) => string
type ActWords = Readonly<{
  name: () => string
  doing: () => string
  done: Counted
  /** Of rows with which it came otherwise than asked: then `done` is said of the others. */
  apart?: Counted
  /** Of rows with which nothing was to be done, where that is because they lack something. */
  unchanged?: Counted
}>

/** Each act of each list has words. */
type EveryActSaid = {
  readonly [Id in ActedListId]: Readonly<Record<(typeof LISTED_ACTS)[Id][number], ActWords>>
}

/** The words of an act; of one that a newer server knows and this page does not, what can be said of any. */
const wordsOf = ({ listActs }: Pick<Words, 'listActs'>, { list, act }: Pick<ListAct, 'list' | 'act'>): ActWords => {
  const isKnown = ACT_KEYS.some((key) => key === `${list}.${act}`)
  const known: EveryActSaid = listActs.acts
  const found = isKnown
    ? (known as Readonly<Record<string, Readonly<Record<string, ActWords>>>>)[list]?.[act]
    : undefined
  return (
    found ?? {
      name: () => listActs.history.states.running(),
      doing: () => listActs.history.states.running(),
      done: ({ count }) => listActs.history.rows({ count }),
    }
  )
}

export const actName = (words: Pick<Words, 'listActs'>, act: Pick<ListAct, 'list' | 'act'>): string =>
  wordsOf(words, act).name()

/** What is being done with its rows. */
export const actDoing = (words: Words, act: ListAct): string =>
  act.state === 'undoing' ? words.listActs.undoing({ act: actName(words, act) }) : wordsOf(words, act).doing()

/** A word that an act does not have is said as nothing. */
const unchangedIn = (words: Words, act: ListAct): string => {
  const count = { count: act.unchanged }
  return wordsOf(words, act).unchanged?.(count) || words.listActs.unchanged(count)
}

/** With how many rows it came as it was asked, and with how many otherwise. */
const doneIn = (words: Words, act: ListAct): readonly string[] => {
  const { done, apart } = wordsOf(words, act)
  const otherwise = apart?.({ count: act.apart })
  if (!otherwise) return [done({ count: act.done })]
  return [done({ count: act.done - act.apart }), ...(act.apart > 0 ? [otherwise] : [])]
}

/** What became of its rows, one line for each thing that there is to say. */
export const actOutcome = (words: Words, act: ListAct): readonly string[] => {
  const { listActs } = words
  const { state, unchanged, refused, undone, kept } = act
  const isUndone = state === 'undone' || undone + kept > 0
  return [
    ...(isUndone ? [listActs.undone({ count: undone })] : doneIn(words, act)),
    ...(isUndone && kept > 0 ? [listActs.kept({ count: kept })] : []),
    ...(!isUndone && unchanged > 0 ? [unchangedIn(words, act)] : []),
    ...(!isUndone && refused > 0 ? [listActs.refused({ count: refused })] : []),
    ...(state === 'cancelled' ? [listActs.cancelled()] : []),
    ...(state === 'failed' ? [listActs.failed()] : []),
  ]
}

/** How far it is: rows that are over, and all of them. */
export const actProgress = ({ state, total, done, unchanged, refused, undone, kept }: ListAct) =>
  state === 'undoing' ? { over: undone + kept, all: done } : { over: done + unchanged + refused, all: total }
