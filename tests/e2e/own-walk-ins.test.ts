import { expect, test } from '@playwright/test'

import { startInstallation, type Installation } from './support/installation.ts'
import { atRest, movedIn, recordShifts } from './support/motion.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** How much of a screen may move by itself, as browsers reckon it. */
const STEADY = 0.01

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

for (const [mailbox, path] of [
  ['emily.nguyen', '/student/dash'],
  ['instructor', '/instructor/dash'],
  ['master', '/master/dash'],
] as const) {
  test(`the question whether it was them moves nothing of ${path} when it comes, nor its answer`, async ({
    browser,
  }) => {
    const { dashboard } = wordsFor('en')
    const { origin } = installation
    const context = await openBrowser(browser, origin, { token: await tokenOf(origin, mailbox), options: PHONE })
    const page = await context.newPage()
    // Fonts that come late would move lines, too.
    await page.route('**/*.woff2', (route) => route.abort())
    await recordShifts(page)
    let isAnswered = false
    const come = Promise.withResolvers<void>()
    await page.route(/\/api\/own-walk-ins/, async (route) => {
      if (route.request().method() === 'POST') {
        isAnswered = true
        return route.fulfill({ status: 204, body: '' })
      }
      await come.promise
      const walkIn = { id: 1, courseTitle: 'A class', timeZone: 'America/Chicago', venue: 'A station' }
      return route.fulfill({
        json: { items: isAnswered ? [] : [{ ...walkIn, courseDate: '2026-03-05T14:00:00.000Z' }] },
      })
    })
    await open(page, path)
    await atRest(page)
    await movedIn(page)
    come.resolve()
    const said = dashboard.walkIns
    // It is in sight at once, and leads to where it is asked.
    await expect(page.getByRole('button', { name: said.heading() })).toBeInViewport()
    expect.soft(await movedIn(page), 'when it comes').toBeLessThan(STEADY)
    await page.getByRole('button', { name: said.heading() }).click()
    await page.getByRole('button', { name: said.wasMe(), exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: said.wasMe(), exact: true }).click()
    await expect(page.getByText(said.confirmed())).toBeVisible()
    await expect(page.getByRole('heading', { name: said.answered() })).toBeVisible()
    await expect(dialog).toBeHidden()
    expect.soft(await movedIn(page), 'when it is answered').toBeLessThan(STEADY)
    await context.close()
  })
}
