import { useEffect, useState } from 'react'
import type { AnyStateMachine } from 'xstate'

import { loadCharts } from '../facts/all-charts.ts'
import type { FoundChart } from '../facts/charts.ts'
import { loadShapes, type ChartShapes, type Shapes } from '../facts/shapes.ts'

type Known = Readonly<{ charts: readonly FoundChart[]; shapes: Shapes }>

let known: Promise<Known> | undefined
const loadKnown = (): Promise<Known> =>
  (known ??= Promise.all([loadCharts(), loadShapes()]).then(([charts, shapes]) => ({ charts, shapes })))

/** Every chart of the product with what may be in its events; null until they are loaded. */
export const useKnownCharts = (): Known | null => {
  const [all, setAll] = useState<Known | null>(null)
  useEffect(() => {
    let isShown = true
    void loadKnown().then((loaded) => {
      if (isShown) setAll(loaded)
    })
    return () => {
      isShown = false
    }
  }, [])
  return all
}

/** The chart that a running one is: by what it was written as, or, where it is made for each use, by its name. */
export const foundOf = (all: Known | null, { config, id }: AnyStateMachine): FoundChart | null =>
  all?.charts.find(({ machine }) => machine.config === config) ??
  all?.charts.find(({ machine }) => machine.id === id) ??
  null

export const shapesOf = (all: Known | null, machine: AnyStateMachine): ChartShapes | null => {
  const found = foundOf(all, machine)
  return found ? (all?.shapes[found.name] ?? null) : null
}
