import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate'

import type { Flight, FlightActor, FlightData, FlightFrame, FlightRecord } from '../domain/contract/flight.contract.ts'
import { FLIGHT_RING, FLIGHT_VERSION } from '../domain/flight.ts'
import { createAddresses } from './addresses.ts'
import { frameOf } from './frame.ts'
import { childrenOf, isChart, rootOf, snapshotOf, type Seen } from './plain.ts'
import { createPseudonyms, createRedactor, type Pseudonyms } from './redact.ts'

/** How long a root goes on before all of it is noted again, in milliseconds. */
const FRAME_EACH = 60_000

type Kept = Readonly<{ at: number; root: string; letters: number }> &
  Readonly<{ record: FlightRecord } | { frame: FlightFrame }>

type Root = {
  readonly ref: AnyActorRef
  readonly name: string
  framedAt: number
  base: Kept | null
  last: FlightRecord | null
}

export type RecorderOptions = Readonly<{
  /** Milliseconds since the page began. */
  now: () => number
  product: string
  /** The page that is shown, without what stands in its address. */
  page: () => string | null
  pseudonyms?: Pseudonyms
}>

const RUNNING = 1

/** XState's own of an actor, which it tells nobody: what waits to be heard, and whether it is hearing something. */
type Inner = Readonly<{
  _processingStatus: number
  mailbox: Readonly<{ _current: Waiting | null }>
}>
type Waiting = Readonly<{ value: AnyEventObject; next: Waiting | null }>

const innerOf = (ref: AnyActorRef): Inner => ref as unknown as Inner

const isQuiet = (ref: AnyActorRef): boolean =>
  innerOf(ref).mailbox._current === null && childrenOf(ref).every(([, child]) => isQuiet(child))

/**
 * Keeps what the charts of a page were told from outside of them in its last minutes, with nothing in it that tells of
 * anybody. What one chart tells another follows from that, and so do times of it that nobody saw.
 */
export const createFlightRecorder = ({ now, product, page, pseudonyms = createPseudonyms() }: RecorderOptions) => {
  const addresses = createAddresses(pseudonyms)
  const { addressOf, eventOf } = addresses
  const redactor = createRedactor({ pseudonyms, addressOf })
  const roots = new Map<AnyActorRef, Root>()
  const actors = new Map<string, FlightActor>()
  const told = new Map<AnyActorRef, FlightData>()
  let ring: Kept[] = []
  let letters = 0
  // What a child answers in the middle of a move is heard before that move is over: each has come of its own event, which
  // may be told to others, too.
  const heard = new WeakMap<AnyActorRef, WeakMap<object, FlightRecord>>()
  let first = 0

  const time = () => Math.max(0, Math.round(now()))

  const forget = () => {
    const oldest = time() - FLIGHT_RING.milliseconds
    for (let kept = ring[first]; kept; kept = ring[first]) {
      const isOver = letters > FLIGHT_RING.letters || ring.length - first > FLIGHT_RING.records
      if (kept.at >= oldest && !isOver) break
      letters -= kept.letters
      first += 1
      for (const root of roots.values()) if (root.base === kept) root.base = null
    }
    if (first > 500) {
      ring = ring.slice(first)
      first = 0
    }
  }

  const keep = (root: Root, what: Readonly<{ record: FlightRecord } | { frame: FlightFrame }>, at: number) => {
    const kept: Kept = { at, root: root.name, letters: JSON.stringify(what).length, ...what }
    if ('frame' in kept || kept.record.kind === 'begun') {
      root.base = kept
      root.framedAt = at
    }
    letters += kept.letters
    ring.push(kept)
    forget()
  }

  const frame = (root: Root) => {
    const at = time()
    keep(root, { frame: frameOf(root.ref, at, addresses, redactor) }, at)
  }

  const meet = (ref: AnyActorRef, onPage: string | null) => {
    const actor = addressOf(ref)
    if (!isChart(ref) || actors.has(actor)) return
    actors.set(actor, {
      actor,
      chart: ref.logic.id,
      parent: ref._parent ? addressOf(ref._parent) : null,
      src: ref._parent && typeof ref.src === 'string' ? ref.src : null,
      page: ref._parent ? (actors.get(addressOf(rootOf(ref)))?.page ?? null) : onPage,
    })
  }

  const note = (root: Root, ref: AnyActorRef, record: Pick<FlightRecord, 'kind' | 'type' | 'from' | 'data'>) => {
    const at = time()
    const made: FlightRecord = { at, actor: addressOf(ref), ...record, stood: [] }
    root.last = made
    keep(root, { record: made }, at)
    return made
  }

  const payloadOf = (event: AnyEventObject): FlightData => {
    const { type: _, actorId: _id, ...fields } = event
    return Object.keys(fields).length === 0 ? null : redactor.data(fields)
  }

  const hear = (root: Root, ref: AnyActorRef, event: AnyEventObject, from: AnyActorRef | undefined) => {
    const isDue = root.base === null || time() - root.framedAt > FRAME_EACH
    if (isDue && isQuiet(root.ref)) frame(root)
    const made = note(root, ref, {
      kind: 'told',
      type: eventOf(ref, event.type),
      from: from ? addressOf(from) : null,
      data: payloadOf(event),
    })
    heard.set(ref, (heard.get(ref) ?? new WeakMap<object, FlightRecord>()).set(event, made))
  }

  const stand = (root: Root, ref: AnyActorRef, snapshot: ReturnType<typeof snapshotOf>, by: AnyEventObject) => {
    if (!snapshot) return
    const value = snapshot.value as FlightData
    if (snapshot.status === 'stopped') {
      if (ref === root.ref) note(root, ref, { kind: 'ended', type: 'stopped', from: null, data: null })
      return
    }
    if (told.get(ref) === value && snapshot.status === 'active') return
    told.set(ref, value)
    const made = { actor: addressOf(ref), value, status: snapshot.status }
    letters += 60
    const from = heard.get(ref)?.get(by) ?? root.last
    from?.stood.push(made)
  }

  const inspect = (seen: InspectionEvent): void => {
    if (seen.type !== '@xstate.event' && seen.type !== '@xstate.snapshot') return
    const ref = seen.actorRef as AnyActorRef
    const root = roots.get(rootOf(ref))
    if (!root || !isChart(ref)) return
    if (seen.type === '@xstate.snapshot') {
      stand(root, ref, seen.snapshot as ReturnType<typeof snapshotOf>, seen.event)
      return
    }
    const source = seen.sourceRef as AnyActorRef | undefined
    if (seen.event.type === 'xstate.init') {
      meet(ref, null)
      return
    }
    // What a chart tells itself comes of a time that has passed; what it tells another follows from what it was told.
    const isInside = source !== undefined && source !== ref && isChart(source) && rootOf(source) === root.ref
    if (isInside || innerOf(ref)._processingStatus > RUNNING) return
    hear(root, ref, seen.event, source === ref ? undefined : source)
  }

  const isOver = ({ ref }: Root): boolean => innerOf(ref)._processingStatus > RUNNING

  /** Those that have ended are let go of; what they were told stays. */
  const release = () => {
    for (const root of roots.values()) if (isOver(root)) roots.delete(root.ref)
    for (const ref of told.keys()) if (!roots.has(rootOf(ref))) told.delete(ref)
    const alive = new Set([...roots.values()].map(({ name }) => name))
    const inRing = new Set(ring.slice(first).map(({ root }) => root))
    for (const actor of actors.keys()) {
      const root = actor.split('/')[0] ?? actor
      if (!alive.has(root) && !inRing.has(root)) actors.delete(actor)
    }
  }

  const attach = (ref: AnyActorRef) => {
    if (roots.has(ref) || ref._parent !== undefined || !isChart(ref)) return
    if (roots.size > 100) release()
    const root: Root = { ref, name: addressOf(ref), framedAt: time(), base: null, last: null }
    roots.set(ref, root)
    ref.system.inspect(inspect)
    const { _processingStatus, mailbox } = innerOf(ref)
    if (_processingStatus === RUNNING || Reflect.get((ref as Seen).options ?? {}, 'snapshot') !== undefined) {
      // It began before anybody looked, or goes on from elsewhere: it is noted as it is, without a beginning.
      const meetAll = (each: AnyActorRef) => {
        // One that runs already serves all pages, as far as anybody can tell.
        meet(each, _processingStatus === RUNNING ? null : page())
        told.set(each, snapshotOf(each)?.value as FlightData)
        for (const [, child] of childrenOf(each)) meetAll(child)
      }
      meetAll(ref)
      frame(root)
      return
    }
    meet(ref, page())
    note(root, ref, {
      kind: 'begun',
      type: ref.logic.id,
      from: null,
      data: redactor.data((ref as Seen).options?.input),
    })
    // A view may have told it something before it was started.
    for (let waiting = mailbox._current; waiting; waiting = waiting.next) hear(root, ref, waiting.value, undefined)
  }

  /** All of it, as it is now. Nothing that is recorded later is in it. */
  const take = (): Flight => {
    forget()
    const kept = ring.slice(first)
    const frames: FlightFrame[] = []
    const records: FlightRecord[] = []
    const based = new Set<string>()
    for (const each of kept) {
      if ('frame' in each) {
        if (!based.has(each.root)) frames.push(each.frame)
        based.add(each.root)
      } else if (each.record.kind === 'begun' || based.has(each.root)) {
        based.add(each.root)
        records.push({ ...each.record, stood: [...each.record.stood] })
      }
    }
    const ends = [...roots.values()]
      .filter((root) => based.has(root.name) && !isOver(root))
      .map(({ ref }) => frameOf(ref, time(), addresses, redactor))
    const named = [...actors.values()].filter(({ actor }) => based.has(actor.split('/')[0] ?? actor))
    return { version: FLIGHT_VERSION, product, at: time(), actors: named, records, frames, ends }
  }

  return { attach, take, addresses }
}

export type FlightRecorder = ReturnType<typeof createFlightRecorder>
