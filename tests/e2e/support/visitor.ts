import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

import { demoPassword } from '../../../server/demo/content/people.ts'
import { LANGUAGE_KEY, TOKEN_KEY } from '../../../src/domain/constants.ts'
import { loginAnswer } from '../../../src/domain/contract/auth.contract.ts'
import type { Language } from '../../../src/domain/language.ts'

/** A session of a demo person, by the part of the address before the at sign. */
export const tokenOf = async (origin: string, mailbox: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${mailbox}@example.org`, password: demoPassword }),
  })
  if (!answer.ok) throw new Error(`${mailbox} could not sign in: ${await answer.text()}`)
  return loginAnswer.parse(await answer.json()).token
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
    reducedMotion: 'reduce',
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
  await page.getByRole('heading', { level: 1 }).waitFor()
}

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)

/** Fills in and sends the form of /sign-in. */
export const signIn = async (page: Page, mailbox: string, password: string = demoPassword): Promise<void> => {
  const form = page.locator('form[method="post"]')
  await form.locator('input[name="email"]').fill(`${mailbox}@example.org`)
  await form.locator('input[name="password"]').fill(password)
  await form.locator('button[type="submit"]').click()
}
