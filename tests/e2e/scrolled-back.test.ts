import { expect, test, type Page } from '@playwright/test'

import { demoPassword } from '../../server/demo/content/people.ts'
import { startSeenInstallation, type Installation } from './support/installation.ts'
import { openBrowser, settled, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startSeenInstallation()
})

test.afterAll(() => installation.stop())

const { account, shell } = wordsFor('en')

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

const scrollBy = async (page: Page, far: number): Promise<number> => {
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, far)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(far / 2)
  // Until it has come to rest.
  let before = -1
  for (let now = await scrolled(page); now !== before; now = await scrolled(page)) {
    before = now
    await page.waitForTimeout(200)
  }
  return before
}

/** By the menu, as people go; says where the page was left, since a browser that presses may scroll first. */
const goBy = async (page: Page, path: string): Promise<number> => {
  await page.getByRole('button', { name: shell.openMenu() }).click()
  const left = await scrolled(page)
  await page.locator(`dialog a[href="${path}"]`).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await settled(page)
  return left
}

for (const person of ['guest', 'student'] as const) {
  test(`Back and Forward lead a ${person} to where the page was scrolled`, async ({ browser }) => {
    const token = person === 'guest' ? undefined : await tokenOf(installation.origin, person)
    const options = { viewport: { width: 390, height: 844 } }
    const context = await openBrowser(browser, installation.origin, { token, options })
    const page = await context.newPage()
    await page.goto('/course/search')
    await settled(page)
    await scrollBy(page, 900)
    const search = await goBy(page, '/home')
    expect(search).toBeGreaterThan(100)
    await expect.poll(() => scrolled(page)).toBe(0)
    const home = await scrollBy(page, 700)
    await page.goBack()
    await expect(page).toHaveURL(/\/course\/search$/)
    await expect.poll(() => scrolled(page)).toBe(search)
    await page.goForward()
    await expect(page).toHaveURL(/\/home$/)
    await expect.poll(() => scrolled(page)).toBe(home)
    // Who goes on from there is not put back.
    await page.goBack()
    await page.mouse.wheel(0, -5000)
    await expect.poll(() => scrolled(page)).toBe(0)
    await context.close()
  })
}

test('what somebody wrote is not there for who signs in after them and goes back', async ({ browser }) => {
  const token = await tokenOf(installation.origin, 'student')
  await tokenOf(installation.origin, 'instructor')
  const context = await openBrowser(browser, installation.origin, { token })
  const page = await context.newPage()
  await page.goto('/contact')
  await settled(page)
  const message = page.locator('textarea[name=message]')
  await message.fill('Between the two of us')
  // By a document of its own, as from a link elsewhere: the browser itself puts back what stood in a form.
  await page.goto('/home')
  await settled(page)
  await page.getByRole('button', { name: shell.yourAccount() }).click()
  await page.getByRole('menuitem', { name: shell.signOut() }).click()
  await page.getByRole('link', { name: account.signOut.again() }).last().click()
  await page.getByLabel(account.signIn.email(), { exact: true }).fill('instructor@example.org')
  await page.getByLabel(account.signIn.password(), { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: account.signIn.submit() }).click()
  await expect(page).not.toHaveURL(/\/sign-in/)
  for (let steps = 0; steps < 6 && !page.url().endsWith('/contact'); steps += 1) {
    const before = page.url()
    await page.goBack()
    await expect.poll(() => page.url()).not.toBe(before)
    await page.waitForLoadState()
  }
  await expect(page).toHaveURL(/\/contact$/)
  await settled(page)
  await expect(page.locator('input[name=email]')).toHaveValue('instructor@example.org')
  await expect(message).toHaveValue('')
  await context.close()
})
