import {
  assign,
  createActor,
  isMachineSnapshot,
  type AnyActorScope,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type ContextFrom,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'

type SystemEvent = Readonly<{ type: `xstate.${string}` }>

/** The event by which the invoke `id` reports its output. */
export const done = (id: string, output?: unknown): SystemEvent =>
  Object.assign({ type: `xstate.done.actor.${id}` as const }, { actorId: id, output })

/** The event by which the invoke `id` reports that it failed. */
export const failed = (id: string, error: unknown = new Error(`${id} failed`)): SystemEvent =>
  Object.assign({ type: `xstate.error.actor.${id}` as const }, { actorId: id, error })

/** The event by which an `after` of the state reports its time; `delay` is its number or its name. */
export const after = (delay: number | string, stateId: string): SystemEvent => ({
  type: `xstate.after.${delay}.${stateId}`,
})

export type PathOptions<TMachine extends AnyStateMachine> = Readonly<{
  /** One walk from each; needed where the input decides which states can be reached. */
  inputs?: readonly InputFrom<TMachine>[]
  /** What `recall` brings to a chart that opens with what came with its page: walked from each of them, too. */
  recalled?: readonly Partial<ContextFrom<TMachine>>[]
  /** Outside events, with every payload that a guard tells apart, and the system events made above. */
  events: readonly (EventFromLogic<TMachine> | SystemEvent)[]
  /** What makes two snapshots the same place; needed where the context grows without end. */
  serializeState?: (snapshot: SnapshotFrom<TMachine>) => string
  /** Most places to visit before the walk gives up. */
  limit?: number
}>

export type Walk<TMachine extends AnyStateMachine> = Readonly<{
  missedStates: readonly string[]
  missedTransitions: readonly string[]
  /** Every place that was reached, for assertions that must hold in all of them. */
  snapshots: readonly SnapshotFrom<TMachine>[]
}>

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])].filter(
    ({ target, actions }) => target !== undefined || actions.length > 0,
  )

const guardName = (guard: AnyTransitionDefinition['guard']): string => {
  if (guard === undefined) return ''
  if (typeof guard === 'string') return ` [${guard}]`
  return 'type' in guard && typeof guard.type === 'string' ? ` [${guard.type}]` : ' [unnamed]'
}

const nameOf = (transition: AnyTransitionDefinition, at: number): string => {
  const event = transition.eventType === '' ? 'always' : `on ${transition.eventType}`
  const targets = transition.target?.map(({ id }) => id).join(', ') ?? 'stays'
  return `${transition.source.id}: ${event}${guardName(transition.guard)} -> ${targets} (branch ${at + 1})`
}

/** By their names: a chart that is provided with something else is another with the same. */
type PathRecord = Readonly<{ entered: Set<string>; taken: Set<string> }>

const nameAmong = (transition: AnyTransitionDefinition): string =>
  nameOf(transition, transitionsOf(transition.source).indexOf(transition))

/** Runs the chart without executing an action, and notes what happens in each microstep, eventless ones too. */
const recorder = (machine: AnyStateMachine, input: unknown, { entered, taken }: PathRecord) => {
  const self = createActor(machine, {
    input,
    inspect: (seen) => {
      if (seen.type !== '@xstate.microstep') return
      for (const transition of seen._transitions) {
        taken.add(nameAmong(transition))
        // A chart that starts in a state which it leaves at once is never seen in it.
        entered.add(transition.source.id)
      }
      if (isMachineSnapshot(seen.snapshot)) for (const node of seen.snapshot._nodes) entered.add(node.id)
    },
  })
  const nothing = () => undefined
  const scope: AnyActorScope = {
    self,
    id: '',
    sessionId: '',
    system: self.system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  }
  return scope
}

/**
 * Goes the shortest way to every place of the chart, and from each takes every event that it can. A guard's
 * branch counts as a transition of its own.
 */
export const walkPaths = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  { inputs, recalled = [], events, serializeState, limit = 20_000 }: PathOptions<TMachine>,
): Walk<TMachine> => {
  const outside = events as readonly EventFromLogic<TMachine>[]
  const record: PathRecord = { entered: new Set(), taken: new Set() }
  const { entered, taken } = record
  const snapshots: SnapshotFrom<TMachine>[] = []
  const opened = recalled.map((brought) => machine.provide({ actions: { recall: assign(() => brought) } } as never))
  const walked = (inputs ?? [undefined]).flatMap((input) => [machine, ...opened].map((one) => ({ one, input })))

  for (const { one, input } of walked) {
    const scope = recorder(one, input, record)
    const paths = getShortestPaths(one, {
      ...(input === undefined ? {} : { input }),
      ...(serializeState && { serializeState: (snapshot) => serializeState(snapshot as SnapshotFrom<TMachine>) }),
      events: outside,
      filterEvents: (snapshot, event) => snapshot.can(event),
      limit,
    })
    for (const { state } of paths) {
      snapshots.push(state as SnapshotFrom<TMachine>)
      for (const node of state._nodes) entered.add(node.id)
      if (state.status !== 'active') continue
      for (const event of outside) if (state.can(event)) one.transition(state, event, scope)
    }
  }

  const nodes = nodesOf(machine.root)
  return {
    missedStates: nodes.map(({ id }) => id).filter((id) => !entered.has(id)),
    missedTransitions: nodes.flatMap((node) =>
      transitionsOf(node)
        .map(nameOf)
        .filter((name) => !taken.has(name)),
    ),
    snapshots,
  }
}

/** Fails, naming them, if any state was not entered or any declared transition not taken. */
export const expectEveryPath = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  options: PathOptions<TMachine>,
): Walk<TMachine> => {
  const walk = walkPaths(machine, options)
  const missed = [
    ...walk.missedStates.map((id) => `state not entered: ${id}`),
    ...walk.missedTransitions.map((name) => `transition not taken: ${name}`),
  ]
  if (missed.length > 0) throw new Error(`The paths of "${machine.id}" are not complete.\n${missed.join('\n')}`)
  return walk
}
