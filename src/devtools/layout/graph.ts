// A chart's facts as the layout engine wants them, and what it made of them as a drawing.
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'

import type { ChartFacts, MoveFact, StateFact } from '../facts/chart-facts.ts'
import { LETTER, LINE, type Box, type Direction, type Drawing, type Wire } from './drawing.ts'
import { boxLines, wireLines, type Line } from './words.ts'

/** A move that does not leave its state stands as a row in its box: half of all wires would be loops. */
const isRow = ({ source, targets }: MoveFact): boolean => targets.every((target) => target === source)

type Ends = Readonly<{ id: string; source: string; target: string; moves: readonly MoveFact[] }>

/** One arrow between two states for all moves between them. */
const endsOf = ({ moves }: ChartFacts): readonly Ends[] => {
  const pairs = moves
    .filter((move) => !isRow(move))
    .flatMap((move) => move.targets.map((target) => ({ id: `${move.source} -> ${target}`, target, move })))
  return [...Map.groupBy(pairs, ({ id }) => id)].flatMap(([id, same]) => {
    const [first] = same
    return first ? [{ id, source: first.move.source, target: first.target, moves: same.map(({ move }) => move) }] : []
  })
}

const sizeOf = (lines: readonly Line[]) => ({
  width: Math.ceil(Math.max(0, ...lines.map(({ text }) => text.length)) * LETTER) + 16,
  height: lines.length * LINE + 6,
})

const linesIn = (facts: ChartFacts, state: StateFact): readonly Line[] =>
  boxLines(
    state,
    facts.moves.filter((move) => move.source === state.id && isRow(move)),
  )

/** Said of each box that has others: none takes it from the one that it is in. */
const SPACING = {
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.spacing.nodeNode': '14',
  'elk.spacing.edgeNode': '8',
  'elk.spacing.edgeEdge': '8',
  'elk.spacing.edgeLabel': '4',
} as const

/** Once all is placed, it is pulled together as far as the spacing lets it: nothing is left out or laid over another. */
const PULLED = { ...SPACING, 'elk.layered.compaction.postCompaction.strategy': 'EDGE_LENGTH' } as const

const asNode = (facts: ChartFacts, state: StateFact, spacing: typeof SPACING): ElkNode => {
  const size = sizeOf(linesIn(facts, state))
  const children = facts.states.filter(({ parent }) => parent === state.id)
  const width = Math.max(64, size.width + 8)
  if (children.length === 0) return { id: state.id, width, height: size.height + 8 }
  return {
    id: state.id,
    children: children.map((child) => asNode(facts, child, spacing)),
    layoutOptions: {
      ...spacing,
      'elk.padding': `[top=${size.height + 16},left=14,bottom=14,right=14]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, 60)`,
    },
  }
}

const asEdge = ({ id, source, target, moves }: Ends): ElkExtendedEdge => ({
  id,
  sources: [source],
  targets: [target],
  labels: [{ text: id, ...sizeOf(wireLines(moves)) }],
})

const graphWith = (facts: ChartFacts, direction: Direction, spacing: typeof SPACING): ElkNode => ({
  id: '',
  children: facts.states.filter(({ parent }) => parent === null).map((state) => asNode(facts, state, spacing)),
  edges: endsOf(facts).map(asEdge),
  layoutOptions: {
    'elk.algorithm': 'layered',
    'elk.direction': direction,
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.json.shapeCoords': 'ROOT',
    'elk.json.edgeCoords': 'ROOT',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.edgeLabels.inline': 'true',
    ...spacing,
    'elk.randomSeed': '1',
  },
})

export const asGraph = (facts: ChartFacts, direction: Direction): ElkNode => graphWith(facts, direction, SPACING)

/** The same, narrower by about a tenth. The engine fails at some charts so. */
export const asPulledGraph = (facts: ChartFacts, direction: Direction): ElkNode => graphWith(facts, direction, PULLED)

const placedIn = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(placedIn)]

const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Record<'x' | 'y' | 'width' | 'height', number>>) => ({
  x,
  y,
  width,
  height,
})

/** The drawing that the engine's answer is. Everything of the chart is in it, wherever the engine put it. */
export const asDrawing = (facts: ChartFacts, answer: ElkNode): Drawing => {
  const nodes = new Map((answer.children ?? []).flatMap(placedIn).map((node) => [node.id, node]))
  const edges = new Map((answer.edges ?? []).map((edge) => [edge.id, edge]))
  const boxes = facts.states.map((state): Box => ({
    ...areaOf(nodes.get(state.id) ?? {}),
    id: state.id,
    parent: state.parent,
    kind: state.kind,
    isInitial: state.isInitial,
    lines: linesIn(facts, state),
  }))
  const wires = endsOf(facts).map(({ id, source, target, moves }): Wire => {
    const edge = edges.get(id)
    return {
      id,
      source,
      target,
      moves: moves.map((move) => move.id),
      points: (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
        [startPoint].concat(bendPoints, endPoint),
      ),
      label: { ...areaOf(edge?.labels?.[0] ?? {}), lines: wireLines(moves) },
    }
  })
  return { width: Math.ceil(answer.width ?? 0), height: Math.ceil(answer.height ?? 0), boxes, wires }
}
