import { globSync } from 'node:fs'
import { resolve } from 'node:path'

export type Module = Readonly<Record<string, unknown>>

/**
 * What the files of a pattern export, from the folder of the project. By `import.meta.glob` every export of theirs would
 * be taken for used, and those that nothing uses would stay.
 */
export const modulesIn = (pattern: string): Promise<readonly Module[]> =>
  Promise.all(
    globSync(pattern)
      .toSorted()
      .map((file) => import(resolve(file)) as Promise<Module>),
  )
