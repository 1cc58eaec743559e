import { createActor, fromCallback, type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'

import type { Flight, FlightFrame, FlightRecord } from '../domain/contract/flight.contract.ts'
import type { Addresses } from './addresses.ts'
import { compareFlights, type Divergence } from './compare.ts'
import { childrenOf } from './plain.ts'
import { createFlightRecorder } from './recorder.ts'
import { noPseudonyms } from './redact.ts'
import { revive, reviveLater, settle } from './revive.ts'

/** All charts of an id: the moulds make several that are called the same. */
export type ChartsById = (id: string) => readonly AnyStateMachine[]

export type Rerun = Readonly<{
  root: string
  chart: string
  /** How many records of it there are, and how many were gone through. */
  records: number
  actor: AnyActorRef | null
  /** Null where all came out as it was recorded. */
  divergence: Divergence | null
}>

/** What is said of a root whose chart this build does not have. */
export const NO_CHART = 'no such chart'

/** Time that stands: what came after a time is told like anything else. */
const standing = { setTimeout: () => 0, clearTimeout: () => undefined }

const inert = fromCallback(() => undefined)

export const rootNameOf = (address: string): string => address.split('/')[0] ?? address

/** The actor of this address in a system whose root is given: as the one that is living there now. */
const findActor = (ref: AnyActorRef, address: string, { addressOf }: Addresses): AnyActorRef | undefined => {
  const own = addressOf(ref)
  if (own === address) return ref
  if (!address.startsWith(`${own}/`)) return undefined
  for (const [, child] of childrenOf(ref)) {
    const found = findActor(child, address, { addressOf } as Addresses)
    if (found) return found
  }
  return undefined
}

type Known = Readonly<{
  flight: Flight
  charts: ChartsById
  root: string
  /** Is told of each chart before it is told anything. */
  onActor: (actor: AnyActorRef) => void
}>

/** What a chart's actors are made by: charts where they were charts, and else what never answers. */
const withActors = (machine: AnyStateMachine, known: Known, depth = 0): AnyStateMachine => {
  const chartOf = (src: string): AnyStateMachine | undefined => {
    const was = known.flight.actors.find(
      (actor) =>
        actor.src === src && rootNameOf(actor.actor) === known.root && isParent(known.flight, actor.parent, machine.id),
    )
    if (!was || depth > 8) return undefined
    const own: unknown = machine.implementations.actors[src]
    const isOwn = typeof own === 'object' && own !== null && 'root' in own
    return isOwn ? (own as AnyStateMachine) : known.charts(was.chart)[0]
  }
  return machine.provide({
    actors: Object.fromEntries(
      Object.keys(machine.implementations.actors).map((src) => {
        const chart = chartOf(src)
        return [src, chart ? withActors(chart, known, depth + 1) : inert]
      }),
    ),
  })
}

const isParent = (flight: Flight, address: string | null, chart: string): boolean =>
  flight.actors.some(({ actor, chart: id }) => actor === address && id === chart)

type Framed = ReadonlyMap<string, FlightFrame['actors'][number]>

/**
 * A frame as XState can begin with it. Contexts have places where actors will be. Of several actors with one address,
 * which nobody records, the last is taken: each of them with those below it, it would be more than anybody waits for.
 */
const snapshotOf = (frame: Framed, address: string, contexts: Map<string, unknown>): object => {
  const own = frame.get(address)
  if (!own) return { status: 'active', input: undefined, children: {} }
  if (own.chart === null) return { status: own.status, input: undefined, output: undefined, error: undefined }
  const context = reviveLater(own.context)
  contexts.set(address, context)
  const children = [...frame.values()].filter(({ actor, id }) => id !== '' && actor === `${address}/${id}`)
  return {
    status: own.status,
    value: own.value,
    context,
    output: undefined,
    error: undefined,
    historyValue: Object.fromEntries(Object.entries(own.history).map(([key, ids]) => [key, ids.map((id) => ({ id }))])),
    children: Object.fromEntries(
      children.map(({ actor, id, src, isTold }) => [
        id,
        { src: src ?? inert, syncSnapshot: isTold, snapshot: snapshotOf(frame, actor, contexts) },
      ]),
    ),
  }
}

const begin = (machine: AnyStateMachine, known: Known, addresses: Addresses): AnyActorRef => {
  const { flight, root } = known
  const logic = withActors(machine, known)
  const begun = flight.records.find(({ kind, actor }) => kind === 'begun' && actor === root)
  if (begun) {
    const actor = createActor(logic, { input: revive(begun.data, () => undefined), clock: standing })
    addresses.call(actor, root)
    return actor
  }
  const frame = flight.frames.find((each) => each.root === root)
  if (!frame) throw new Error(`Nothing says how ${root} began.`)
  const contexts = new Map<string, unknown>()
  const framed = new Map(frame.actors.map((one) => [one.actor, one]))
  const snapshot = snapshotOf(framed, root, contexts)
  const actor = createActor(logic, { snapshot: snapshot as never, clock: standing })
  addresses.call(actor, root)
  for (const context of contexts.values()) settle(context, (address) => findActor(actor, address, addresses))
  return actor
}

const runOne = (machine: AnyStateMachine, known: Known): Rerun => {
  const { flight, root } = known
  const own = flight.records.filter(({ actor }) => rootNameOf(actor) === root)
  const result = { root, chart: machine.id, records: own.length }
  let at = 0
  const recorder = createFlightRecorder({
    now: () => at,
    product: flight.product,
    page: () => null,
    pseudonyms: noPseudonyms,
  })
  try {
    const { addresses } = recorder
    const actor = begin(machine, known, addresses)
    recorder.attach(actor)
    known.onActor(actor)
    actor.subscribe({ error: () => undefined })
    actor.start()
    // A state or data that the chart could never have.
    const begun = actor.getSnapshot() as AnyMachineSnapshot
    if (begun.status === 'error') throw begun.error
    const missing = new Map<number, FlightRecord>()
    for (const [index, record] of own.entries()) {
      if (record.kind !== 'told') continue
      at = index
      const target = findActor(actor, record.actor, addresses)
      if (!target) {
        missing.set(index, record)
        break
      }
      const fields = revive(record.data, (address) => findActor(actor, address, addresses))
      target.send({ ...(fields as object), type: record.type })
    }
    return { ...result, actor, divergence: compareFlights({ own, again: recorder.take(), flight, root, missing }) }
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause)
    return {
      ...result,
      actor: null,
      divergence: { index: 0, at: 0, actor: root, type: '', field: null, was: null, is: said },
    }
  }
}

/** Tells a chart of each root what it was told, without anything outside of it, and says where it first went otherwise. */
export const rerun = (
  flight: Flight,
  charts: ChartsById,
  onActor: (actor: AnyActorRef) => void = () => undefined,
): readonly Rerun[] => {
  const told = flight.records.map(({ actor }) => rootNameOf(actor))
  const roots = [...new Set([...told, ...flight.frames.map(({ root }) => root)])]
  return roots.map((root) => {
    const chart = flight.actors.find(({ actor }) => actor === root)?.chart ?? ''
    const known = { flight, charts, root, onActor }
    const runs = charts(chart).map((machine) => runOne(machine, known))
    // Of several charts of one name the right one goes on the longest.
    const [best] = runs.toSorted((a, b) => (b.divergence?.index ?? Infinity) - (a.divergence?.index ?? Infinity))
    const none = { index: 0, at: 0, actor: root, type: '', field: null, was: chart, is: NO_CHART }
    return best ?? { root, chart, records: 0, actor: null, divergence: none }
  })
}
