import type { AnyActorRef } from 'xstate'

import { isChart, namesIn } from './plain.ts'
import type { Pseudonyms } from './redact.ts'

const SPAWNED = /^\w+:\d+$/

const declares = (ref: AnyActorRef, name: string): boolean => isChart(ref) && namesIn(ref.logic).has(name)

/** How actors are called: a root by its chart and which one of it it is, the others by names from there. */
export const createAddresses = (pseudonyms: Pseudonyms) => {
  const roots = new WeakMap<AnyActorRef, string>()
  const spawned = new WeakMap<AnyActorRef, string>()
  const counts = new Map<string, number>()

  const next = (what: string): number => {
    const count = (counts.get(what) ?? 0) + 1
    counts.set(what, count)
    return count
  }

  /**
   * By what its parent's chart knows it. One that was called by what was known of something is called by which one it
   * is of those that were made like it.
   */
  const idOf = (ref: AnyActorRef): string => {
    const parent = ref._parent
    if (!parent || declares(parent, ref.id) || SPAWNED.test(ref.id)) return ref.id
    const before = spawned.get(ref)
    if (before !== undefined) return before
    const src = typeof ref.src === 'string' ? ref.src : 'actor'
    const made = `${src}:${next(`${addressOf(parent)}/${src}`)}`
    spawned.set(ref, made)
    return made
  }

  const rootName = (ref: AnyActorRef): string => {
    const before = roots.get(ref)
    if (before !== undefined) return before
    const chart = isChart(ref) ? ref.logic.id : 'actor'
    const made = `${chart}#${next(chart)}`
    roots.set(ref, made)
    return made
  }

  const addressOf = (ref: AnyActorRef): string =>
    ref._parent === undefined ? rootName(ref) : `${addressOf(ref._parent)}/${idOf(ref)}`

  return {
    addressOf,
    idOf,
    /** Calls a root what it was called when it was recorded. */
    call: (ref: AnyActorRef, name: string) => roots.set(ref, name),
    /** An event's name: those of our charts, and XState's about actors of theirs. */
    eventOf: (ref: AnyActorRef, type: string): string => {
      if (!isChart(ref) || namesIn(ref.logic).has(type)) return type
      const [, head, id] = /^(xstate\.(?:done\.actor|error\.actor|snapshot)\.)(.*)$/.exec(type) ?? []
      if (head === undefined || id === undefined) {
        return type.startsWith('xstate.after.') || ref.logic.events.includes(type) ? type : pseudonyms.text(type)
      }
      const child = ref.getSnapshot().children[id] as AnyActorRef | undefined
      return `${head}${child ? idOf(child) : declares(ref, id) ? id : pseudonyms.text(id)}`
    },
  }
}

export type Addresses = ReturnType<typeof createAddresses>
