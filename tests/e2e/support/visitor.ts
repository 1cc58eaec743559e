import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

import { demoPassword } from '../../../server/demo/content/people.ts'
import { LANGUAGE_KEY, TOKEN_KEY } from '../../../src/domain/constants.ts'
import { loginAnswer, viewer } from '../../../src/domain/contract/auth.contract.ts'
import type { Language } from '../../../src/domain/language.ts'

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

/** A browser of someone who chose a language before, and may have signed in. */
export const openBrowser = (
  browser: Browser,
  origin: string,
  { language = 'en', token, held = {}, options = {} }: Visit = {},
): Promise<BrowserContext> => {
  const stored = { ...held, ...(token === undefined ? {} : { [TOKEN_KEY]: token }) }
  return browser.newContext({
    baseURL: origin,
    ...options,
    storageState: {
      cookies: [
        {
          name: LANGUAGE_KEY,
          value: language,
          domain: new URL(origin).hostname,
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [{ origin, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
    },
  })
}

/** Opens an address and waits until the scripts have taken the page over and know who looks at it. */
export const open = async (page: Page, path: string): Promise<void> => {
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
