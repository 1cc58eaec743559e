// `npm run demo:reset`: forgets the demo installation's data, so that the next start seeds it afresh.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { OWN_NAMES } from '../server/platform/private-folder.ts'

const folder = resolve(process.env['DATA_DIR'] ?? 'data')

if (process.env['DATABASE_URL'] !== undefined) {
  console.error('DATABASE_URL is set: this command only forgets the embedded demo, never another database.')
  process.exit(1)
}
if (!existsSync(folder)) {
  console.log(`There is nothing at ${folder}.`)
  process.exit(0)
}
// Only what the server itself makes there; a folder of somebody's own is left alone.
const strangers = readdirSync(folder).filter((name) => !OWN_NAMES.has(name))
if (strangers.length > 0) {
  console.error(`${folder} holds more than a demo (${strangers.join(', ')}). Remove it by hand if you mean it.`)
  process.exit(1)
}
for (const name of OWN_NAMES) rmSync(join(folder, name), { recursive: true, force: true })
console.log(`The demo data at ${folder} is gone. Start the server to seed it again.`)
