import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

import { actionName, guardName } from './names.ts'

/** A child that a state starts, and where it comes from. */
export type InvokeFact = Readonly<{ id: string; src: string }>

export type StateFact = Readonly<{
  id: string
  key: string
  /** The state that it is in; null for the chart itself. */
  parent: string | null
  kind: AnyStateNode['type']
  isInitial: boolean
  entry: readonly string[]
  exit: readonly string[]
  tags: readonly string[]
  invokes: readonly InvokeFact[]
}>

/** What makes a chart take a move. */
export type Cause = 'event' | 'always' | 'after' | 'done' | 'failed' | 'changed' | 'allDone'

export type MoveFact = Readonly<{
  /** `state | event | branch`: the same for every actor of a chart, and for one with other actors provided. */
  id: string
  source: string
  /** As XState has it; empty for one that needs none. */
  event: string
  cause: Cause
  /** The how-manieth of this state and event, from 0: the first whose guard holds is taken. */
  branch: number
  guard: string | null
  actions: readonly string[]
  /** The child that has ended, failed or changed, by its name or by what it is made by. */
  child: string | null
  /** Of what is taken after a time: its name or its milliseconds. */
  delay: string | null
  /** Empty where the chart stays as it is. */
  targets: readonly string[]
  isReentering: boolean
  /** Forbidden: the event is taken, and nothing comes of it. */
  isIgnored: boolean
}>

/** Everything that a chart says of itself, as plain data. */
export type ChartFacts = Readonly<{
  id: string
  states: readonly StateFact[]
  moves: readonly MoveFact[]
}>

const CAUSES: readonly (readonly [start: string, cause: Cause])[] = [
  ['xstate.after.', 'after'],
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'failed'],
  ['xstate.snapshot.', 'changed'],
  ['xstate.done.state.', 'allDone'],
]

const causeOf = (event: string): Cause =>
  event === '' ? 'always' : (CAUSES.find(([start]) => event.startsWith(start))?.[1] ?? 'event')

const delayOf = (transition: AnyTransitionDefinition): string | null =>
  'delay' in transition && (typeof transition.delay === 'string' || typeof transition.delay === 'number')
    ? String(transition.delay)
    : null

const nameOfInvoke = ({ id, src }: AnyStateNode['invoke'][number]): string =>
  // One that was given no name has the number and the name of its state.
  /^\d+\./.test(id) && typeof src === 'string' ? src : id

const childOf = ({ source, eventType }: AnyTransitionDefinition): string | null => {
  const child = source.invoke.find(({ id }: { id: string }) =>
    [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`, `xstate.snapshot.${id}`].includes(eventType),
  )
  return child ? nameOfInvoke(child) : null
}

const moveOf = (transition: AnyTransitionDefinition, branch: number): MoveFact => {
  const { source, eventType, target, actions, reenter } = transition
  return {
    id: `${source.id} | ${eventType} | ${branch}`,
    source: source.id,
    event: eventType,
    cause: causeOf(eventType),
    branch,
    guard: guardName(transition.guard),
    actions: actions.map(actionName),
    child: childOf(transition),
    delay: delayOf(transition),
    targets: (target ?? []).map(({ id }) => id),
    isReentering: reenter,
    isIgnored: target === undefined && actions.length === 0,
  }
}

/** Transitions are objects of one machine: the inspection tells them, and this tells which move each is. */
const moves = new WeakMap<object, MoveFact>()

const movesOf = (node: AnyStateNode): MoveFact[] =>
  [...node.transitions.values(), node.always ?? []].flatMap((transitions) =>
    transitions.map((transition, branch) => {
      const move = moveOf(transition, branch)
      moves.set(transition, move)
      return move
    }),
  )

/** XState waits by actions of its own, which the moves after a time stand for. */
const isWritten = (action: string): boolean => !/^(raise|cancel) xstate\.after\./.test(action)

const stateOf = (node: AnyStateNode): StateFact => ({
  id: node.id,
  key: node.key,
  parent: node.parent?.id ?? null,
  kind: node.type,
  isInitial:
    node.parent?.type === 'parallel' || (node.parent?.initial.target.some(({ id }) => id === node.id) ?? false),
  entry: node.entry.map(actionName).filter(isWritten),
  exit: node.exit.map(actionName).filter(isWritten),
  tags: node.tags,
  invokes: node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id })),
})

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

const known = new WeakMap<AnyStateNode, ChartFacts>()

/** What a chart says of itself, read from what XState made of it: every state and every move, `always` included. */
export const factsOf = (machine: AnyStateMachine): ChartFacts => {
  const before = known.get(machine.root)
  if (before) return before
  const nodes = nodesOf(machine.root)
  const facts = { id: machine.id, states: nodes.map(stateOf), moves: nodes.flatMap(movesOf) }
  known.set(machine.root, facts)
  return facts
}

/** The move that a transition of the inspection is; null for one that begins a chart. */
export const moveOfTransition = (transition: AnyTransitionDefinition): MoveFact | null => {
  factsOf(transition.source.machine)
  return moves.get(transition) ?? null
}

/** The transition that a move of a chart is. */
export const transitionOf = (
  machine: AnyStateMachine,
  { source, event, branch }: MoveFact,
): AnyTransitionDefinition | null => {
  const node = machine.getStateNodeById(source)
  return (event === '' ? node.always : node.transitions.get(event))?.[branch] ?? null
}
