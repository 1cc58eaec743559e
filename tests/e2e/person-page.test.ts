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

for (const language of ['en', 'ar'] as const) {
  test(`a certificate is issued by hand, revoked and given back, and its holder reads so: ${language}`, async ({
    browser,
  }) => {
    const { auditList, certificateState, personPage, security } = wordsFor(language)
    const { issue, revoke, restore } = personPage.deeds
    const holder = { en: 'maya.feldman', ar: 'selin.ozturk' }[language]
    const held = await tokenOf(installation.origin, holder)
    const me = await fetch(`${installation.origin}/api/auth/me`, { headers: { authorization: `Bearer ${held}` } })
    const { id } = (await me.json()) as { id: number }
    const context = await openBrowser(browser, installation.origin, { token, language })
    const page = await context.newPage()
    await open(page, `/admin/users?person=${id}&tab=training`)
    await page.getByRole('button', { name: issue.choose(), exact: true }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('combobox', { name: issue.course() }).selectOption({ index: 2 })
    await form.getByLabel(issue.completed()).fill('2026-03-04')
    await form.getByRole('textbox', { name: issue.reason() }).fill('Held by the county academy')
    await form.getByRole('textbox', { name: issue.evidence() }).fill('Its roster')
    await form.getByRole('button', { name: issue.send(), exact: true }).click()
    const news = page.getByRole('status').filter({ hasText: /TIM-\w{4}-\w{4}/ })
    const [number = ''] = /TIM-\w{4}-\w{4}/.exec(await news.innerText()) ?? []
    const row = page.getByRole('row').filter({ hasText: number })
    await expect(row).toContainText(certificateState.valid())

    for (const [deed, state] of [
      [revoke, certificateState.revoked()],
      [restore, certificateState.valid()],
    ] as const) {
      await row.getByRole('button', { name: `${deed.choose()}: ${number}` }).click()
      const asking = page.getByRole('alertdialog')
      await asking.getByRole('textbox', { name: deed.reason() }).fill('Mistaken')
      await asking.getByRole('button', { name: deed.confirm(), exact: true }).click()
      await expect(row).toContainText(state)
    }
    await context.close()

    const own = await openBrowser(browser, installation.origin, { token: held, language })
    const profile = await own.newPage()
    await open(profile, '/profile')
    await profile.getByRole('button', { name: security.history.show() }).click()
    const history = profile.getByRole('list', { name: security.history.caption() })
    const entries = history.getByRole('listitem').filter({ hasText: number })
    const { issued, revoked, restored } = auditList.deeds.certificate
    await expect(entries).toHaveText([restored(), revoked(), issued()].map((deed) => new RegExp(deed)))
    await expect(history).toContainText(security.history.by.staff())
    await expect(history).not.toContainText(/Its roster|Priya/)
    await own.close()
  })
}
