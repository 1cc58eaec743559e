import { expect, test, type BrowserContextOptions } from '@playwright/test'

import { startInstallation, type Installation } from './support/installation.ts'
import { countPresses } from './support/presses.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

let installation: Installation
let token: string
test.beforeAll(async () => {
  installation = await startInstallation()
  token = await tokenOf(installation.origin, 'admin')
})
test.afterAll(() => installation.stop())

const WIDTHS: Readonly<Record<string, BrowserContextOptions>> = {
  '1440 px': { viewport: { width: 1440, height: 900 } },
  '390 px': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

for (const language of ['en', 'ar'] as const) {
  for (const [width, options] of Object.entries(WIDTHS)) {
    test(`a person’s certificate is found in three presses, and back is their row: ${language}, ${width}`, async ({
      browser,
    }) => {
      const { personPage, usersList } = wordsFor(language)
      const context = await openBrowser(browser, installation.origin, { token, language, options })
      const page = await context.newPage()
      const { press, expectAtMost } = await countPresses(page)
      await open(page, '/admin/users')
      await press(page.getByRole('searchbox', { name: usersList.search() }))
      await page.keyboard.type('castellano')
      await page.keyboard.press('Enter')
      const link = page.getByRole('link', { name: 'Nora Castellano' })
      await expect(page.getByRole('link', { name: /Priya/ })).toHaveCount(0)
      await press(link)
      await press(page.getByRole('link', { name: personPage.tabs.training(), exact: true }))
      const paper = page.getByRole('link', { name: /TIM-\w{4}-\w{4}/ })
      await expect(paper).toBeVisible()
      await expectAtMost(3)
      const href = await paper.getAttribute('href')
      const answer = await page.request.get(installation.origin + String(href))
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])

      await page.goBack()
      await page.goBack()
      await expect(page.getByRole('link', { name: 'Nora Castellano' })).toBeVisible()
      await context.close()
    })
  }
}
