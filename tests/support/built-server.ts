import { join, resolve } from 'node:path'

import { currentBuild, SERVER } from '../../scripts/builds.mjs'

const PROJECT = resolve(import.meta.dirname, '../..')

/** What `npm start` starts, or what `npm run admin` runs. */
export const builtServer = (name: 'main' | 'admin' = 'main'): string => {
  const build = currentBuild(PROJECT, SERVER)
  if (build === undefined) throw new Error('There is no build: `npm run build` makes one.')
  return join(build, `${name}.js`)
}
