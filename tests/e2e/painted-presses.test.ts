import { expect, test, type BrowserContext, type Page } from '@playwright/test'

import { startInstallation, type Installation } from './support/installation.ts'
import { holdScripts, gotoPainted, openPainted } from './support/painted.ts'
import { partFile } from './support/part-file.ts'
import { settled } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const { nameChanges, roster } = wordsFor('en')
const NAMES = '/admin/users?view=names'
/** Of a class that is over, whatever the hour. */
const ROSTER = '/instructor/roster/6'
const DRAFT = '/admin/courses?course=1'

/** A picture of one point. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

/** A painted page whose scripts are held; what lets them come, and what the page wrote since. */
const arrive = async (context: BrowserContext, path: string) => {
  const page = await context.newPage()
  const writes: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && writes.push(new URL(request.url()).pathname))
  const letThrough = await holdScripts(page)
  await gotoPainted(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { page, letThrough, writes }
}

const come = async (page: Page, letThrough: () => void): Promise<void> => {
  letThrough()
  await settled(page)
}

const rowMenu = (page: Page) => page.getByRole('main').getByRole('row').getByRole('button').last()
const approve = (page: Page) => page.getByRole('menuitem', { name: nameChanges.approve.choose() })

test.describe('a part of a painted page whose script comes after the others', () => {
  for (const times of [1, 2])
    test(`opens the menu of its row that was pressed early, ${times} times, and does what is chosen there`, async ({
      browser,
    }) => {
      const context = await openPainted(browser, installation.origin, 'admin')
      const { page, letThrough } = await arrive(context, NAMES)
      for (let press = 0; press < times; press += 1) await rowMenu(page).click()
      await come(page, letThrough)
      await approve(page).click()
      await expect(page.getByRole('alertdialog')).toHaveCount(1)
      await context.close()
    })

  test('holds what is pressed, typed and sent once the others are there', async ({ browser }) => {
    const context = await openPainted(browser, installation.origin, 'admin')
    const page = await context.newPage()
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const asked = page.waitForRequest(partFile('src/app/parts/name-changes.part.tsx'))
    await page.route(partFile('src/app/parts/name-changes.part.tsx'), async (route) => {
      await promise
      await route.continue()
    })
    await gotoPainted(page, NAMES)
    await settled(page)
    await asked
    await page.getByRole('searchbox').pressSequentially('karaca')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${installation.origin}${NAMES}`)
    await rowMenu(page).click()
    resolve(undefined)
    await expect(page).toHaveURL(/search=karaca/)
    await expect(page.getByRole('searchbox')).toHaveValue('karaca')
    await expect(page.getByRole('main').getByRole('rowheader')).toHaveText([/Karaca/])
    await context.close()
  })
})

test('what is pressed in a page that is drawn anew is pressed there, and on no other row', async ({ browser }) => {
  const context = await openPainted(browser, installation.origin, 'admin')
  await context.addInitScript(() => localStorage.setItem('wroteUntil', String(Date.now() + 5000)))
  const { page, letThrough } = await arrive(context, NAMES)
  const name = await rowMenu(page).getAttribute('aria-label')
  const painted = await rowMenu(page).elementHandle()
  await rowMenu(page).click()
  await come(page, letThrough)
  await expect(approve(page)).toBeVisible()
  expect(await painted?.evaluate((button) => button.isConnected)).toBe(false)
  await expect(page.locator('main [aria-haspopup=menu][aria-expanded=true]')).toHaveAttribute('aria-label', name ?? '')

  // One whose row says something else by now is not what was pressed.
  const second = await arrive(context, NAMES)
  await second.page.route('**/api/name-changes**', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('Karaca', 'Kaya') })
  })
  await rowMenu(second.page).click()
  await come(second.page, second.letThrough)
  await expect(second.page.getByRole('main').getByText('Kaya').first()).toBeVisible()
  await second.page.waitForLoadState('networkidle')
  await expect(second.page.getByRole('menu')).toHaveCount(0)
  await context.close()
})

test('everybody who is marked on a roster before its scripts have come is marked, and each once', async ({
  browser,
}) => {
  const context = await openPainted(browser, installation.origin, 'instructor')
  const { page, letThrough, writes } = await arrive(context, ROSTER)
  const markOf = (name: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: name }).getByRole('button').first()
  const [marked, others] = [['Jasmine Cole', 'Peter Nowak', 'Jamal Whitaker'], ['Aaliyah Brooks']]
  for (const name of marked) await markOf(name).click()
  // Nothing answers yet: who presses again is in a hurry, and does not take it back.
  await markOf('Peter Nowak').click()
  await page.getByRole('searchbox').pressSequentially('a')
  await come(page, letThrough)
  await expect(page.getByRole('searchbox')).toHaveValue('a')
  for (const name of marked) await expect(markOf(name)).toHaveAttribute('aria-pressed', 'true')
  for (const name of others) await expect(markOf(name)).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText(roster.count.present({ present: '3', total: '6' }))).toBeVisible()
  expect(writes.every((path) => path.endsWith('/roster/marks'))).toBe(true)
  await context.close()
})

test('what is put together of several keys in a painted field is whole, and is kept once', async ({ browser }) => {
  const context = await openPainted(browser, installation.origin, 'admin')
  const { page, letThrough, writes } = await arrive(context, DRAFT)
  const title = page.getByRole('main').getByRole('textbox').first()
  const before = await title.inputValue()
  const keys = await context.newCDPSession(page)
  const compose = (text: string) =>
    keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await title.press('End')
  await compose('に')
  await compose('にほ')
  await come(page, letThrough)
  await expect(title).toHaveValue(`${before}にほ`)
  await compose('にほん')
  await keys.send('Input.insertText', { text: '日本' })
  await expect(title).toHaveValue(`${before}日本`)
  await expect.poll(() => writes).toEqual(['/api/course-records/1/draft'])
  await context.close()
})

test('where a part of a page chooses from a list, what was chosen early is chosen, and a file is taken', async ({
  browser,
}) => {
  const admin = await openPainted(browser, installation.origin, 'admin')
  const recording = await arrive(admin, '/admin/in-person?part=record')
  const courses = recording.page.getByRole('main').getByRole('combobox').first()
  await courses.selectOption({ index: 2 })
  const chosen = await courses.inputValue()
  await come(recording.page, recording.letThrough)
  await expect(courses).toBeEnabled()
  await recording.page.waitForLoadState('networkidle')
  await expect(courses).toHaveValue(chosen)
  await admin.close()

  const student = await openPainted(browser, installation.origin, 'student')
  const profile = await arrive(student, '/profile')
  const sent = profile.page.waitForRequest((request) => request.url().endsWith('/profiles/me/photo'))
  await profile.page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') })
  await come(profile.page, profile.letThrough)
  expect((await sent).method()).toBe('PUT')
  await student.close()
})

test('what is looked for in a list as long as thousands is found, whoever began to type before the scripts came', async ({
  browser,
}) => {
  const { fields } = wordsFor('en').classDesk
  const context = await openPainted(browser, installation.origin, 'admin')
  const { page, letThrough } = await arrive(context, '/admin/in-person?part=record')
  await page.getByLabel(fields.courseId(), { exact: true }).selectOption('2')
  await page.getByRole('combobox', { name: fields.allInstructors() }).fill('Tanaka')
  await come(page, letThrough)
  await page.getByRole('option', { name: /Tanaka/ }).click()
  await expect(page.getByRole('list').filter({ hasText: 'Tanaka' })).toBeVisible()
  await expect(page.getByLabel(fields.courseId(), { exact: true })).toHaveValue('2')
  await context.close()
})
