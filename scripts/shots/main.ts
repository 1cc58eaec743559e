// `npm run shots`: pictures of home, a lesson and the settings in every layout, scheme, mode, direction and width, and
// ./shots/index.html to look at them all. `--layout layout2 --lang ar` takes some of them. `--screens .` takes every
// screen instead, or those whose name fits, in English and Arabic, light and dark, at a desk and on a phone; beside
// those in `--before FOLDER`, such as an earlier ./shots. `--as-built` builds nothing; `--origin http://...` looks at an
// installation that runs already, of whatever version. Starts one of its own else; needs no network.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { chromium } from 'playwright-core'

import { startInstallation } from '../../tests/e2e/support/installation.ts'
import { chromium as launchOptions } from '../../tests/support/chromium.ts'
import { shootLooks } from './looks.ts'
import { shootScreens } from './screens.ts'

const FOLDER = 'shots'

const some = { type: 'string', multiple: true } as const
const one = { type: 'string' } as const
const { values: wanted } = parseArgs({
  options: {
    page: some,
    layout: some,
    scheme: some,
    mode: some,
    lang: some,
    width: some,
    screens: one,
    before: one,
    origin: one,
    'as-built': { type: 'boolean', default: false },
  },
})

if (!wanted['as-built'] && wanted.origin === undefined) {
  const script = new URL('../setup.mjs', import.meta.url).href
  const { ensureBuilt } = (await import(script)) as { ensureBuilt: () => Promise<void> }
  await ensureBuilt()
}
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)

const installation = wanted.origin === undefined ? await startInstallation({ DATABASE_URL: '' }) : null
const origin = wanted.origin ?? installation?.origin ?? ''
const browser = await chromium.launch(launchOptions)
try {
  const { count, failures, sheet } =
    wanted.screens === undefined
      ? await shootLooks(browser, origin, FOLDER, wanted)
      : await shootScreens(browser, origin, FOLDER, { pattern: new RegExp(wanted.screens, 'u'), before: wanted.before })
  writeFileSync(join(FOLDER, 'index.html'), sheet)
  console.log(`${count - failures.length} of ${count} pictures are in ${FOLDER}/index.html.`)
  for (const failure of failures) console.error(failure)
  process.exitCode = failures.length > 0 ? 1 : 0
} finally {
  await browser.close()
  await installation?.stop()
}
