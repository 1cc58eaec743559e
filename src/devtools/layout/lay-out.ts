import type { ElkNode } from 'elkjs/lib/elk-api.js'

import type { ChartFacts } from '../facts/chart-facts.ts'
import { better, fits, type Direction, type Drawing } from './drawing.ts'
import { asDrawing, asGraph, asPulledGraph } from './graph.ts'

/** What places boxes and wires: in a page a worker, in a command the same code in its own thread. */
export type Engine = (graph: ElkNode) => Promise<ElkNode>

/** A chart laid out downwards and to the right, and of the two what a screen shows better; pulled together if it must be. */
export const layOut = async (facts: ChartFacts, engine: Engine): Promise<Drawing> => {
  const down = asDrawing(facts, await engine(asGraph(facts, 'DOWN')))
  const right = asDrawing(facts, await engine(asGraph(facts, 'RIGHT')))
  const plain = better(down, right)
  if (fits(plain)) return plain
  // An engine lays out one chart at a time; some it cannot pull together.
  const pulled = async (best: Drawing, direction: Direction): Promise<Drawing> => {
    const answer = await engine(asPulledGraph(facts, direction)).catch(() => null)
    return answer ? better(best, asDrawing(facts, answer)) : best
  }
  return pulled(await pulled(plain, 'DOWN'), 'RIGHT')
}
