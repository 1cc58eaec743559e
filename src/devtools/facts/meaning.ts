// What the names in a chart stand for: the text of a guard, and how long a delay is now.
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { ownOf } from '../../domain/keys.ts'
import { transitionOf, type MoveFact } from './chart-facts.ts'

/** A guard's name with what it is written as. */
export type Meaning = Readonly<{ name: string; text: string }>

const has = <Key extends string>(thing: unknown, key: Key): thing is Record<Key, unknown> =>
  (typeof thing === 'object' || typeof thing === 'function') && thing !== null && key in thing

const textOf = (written: unknown): string =>
  String(written)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/\s+/g, ' ')

const meaningsOf = (machine: AnyStateMachine, guard: unknown): readonly Meaning[] => {
  if (has(guard, 'guards') && Array.isArray(guard.guards))
    return guard.guards.flatMap((part) => meaningsOf(machine, part))
  const name =
    typeof guard === 'string' ? guard : has(guard, 'type') && typeof guard.type === 'string' ? guard.type : null
  if (name === null) return []
  const { guards } = machine.implementations as { guards: Record<string, unknown> }
  const written = guards[name]
  if (typeof written === 'string' || has(written, 'guards')) return meaningsOf(machine, written)
  if (typeof written !== 'function') return []
  // XState's own, whose text says nothing of the state that it asks for.
  if (has(written, 'stateValue')) return [{ name, text: `in ${JSON.stringify(written.stateValue)}` }]
  const asked = has(guard, 'params') ? [{ name: `${name} is asked with`, text: textOf(guard.params) }] : []
  return [{ name, text: textOf(written) }, ...asked]
}

/** What the guard of a move asks for, each part of one that is made of others; nothing where it has none. */
export const guardMeanings = (machine: AnyStateMachine, move: MoveFact): readonly Meaning[] =>
  meaningsOf(machine, transitionOf(machine, move)?.guard)

/** The milliseconds of a named time as the chart is now; null where nobody can say. */
export const delayNow = (snapshot: AnyMachineSnapshot, delay: string): number | null => {
  if (/^\d+$/.test(delay)) return Number(delay)
  const { delays } = (snapshot.machine as AnyStateMachine).implementations as { delays: Record<string, unknown> }
  const written = ownOf(delays, delay)
  if (typeof written === 'number') return written
  if (typeof written !== 'function') return null
  try {
    const made: unknown = written({ context: snapshot.context, event: { type: '' } }, undefined)
    return typeof made === 'number' ? made : null
  } catch {
    return null
  }
}
