import { expect, test, type BrowserContext, type Page } from '@playwright/test'

import { startInstallation, type Installation } from './support/installation.ts'
import { nothingOver } from './support/motion.ts'
import { newcomerTokenOf, open, openBrowser } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const { home, guestGoals, welcome, actions, shell } = wordsFor('en')
const WELCOMED = '**/api/users/*/welcomed'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})

test.afterAll(async () => installation.stop())

const goalButton = (page: Page) => page.getByRole('button', { name: home.banner.accomplish() })
const goals = (page: Page) => page.getByRole('dialog', { name: guestGoals.title() })

test.describe('a guest', () => {
  test('is asked for a goal, finds three, and has the focus back where it was', async ({ browser }) => {
    const context = await openBrowser(browser, installation.origin)
    const page = await context.newPage()
    await open(page, '/home')
    await goalButton(page).click()
    await expect(goals(page)).toBeVisible()
    const links = goals(page).getByRole('list').getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/auth/register?accountType=2',
      '/auth/register?accountType=1',
      '/auth/register?accountType=3',
    ])
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(goals(page)).toBeHidden()
    await expect(goalButton(page)).toBeFocused()
    await expect(page).toHaveURL(`${installation.origin}/home`)
    await context.close()
  })

  test('closes the goals by going back', async ({ browser }) => {
    const context = await openBrowser(browser, installation.origin)
    const page = await context.newPage()
    await open(page, '/home')
    await goalButton(page).click()
    await expect(goals(page)).toBeVisible()
    await page.goBack()
    await expect(goals(page)).toBeHidden()
    await context.close()
  })

  test('who presses before the scripts have come finds the goals when they are there', async ({ browser }) => {
    const context = await openBrowser(browser, installation.origin)
    const page = await context.newPage()
    const gate = Promise.withResolvers<void>()
    await page.route('**/assets/**/*.js', async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.goto('/home', { waitUntil: 'commit' })
    await goalButton(page).click({ noWaitAfter: true })
    gate.resolve()
    await expect(goals(page)).toBeVisible()
    await context.close()
  })
})

const greeting = (page: Page, name: string) => page.getByRole('dialog', { name: welcome.title({ name }) })
const account = (page: Page) => page.getByRole('button', { name: shell.yourAccount() }).first()

const newcomer = async (browser: Parameters<typeof openBrowser>[0], mailbox: string): Promise<BrowserContext> =>
  openBrowser(browser, installation.origin, { token: await newcomerTokenOf(installation.origin, mailbox) })

test.describe('whoever is new', () => {
  test('is welcomed once, on every device, also who leaves without an answer', async ({ browser }) => {
    const context = await newcomer(browser, 'admin')
    const page = await context.newPage()
    const told = page.waitForResponse(WELCOMED)
    await open(page, '/home')
    await expect(greeting(page, 'Priya')).toBeVisible()
    expect((await told).status()).toBe(204)
    await context.close()

    const elsewhere = await newcomer(browser, 'admin')
    const other = await elsewhere.newPage()
    await open(other, '/home')
    await expect(account(other)).toBeVisible()
    await expect(greeting(other, 'Priya')).toHaveCount(0)
    await elsewhere.close()
  })

  test('is led on by what the welcome offers', async ({ browser }) => {
    const context = await newcomer(browser, 'master')
    const page = await context.newPage()
    await open(page, '/home')
    await greeting(page, 'Thomas').getByRole('link', { name: welcome.masterDash() }).click()
    await expect(page).toHaveURL(`${installation.origin}/master/dash`)
    await expect(greeting(page, 'Thomas')).toBeHidden()
    await context.close()
  })

  test('and has begun a course finds that first, with nothing on it', async ({ browser }) => {
    const context = await newcomer(browser, 'student')
    const page = await context.newPage()
    await open(page, '/home')
    const begun = page.getByRole('link', { name: /^Continue: Lesson/ })
    await expect(begun.first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await context.close()
  })

  test('is welcomed by one of two tabs', async ({ browser }) => {
    const context = await newcomer(browser, 'instructor')
    const pages = [await context.newPage(), await context.newPage()] as const
    // Neither tells the server yet, so both believe that nobody was welcomed.
    await context.route(WELCOMED, (route) => route.abort())
    await Promise.all(pages.map((page) => open(page, '/home')))
    const shown = () => Promise.all(pages.map((page) => greeting(page, 'Walter').count()))
    await expect.poll(async () => (await shown()).reduce((sum, count) => sum + count)).toBe(1)
    await context.close()
  })

  test('is not bothered again while the server fails, and the server is told in the end', async ({ browser }) => {
    const context = await newcomer(browser, 'owner')
    const page = await context.newPage()
    await page.route(WELCOMED, (route) => route.fulfill({ status: 503, json: {} }))
    await open(page, '/home')
    await greeting(page, 'Helen').getByRole('button', { name: actions.close() }).click()
    await nothingOver(page)
    const refused = page.waitForResponse(WELCOMED)
    await page.reload()
    expect((await refused).status()).toBe(503)
    await expect(greeting(page, 'Helen')).toHaveCount(0)
    await page.unroute(WELCOMED)
    expect((await page.waitForResponse(WELCOMED)).status()).toBe(204)
    await expect(greeting(page, 'Helen')).toHaveCount(0)
    await context.close()
  })
})
