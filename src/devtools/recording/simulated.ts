import { createActor, fromCallback, type AnyEventObject, type AnyStateMachine } from 'xstate'

import { liveChart } from './lives.ts'
import { createRecorder } from './recorder.ts'

/** Time that stands: what is taken after a time is taken when whoever looks at the chart says so. */
const standing = { setTimeout: () => 0, clearTimeout: () => undefined }

/** Systems that play without the app: whoever watches what runs in the page leaves them out. */
const simulated = new WeakSet<object>()

export const isSimulated = ({ system }: Readonly<{ system: object }>): boolean => simulated.has(system)

/** Says that a system plays without the app. */
export const markSimulated = ({ system }: Readonly<{ system: object }>): void => {
  simulated.add(system)
}

/** Whatever a simulated chart tells its parent or another actor, this one hears and keeps for itself. */
export const createListener = () => {
  const listener = createActor(fromCallback(() => undefined))
  simulated.add(listener.system)
  return listener.start()
}

export type Beginning = Readonly<{ machine: AnyStateMachine; input: unknown; events: readonly AnyEventObject[] }>

/**
 * A chart whose outside actors never answer and whose clock stands, so that whoever looks at it plays them: `done` and
 * `failed` of an invoke are sent like any other event. It begins with what it is told of an earlier one, and is then
 * where that one was.
 */
export const simulate = ({ machine, input, events }: Beginning) => {
  const recorder = createRecorder()
  const names = Object.keys(machine.implementations.actors)
  const actors = Object.fromEntries(names.map((name) => [name, fromCallback(() => undefined)]))
  const actor = createActor(machine.provide({ actors }), { input, inspect: recorder.inspect, clock: standing })
  simulated.add(actor.system)
  const first = actor.getSnapshot()
  // Nothing is begun that could not be: its error would be nobody's.
  if (first.status === 'error') throw first.error
  actor.start()
  for (const event of events) actor.send(event)
  const chart = liveChart(actor)
  if (!chart) throw new TypeError(`${machine.id} is no chart.`)
  return { recorder, chart }
}

export type Simulated = ReturnType<typeof simulate>
