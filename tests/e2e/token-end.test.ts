import { expect, test, type Page } from '@playwright/test'

import { TOKEN_KEY } from '../../src/domain/constants.ts'
import { agedToken } from './support/aging-token.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { open, openBrowser, settled, signIn, storedToken, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const { profile, shell } = wordsFor('en')
const SECRET = 'a secret of these tests, long enough'
const TABS = 3
const CALLS = 50

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation({ SESSION_SECRET: SECRET })
})

test.afterAll(async () => installation.stop())

/** What the app asks in a tab, and what it is answered. */
const watch = (page: Page) => {
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/')) answers.push(response.status())
  })
  return answers
}

/** Goes to a page as a link of the app does. */
const go = (page: Page, path: string) => page.evaluate((url) => history.pushState(null, '', url), path)

test(`${TABS} tabs that ask ${CALLS} times each at the end of their token all stay signed in`, async ({ browser }) => {
  const fresh = await tokenOf(installation.origin, 'student')
  const ending = await agedToken(fresh, SECRET, { age: 12 * 3600 - 120, left: 120 })
  const context = await openBrowser(browser, installation.origin, { token: ending })
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()))
  const answers = tabs.map(watch)
  await Promise.all(tabs.map((tab) => open(tab, '/student/dash')))
  const ask = async (tab: Page, seen: readonly number[]) => {
    for (let turn = 0; seen.length < CALLS; turn += 1) {
      const [path, title] = turn % 2 === 0 ? ['/profile', profile.title()] : ['/student/dash', shell.menu.myCourses()]
      await go(tab, path)
      await tab.getByRole('heading', { level: 1, name: title }).waitFor()
    }
  }
  await Promise.all(tabs.map((tab, index) => ask(tab, answers[index] ?? [])))
  const refused = answers.flat().filter((status) => status >= 400)
  const kept = await Promise.all(tabs.map(storedToken))
  expect({
    refused,
    isRenewed: kept.every((token) => token !== null && token !== ending),
    kept: new Set(kept).size,
  }).toEqual({
    refused: [],
    isRenewed: true,
    kept: 1,
  })
  for (const tab of tabs) {
    await tab.reload()
    await settled(tab)
    await expect(tab).not.toHaveURL(/sign-in/)
  }
  await context.close()
})

test('a session that ends in the middle of a form loses none of its fields', async ({ browser }) => {
  const token = await tokenOf(installation.origin, 'student')
  const context = await openBrowser(browser, installation.origin, { token })
  const page = await context.newPage()
  // The page's last call is answered first: refused, it would end the session before the form is sent.
  const lastAsked = page.waitForResponse(/\/profiles\/me\/sessions$/)
  await open(page, '/profile')
  await lastAsked
  const form = page.getByRole('form', { name: profile.details.form() })
  const field = (name: string) => form.locator(`input[name="${name}"]`)
  await field('agencyNumber').fill('FF 4417')
  await field('licenseNumber').fill('EMT 55-1')
  const ended = await fetch(`${installation.origin}/api/auth/logout`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(ended.ok).toBe(true)
  await page.getByRole('button', { name: profile.saving.save() }).click()

  // The profile asks whoever is no longer signed in to come back.
  await page.getByRole('main').getByRole('link', { name: profile.guest.signIn() }).click()
  await expect(page).toHaveURL(`${installation.origin}/sign-in`)
  await signIn(page, 'student')
  await expect(page).toHaveURL(`${installation.origin}/profile`)
  await expect(field('agencyNumber')).toHaveValue('FF 4417')
  await expect(field('licenseNumber')).toHaveValue('EMT 55-1')
  await page.getByRole('button', { name: profile.saving.save() }).click()
  await expect(page.getByText(profile.saving.saved()).first()).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)).not.toBeNull()
  await context.close()
})
