import type { AnyActorRef, AnyEventObject, AnyTransitionDefinition, InspectionEvent } from 'xstate'

import { moveOfTransition } from '../facts/chart-facts.ts'
import { whyIgnored } from '../facts/verdict-words.ts'
import { addressOf, isCompleted, liveChart, nameOf, type Life, type LiveChart } from './lives.ts'
import { plain } from './plain.ts'
import { isOwnTalk, type Entry, type Picture } from './record.ts'
import { createTold } from './told.ts'

/** Rows that are kept, and how many more there may be before the oldest go together. */
export const KEPT = 10_000
const SLACK = 1000

const pictureOf = (snapshot: unknown): Picture | null => {
  if (typeof snapshot !== 'object' || snapshot === null || !('status' in snapshot)) return null
  return {
    status: String(snapshot.status),
    value: 'value' in snapshot ? plain(snapshot.value) : null,
    context: 'context' in snapshot ? plain(snapshot.context) : null,
  }
}

const childrenOf = (snapshot: unknown): readonly AnyActorRef[] =>
  typeof snapshot === 'object' && snapshot !== null && 'children' in snapshot
    ? Object.values(snapshot.children as Record<string, AnyActorRef | undefined>).filter((child) => child !== undefined)
    : []

const isBroken = (snapshot: unknown): boolean =>
  typeof snapshot === 'object' && snapshot !== null && 'status' in snapshot && snapshot.status === 'error'

/** Of an actor that is only now being made there is none yet, and to ask for it would be an error. */
const snapshotOf = (ref: AnyActorRef): unknown => Reflect.get(ref, '_snapshot')

const payloadOf = (event: AnyEventObject) => {
  const fields = Object.entries(event).filter(([key]) => key !== 'type')
  return fields.length === 0 ? null : plain(Object.fromEntries(fields))
}

/**
 * Watches actor systems through XState's `inspect` option: who lives, what each was told and what came of it. One serves
 * a page; give its `inspect` to every root actor. `now` is in milliseconds.
 */
export const createRecorder = (now: () => number = () => performance.now()) => {
  const lives = new Map<string, Life & { ref: AnyActorRef }>()
  const told = createTold()
  const sent = new Map<number, AnyEventObject>()
  const listeners = new Set<() => void>()
  let entries: readonly Entry[] = []
  let fresh: Entry[] = []
  let shownLives: readonly Life[] = []
  let count = 0
  let isAnnouncing = false

  const gather = () => {
    settleBroken()
    if (fresh.length > 0) {
      // What one actor tells another in the middle of a move is over before that move: the order is that of hearing.
      const all = [...entries, ...fresh.toSorted((a, b) => a.number - b.number)]
      entries = all.length > KEPT + SLACK ? all.slice(-KEPT) : all
      fresh = []
    }
    shownLives = [...lives.values()]
  }

  // Inspection runs in the middle of a transition, and views may not be told before it is over.
  const announce = () => {
    if (isAnnouncing) return
    isAnnouncing = true
    queueMicrotask(() => {
      isAnnouncing = false
      gather()
      for (const listener of listeners) listener()
    })
  }

  const numbered = () => {
    count += 1
    return count
  }

  const note = (
    ref: AnyActorRef,
    entry: Omit<Entry, 'number' | 'at' | 'actor' | 'session'>,
    number = numbered(),
    at = Math.round(now()),
  ) => {
    fresh.push({ number, at, actor: addressOf(ref), session: ref.sessionId, ...entry })
  }

  const end = (ref: AnyActorRef, picture: Picture | null) => {
    const life = lives.get(ref.sessionId)
    if (!life?.isAlive) return
    lives.set(ref.sessionId, { ...life, isAlive: false })
    note(ref, {
      kind: 'ended',
      type: picture?.status ?? 'stopped',
      from: null,
      data: null,
      moves: [],
      isIgnored: false,
      picture,
    })
    for (const child of lives.values()) if (child.parent === ref.sessionId) end(child.ref, null)
  }

  /** Children of a chart's first state are made before anybody could be told: they are found with it. */
  const meet = (ref: AnyActorRef) => {
    const before = lives.get(ref.sessionId)
    const snapshot = snapshotOf(ref)
    if (!before?.isAlive && !isCompleted(snapshot)) {
      lives.set(ref.sessionId, {
        ref,
        session: ref.sessionId,
        address: addressOf(ref),
        name: nameOf(ref),
        parent: ref._parent?.sessionId ?? null,
        chart: liveChart(ref),
        isAlive: true,
      })
      const picture = pictureOf(snapshot)
      note(ref, { kind: 'begun', type: nameOf(ref), from: null, data: null, moves: [], isIgnored: false, picture })
    }
    for (const child of childrenOf(snapshot)) meet(child)
  }

  const settle = (ref: AnyActorRef, snapshot: unknown, by: AnyEventObject | null) => {
    const heard = told.settle(ref.sessionId, by)
    const picture = pictureOf(snapshot)
    if (heard) {
      const { number, at, event, from, moves, ignored } = heard
      const chart = liveChart(ref)
      const isIgnored = chart !== null && !isOwnTalk(event.type) && moves.length === ignored && !isBroken(snapshot)
      const data = payloadOf(event)
      // It stands as it stood when it was told: nothing came of it.
      const why = isIgnored ? { why: whyIgnored(chart.getSnapshot(), event) } : {}
      note(ref, { kind: 'told', type: event.type, from, data, moves, isIgnored, ...why, picture }, number, at)
      sent.set(number, event)
      if (sent.size > KEPT) sent.delete(sent.keys().next().value ?? number)
    }
    for (const child of childrenOf(snapshot)) meet(child)
    const children = new Set(childrenOf(snapshot).map(({ sessionId }) => sessionId))
    if (liveChart(ref) && !isCompleted(snapshot)) {
      for (const { parent, session, ref: child } of lives.values()) {
        if (parent !== ref.sessionId || children.has(session)) continue
        // The parent is told of what it came to before it says so itself.
        const left = snapshotOf(child)
        if (isCompleted(left)) end(child, pictureOf(left))
      }
    }
    if (!isCompleted(snapshot)) return
    end(ref, picture)
    told.forget(ref.sessionId)
  }

  /** A chart that broke in the middle of a move tells nobody: what it was told last is what broke it. */
  const settleBroken = () => {
    for (const session of told.sessions()) {
      const ref = lives.get(session)?.ref
      if (ref && isBroken(snapshotOf(ref))) settle(ref, snapshotOf(ref), null)
    }
  }

  const take = (ref: AnyActorRef, by: AnyEventObject, transitions: readonly AnyTransitionDefinition[]) => {
    const moves = transitions.map(moveOfTransition).filter((move) => move !== null)
    told.step(
      ref.sessionId,
      by,
      moves.map(({ id }) => id),
      moves.filter(({ isIgnored }) => isIgnored).length,
    )
  }

  const inspect = (seen: InspectionEvent): void => {
    const ref = seen.actorRef as AnyActorRef
    // One that is only now being made is met when it is told to begin.
    if (seen.type === '@xstate.actor' && snapshotOf(ref) !== undefined) meet(ref)
    if (seen.type === '@xstate.event') {
      meet(ref)
      const from = seen.sourceRef && seen.sourceRef !== ref ? addressOf(seen.sourceRef as AnyActorRef) : null
      // Who has ended hears it and does nothing: it would wait for ever.
      if (seen.event.type !== 'xstate.stop' && lives.get(ref.sessionId)?.isAlive !== false) {
        told.hear(ref.sessionId, { number: numbered(), at: Math.round(now()), event: seen.event, from })
      }
    }
    if (seen.type === '@xstate.microstep') take(ref, seen.event, seen._transitions)
    if (seen.type === '@xstate.snapshot') settle(ref, seen.snapshot, seen.event)
    announce()
  }

  return {
    inspect,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    getLives: () => shownLives,
    getEntries: () => entries,
    /** The events that an actor was told from outside of it up to an entry, as they were: to go through them again. */
    heardBy: (session: string, until: number): readonly AnyEventObject[] =>
      entries.flatMap((entry) => {
        const event = sent.get(entry.number)
        const isWanted = entry.session === session && entry.number <= until && event && !isOwnTalk(event.type)
        return isWanted ? [event] : []
      }),
    chartOf: (session: string): LiveChart | null => lives.get(session)?.chart ?? null,
    /** An actor that was stopped from outside may make no last snapshot; whoever stops it says so. */
    forget: (session: string) => {
      const life = lives.get(session)
      if (life) end(life.ref, null)
      told.forget(session)
      announce()
    },
  }
}

export type Recorder = ReturnType<typeof createRecorder>
