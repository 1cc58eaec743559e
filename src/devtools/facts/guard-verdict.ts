// Why an event is not taken: each guard of its branches by name, with what it says of the event now.
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

import { factsOf, moveOfTransition, transitionOf, type MoveFact } from './chart-facts.ts'
import { guardName } from './names.ts'

export type Verdict = Readonly<{
  name: string
  /** Null where the guard could not say, as for a payload that it does not know. */
  holds: boolean | null
  /** Of a guard that is made of others. */
  parts: readonly Verdict[]
}>

/** A branch of an event with what its guard says; null where it has none. */
export type BranchVerdict = Readonly<{ move: MoveFact; verdict: Verdict | null }>

type Asked = Readonly<{ snapshot: AnyMachineSnapshot; event: AnyEventObject }>

const isObject = (thing: unknown): thing is object =>
  (typeof thing === 'object' || typeof thing === 'function') && thing !== null

/** What a guard's name stands for in this machine, and what it is asked with. */
const resolved = (guard: unknown, { snapshot, event }: Asked) => {
  const { guards } = (snapshot.machine as AnyStateMachine).implementations as { guards: Record<string, unknown> }
  if (typeof guard === 'string') return { meant: guards[guard], params: undefined }
  if (isObject(guard) && typeof guard !== 'function' && 'type' in guard && typeof guard.type === 'string') {
    const params: unknown = 'params' in guard ? guard.params : undefined
    const given: unknown = typeof params === 'function' ? params({ context: snapshot.context, event }) : params
    return { meant: guards[guard.type], params: given }
  }
  return { meant: guard, params: undefined }
}

const ask = (guard: unknown, asked: Asked): Verdict => {
  const name = guardName(guard) ?? ''
  try {
    const { meant, params } = resolved(guard, asked)
    if (isObject(meant) && 'guards' in meant && Array.isArray(meant.guards)) {
      const parts = meant.guards.map((part) => ask(part, asked))
      const isSure = parts.every(({ holds }) => holds !== null)
      const kind = 'name' in meant ? meant.name : 'and'
      const joined = { not: parts[0]?.holds === false, or: parts.some(({ holds }) => holds) }
      const all = parts.every(({ holds }) => holds)
      return { name, holds: isSure ? (kind === 'not' ? joined.not : kind === 'or' ? joined.or : all) : null, parts }
    }
    const args = { context: asked.snapshot.context as unknown, event: asked.event }
    if (isObject(meant) && 'check' in meant && typeof meant.check === 'function') {
      return { name, holds: Boolean(meant.check(asked.snapshot, args, meant)), parts: [] }
    }
    if (typeof meant === 'function') return { name, holds: Boolean(meant(args, params)), parts: [] }
    // A name that stands for another name.
    return meant === undefined ? { name, holds: null, parts: [] } : ask(meant, asked)
  } catch {
    return { name, holds: null, parts: [] }
  }
}

const transitionsFor = (node: AnyStateNode, type: string): readonly AnyTransitionDefinition[] =>
  node.transitions.get(type) ?? []

/** Every branch by which the active states could take the event, in the order in which they are asked. */
export const verdictsOn = (snapshot: AnyMachineSnapshot, event: AnyEventObject): readonly BranchVerdict[] => {
  factsOf(snapshot.machine)
  return (snapshot._nodes as readonly AnyStateNode[])
    .toReversed()
    .flatMap((node) => transitionsFor(node, event.type))
    .flatMap((transition) => {
      const move = moveOfTransition(transition)
      if (!move) return []
      const guard: unknown = transition.guard
      return [{ move, verdict: guard === undefined ? null : ask(guard, { snapshot, event }) }]
    })
}

/** What the guard of a move that needs no payload says now; nothing where it has none. */
export const guardNow = (snapshot: AnyMachineSnapshot, move: MoveFact): readonly Verdict[] => {
  const guard: unknown = transitionOf(snapshot.machine, move)?.guard
  return guard === undefined ? [] : [ask(guard, { snapshot, event: { type: move.event } })]
}

/** The events that the active states name, forbidden ones too; what a chart says to itself is not sent by hand. */
export const eventsNamed = (snapshot: AnyMachineSnapshot): readonly string[] => [
  ...new Set(
    (snapshot._nodes as readonly AnyStateNode[]).toReversed().flatMap((node) => Array.from(node.transitions.keys())),
  ),
]

/** Whether the chart would take the event now; a guard that misses its payload is a no, not an end. */
export const isTaken = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  try {
    return snapshot.can(event)
  } catch {
    return false
  }
}
