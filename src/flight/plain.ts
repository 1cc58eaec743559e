import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'

/** An actor as this folder looks at it. */
export type Seen = AnyActorRef & Readonly<{ logic: unknown; options?: Readonly<{ input?: unknown }> }>
export type SeenChart = Seen & Readonly<{ logic: AnyStateMachine; getSnapshot: () => AnyMachineSnapshot }>

export const isChart = (ref: AnyActorRef | undefined): ref is SeenChart => {
  const logic: unknown = ref && 'logic' in ref ? ref.logic : undefined
  return typeof logic === 'object' && logic !== null && 'root' in logic && 'implementations' in logic
}

export const isActor = (value: object): value is AnyActorRef => 'sessionId' in value && 'id' in value && 'send' in value

/** How an actor is just now, also where it is not done beginning. */
export const snapshotOf = (ref: AnyActorRef): AnyMachineSnapshot | undefined =>
  Reflect.get(ref, '_snapshot') as AnyMachineSnapshot | undefined

export const childrenOf = (ref: AnyActorRef): readonly (readonly [id: string, child: AnyActorRef])[] => {
  const snapshot = snapshotOf(ref)
  const children: Readonly<Record<string, AnyActorRef | undefined>> = snapshot?.children ?? {}
  return Object.entries(children).flatMap(([id, child]) => (child ? [[id, child] as const] : []))
}

export const rootOf = (ref: AnyActorRef): AnyActorRef => (ref._parent === undefined ? ref : rootOf(ref._parent))

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

const declared = new WeakMap<object, ReadonlySet<string>>()

/** The names that a chart's config gives to its actors and events: they are ours, and say nothing of anybody. */
export const namesIn = (machine: AnyStateMachine): ReadonlySet<string> => {
  // One that is provided with other actors has the same config.
  const key: object = machine.config
  const before = declared.get(key)
  if (before) return before
  const made = new Set<string>([
    ...Object.keys(machine.implementations.actors),
    ...nodesOf(machine.root).flatMap(({ invoke }) => invoke.map(({ id }) => id)),
    ...nodesOf(machine.root).flatMap(({ ownEvents }) => ownEvents.map(String)),
  ])
  declared.set(key, made)
  return made
}
