import { expect, test, type Page } from '@playwright/test'

import { startSeenInstallation, type Installation } from './support/installation.ts'
import { atRest } from './support/motion.ts'
import { openBrowser, settled, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const PHONE = { width: 390, height: 844 }

let installation: Installation

test.beforeAll(async () => {
  installation = await startSeenInstallation()
})

test.afterAll(() => installation.stop())

const { security, shell } = wordsFor('en')

const isOver = (page: Page) =>
  expect.poll(() => page.evaluate(() => (history.state as Record<string, unknown> | null)?.['over'] === true))

test('on a phone Back closes what lies over the page, whose place and scroll stay, and then leaves the page', async ({
  browser,
}) => {
  const token = await tokenOf(installation.origin, 'student')
  const context = await openBrowser(browser, installation.origin, { token, options: { viewport: PHONE } })
  const page = await context.newPage()
  await page.goto('/home')
  await settled(page)
  await page.goto('/profile')
  await settled(page)

  const change = page.getByRole('button', { name: security.deactivation.open() })
  await change.click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(security.deactivation.password(), { exact: true }).fill('half of it')
  await isOver(page).toBe(true)
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(change).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/profile')
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)

  const menu = page.getByRole('button', { name: shell.openMenu() })
  await menu.click()
  await expect(page.locator('dialog')).toBeVisible()
  await isOver(page).toBe(true)
  await atRest(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  await isOver(page).toBe(false)

  // From the menu to another page, and back past none that stood for the menu.
  await menu.click()
  await isOver(page).toBe(true)
  await page.locator('dialog a[href="/contact"]').click()
  await expect(page).toHaveURL(/\/contact$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/profile$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
  await context.close()
})
