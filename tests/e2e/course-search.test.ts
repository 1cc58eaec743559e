import { expect, test, type Page } from '@playwright/test'

import { startInstallation, type Installation } from './support/installation.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

const cards = (page: Page) => page.getByRole('article')
const card = (page: Page, name: string) => page.getByRole('article', { name })
const TOW = 'Tow and Recovery Operator Course'
const CLASS = 'National TIM Responder Course (in person)'

test('a guest finds a class: the address holds the search, and the way back leads through it', async ({ browser }) => {
  const context = await openBrowser(browser, installation.origin)
  const page = await context.newPage()
  await open(page, '/course/search')
  await expect(cards(page)).toHaveCount(6)

  // Typed as a Turkish keyboard types it.
  await page.getByRole('searchbox', { name: 'What do you want to learn?' }).fill('OPERATÖRÜ ÇEKİCİ')
  await expect(cards(page)).toHaveCount(1)
  await expect(card(page, TOW)).toBeVisible()
  await expect(page).toHaveURL(/\?search=OPERAT%C3%96R%C3%9C\+%C3%87EK%C4%B0C%C4%B0$/)

  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await page.getByRole('radio', { name: 'In person' }).check({ force: true })
  await page.getByRole('combobox', { name: 'Near' }).selectOption('Kestrel')
  await page.getByRole('combobox', { name: 'Within' }).selectOption('10 mi')
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\?delivery=inPerson&near=kestrel%2C10$/)
  await page.reload()
  await expect(cards(page)).toHaveCount(1)

  await card(page, TOW).getByRole('link', { name: TOW }).click()
  await expect(page.getByRole('heading', { level: 1, name: TOW })).toBeVisible()
  await expect(page.getByText('Rig and upright a rolled-over vehicle')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Register for the class on/ })).toHaveAttribute(
    'href',
    '/course/register/3',
  )
  await page.goBack()
  await expect(page.getByRole('group', { name: 'Filters in force' })).toContainText('Near: Kestrel · 10 mi')
  await context.close()
})

test('it is painted before the scripts, and a form that is sent early asks for the same', async ({ browser }) => {
  const context = await openBrowser(browser, installation.origin, { options: { javaScriptEnabled: false } })
  const page = await context.newPage()
  const gone = await page.goto('/course/search/999999')
  expect(gone?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This course was not found' })).toBeVisible()
  await page.goto('/course/search?delivery=online')
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('tow')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/course\/search\?search=tow$/)
  await expect(card(page, TOW)).toBeVisible()
  await context.close()
})

test('the device is asked where it is only by the button', async ({ browser }) => {
  const context = await openBrowser(browser, installation.origin, {
    options: { geolocation: { latitude: 38.3641, longitude: -99.0179 }, permissions: ['geolocation'] },
  })
  const page = await context.newPage()
  await open(page, '/course/search')
  await expect(cards(page)).toHaveCount(6)
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page).toHaveURL(/\?near=38.36%2C-99.02%2C50$/)
  await expect(cards(page)).toHaveCount(2)
  await expect(card(page, TOW)).toContainText('0 mi away')
  await expect(card(page, CLASS)).toContainText('47 mi away')
  await context.close()
})

test('a seat is Enrolled, a place on the waitlist is not, and an expired enrolment enrolls again', async ({
  browser,
}) => {
  const { origin } = installation
  const student = await openBrowser(browser, origin, { token: await tokenOf(origin, 'student') })
  const page = await student.newPage()
  await open(page, '/course/search')
  await expect(card(page, CLASS)).toContainText('Enrolled')
  await expect(card(page, CLASS).getByRole('link', { name: 'See my class' })).toHaveAttribute(
    'href',
    '/course/register/2',
  )
  await student.close()

  const lapsed = await openBrowser(browser, origin, { token: await tokenOf(origin, 'brian.keller') })
  const again = await lapsed.newPage()
  await open(again, '/course/search')
  const online = card(again, 'National TIM Responder Course (online)')
  await expect(online).toContainText('Not Enrolled')
  await expect(online.getByRole('button', { name: 'Enroll' })).toBeVisible()
  await lapsed.close()

  const coordinator = await openBrowser(browser, origin, { token: await tokenOf(origin, 'coordinator') })
  const other = await coordinator.newPage()
  await open(other, '/course/search')
  const learning = card(other, 'National TIM Responder Course (online)')
  await expect(learning.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/online-course/1')
  const refresher = card(other, 'TIM Responder Refresher')
  await expect(refresher.getByRole('link', { name: 'See classes' })).toBeVisible()
  await expect(refresher).not.toContainText('Enrolled')
  await coordinator.close()
})

test('a coordinator sees who is late, reminds them once, and says what a group is to hold', async ({ browser }) => {
  const { origin } = installation
  const context = await openBrowser(browser, origin, { token: await tokenOf(origin, 'coordinator') })
  const page = await context.newPage()
  await open(page, '/coordinator/student-progress')
  await page.getByRole('link', { name: 'Show who is overdue' }).click()
  await expect(page).toHaveURL(/\?standing=overdue$/)
  await page.getByRole('searchbox').fill('tessa byrd')
  await expect(page.getByText('One student', { exact: true })).toBeVisible()

  const remind = async () => {
    await page.getByRole('button', { name: 'What can be done with Tessa Byrd' }).click()
    await page.getByRole('menuitem', { name: 'Remind' }).click()
    await page.getByRole('button', { name: 'Send reminders' }).click()
  }
  await remind()
  await expect(page.getByText('One student was reminded')).toBeVisible()
  await expect(page.getByRole('row', { name: /Tessa/ })).toContainText('Reminded')
  await remind()
  await expect(page.getByText('Nobody was reminded')).toBeVisible()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('student-progress.csv')

  await page.getByRole('button', { name: 'Set courses' }).click()
  const dialog = page.getByRole('dialog', { name: 'What the group is to hold' })
  await dialog.getByRole('checkbox', { name: TOW }).check()
  await dialog.getByLabel(`Due on: ${TOW}`).fill('2030-01-31')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved what .* is to hold\.$/)).toBeVisible()
  await context.close()
})

test('a guest finds courses of the catalogue, and how a certificate is verified, from any page by Ctrl-K', async ({
  browser,
}) => {
  const context = await openBrowser(browser, installation.origin)
  const page = await context.newPage()
  await open(page, '/mission')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search', exact: true })
  await field.fill('verif')
  await expect(page.getByRole('option', { name: /^Verification/ })).toBeVisible()
  await field.fill('tow and')
  await page.getByRole('option', { name: new RegExp(`^${TOW}`) }).click()
  await expect(page).toHaveURL(/\/course\/search\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: TOW })).toBeVisible()
  await context.close()
})
