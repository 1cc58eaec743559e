// How what a chart says is written into a drawing: in lines short enough to stand beside each other.
import type { MoveFact, StateFact } from '../facts/chart-facts.ts'
import { eventName } from '../facts/names.ts'

/** A line of a drawing; a move's lines bear its id. */
export type Line = Readonly<{
  text: string
  role: 'name' | 'tag' | 'invoke' | 'act' | 'event' | 'guard' | 'action'
  move: string | null
}>

/** Letters of a line at a wire, and of one in a box, which may be as wide as its children anyway. */
const AT_WIRE = 24
const IN_BOX = 34

/** Where a name may be parted: behind a dot, before a capital. */
const partsOf = (word: string): readonly string[] => word.split(/(?<=[.|])|(?=[A-Z])/u)

/** A word in parts that have no more than so many letters, as far as it can be parted. */
const pieces = (word: string, letters: number): readonly string[] => {
  if (word.length <= letters) return [word]
  const made: string[] = []
  for (const part of partsOf(word)) {
    const last = made.at(-1)
    if (last !== undefined && (last + part).length <= letters) made[made.length - 1] = last + part
    else made.push(part)
  }
  return made
}

/** Words in as few lines as have no more than so many letters. */
export const wrap = (text: string, letters: number): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const [first = '', ...rest] = pieces(word, letters)
    const joined = `${lines.at(-1) ?? ''} ${first}`
    if (lines.length > 0 && joined.length <= letters) lines[lines.length - 1] = joined
    else lines.push(first)
    lines.push(...rest)
  }
  return lines
}

const linesOf = (text: string, letters: number, role: Line['role'], move: string | null): readonly Line[] =>
  wrap(text, letters).map((line) => ({ text: line, role, move }))

/** What makes it, in words: an event, a time, how a child ended, or nothing. */
export const causeInWords = ({ cause, child, delay, event }: MoveFact): string => {
  if (cause === 'after' && delay !== null) return `after ${delay}${/^\d+$/.test(delay) ? ' ms' : ''}`
  return child === null ? eventName(event) : `${child} ${cause}`
}

const sign = (move: MoveFact): string => {
  if (move.isIgnored) return '⊘ '
  if (move.targets.length === 0) return '· '
  return move.isReentering ? '↻ ' : '⟲ '
}

const moveLines = (move: MoveFact, letters: number, isRow: boolean): readonly Line[] => [
  ...linesOf(`${isRow ? sign(move) : ''}${causeInWords(move)}`, letters, 'event', move.id),
  ...(move.guard === null ? [] : linesOf(`[${move.guard}]`, letters, 'guard', move.id)),
  ...(move.actions.length === 0 ? [] : linesOf(`/ ${move.actions.join(', ')}`, letters, 'action', move.id)),
]

/** The lines at a wire. */
export const wireLines = (moves: readonly MoveFact[]): readonly Line[] =>
  moves.flatMap((move) => moveLines(move, AT_WIRE, false))

/** The lines in a state's box: what it is, what it does, and the moves that do not leave it. */
export const boxLines = (state: StateFact, rows: readonly MoveFact[]): readonly Line[] => [
  ...linesOf(state.key, IN_BOX, 'name', null),
  ...(state.tags.length === 0 ? [] : linesOf(state.tags.map((tag) => `#${tag}`).join(' '), IN_BOX, 'tag', null)),
  ...state.invokes.flatMap(({ id, src }) =>
    linesOf(`+ ${/^\d+\./.test(id) || id === src ? src : `${id} (${src})`}`, IN_BOX, 'invoke', null),
  ),
  ...(state.entry.length === 0 ? [] : linesOf(`entry / ${state.entry.join(', ')}`, IN_BOX, 'act', null)),
  ...(state.exit.length === 0 ? [] : linesOf(`exit / ${state.exit.join(', ')}`, IN_BOX, 'act', null)),
  ...rows.flatMap((move) => moveLines(move, IN_BOX, true)),
]

/** All that a move says, in one line. */
export const moveInWords = (move: MoveFact): string =>
  [
    causeInWords(move),
    ...(move.guard === null ? [] : [`[${move.guard}]`]),
    ...(move.actions.length === 0 ? [] : [`/ ${move.actions.join(', ')}`]),
    ...(move.isIgnored ? ['(ignored)'] : []),
  ].join(' ')

/** A state within its chart, by the names from the chart's own. */
export const placeOf = (id: string): string => id.split('.').slice(1).join('.') || id

/** A move with where it leads from and to. */
export const moveWithPlaces = (move: MoveFact): string =>
  `${placeOf(move.source)} \u2192 ${move.targets.length > 0 ? move.targets.map(placeOf).join(', ') : 'stays'}: ${moveInWords(move)}`

/** The moves of a state in the order in which they are asked, each with where it leads; several for one event are counted. */
export const movesInOrder = (moves: readonly MoveFact[]): readonly string[] =>
  moves.map((move) => {
    const isOneOfSeveral = moves.some(({ event, branch }) => event === move.event && branch !== move.branch)
    const leads = move.targets.length > 0 ? ` \u2192 ${move.targets.map(placeOf).join(', ')}` : ''
    return `${isOneOfSeveral ? `${move.branch + 1}. ` : ''}${moveInWords(move)}${leads}`
  })
