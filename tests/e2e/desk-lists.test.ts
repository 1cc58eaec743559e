import { expect, test, type Page } from '@playwright/test'

import { LANGUAGES } from '../../src/domain/language.ts'
import { inTurn } from '../support/long.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { listScreens, listsToSee, type ListScreens } from './support/list-screens.ts'
import { inOwnFonts, open, visitsOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const DESK = { width: 1440, height: 900 }
const ROW_HEIGHT = 40
const ROWS_IN_SIGHT = 16
/** What a page tells beside its list may be a table, too. */
const LIST = 'main table:has(tbody th[tabindex="-1"])'

const { lists } = wordsFor('en')

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

test('rows are 52 px high where somebody likes that, on each list and after a reload', async ({ browser }) => {
  const visits = visitsOf(browser, installation.origin, { options: { viewport: DESK } })
  const page = await visits.pageOf('coordinator')
  const see = async (path: string) => {
    await open(page, path)
    await inOwnFonts(page)
    await page.getByRole('rowheader').first().waitFor()
  }
  await see('/coordinator/students')
  await page.getByRole('button', { name: lists.columnsAndRows() }).click()
  await page.getByRole('radio', { name: lists.density.comfortable() }).check({ force: true })
  await expect.poll(async () => (await measure(page)).heights).toEqual([52])
  await see('/coordinator/student-progress')
  await expect.poll(async () => (await measure(page)).heights).toEqual([52])
  await visits.leave()
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
