import { availableParallelism } from 'node:os'

import type { Browser, Page } from 'playwright-core'

import { LANGUAGE_KEY, LAYOUT_KEY, SCHEME_KEY, THEME_MODE_KEY, TOKEN_KEY } from '../../src/domain/constants.ts'
import type { ThemeMode } from '../../src/domain/theme-mode.ts'
import { atRest } from '../../tests/e2e/support/motion.ts'

export const SHOT_LANGUAGES = ['en', 'ar'] as const

/** `scheme` and `layout` are those of a new account where they are not said. */
export type Look = Readonly<{
  lang: (typeof SHOT_LANGUAGES)[number]
  mode: ThemeMode
  /** Pixels. */
  width: number
  scheme?: string
  layout?: string
}>

const PATIENCE_MS = 10_000

/** Pixels: of a phone held upright, and of a desk's screen. */
const heightOf = (width: number) => (width < 600 ? 844 : 800)

const pairs = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }))

type Sitting = Readonly<{
  /** Path with query, in the installation at `origin`. */
  path: string
  token?: string | undefined
  look: Look
  /** Where the picture goes. */
  file: string
  /** Brings about what is to be seen once the page is there. */
  prepare?: (page: Page) => Promise<unknown>
  /** The whole page, and not only what is in sight. */
  isWhole: boolean
}>

/** Takes a picture of a page at rest, in a browser of its own. Rejects where the page does not come. */
export const takePicture = async (
  browser: Browser,
  origin: string,
  { path, token, look: { lang, mode, width, scheme, layout }, file, prepare, isWhole }: Sitting,
): Promise<void> => {
  const kept = {
    [LANGUAGE_KEY]: lang,
    [THEME_MODE_KEY]: mode,
    ...(scheme === undefined ? {} : { [SCHEME_KEY]: scheme }),
    ...(layout === undefined ? {} : { [LAYOUT_KEY]: layout }),
  }
  const stored = token === undefined ? kept : { ...kept, [TOKEN_KEY]: token }
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: heightOf(width) },
    hasTouch: width < 600,
    // For the style of ours below.
    bypassCSP: true,
    storageState: { cookies: [], origins: [{ origin, localStorage: pairs(stored) }] },
  })
  try {
    await context.addCookies(pairs(kept).map(({ name, value }) => ({ name, value, url: origin })))
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator('html[data-ready]:not([data-session])').waitFor()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    // What is left undrawn until it comes near is in the picture all the same.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    // Pictures ask for their files when they come near.
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo(0, top)
        await new Promise(requestAnimationFrame)
      }
      scrollTo(0, 0)
    })
    await page.waitForLoadState('networkidle')
    // What has come is drawn a little later, on a machine that takes several pictures at once. A page of examples keeps one.
    const waiting = page.locator('main :is(.skeleton, .spinner)').first()
    await waiting.waitFor({ state: 'detached', timeout: PATIENCE_MS }).catch(() => undefined)
    await prepare?.(page)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await atRest(page)
    await page.screenshot({ path: file, fullPage: isWhole })
  } finally {
    await context.close()
  }
}

/** Takes all pictures, several at once. Resolves with what went wrong, by the name of the picture. */
export const takeEach = async <S extends Readonly<{ file: string }>>(
  shots: readonly S[],
  take: (shot: S) => Promise<void>,
): Promise<readonly string[]> => {
  const failures: string[] = []
  const left = shots.values()
  const takeThem = async () => {
    for (const shot of left) {
      await take(shot).catch((cause: unknown) => failures.push(`${shot.file}: ${String(cause)}`))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, takeThem))
  return failures
}
