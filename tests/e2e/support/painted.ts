import type { Browser, BrowserContext, Page } from '@playwright/test'

import type { Language } from '../../../src/domain/language.ts'
import { openBrowser, tokenOf } from './visitor.ts'

export type Look = Readonly<{
  language?: Language
  width?: number
  zone?: string
  /** It has the app's files, which come in the page otherwise. */
  keepsFiles?: boolean
}>

/** The app's first file, by which a browser says that it keeps them all: they do not come in the page then. */
const entryOf = async (origin: string): Promise<string> => {
  const { build } = (await (await fetch(`${origin}/version.json`)).json()) as { build: string }
  return build.split('/').at(-1) ?? ''
}

/** A browser as signing in leaves it: the server knows whose it is, and where they look from. */
export const openPainted = async (
  browser: Browser,
  origin: string,
  person: string,
  { language = 'en', width = 1440, zone = 'America/Denver', keepsFiles = true }: Look = {},
): Promise<BrowserContext> => {
  const token = await tokenOf(origin, person)
  const context = await openBrowser(browser, origin, {
    language,
    token,
    options: { viewport: { width, height: 900 }, timezoneId: zone },
  })
  await context.request.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } })
  const here = encodeURIComponent(`${zone}.${width < 1024 ? 'narrow' : 'wide'}`)
  await context.addCookies([
    { name: 'known', value: '1', url: origin },
    { name: 'here', value: here, url: origin },
    ...(keepsFiles ? [{ name: 'entry', value: await entryOf(origin), url: origin }] : []),
  ])
  return context
}

/** Holds the app's scripts back until it is told to let them through. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return () => resolve(undefined)
}

/** Stands in a page that was painted for somebody, and in no other. */
const OF_SOMEBODY = 'globalThis.painted'
const TRIES = 20

/**
 * Opens a page that is painted for who looks, and gives it as it came: a server that is out of breath leaves it to the
 * browser, and is asked again.
 */
export const gotoPainted = async (page: Page, path: string, until: 'load' | 'commit' = 'load'): Promise<string> => {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const answer = await page.goto(path, { waitUntil: until })
    const html = (await answer?.text()) ?? ''
    if (html.includes(OF_SOMEBODY)) return html
  }
  throw new Error(`${path} was painted for nobody, ${TRIES} times.`)
}

/** What the browser tells the server of where it is. */
export const placeOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === 'here')?.value
