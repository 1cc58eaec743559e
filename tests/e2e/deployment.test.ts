import { expect, test, type Page } from '@playwright/test'

import { startInstallation, type Installation } from './support/installation.ts'
import { partFile } from './support/part-file.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const { home, guestGoals, shell, crashReport } = wordsFor('en')

const GOALS = 'src/views/pages/home/goal-dialog.view.tsx'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})

test.afterAll(async () => installation.stop())

/** Addresses that the page was loaded at, in order. */
const loadsOf = (page: Page): string[] => {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

const remove = (page: Page, files: string) => page.route(files, (route) => route.fulfill({ status: 404, body: '' }))
const askForGoals = (page: Page) => page.getByRole('button', { name: home.banner.accomplish() }).click()
const goals = (page: Page) => page.getByRole('dialog', { name: guestGoals.title() })

test('a part that a newer version took away loads the page anew once, and then is there', async ({ browser }) => {
  const context = await openBrowser(browser, installation.origin)
  const page = await context.newPage()
  await open(page, '/home')
  const loads = loadsOf(page)
  // Until the page is that of the newer version.
  await page.route(partFile(GOALS), (route) =>
    loads.length === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await askForGoals(page)
  await expect(goals(page)).toBeVisible()
  expect(loads).toEqual(['/home'])
  await context.close()
})

test('a part that stays away loads nothing anew again: it is said, and the page goes on', async ({ browser }) => {
  const context = await openBrowser(browser, installation.origin)
  const page = await context.newPage()
  await open(page, '/home')
  await remove(page, partFile(GOALS))
  const loads = loadsOf(page)
  await askForGoals(page)
  await expect(page.getByRole('region', { name: shell.notifications() })).toContainText(shell.partFailed())
  await expect(page.getByRole('heading', { level: 1, name: home.banner.headline() })).toBeVisible()
  await askForGoals(page)
  await expect(goals(page)).toHaveCount(0)
  expect(loads).toEqual(['/home'])
  await context.close()
})

test('a page that stays away is a crash that says so, in a shell that leads on', async ({ browser }) => {
  const context = await openBrowser(browser, installation.origin)
  const page = await context.newPage()
  await open(page, '/home')
  await remove(page, partFile('src/app/routes/course-verification.route.tsx'))
  const loads = loadsOf(page)
  await page.getByRole('link', { name: shell.menu.verification() }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: shell.crash.title() })).toBeVisible()
  await page.getByText(crashReport.details(), { exact: true }).first().click()
  await expect(page.getByRole('region', { name: crashReport.details() })).toContainText('3.12.2')
  expect(loads).toEqual(['/course/verification'])
  await page.getByRole('link', { name: shell.crash.home() }).click()
  await expect(page.getByRole('heading', { level: 1, name: home.banner.headline() })).toBeVisible()
  await context.close()
})

test('what was answered in a quiz is there after the page was loaded anew for a newer version', async ({ browser }) => {
  const { quiz } = wordsFor('en').lesson
  const token = await tokenOf(installation.origin, 'jamal.whitaker')
  const context = await openBrowser(browser, installation.origin, { token })
  const page = await context.newPage()
  await open(page, '/online-course/1')
  await page.getByRole('button', { name: quiz.start() }).click()
  await page.getByRole('radio').first().check({ force: true })
  await expect(page.getByText(quiz.saved(), { exact: true })).toBeVisible()
  const loads = loadsOf(page)
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')))
  const questions = page.getByRole('navigation', { name: quiz.overview() })
  await expect.poll(() => loads).toEqual(['/online-course/1'])
  await expect(questions.getByRole('button', { name: new RegExp(`^1\\W+${quiz.answered()}$`) })).toBeVisible()
  await context.close()
})

test('a newer version is offered, and is not forced', async ({ browser }) => {
  const context = await openBrowser(browser, installation.origin)
  const page = await context.newPage()
  await page.clock.install()
  await page.route('**/version.json', (route) => route.fulfill({ json: { build: '/assets/main-newer.js' } }))
  await open(page, '/home')
  const loads = loadsOf(page)
  await page.clock.fastForward('10:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(shell.update.text())).toBeVisible()
  expect(loads).toEqual([])
  await page.getByRole('button', { name: shell.update.action(), exact: true }).click()
  await expect.poll(() => loads).toEqual(['/home'])
  await context.close()
})
