import type { AnyStateMachine } from 'xstate'

/** A chart as it was found: the file that has it, by what name, and itself. */
export type FoundChart = Readonly<{
  /** `sign-in/sign-in signInMachine`: what a link to it says. */
  name: string
  file: string
  machine: AnyStateMachine
}>

type Modules = Readonly<Record<string, object>>

export const isChart = (thing: unknown): thing is AnyStateMachine =>
  typeof thing === 'object' && thing !== null && 'root' in thing && 'implementations' in thing && 'provide' in thing

/**
 * Stands in for whatever a mould of charts asks for, as far as a chart needs it to be drawn: it can be called, read and
 * gone through, and has the name that its chart then bears. No guard or action is ever run with it.
 */
const anythingNamed = (name: string): unknown => {
  const anything: unknown = new Proxy(() => undefined, {
    get: (_target, key) => {
      if (key === 'id' || key === 'name') return name
      if (key === Symbol.toPrimitive) return () => name
      if (key === Symbol.iterator) return () => [][Symbol.iterator]()
      return anything
    },
    apply: () => anything,
  })
  return anything
}

const made = (make: unknown, name: string): unknown => {
  if (typeof make !== 'function') return undefined
  const anything = anythingNamed(name)
  try {
    return Reflect.apply(make, undefined, [anything, anything, anything])
  } catch {
    // Whatever it makes, it cannot be drawn without what it asks for: the test that counts files names it.
    return undefined
  }
}

const wordOf = (file: string): string =>
  file
    .replace(/^.*\//, '')
    .replace(/\..*$/, '')
    .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Every chart of these files, each once: those that they have, and those that are made as they are asked for. */
export const chartsIn = (modules: Modules): readonly FoundChart[] => {
  const seen = new Set<unknown>()
  return Object.entries(modules)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([path, module]) => {
      const file = path.replace(/^.*src\/machines\//, '').replace(/^.*\/machines\//, '')
      return Object.entries(module).flatMap(([exported, thing]): FoundChart[] => {
        const machine = exported.startsWith('create') ? made(thing, wordOf(file)) : thing
        if (!isChart(machine) || seen.has(machine)) return []
        seen.add(machine)
        return [{ name: `${file.replace(/\.ts$/, '')} ${exported}`, file, machine }]
      })
    })
}
