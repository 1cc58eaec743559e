import type { ElkNode } from 'elkjs/lib/elk-api.js'

import type { ChartFacts } from '../facts/chart-facts.ts'
import { better, type Drawing } from './drawing.ts'
import { asDrawing, asGraph } from './graph.ts'

/** What places boxes and wires: in a page a worker, in a command the same code in its own thread. */
export type Engine = (graph: ElkNode) => Promise<ElkNode>

/** A chart laid out downwards and to the right, and of the two what a screen shows better. */
export const layOut = async (facts: ChartFacts, engine: Engine): Promise<Drawing> => {
  const down = asDrawing(facts, await engine(asGraph(facts, 'DOWN')))
  const right = asDrawing(facts, await engine(asGraph(facts, 'RIGHT')))
  return better(down, right)
}
