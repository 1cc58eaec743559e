import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { isChart } from '../facts/charts.ts'
import type { Entry } from './record.ts'

/** A running chart, as far as the instruments need it. */
export type LiveChart = Readonly<{
  logic: AnyStateMachine
  id: string
  sessionId: string
  getSnapshot: () => AnyMachineSnapshot
  subscribe: (listener: () => void) => { unsubscribe: () => void }
  send: (event: { type: string }) => void
}>

/** An actor that was seen: who it is, and whether it lives. */
export type Life = Readonly<{
  session: string
  /** By names from its root. */
  address: string
  /** A chart by its id, another by what it is made by. */
  name: string
  parent: string | null
  chart: LiveChart | null
  isAlive: boolean
}>

/** An actor with its children, each of them once. */
export type Branch = Readonly<{ life: Life; children: readonly Branch[] }>

export const liveChart = (ref: AnyActorRef): LiveChart | null =>
  'logic' in ref && isChart(ref.logic) ? (ref as AnyActorRef & LiveChart) : null

const madeBy = (ref: AnyActorRef): string => (typeof ref.src === 'string' ? ref.src : ref.id)

/** What an actor is called: a root has no name but its chart's. */
export const nameOf = (ref: AnyActorRef): string => {
  const chart = liveChart(ref)
  const own = chart ? chart.logic.id : madeBy(ref)
  return ref._parent === undefined || ref.id === own || ref.id === ref.sessionId ? own : `${ref.id} (${own})`
}

export const addressOf = (ref: AnyActorRef): string => {
  const own = ref._parent === undefined ? (liveChart(ref)?.logic.id ?? madeBy(ref)) : ref.id
  return ref._parent === undefined ? own : `${addressOf(ref._parent)}/${own}`
}

/** Letters of an address that a row of the log holds beside an event. */
const ROOM = 26

/** The end of an address, as much as there is room for: it tells who it is, and would be cut off else. */
export const nearName = (address: string): string => {
  const names = address.split('/')
  while (names.length > 1 && names.join('/').length > ROOM) names.shift()
  const near = names.join('/')
  return near === address ? address : `…/${near}`
}

/** Those who live, children below their parents; one whose parent is not among them stands alone. */
export const treeOf = (lives: readonly Life[]): readonly Branch[] => {
  const alive = lives.filter(({ isAlive }) => isAlive)
  const sessions = new Set(alive.map(({ session }) => session))
  const below = Map.groupBy(alive, ({ parent }) => (parent !== null && sessions.has(parent) ? parent : null))
  const branches = (parent: string | null): readonly Branch[] =>
    (below.get(parent) ?? []).map((life) => ({ life, children: branches(life.session) }))
  return branches(null)
}

export const isCompleted = (snapshot: unknown): boolean =>
  typeof snapshot === 'object' && snapshot !== null && 'status' in snapshot && snapshot.status !== 'active'

/**
 * The chart that has come to its end last, as long as no other root began since: what somebody follows is looked at to
 * its end, and the page that tells of it is still there. One that was stopped has only been left.
 */
export const endedLast = (lives: readonly Life[], entries: readonly Entry[]): Life | null => {
  const roots = new Map(lives.flatMap((life) => (life.parent === null ? [[life.session, life] as const] : [])))
  const last = entries.findLast(({ kind, session }) => kind !== 'told' && roots.has(session))
  if (last?.kind !== 'ended' || last.type !== 'done') return null
  const life = roots.get(last.session)
  return life?.chart ? life : null
}
