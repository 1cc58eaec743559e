import { once } from 'node:events'
// What `npm start` does before it serves, in the folder that it is given, with a build that ends when it is told to.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { ensureBuild } from '../../../scripts/builds.mjs'
import { withFolderLock } from '../../../scripts/folder-lock.mjs'

const root = process.argv[2]
const say = (line) => process.stdout.write(`${line}\n`)

const build = async (folder) => {
  say('building')
  await once(process.stdin, 'data')
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'client', 'version.json'), '{}')
  return true
}

await withFolderLock(
  join(root, '.cache', 'setup.lock'),
  () => ensureBuild(root, build),
  () => say('waiting'),
)
say('done')
process.exit(0)
