import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

import { demoPassword } from '../../../server/demo/content/people.ts'
import { LANGUAGE_KEY, TOKEN_KEY } from '../../../src/domain/constants.ts'
import { loginAnswer, viewer } from '../../../src/domain/contract/auth.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { isLong } from '../../support/long.ts'
import { nothingOver } from './motion.ts'

const json = { 'Content-Type': 'application/json' }

/** A session of a demo person, by the part of the address before the at sign, who may meet the welcome dialog. */
export const newcomerTokenOf = async (origin: string, mailbox: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: `${mailbox}@example.org`, password: demoPassword }),
  })
  if (!answer.ok) throw new Error(`${mailbox} could not sign in: ${await answer.text()}`)
  return loginAnswer.parse(await answer.json()).token
}

/** A session of a demo person who was welcomed before: no dialog covers the page. */
export const tokenOf = async (origin: string, mailbox: string): Promise<string> => {
  const token = await newcomerTokenOf(origin, mailbox)
  const headers = { ...json, Authorization: `Bearer ${token}` }
  const me = viewer.parse(await (await fetch(`${origin}/api/auth/me`, { headers })).json())
  if (me.welcomed) return token
  const told = await fetch(`${origin}/api/users/${me.id}/welcomed`, { method: 'POST', headers, body: '{}' })
  if (!told.ok) throw new Error(`${mailbox} could not be marked as welcomed: ${await told.text()}`)
  return token
}

/** The six accounts that a visitor of a demo tries; the others were welcomed long ago. */
const NEWCOMERS: ReadonlySet<string> = new Set(['student', 'instructor', 'coordinator', 'admin', 'master', 'owner'])
const greeted = new Set<string>()

/** Has a person welcomed before they sign in by the form of an installation's page. */
export const greet = async (page: Page, mailbox: string): Promise<void> => {
  const { origin } = new URL(page.url())
  const whom = `${mailbox} ${origin}`
  if (!NEWCOMERS.has(mailbox) || greeted.has(whom)) return
  await tokenOf(origin, mailbox)
  greeted.add(whom)
}

export type Visit = Readonly<{
  language?: Language
  token?: string | undefined
  /** More of what local storage holds. */
  held?: Readonly<Record<string, string>>
  options?: BrowserContextOptions
}>

/** Says that a browser holds already what it was given: what a page has made of that since stays. */
const HELD_KEY = 'held'

const hold = ({ origin, key, stored }: Readonly<{ origin: string; key: string; stored: Record<string, string> }>) => {
  // A frame of a mail has no storage.
  if (location.origin !== origin || localStorage.getItem(key) !== null) return
  for (const [name, value] of Object.entries({ ...stored, [key]: '' })) localStorage.setItem(name, value)
}

/**
 * A browser of someone who chose a language before, and may have signed in. Its local storage is filled by the first page
 * itself: as a part of a kept state it costs a page that is opened and left for it.
 */
export const openBrowser = async (
  browser: Browser,
  origin: string,
  { language = 'en', token, held = {}, options = {} }: Visit = {},
): Promise<BrowserContext> => {
  const stored = { ...held, ...(token === undefined ? {} : { [TOKEN_KEY]: token }) }
  const cookie = { name: LANGUAGE_KEY, value: language, domain: new URL(origin).hostname, path: '/', expires: -1 }
  const context = await browser.newContext({
    baseURL: origin,
    ...options,
    storageState: { cookies: [{ ...cookie, httpOnly: false, secure: false, sameSite: 'Lax' }], origins: [] },
  })
  if (Object.keys(stored).length > 0) await context.addInitScript(hold, { origin, key: HELD_KEY, stored })
  return context
}

/** For what is looked at once it stands still: each frame of its way there is painted for nobody, but in the long run. */
export const STILL: BrowserContextOptions = isLong ? {} : { reducedMotion: 'reduce' }

export type Visits = Readonly<{
  /** The page of a person, or of a guest, in a language; the same one each time. */
  pageOf: (person: string | null, language?: Language) => Promise<Page>
  /** Closes them all. */
  leave: () => Promise<void>
}>

/**
 * Visits of many pages: each person has one browser for all, as at a desk. One that is new for each page costs several
 * times what the page does.
 */
export const visitsOf = (browser: Browser, origin: string, visit: Omit<Visit, 'language' | 'token'> = {}): Visits => {
  const pages = new Map<string, Promise<Page>>()
  const come = async (person: string | null, language: Language) => {
    const token = person === null ? undefined : await tokenOf(origin, person)
    const options = { ...STILL, ...visit.options }
    return (await openBrowser(browser, origin, { ...visit, language, token, options })).newPage()
  }
  return {
    pageOf: (person, language = 'en') => {
      const who = `${person ?? ''} ${language}`
      const page = pages.get(who) ?? come(person, language)
      pages.set(who, page)
      return page
    },
    leave: async () => {
      for (const page of pages.values()) await (await page).context().close()
      pages.clear()
    },
  }
}

/** Opens an address and waits until the scripts have taken the page over and know who looks at it. */
export const open = async (page: Page, path: string): Promise<void> => {
  // The step back from what lay over the page before would end the way to this one. What stays open is left with its page.
  await nothingOver(page, 1000).catch(() => {})
  await page.goto(path)
  await settled(page)
}

export const settled = async (page: Page): Promise<void> => {
  await page.locator('html[data-ready]:not([data-session])').waitFor()
  // By its tag: a dialog that an address opens takes the page behind it away from every role.
  await page.locator('h1').first().waitFor()
}

/** Waits until a page is read in its own fonts: what is measured before is that of the system's, which come first. */
export const inOwnFonts = async (page: Page): Promise<void> => {
  await page.locator('html:not([data-fonts])').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)

/** Fills in and sends the form of /sign-in, as someone who was welcomed before. */
export const signIn = async (page: Page, mailbox: string, password: string = demoPassword): Promise<void> => {
  await greet(page, mailbox)
  const form = page.locator('form[method="post"]')
  await form.locator('input[name="email"]').fill(`${mailbox}@example.org`)
  await form.locator('input[name="password"]').fill(password)
  await form.locator('button[type="submit"]').click()
}
