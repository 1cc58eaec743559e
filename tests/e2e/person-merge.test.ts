import { expect, test } from '@playwright/test'

import { startInstallation, type Installation } from './support/installation.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

let installation: Installation
let token: string
test.beforeAll(async () => {
  installation = await startInstallation()
  token = await tokenOf(installation.origin, 'admin')
})
test.afterAll(() => installation.stop())

const STAYS = 'Nora Castellano'
const GOES = 'selin.ozturk@example.org'

/** Whose account is in the list of users, of those who are searched for. */
const found = async (): Promise<string[]> => {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${installation.origin}/api/users?search=${GOES}`, { headers })
  const { items } = (await answer.json()) as { items: { email: string }[] }
  return items.map(({ email }) => email)
}

for (const language of ['en', 'tr', 'ar'] as const) {
  test(`two accounts of the demo are made one, and two again: ${language}`, async ({ browser }) => {
    const { personMerge: said, personPage } = wordsFor(language)
    const context = await openBrowser(browser, installation.origin, { token, language })
    const page = await context.newPage()
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await open(page, '/admin/users?search=castellano')
    await page.getByRole('link', { name: STAYS }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: STAYS })).toBeVisible()
    await page.getByRole('link', { name: personPage.tabs.access(), exact: true }).click()
    await page.getByRole('link', { name: said.merges.merge(), exact: true }).click()

    await page.getByLabel(said.choice.search()).fill('ozturk')
    await page.getByRole('link', { name: new RegExp(GOES) }).click()
    // The address says whom it is about: a reload loses nothing of that.
    await page.reload()
    await expect(page.getByRole('heading', { name: said.compare.title(), exact: true })).toBeVisible()
    await press(said.steps.next())
    await expect(page.getByRole('heading', { name: said.weigh.title(), exact: true })).toBeVisible()
    const pairs = page.getByRole('radiogroup')
    for (let at = 0; at < (await pairs.count()); at += 1) await pairs.nth(at).getByRole('radio').first().check()
    await press(said.steps.next())
    await page.getByLabel(said.confirm.email()).fill(GOES)
    await page.getByLabel(said.confirm.reason(), { exact: true }).fill('Signed up twice')
    await press(said.confirm.merge())
    await expect(page.getByText(said.done.title())).toBeVisible()

    expect(await found()).toEqual([])

    await page.getByRole('link', { name: said.back(), exact: true }).click()
    await page.getByRole('button', { name: said.merges.undoOf({ email: GOES }) }).click()
    await press(said.merges.confirm())
    await expect(page.getByText(said.merges.undone())).toBeVisible()
    expect(await found()).toEqual([GOES])
    await context.close()
  })
}
