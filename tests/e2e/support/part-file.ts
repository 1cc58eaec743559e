import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { PartFiles } from '../../../src/app/render/assets.ts'

const DIST = resolve(import.meta.dirname, '../../../dist')

/** The address, for `page.route`, of the file that a module of ours is in, in the build that was made last. */
export const partFile = (source: string): string => {
  const build = readFileSync(join(DIST, 'current'), 'utf8')
  const list = readFileSync(join(DIST, build, 'client/.vite/parts.json'), 'utf8')
  // Behind those that it needs.
  const file = (JSON.parse(list) as PartFiles).parts[source]?.at(-1)
  if (file === undefined) throw new Error(`No file of the build has ${source}.`)
  return `**/${file}`
}

/** Every file of the build that was made last. */
export const builtFiles = (): readonly string[] => {
  const folder = join(DIST, readFileSync(join(DIST, 'current'), 'utf8'))
  return globSync('**/*.*', { cwd: folder }).map((file) => join(folder, file))
}
