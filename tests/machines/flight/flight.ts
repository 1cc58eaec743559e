import { afterEach, beforeEach } from 'vitest'
import { Actor, type AnyActorLogic, type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'

import { chartsIn } from '../../../src/devtools/facts/charts.ts'
import { flight as contract, type Flight } from '../../../src/domain/contract/flight.contract.ts'
import { childrenOf, isChart } from '../../../src/flight/plain.ts'
import { createFlightRecorder } from '../../../src/flight/recorder.ts'

const files = import.meta.glob<object>('../../../src/machines/**/*.ts', { eager: true })

export const everyChart: readonly AnyStateMachine[] = chartsIn(files).map(({ machine }) => machine)

/** A chart as another machine has it: by its id, with nothing provided. */
export const chartsById = (id: string): readonly AnyStateMachine[] => everyChart.filter((chart) => chart.id === id)

/** A recorder whose clock a test moves. */
export const aRecorder = () => {
  const clock = { now: 0 }
  const recorder = createFlightRecorder({ now: () => clock.now, product: '1.0.0', page: () => '/lesson' })
  return {
    ...recorder,
    clock,
    /** All of it, as it is when it has been sent and read. */
    sent: (): Flight => contract.parse(JSON.parse(JSON.stringify(recorder.take()))),
  }
}

const start = Reflect.get(Actor.prototype, 'start') as (this: Actor<AnyActorLogic>) => Actor<AnyActorLogic>

/** As in a browser: whatever starts in a test is watched, wherever it was made. */
export const watching = () => {
  let recorder = aRecorder()
  beforeEach(() => {
    recorder = aRecorder()
    Reflect.set(Actor.prototype, 'start', function watched(this: AnyActorRef): unknown {
      recorder.attach(this)
      return Reflect.apply(start, this, [])
    })
  })
  afterEach(() => {
    Reflect.set(Actor.prototype, 'start', start)
  })
  return () => recorder
}

/** How an actor and all charts that belong to it stand. */
export const standOf = (ref: AnyActorRef): unknown => ({
  value: (ref.getSnapshot() as AnyMachineSnapshot).value as unknown,
  charts: Object.fromEntries(
    childrenOf(ref).flatMap(([id, child]) => (isChart(child) ? [[id, standOf(child)]] : [])),
  ) as unknown,
})
