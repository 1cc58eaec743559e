import { expect, test, type Page } from '@playwright/test'

import { startSeenInstallation, type Installation } from './support/installation.ts'
import { listScreens, listsToSee, type ListScreens } from './support/list-screens.ts'
import { open, visitsOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const { lists, roster, studentEnrollments } = wordsFor('en')
/** Between its margins. */
const A4 = { width: 703, height: 900 }

let installation: Installation
let screens: ListScreens
test.beforeAll(async () => {
  installation = await startSeenInstallation()
  screens = await listScreens(installation.origin)
})
test.afterAll(() => installation.stop())

const print = async (page: Page, path: string): Promise<void> => {
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, path)
  await page.locator('[data-row]').first().waitFor()
  await page.setViewportSize(A4)
  await page.emulateMedia({ media: 'print' })
  // A list whose part comes with the scripts is painted, and hears of nothing until it is taken over.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    const printed = page.getByText(lists.printed({ when: '' }).trim(), { exact: false }).first()
    await expect(printed).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test('a list on paper is a table with a head on every page, without what can be pressed', async ({ browser }) => {
  const visits = visitsOf(browser, installation.origin)
  const page = await visits.pageOf('instructor')
  await print(page, '/instructor/student-enrollments?perPage=50')
  const head = page.locator('main thead')
  await expect(head).toBeVisible()
  expect(await head.evaluate((element) => getComputedStyle(element).display)).toBe('table-header-group')
  const times = page.locator('main tbody time')
  expect(await times.evaluateAll((all) => all.filter((time) => time.getClientRects().length > 1).length)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  // What a head orders by is its name.
  await expect(page.locator('button:visible:not(thead *)')).toHaveCount(0)
  await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0)
  await visits.leave()
})

test('a page that is a list prints its titles and the list, and which one where it has several', async ({
  browser,
}) => {
  const tabs = new Map([
    ['/instructor/student-enrollments', [studentEnrollments.online()]],
    ['/instructor/student-enrollments?delivery=inPerson', [studentEnrollments.inPerson()]],
    ['/instructor/student-enrollments?view=questions', [studentEnrollments.questions.tab()]],
  ])
  const those = listsToSee(screens).filter(({ isPart = false }) => !isPart)
  const visits = visitsOf(browser, installation.origin)
  for (const { person, path } of those) {
    const page = await visits.pageOf(person)
    await print(page, path)
    const beside = await page.locator('main').evaluate((main) => {
      const said: string[] = []
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent?.trim() ?? ''
        const around = node.parentElement
        // What is for a screen reader alone is a pixel high.
        if (text === '' || !around || around.getBoundingClientRect().height <= 1) continue
        if (!around.closest('h1, h2, [data-list]')) said.push(text)
      }
      return said
    })
    expect.soft({ path, beside }).toEqual({ path, beside: tabs.get(path) ?? [] })
  }
  await visits.leave()
})

test('a roster on paper has no heading under which nothing is printed', async ({ browser }) => {
  const visits = visitsOf(browser, installation.origin)
  const page = await visits.pageOf('instructor')
  await open(page, '/instructor/roster/7')
  const papers = page.getByRole('heading', { name: roster.tools.more() })
  await expect(papers).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: roster.disciplines.title() })).toBeVisible()
  await expect(papers).toBeHidden()
  await visits.leave()
})

test('a page that is read in the dark is printed on white, also where backgrounds are', async ({ browser }) => {
  const visits = visitsOf(browser, installation.origin, { options: { colorScheme: 'dark' } })
  const page = await visits.pageOf('instructor')
  await print(page, '/instructor/dash')
  const grounds = await page
    .locator('main, main [data-palette]')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor))
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = [canvas, ...grounds].filter((colour) => !['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'].includes(colour))
  expect(dark).toEqual([])
  await visits.leave()
})
