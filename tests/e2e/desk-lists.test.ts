import { expect, test, type Page } from '@playwright/test'

import { LANGUAGES, type Language } from '../../src/domain/language.ts'
import { inTurn } from '../support/long.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { tabTo } from './support/keyboard.ts'
import { listScreens, listsToSee, type ListScreens } from './support/list-screens.ts'
import { inOwnFonts, open, openBrowser, tokenOf, visitsOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const DESK = { width: 1440, height: 900 }
const ROW_HEIGHT = 40
const ROWS_IN_SIGHT = 16
/** What a page tells beside its list may be a table, too. */
const LIST = 'main table:has(tbody th[tabindex="-1"])'

const { lists, studentEnrollments, invitations } = wordsFor('en')

let installation: Installation
let screens: ListScreens
test.beforeAll(async () => {
  installation = await startInstallation()
  screens = await listScreens(installation.origin)
})
test.afterAll(() => installation.stop())

/** What is measured of the list that is shown, in pixels of the page. */
const measure = (page: Page) =>
  page.evaluate((list) => {
    const table = document.querySelector(list)
    const frame = table?.parentElement?.getBoundingClientRect()
    const rows = [...(table?.querySelectorAll('tbody tr') ?? [])]
    const boxes = rows.map((row) => row.getBoundingClientRect())
    const isCut = (part: Element) =>
      part.matches(':is(time, .chip)') && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0
    const isAside = (menu: Element) => {
      const { left, right } = menu.getBoundingClientRect()
      return frame === undefined || left < frame.left - 1 || right > frame.right + 1
    }
    const isLittle = (title: Element) =>
      title.matches(':has(+ time)') && title.scrollHeight > title.clientHeight + 1 && title.clientWidth < 160
    return {
      rows: rows.length,
      heights: [...new Set(boxes.map(({ height }) => Math.round(height)))],
      inSight: boxes.filter(({ bottom }) => bottom <= window.innerHeight).length,
      cut: rows.flatMap((row) => [...row.querySelectorAll('*')].filter(isCut).map((part) => part.textContent)),
      fewLetters: rows.filter((row) => [...row.querySelectorAll('th *')].some(isLittle)).length,
      unlinked: rows.filter((row) => row.querySelectorAll('th a[href]').length !== 1).length,
      menusAside: rows.flatMap((row) => [...row.querySelectorAll('[aria-haspopup=menu]')].filter(isAside)).length,
    }
  }, LIST)

for (const language of LANGUAGES) {
  test(`a list on a desk has a line a row, and many of them in sight: ${language}`, async ({ browser }) => {
    const visits = visitsOf(browser, installation.origin, { options: { viewport: DESK } })
    for (const [place, { person, path, isPart = false }] of listsToSee(screens).entries()) {
      if (!inTurn(LANGUAGES, place).includes(language)) continue
      const page = await visits.pageOf(person, language)
      await open(page, path)
      await inOwnFonts(page)
      await page.locator(LIST).locator('tbody tr').first().waitFor()
      const { rows, inSight, ...seen } = await measure(page)
      expect
        .soft({ path, ...seen })
        .toEqual({ path, heights: [ROW_HEIGHT], cut: [], fewLetters: 0, unlinked: 0, menusAside: 0 })
      if (!isPart)
        expect.soft(inSight, `rows in sight of ${path}`).toBeGreaterThanOrEqual(Math.min(rows, ROWS_IN_SIGHT))
    }
    await visits.leave()
  })
}

const sit = async (browser: Parameters<typeof openBrowser>[0], person: string, path: string) => {
  const token = await tokenOf(installation.origin, person)
  const language: Language = 'en'
  const context = await openBrowser(browser, installation.origin, { token, language, options: { viewport: DESK } })
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
  expect(tops.length).toBeGreaterThan(8)
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

test('rows are 52 px high where somebody likes that, on each list and after a reload', async ({ browser }) => {
  const { page, close } = await sit(browser, 'coordinator', '/coordinator/students')
  await page.getByRole('button', { name: lists.columnsAndRows() }).click()
  await page.getByRole('radio', { name: lists.density.comfortable() }).check({ force: true })
  await expect.poll(async () => (await measure(page)).heights).toEqual([52])
  await open(page, '/coordinator/student-progress')
  await inOwnFonts(page)
  await page.getByRole('rowheader').first().waitFor()
  await expect.poll(async () => (await measure(page)).heights).toEqual([52])
  await close()
})

test('the students of an instructor are on a desk with all their columns, in every language', async ({ browser }) => {
  const visits = visitsOf(browser, installation.origin, { options: { viewport: DESK } })
  for (const { path } of screens['studentEnrollments'] ?? []) {
    for (const language of LANGUAGES) {
      const page = await visits.pageOf('instructor', language)
      await open(page, path)
      await inOwnFonts(page)
      await page.getByRole('rowheader').first().waitFor()
      const hidden = await page.locator(LIST).evaluate((table) => {
        const frame = table.parentElement
        return frame ? frame.scrollWidth - frame.clientWidth : Infinity
      })
      expect.soft({ path, language, hidden }).toEqual({ path, language, hidden: 0 })
    }
  }
  await visits.leave()
})
