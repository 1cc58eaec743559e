import type { AnyStateMachine } from 'xstate'

import { factsOf } from '../facts/chart-facts.ts'
import type { Drawing } from './drawing.ts'
import { limited } from './engine.ts'
import { layOut, type Engine } from './lay-out.ts'

let engine: Promise<Engine> | undefined

/** In a worker: a large chart takes a second, in which the page is used. */
const startEngine = async (): Promise<Engine> => {
  const [{ default: Elk }, { default: url }] = await Promise.all([
    import('elkjs/lib/elk-api.js'),
    import('elkjs/lib/elk-worker.min.js?url'),
  ])
  return limited(() => new Elk({ workerFactory: () => new Worker(url) }))
}

/** By what the chart was written as, which it has in common with itself when it has other actors. */
const drawings = new WeakMap<object, Promise<Drawing>>()

export const drawingOf = (machine: AnyStateMachine): Promise<Drawing> => {
  const known = drawings.get(machine.config)
  if (known) return known
  const made = (engine ??= startEngine()).then((engine) => layOut(factsOf(machine), engine))
  drawings.set(machine.config, made)
  // One that did not come out is tried again when it is next looked at.
  made.catch(() => drawings.delete(machine.config))
  return made
}
