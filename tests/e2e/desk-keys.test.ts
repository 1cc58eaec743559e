import { expect, test, type Browser } from '@playwright/test'

import { startInstallation, type Installation } from './support/installation.ts'
import { tabTo } from './support/keyboard.ts'
import { inOwnFonts, open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const DESK = { width: 1440, height: 900 }

const { lists, studentEnrollments, invitations } = wordsFor('en')

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

const sit = async (browser: Browser, person: string, path: string) => {
  const token = await tokenOf(installation.origin, person)
  const context = await openBrowser(browser, installation.origin, { token, options: { viewport: DESK } })
  const page = await context.newPage()
  await open(page, path)
  await inOwnFonts(page)
  await page.getByRole('rowheader').first().waitFor()
  return { page, close: () => context.close() }
}

test('a list is gone through by its keys alone, and the focus comes back to the row', async ({ browser }) => {
  const { page, close } = await sit(browser, 'instructor', '/instructor/student-enrollments')
  const { keyboard } = page
  const row = (at: number) => page.getByRole('rowheader').nth(at)
  await tabTo(page, page.getByRole('searchbox'))
  await keyboard.press('Tab')
  await keyboard.press('j')
  await keyboard.press('j')
  await expect(row(1)).toBeFocused()
  await keyboard.press('x')
  await expect(page.getByRole('region', { name: lists.selection() })).toContainText(lists.selected({ count: 1 }))
  await keyboard.press('x')
  await keyboard.press('?')
  await expect(page.getByRole('dialog', { name: lists.keys.title() })).toBeVisible()
  await keyboard.press('Escape')
  await expect(row(1)).toBeFocused()
  await keyboard.press('e')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await keyboard.press('Escape')
  await expect(row(1)).toBeFocused()

  const menu = page.getByRole('row').nth(2).locator('[aria-haspopup=menu]')
  await tabTo(page, menu)
  await keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await keyboard.press('Enter')
  await page.getByRole('menuitem', { name: studentEnrollments.message.one(), exact: true }).waitFor()
  await keyboard.press('End')
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
  await keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await keyboard.press('/')
  await expect(page.getByRole('searchbox')).toHaveCount(1)
  await expect(page.getByRole('searchbox')).toBeFocused()
  await close()
})

test('a list is narrowed by keys alone to days and to a course that is looked for, and its address says so again', async ({
  browser,
}) => {
  const { page, close } = await sit(browser, 'instructor', '/instructor/student-enrollments')
  const { keyboard } = page
  await tabTo(page, page.getByRole('button', { name: lists.filters(), exact: true }))
  await keyboard.press('Enter')
  const fields = page.getByRole('dialog', { name: lists.filters() })
  const course = fields.getByRole('combobox', { name: studentEnrollments.filters.course(), exact: true })
  await tabTo(page, course)
  await keyboard.press('ArrowDown')
  // The fields that are selects have options, too.
  const found = fields.getByRole('listbox').getByRole('option')
  const title = (await found.first().textContent()) ?? ''
  await keyboard.type(title.slice(0, 12))
  await expect(found.and(page.getByRole('option', { name: title, exact: true }))).toBeVisible()
  await keyboard.press('Enter')
  await expect(course).toHaveValue(title)
  await expect(page).toHaveURL(/\?course=\d+$/)
  const expires = studentEnrollments.columns.expires()
  const days = fields.getByRole('group', { name: expires, exact: true }).getByRole('combobox')
  await tabTo(page, days)
  await days.selectOption(lists.days.next({ days: 60 }))
  await expect(page).toHaveURL(/\?course=\d+&expires=next60$/)
  await keyboard.press('Escape')
  const inForce = page.getByRole('group', { name: lists.inForce() })
  await page.reload()
  await expect(inForce).toContainText(title)
  await expect(inForce).toContainText(lists.days.next({ days: 60 }))
  await close()
})

test('whoever goes on from what is open beside its button is not brought back', async ({ browser }) => {
  const { page, close } = await sit(browser, 'instructor', '/instructor/student-enrollments')
  const field = page.getByRole('searchbox')
  const openers = page.locator('main [aria-haspopup=dialog][aria-expanded]').filter({ visible: true })
  const all = await openers.count()
  expect(all).toBeGreaterThan(2)
  for (let at = 0; at < all; at += 1) {
    await openers.nth(at).click()
    await expect(openers.nth(at)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('[data-scope=popover][data-part=content]')).toBeVisible()
    await field.click()
    await page.keyboard.type('nora', { delay: 50 })
    await expect(page.locator('[data-scope=popover][data-part=content]')).toHaveCount(0)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('nora')
    await field.fill('')
  }
  await close()
})

test('where a deed leaves nothing more to do with a row, the row has the focus', async ({ browser }) => {
  const { page, close } = await sit(browser, 'admin', '/admin/instructors?view=invitations')
  const { keyboard } = page
  const menu = page.getByRole('button', { name: lists.actsOf({ name: "Bridget O'Shea" }) })
  await tabTo(page, menu)
  await keyboard.press('Enter')
  await page.getByRole('menuitem', { name: invitations.list.revoke(), exact: true }).waitFor()
  await keyboard.press('End')
  await keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await tabTo(page, dialog.getByRole('button', { name: invitations.revoking.confirm(), exact: true }))
  await keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('rowheader').filter({ hasText: "Bridget O'Shea" })).toBeFocused()
  await close()
})

test('a row is open beside its list by the address: keys go on with it, a reload and the way back find it', async ({
  browser,
}) => {
  const { page, close } = await sit(browser, 'instructor', '/instructor/student-enrollments')
  const { keyboard } = page
  const row = (at: number) => page.getByRole('rowheader').nth(at)
  const beside = page.getByRole('complementary').filter({ has: page.getByRole('term') })
  // The focus is nowhere yet: the keys are those of the page.
  await keyboard.press('j')
  await keyboard.press('o')
  await expect(beside.getByRole('heading')).toHaveText((await row(0).innerText()).trim())
  await keyboard.press('j')
  const second = (await row(1).innerText()).trim()
  await expect(beside.getByRole('heading')).toHaveText(second)
  await expect(page).toHaveURL(/\?open=\d+$/)
  await page.reload()
  await expect(beside.getByRole('heading')).toHaveText(second)
  const opened = page.context().waitForEvent('page')
  await row(1)
    .getByRole('link')
    .click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(tab.getByRole('complementary').filter({ has: tab.getByRole('term') })).toContainText(second)
  await tab.close()
  await expect(beside.getByRole('heading')).toHaveText(second)
  await page
    .getByRole('link', { name: wordsFor('en').shell.menu.mission(), exact: true })
    .first()
    .click()
  await page.waitForURL('**/mission')
  await page.goBack()
  await expect(beside.getByRole('heading')).toHaveText(second)
  await keyboard.press('k')
  await keyboard.press('Escape')
  await expect(beside).toBeHidden()
  await close()
})

test('what a table cuts of a row is whole beside it', async ({ browser }) => {
  const { page, close } = await sit(browser, 'coordinator', '/coordinator/student-progress')
  await page.keyboard.press('j')
  await page.keyboard.press('o')
  const said = page
    .getByRole('complementary')
    .filter({ has: page.getByRole('term') })
    .getByRole('definition')
  await expect(said.first()).toBeVisible()
  const cut = await said.evaluateAll((all) =>
    all
      .flatMap((one) => [...one.querySelectorAll('*')])
      // What is for a screen reader alone is a pixel high.
      .filter((part) => part.clientHeight > 1 && part.scrollHeight > part.clientHeight + 1)
      .map((part) => part.textContent),
  )
  expect(cut).toEqual([])
  await close()
})

test('what a table cuts of a row is laid whole over it where the keyboard is, and no row moves', async ({
  browser,
}) => {
  const { page, close } = await sit(browser, 'coordinator', '/coordinator/students')
  const rows = page.locator('tbody tr')
  await rows.first().waitFor()
  const places = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top))
  const before = await places()
  for (let row = 0; row < 3; row += 1) await page.keyboard.press('j')
  const name = page.getByRole('rowheader').nth(2)
  await expect(name).toBeFocused()
  expect(await places()).toEqual(before)
  const laid = await name.evaluate((cell: HTMLElement) => ({
    said: cell.innerText.replaceAll(/\s+/g, ' '),
    over: getComputedStyle(cell, '::after').content,
    rows: Number.parseFloat(getComputedStyle(cell, '::after').height) / cell.offsetHeight,
  }))
  expect(laid.over).toContain(laid.said)
  expect(laid.rows).toBeGreaterThan(1)
  await close()
})

test('what can be done with those that are chosen begins on the line that says how many they are', async ({
  browser,
}) => {
  const { page, close } = await sit(browser, 'admin', '/admin/students')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  const bar = page.getByRole('region', { name: lists.selection() })
  const tops = await bar.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  const last = bar.getByRole('button').last()
  // Two acts and what leads to the rest, beside what is chosen.
  expect(tops.length).toBeGreaterThan(4)
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2 * ((await last.boundingBox())?.height ?? 0))
  await close()
})

test('whoever comes back from the page of a row is at that row again', async ({ browser }) => {
  const { page, close } = await sit(browser, 'coordinator', '/coordinator/students?perPage=50')
  const row = page.getByRole('rowheader').last()
  const name = (await row.textContent()) ?? ''
  await row.getByRole('link').click()
  // The address is there before its page: on a busy machine, and on a bad line, the list stands until then.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(wordsFor('en').shell.menu.groupStudents())
  await page.goBack()
  await expect(row).toHaveText(name)
  await expect(row).toBeFocused()
  await expect(row).toBeInViewport()
  await page.keyboard.press('k')
  await expect(page.getByRole('rowheader').nth(-2)).toBeFocused()
  await close()
})
