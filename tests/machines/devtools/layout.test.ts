import type { ElkNode } from 'elkjs/lib/elk-api.js'
import ELK from 'elkjs/lib/elk.bundled.js'
import { afterEach, expect, test, vi } from 'vitest'

import { loadCharts } from '../../../src/devtools/facts/all-charts.ts'
import { factsOf } from '../../../src/devtools/facts/chart-facts.ts'
import { better, LIMIT, type Area, type Drawing } from '../../../src/devtools/layout/drawing.ts'
import { limited } from '../../../src/devtools/layout/engine.ts'
import { asDrawing, asGraph, asPulledGraph } from '../../../src/devtools/layout/graph.ts'
import { layOut, type Engine } from '../../../src/devtools/layout/lay-out.ts'
import { wrap } from '../../../src/devtools/layout/words.ts'
import { lessonMachine } from '../../../src/machines/lesson/lesson.machine.ts'

const charts = await loadCharts()
const elk = new ELK()

/** Forms of all kinds are the same chart: each drawing is made once. */
const drawings = [...new Map(charts.map((chart) => [JSON.stringify(factsOf(chart.machine)), chart])).values()]

afterEach(() => {
  vi.useRealTimers()
})

const holds = (outer: Area, inner: Area): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1

const overlap = (a: Area, b: Area): boolean =>
  a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width && a.y + 1 < b.y + b.height && b.y + 1 < a.y + a.height

const drawnMoves = ({ boxes, wires }: Drawing): readonly string[] => {
  const inBoxes = boxes.flatMap(({ lines }) =>
    lines.flatMap(({ role, move }) => (role === 'event' && move ? [move] : [])),
  )
  return [...new Set([...inBoxes, ...wires.flatMap(({ moves }) => moves)])].toSorted()
}

test.each(drawings.map(({ name, machine }) => [name, machine] as const))(
  '%s is drawn whole, and fits',
  async (_, machine) => {
    const facts = factsOf(machine)
    const drawing = await layOut(facts, (graph) => elk.layout(graph))
    expect(drawnMoves(drawing)).toEqual(facts.moves.map(({ id }) => id).toSorted())
    expect(drawing.boxes.map(({ id }) => id)).toEqual(facts.states.map(({ id }) => id))
    expect(Math.max(drawing.width, drawing.height)).toBeLessThanOrEqual(LIMIT)

    const boxes = new Map(drawing.boxes.map((box) => [box.id, box]))
    const outside = drawing.boxes.filter(({ parent, ...box }) => {
      const outer = parent === null ? { x: 0, y: 0, ...drawing } : boxes.get(parent)
      return box.width <= 0 || !outer || !holds(outer, box)
    })
    expect(outside).toEqual([])
    expect(drawing.wires.filter(({ points, label }) => points.length < 2 || label.width <= 0)).toEqual([])
  },
)

test('lines are parted between words, and long names at their humps and dots', () => {
  expect(wrap('after 400 ms', 24)).toEqual(['after 400 ms'])
  expect(wrap('/ keepFault, tellTheParent, forgetDraft', 16)).toEqual(['/ keepFault,', 'tellTheParent,', 'forgetDraft'])
  expect(wrap('enrollmentVerification.detailsForm done', 16)).toEqual([
    'enrollment',
    'Verification.',
    'detailsForm done',
  ])
})

test('of two drawings the one that fits is kept, and of two that fit the one of the shape of a screen', () => {
  const sized = (width: number, height: number): Drawing => ({ width, height, boxes: [], wires: [] })
  expect(better(sized(1600, 1000), sized(3100, 1900))).toEqual(sized(1600, 1000))
  expect(better(sized(400, 2900), sized(3200, 2000))).toEqual(sized(400, 2900))
  expect(better(sized(500, 2000), sized(1500, 1000))).toEqual(sized(1500, 1000))
})

/** An engine whose drawings are all too wide, but for those that are pulled together. */
const wideEngine = (whenPulled: () => Promise<ElkNode>): Engine => {
  const isPulled = ({ layoutOptions }: ElkNode) =>
    layoutOptions?.['elk.layered.compaction.postCompaction.strategy'] === 'EDGE_LENGTH'
  return (graph) => (isPulled(graph) ? whenPulled() : Promise.resolve({ id: '', width: LIMIT + 182, height: 2000 }))
}

test('what does not fit is pulled together, and stays as it was where the engine cannot do that', async () => {
  const facts = factsOf(lessonMachine)
  const sizeBy = async (engine: Engine) => {
    const { width, height } = await layOut(facts, engine)
    return [width, height]
  }
  const narrow = () => Promise.resolve({ id: '', width: 2852, height: 2000 })
  expect(await sizeBy(wideEngine(narrow))).toEqual([2852, 2000])
  expect(await sizeBy(wideEngine(() => Promise.reject(new Error('Invalid hitboxes'))))).toEqual([LIMIT + 182, 2000])
})

test('pulled together, a drawing has all that it had, narrower and with nothing over another', async () => {
  const facts = factsOf(lessonMachine)
  const plain = asDrawing(facts, await elk.layout(asGraph(facts, 'RIGHT')))
  const pulled = asDrawing(facts, await elk.layout(asPulledGraph(facts, 'RIGHT')))
  expect(drawnMoves(pulled)).toEqual(drawnMoves(plain))
  expect(pulled.width).toBeLessThan(plain.width * 0.95)
  const outer = new Set(pulled.boxes.map(({ parent }) => parent))
  const areas: readonly Area[] = [
    ...pulled.boxes.filter(({ id }) => !outer.has(id)),
    ...pulled.wires.map(({ label }) => label),
  ]
  expect(areas.filter((one, at) => areas.slice(at + 1).some((other) => overlap(one, other)))).toEqual([])
})

test('an engine that does not end is ended, and the next chart has a new one', async () => {
  vi.useFakeTimers()
  const ended: number[] = []
  let started = 0
  const engine = limited(() => {
    started += 1
    const own = started
    return {
      layout: (graph) => (own === 1 ? new Promise(() => undefined) : Promise.resolve(graph)),
      terminateWorker: () => ended.push(own),
    }
  }, 5000)
  const first = engine({ id: 'endless' }).catch((cause: unknown) => cause)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await first).toEqual(new Error('This chart was not laid out within 5 seconds.'))
  await expect(engine({ id: 'plain' })).resolves.toEqual({ id: 'plain' })
  expect(ended).toEqual([1])
})
