import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'

/** A running chart, as far as the instruments need it. */
export type LiveChart = Readonly<{
  logic: AnyStateMachine
  id: string
  sessionId: string
  getSnapshot: () => AnyMachineSnapshot
  subscribe: (listener: () => void) => { unsubscribe: () => void }
  send: (event: { type: string }) => void
}>

export type LogEntry = Readonly<{ number: number; actor: string; text: string; value: string }>

const KEPT_ENTRIES = 300

const isChart = (ref: AnyActorRef): ref is AnyActorRef & LiveChart =>
  'logic' in ref && typeof ref.logic === 'object' && ref.logic !== null && 'states' in ref.logic

/**
 * Watches actor systems through XState's `inspect` option: which charts live, and what they were told.
 * One instance serves a page; give its `inspect` to every root actor.
 */
export const createLiveActors = () => {
  let charts: readonly LiveChart[] = []
  let log: readonly LogEntry[] = []
  let count = 0
  const listeners = new Set<() => void>()
  let isAnnouncing = false

  // Inspection runs in the middle of a transition, and views may not be told before it is over.
  const announce = () => {
    if (isAnnouncing) return
    isAnnouncing = true
    queueMicrotask(() => {
      isAnnouncing = false
      for (const listener of listeners) listener()
    })
  }

  const note = (actor: string, text: string, value = '') => {
    count += 1
    log = [...log.slice(1 - KEPT_ENTRIES), { number: count, actor, text, value }]
  }

  const inspect = (event: InspectionEvent): void => {
    const ref = event.actorRef
    if (typeof ref !== 'object' || ref === null || !('sessionId' in ref)) return
    const actor = ref as AnyActorRef
    if (event.type === '@xstate.actor' && isChart(actor)) charts = [...charts, actor]
    if (event.type === '@xstate.event') note(actor.id, event.event.type)
    if (event.type === '@xstate.snapshot') {
      const snapshot = event.snapshot as { status: string; value?: unknown }
      note(actor.id, `now ${snapshot.status}`, snapshot.value === undefined ? '' : JSON.stringify(snapshot.value))
      if (snapshot.status !== 'active') charts = charts.filter((chart) => chart.sessionId !== actor.sessionId)
    }
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
    getCharts: () => charts,
    getLog: () => log,
    /** An actor that was stopped from outside makes no last snapshot; whoever stops it says so. */
    forget: (sessionId: string) => {
      charts = charts.filter((chart) => chart.sessionId !== sessionId)
      announce()
    },
  }
}

export type LiveActors = ReturnType<typeof createLiveActors>
