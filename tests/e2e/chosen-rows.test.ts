import { expect, test, type Browser, type Locator } from '@playwright/test'

import { startSeenInstallation, type Installation } from './support/installation.ts'
import { tabTo } from './support/keyboard.ts'
import { inOwnFonts, open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const LANGUAGES = ['en', 'tr', 'ar'] as const

let installation: Installation
test.beforeAll(async () => {
  installation = await startSeenInstallation()
})
test.afterAll(() => installation.stop())

const sit = async (
  browser: Browser,
  width: number,
  language: (typeof LANGUAGES)[number] = 'en',
  path = '/admin/students',
) => {
  const token = await tokenOf(installation.origin, 'admin')
  const options = { viewport: { width, height: 800 } }
  const context = await openBrowser(browser, installation.origin, { token, language, options })
  const page = await context.newPage()
  const { lists } = wordsFor(language)
  await open(page, path)
  await inOwnFonts(page)
  const all = page.getByRole('checkbox', { name: lists.selectPage(), exact: true })
  const bar = page.getByRole('region', { name: lists.selection(), exact: true })
  await all.waitFor()
  return { context, page, lists, all, bar }
}

/** Lines of buttons, by where they begin. */
const linesOf = (bar: Locator) =>
  bar
    .getByRole('button')
    .evaluateAll(
      (buttons) => new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top / 24))).size,
    )

test('what can be done with rows is on one line at a desk, and on two with what is said of them on a phone', async ({
  browser,
}) => {
  for (const language of LANGUAGES)
    for (const [width, most] of [
      [1280, 1],
      [390, 2],
    ] as const)
      for (const path of ['/admin/students', '/admin/users', '/admin/online']) {
        const { context, all, bar } = await sit(browser, width, language, path)
        await all.click()
        await bar.waitFor()
        expect.soft({ language, width, path, isWithin: (await linesOf(bar)) <= most }).toMatchObject({ isWithin: true })
        await context.close()
      }
})

test('from the box of all rows it is two keys to what can be done with them', async ({ browser }) => {
  const { context, page, all, bar, lists } = await sit(browser, 1280)
  await tabTo(page, all)
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: lists.keys.bulk(), exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar.locator('[data-bulk]').getByRole('button').first()).toBeFocused()
  await context.close()
})

test('rows that were chosen are chosen for who comes back from the page of one', async ({ browser }) => {
  const { context, page, bar, lists } = await sit(browser, 1280)
  const rows = page.locator('tbody tr')
  for (const at of [0, 2]) await rows.nth(at).getByRole('checkbox').click()
  await expect(bar).toContainText(lists.selected({ count: 2 }))
  await rows.nth(1).getByRole('rowheader').getByRole('link').click()
  await expect(page).toHaveURL(/person=/)
  await expect(bar).toHaveCount(0)
  await page.goBack()
  await expect(bar).toContainText(lists.selected({ count: 2 }))
  await expect(rows.nth(2).getByRole('checkbox')).toBeChecked()
  await open(page, '/admin/students')
  await expect(rows.first()).toBeVisible()
  await expect(bar).toHaveCount(0)
  await context.close()
})
