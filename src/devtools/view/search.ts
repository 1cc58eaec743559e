import type { ChartFacts } from '../facts/chart-facts.ts'
import { eventName } from '../facts/names.ts'
import { moveInWords } from '../layout/words.ts'

/** A state or a move that a search has found. */
export type Hit = Readonly<{ id: string; text: string; where: string }>

const MOST_HITS = 30

/**
 * States by their names and what they start, moves by all that they say; every word has to be there. What is called
 * exactly so comes first: an event `paper.asked` is no state `paper.asked`.
 */
export const searchChart = ({ states, moves }: ChartFacts, sought: string): readonly Hit[] => {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const foundStates = states
    .map(({ id, key, tags, invokes, entry, exit }) => ({
      hit: { id, text: key, where: id },
      text: [id, ...tags, ...entry, ...exit, ...invokes.flatMap((invoke) => [invoke.id, invoke.src])].join(' '),
    }))
    .filter(({ text }) => holds(text))
  const foundMoves = moves
    .map((move) => ({ hit: { id: move.id, text: moveInWords(move), where: move.source }, text: moveInWords(move) }))
    .filter(({ text }) => holds(text))
  const isCalledSo = (name: string) => name.toLowerCase() === words.join(' ')
  const exactly = new Set([
    ...states.filter(({ key }) => isCalledSo(key)).map(({ id }) => id),
    ...moves.filter(({ event }) => isCalledSo(eventName(event))).map(({ id }) => id),
  ])
  const hits = [...foundStates, ...foundMoves].map(({ hit }) => hit)
  return [...hits.filter(({ id }) => exactly.has(id)), ...hits.filter(({ id }) => !exactly.has(id))].slice(0, MOST_HITS)
}
