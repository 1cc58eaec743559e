import { useMemo } from 'react'
import { createActor, fromCallback, type AnyStateMachine } from 'xstate'

import { LiveChartView } from './visualizer.view.tsx'

/**
 * A chart whose outside actors never answer, so that whoever looks at it plays them: the `done` and `failed`
 * events of an invoke are sent like any other, with the payload field as their output.
 */
export const Simulation = ({ machine, input }: { machine: AnyStateMachine; input: unknown }) => {
  const chart = useMemo(() => {
    const names = Object.keys(machine.implementations.actors)
    const actors = Object.fromEntries(names.map((name) => [name, fromCallback(() => undefined)]))
    return createActor(machine.provide({ actors }), { input }).start()
  }, [machine, input])
  return <LiveChartView chart={chart} />
}
