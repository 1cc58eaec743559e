import type { ElkNode } from 'elkjs/lib/elk-api.js'

import type { ChartFacts } from '../facts/chart-facts.ts'
import { better, fits, type Direction, type Drawing } from './drawing.ts'
import { asDrawing, asGraph, asPulledGraph } from './graph.ts'

/** What places boxes and wires: in a page a worker, in a command the same code in its own thread. */
export type Engine = (graph: ElkNode) => Promise<ElkNode>

const DIRECTIONS: readonly Direction[] = ['DOWN', 'RIGHT']

/** A chart laid out downwards and to the right, and of the two what a screen shows better; pulled together if it must be. */
export const layOut = async (facts: ChartFacts, engine: Engine): Promise<Drawing> => {
  const down = asDrawing(facts, await engine(asGraph(facts, 'DOWN')))
  const right = asDrawing(facts, await engine(asGraph(facts, 'RIGHT')))
  let best = better(down, right)
  if (fits(best)) return best
  for (const direction of DIRECTIONS) {
    // oxlint-disable-next-line no-await-in-loop -- an engine lays out one chart at a time.
    const answer = await engine(asPulledGraph(facts, direction)).catch(() => null)
    if (answer) best = better(best, asDrawing(facts, answer))
  }
  return best
}
