import { globSync } from 'node:fs'
import { resolve } from 'node:path'

import type { AnyStateMachine } from 'xstate'

import { chartsIn } from '../../../src/devtools/facts/charts.ts'

/** Every chart of the sources, found by its file, with nothing provided: as the visualizer has them. */
export const everyChart = async (): Promise<readonly AnyStateMachine[]> => {
  const files = globSync('src/machines/**/*.ts').map((file) => resolve(file))
  const modules = await Promise.all(files.map(async (file) => [file, (await import(file)) as object] as const))
  return chartsIn(Object.fromEntries(modules)).map(({ machine }) => machine)
}
