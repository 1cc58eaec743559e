import { expect, test, type Browser, type Page } from '@playwright/test'

import { startInstallation, type Installation } from './support/installation.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const { lists, invitations, shell } = wordsFor('en')

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

const isInvitations = (url: URL) => url.pathname === '/api/invitations'

/** Whatever is asked of the list from now on stays unanswered until it is let go. */
const hold = async (page: Page) => {
  const gate = Promise.withResolvers<void>()
  await page.route(isInvitations, async (route) => {
    await gate.promise
    await route.continue()
  })
  return () => gate.resolve()
}

const sit = async (browser: Browser) => {
  const token = await tokenOf(installation.origin, 'admin')
  const context = await openBrowser(browser, installation.origin, { token })
  const page = await context.newPage()
  await open(page, '/admin/instructors?view=invitations')
  await page.getByRole('rowheader').first().waitFor()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  return { page, close: () => context.close() }
}

const leave = async (page: Page) => {
  await page.getByRole('link', { name: shell.menu.mission(), exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.menu.mission())
}

const comeBack = async (page: Page) => {
  const asked = page.waitForRequest((request) => isInvitations(new URL(request.url())))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.menu.instructorList())
  await asked
}

test('a page that is opened again shows what it was answered last while it asks', async ({ browser }) => {
  const { page, close } = await sit(browser)
  const names = await page.getByRole('rowheader').allTextContents()
  await leave(page)
  const letGo = await hold(page)
  await comeBack(page)
  await expect(page.getByRole('rowheader')).toHaveText(names)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(1)
  letGo()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('rowheader')).toHaveText(names)
  await close()
})

test('what somebody has changed is never shown as it was before', async ({ browser }) => {
  const { page, close } = await sit(browser)
  const name = "Bridget O'Shea"
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(invitations.states.open())
  const letGo = await hold(page)
  await page.getByRole('button', { name: lists.actsOf({ name }), exact: true }).click()
  await page.getByRole('menuitem', { name: invitations.list.revoke(), exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: invitations.revoking.confirm(), exact: true }).click()
  await expect(dialog).toBeHidden()
  await leave(page)
  await comeBack(page)
  await expect(page.getByRole('status', { name: lists.loading({ list: invitations.list.caption() }) })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(0)
  letGo()
  await expect(row).toContainText(invitations.states.revoked())
  await close()
})

test('Back leads to the beginning of a page, with its heading in sight, however far it was scrolled', async ({
  browser,
}) => {
  const { page, close } = await sit(browser)
  await page.goto('/admin/users')
  await page.getByRole('rowheader').first().waitFor()
  await page.getByRole('rowheader').last().scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.evaluate(() => history.pushState(null, '', '/mission'))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(shell.menu.mission())
  await page.goBack()
  await expect(heading).toHaveText(shell.menu.userList())
  await expect(page.getByRole('rowheader').nth(10)).toBeAttached()
  // The browser puts a page where it was after it has told of it.
  await page.waitForTimeout(300)
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
  await close()
})
