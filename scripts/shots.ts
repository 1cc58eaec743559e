// `npm run shots`: pictures of home, a lesson and the settings in every layout, scheme, mode, direction and width,
// and ./shots/index.html to look at them all. `--layout layout2 --lang ar` takes some of them; `--as-built` builds
// nothing. Starts an installation of its own; needs no network.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { chromium, type Browser, type Page } from 'playwright-core'

import { writeLayout } from '../src/domain/appearance-code.ts'
import { SCHEME_IDS } from '../src/domain/appearance.ts'
import { LANGUAGE_KEY, LAYOUT_KEY, SCHEME_KEY, THEME_MODE_KEY, TOKEN_KEY } from '../src/domain/constants.ts'
import { LAYOUT_STYLES, layoutOf } from '../src/domain/layout.ts'
import { THEME_MODES } from '../src/domain/theme-mode.ts'
import ar from '../src/i18n/ar/shell/index.ts'
import en from '../src/i18n/en/shell/index.ts'
import { startInstallation } from '../tests/e2e/support/installation.ts'
import { atRest } from '../tests/e2e/support/motion.ts'
import { tokenOf } from '../tests/e2e/support/visitor.ts'
import { chromium as launchOptions } from '../tests/support/chromium.ts'
import { contactSheet, type Shot } from './contact-sheet.ts'

const FOLDER = 'shots'
/** Who looks: of the lesson, someone who is in the middle of the course. */
const VIEWERS = { home: null, lesson: 'maya.feldman', settings: 'student' } as const
const LESSON = '/online-course/1'
const WORDS = { en, ar } as const
const HEIGHTS = { '1280': 800, '390': 844 } as const

const CHOICES = {
  page: ['home', 'lesson', 'settings'],
  layout: LAYOUT_STYLES,
  scheme: SCHEME_IDS,
  mode: THEME_MODES,
  lang: ['en', 'ar'],
  width: ['1280', '390'],
} as const

const option = { type: 'string', multiple: true } as const
const { values: wanted } = parseArgs({
  options: {
    page: option,
    layout: option,
    scheme: option,
    mode: option,
    lang: option,
    width: option,
    'as-built': { type: 'boolean', default: false },
  },
})

const chosen = <Name extends keyof typeof CHOICES>(name: Name): (typeof CHOICES)[Name][number][] => {
  const all: readonly (typeof CHOICES)[Name][number][] = CHOICES[name]
  const asked: readonly string[] = wanted[name] ?? all
  const unknown = asked.filter((value) => !all.some((choice) => choice === value))
  if (unknown.length > 0) throw new Error(`--${name} is one of ${all.join(', ')}, not ${unknown.join(', ')}.`)
  return all.filter((choice) => asked.includes(choice))
}

const shots: readonly Shot[] = chosen('page').flatMap((page) =>
  chosen('layout').flatMap((layout) =>
    chosen('width').flatMap((width) =>
      chosen('lang').flatMap((lang) =>
        chosen('mode').flatMap((mode) =>
          chosen('scheme').map((scheme) => {
            const file = `${[page, layout, scheme, mode, lang, width].join('-')}.png`
            return { page, layout, scheme, mode, lang, width, file }
          }),
        ),
      ),
    ),
  ),
)

/** The settings stand in a rail, or in the menu of the account where there is no room for one. */
const openSettings = async (page: Page, { settings, yourAccount }: (typeof WORDS)['en' | 'ar']): Promise<void> => {
  const button = page.getByRole('button', { name: settings, exact: true }).filter({ visible: true })
  const account = page.getByRole('button', { name: yourAccount }).filter({ visible: true })
  await button.or(account).first().waitFor()
  if (await button.count()) await button.first().click()
  else {
    await account.first().click()
    await page.getByRole('menuitem', { name: settings, exact: true }).click()
  }
  await page.getByRole('dialog').waitFor()
}

type Tokens = ReadonlyMap<string, string>

const take = async (browser: Browser, origin: string, tokens: Tokens, shot: Shot): Promise<void> => {
  const { page: what, layout, scheme, mode, lang, width } = shot
  const kept = {
    [LANGUAGE_KEY]: lang,
    [THEME_MODE_KEY]: mode,
    [SCHEME_KEY]: scheme,
    [LAYOUT_KEY]: writeLayout(layoutOf(layout)),
  }
  const token = tokens.get(what)
  const stored = token === undefined ? kept : { ...kept, [TOKEN_KEY]: token }
  const pairs = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: Number(width), height: HEIGHTS[width] },
    hasTouch: width === '390',
    storageState: { cookies: [], origins: [{ origin, localStorage: pairs(stored) }] },
  })
  try {
    await context.addCookies(pairs(kept).map(({ name, value }) => ({ name, value, url: origin })))
    const page = await context.newPage()
    await page.goto(what === 'lesson' ? LESSON : '/home', { waitUntil: 'networkidle' })
    await page.locator('html[data-ready]:not([data-session])').waitFor()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    if (what === 'lesson') await page.locator('video').waitFor()
    if (what === 'settings') await openSettings(page, WORDS[lang])
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await atRest(page)
    await page.screenshot({ path: join(FOLDER, shot.file), fullPage: what !== 'settings' })
  } finally {
    await context.close()
  }
}

if (!wanted['as-built']) {
  const script = new URL('setup.mjs', import.meta.url).href
  const { ensureBuilt } = (await import(script)) as { ensureBuilt: () => Promise<void> }
  await ensureBuilt()
}
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)

const installation = await startInstallation({ DATABASE_URL: '' })
const browser = await chromium.launch(launchOptions)
const failures: string[] = []
try {
  const tokens: Tokens = new Map(
    await Promise.all(
      Object.entries(VIEWERS).flatMap(([page, person]) =>
        person === null ? [] : [tokenOf(installation.origin, person).then((token): [string, string] => [page, token])],
      ),
    ),
  )
  const left = shots.values()
  const takeAll = async () => {
    for (const shot of left) {
      await take(browser, installation.origin, tokens, shot).catch((cause: unknown) => {
        failures.push(`${shot.file}: ${String(cause)}`)
      })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, takeAll))
} finally {
  await browser.close()
  await installation.stop()
}

writeFileSync(join(FOLDER, 'index.html'), contactSheet(shots))
console.log(`${shots.length - failures.length} of ${shots.length} pictures are in ${FOLDER}/index.html.`)
for (const failure of failures) console.error(failure)
process.exitCode = failures.length > 0 ? 1 : 0
