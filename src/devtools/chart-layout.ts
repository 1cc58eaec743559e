import type { ELK, ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { toDirectedGraph, type DirectedGraphEdge, type DirectedGraphNode } from 'xstate/graph'

/** A state as a box. Lengths are CSS pixels from the drawing's corner. */
export type StateBox = Readonly<{
  id: string
  name: string
  kind: AnyStateNode['type']
  isInitial: boolean
  invokes: readonly string[]
  tags: readonly string[]
  x: number
  y: number
  width: number
  height: number
}>

/** A transition as a line with a label. */
export type TransitionLine = Readonly<{
  id: string
  event: string
  label: string
  source: string
  points: readonly ElkPoint[]
  at: Readonly<{ x: number; y: number; width: number; height: number }> | null
}>

export type ChartDrawing = Readonly<{
  width: number
  height: number
  boxes: readonly StateBox[]
  lines: readonly TransitionLine[]
}>

const LETTER = 6.7
const LINE = 15

/** XState's own events in words: what ended, what failed, how long was waited. */
export const eventName = (type: string): string =>
  type
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
    .replace(/^xstate\.done\.actor\.(?:\d+\.)?(.*)$/, '$1 done')
    .replace(/^xstate\.error\.actor\.(?:\d+\.)?(.*)$/, '$1 failed')
    .replace(/^xstate\.done\.state\..*$/, 'all done')
    .replace(/^xstate\.snapshot\.(.*)$/, '$1 changed') || 'always'

const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') return guard.name || 'guard'
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : ''
}

const labelOf = (edge: DirectedGraphEdge): string => {
  const guard = guardName(edge.transition.guard)
  return eventName(edge.label.text) + (guard ? ` [${guard}]` : '')
}

const invokesOf = (node: AnyStateNode) =>
  node.invoke.map((invoke) => (typeof invoke.src === 'string' ? invoke.src : invoke.id))

const sizeOf = (node: AnyStateNode) => {
  const texts = [node.key, ...invokesOf(node).map((name) => `+ ${name}`)]
  return {
    width: Math.max(72, ...texts.map((text) => text.length * LETTER + 28)),
    height: 22 + texts.length * LINE,
  }
}

let engine: Promise<ELK> | undefined
const loadEngine = () => (engine ??= import('elkjs/lib/elk.bundled.js').then((module) => new module.default()))

/** Lays a chart out, nested and parallel states included. Works offline; takes some tens of milliseconds. */
export const layOut = async (machine: AnyStateMachine): Promise<ChartDrawing> => {
  const nodes = new Map<string, AnyStateNode>()
  const edges = new Map<string, DirectedGraphEdge>()

  const asElk = (node: DirectedGraphNode): ElkNode => {
    nodes.set(node.id, node.stateNode)
    for (const edge of node.edges) edges.set(edge.id, edge)
    if (node.children.length === 0) return { id: node.id, ...sizeOf(node.stateNode) }
    const heading = 24 + invokesOf(node.stateNode).length * LINE
    return {
      id: node.id,
      children: node.children.map(asElk),
      layoutOptions: {
        'elk.padding': `[top=${heading + 14},left=16,bottom=16,right=16]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${sizeOf(node.stateNode).width}, 60)`,
      },
    }
  }

  const root = asElk(toDirectedGraph(machine))
  const wires: ElkExtendedEdge[] = [...edges.values()].map((edge) => ({
    id: edge.id,
    sources: [edge.source.id],
    targets: [edge.target.id],
    labels: [{ text: labelOf(edge), width: labelOf(edge).length * LETTER + 14, height: 20 }],
  }))
  const graph: ElkNode = {
    id: 'drawing',
    children: [root],
    edges: wires,
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.edgeLabels.inline': 'true',
      'elk.layered.spacing.nodeNodeBetweenLayers': '30',
      'elk.spacing.edgeLabel': '5',
    },
  }
  const engine = await loadEngine()
  const placed: ElkNode = await engine.layout(graph)

  const boxes: StateBox[] = []
  const collect = (placedNode: ElkNode) => {
    const node = nodes.get(placedNode.id)
    if (node) {
      boxes.push({
        id: placedNode.id,
        name: node.key,
        kind: node.type,
        isInitial: node.parent?.initial.target?.some((target) => target.id === node.id) ?? false,
        invokes: invokesOf(node),
        tags: node.tags,
        x: placedNode.x ?? 0,
        y: placedNode.y ?? 0,
        width: placedNode.width ?? 0,
        height: placedNode.height ?? 0,
      })
    }
    for (const child of placedNode.children ?? []) collect(child)
  }
  for (const child of placed.children ?? []) collect(child)

  const lines = (placed.edges ?? []).flatMap((wire): TransitionLine[] => {
    const edge = edges.get(wire.id)
    if (!edge) return []
    const section = wire.sections?.[0]
    const label = wire.labels?.[0]
    return [
      {
        id: wire.id,
        event: edge.label.text,
        label: labelOf(edge),
        source: edge.source.id,
        points: section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [],
        at: label ? { x: label.x ?? 0, y: label.y ?? 0, width: label.width ?? 0, height: label.height ?? 0 } : null,
      },
    ]
  })
  return { width: placed.width ?? 0, height: placed.height ?? 0, boxes, lines }
}
