import { chartsIn, type FoundChart } from './charts.ts'

/** Every chart of the product, found and not listed: a new file is in it by being there. */
export const loadCharts = async (): Promise<readonly FoundChart[]> => {
  const files = import.meta.glob<object>('../../machines/**/*.ts')
  const modules = await Promise.all(Object.entries(files).map(async ([path, load]) => [path, await load()] as const))
  return chartsIn(Object.fromEntries(modules))
}
