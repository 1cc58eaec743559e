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

/** What the account of somebody of the demo answers now. */
const statusOf = async (held: string): Promise<number> =>
  (await fetch(`${installation.origin}/api/auth/me`, { headers: { authorization: `Bearer ${held}` } })).status

for (const [language, person] of [
  ['en', 'miriam.adler'],
  ['ar', 'selin.ozturk'],
] as const) {
  test(`an account is deactivated with a reason, the owner’s is left and named, and one press undoes it: ${language}`, async ({
    browser,
  }) => {
    const { usersList: said, listActs, lists, shell } = wordsFor(language)
    const { deactivate } = listActs.acts.users
    const held = await tokenOf(installation.origin, person)
    const context = await openBrowser(browser, installation.origin, { token, language })
    const page = await context.newPage()
    const boxOf = (email: string) => page.getByRole('row').filter({ hasText: email }).getByRole('checkbox')
    await open(page, '/admin/users?perPage=100')
    const table = page.getByRole('table', { name: shell.menu.userList() })
    await expect(table).toBeVisible()
    for (const email of [`${person}@`, 'owner@']) await boxOf(email).click()
    await page.getByRole('button', { name: lists.moreActs(), exact: true }).click()
    await page.getByRole('menuitem', { name: said.deactivate.choose(), exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('textbox', { name: said.deactivate.reason() }).fill('Left the state')
    await dialog.getByRole('button', { name: said.deactivate.confirm(), exact: true }).click()

    const notice = page.getByRole('group', { name: deactivate.name(), exact: true })
    await expect(notice).toContainText(deactivate.done({ count: 1 }))
    await expect(notice).toContainText(listActs.refused({ count: 1 }))
    const row = page.getByRole('row').filter({ hasText: `${person}@` })
    await expect(row).toContainText(said.states.deactivated())
    expect(await statusOf(held)).toBe(401)

    await notice.getByRole('button', { name: listActs.undoNamed({ act: deactivate.name() }) }).click()
    await expect(notice).toContainText(listActs.undone({ count: 1 }))
    await expect(row).toContainText(said.states.active())
    expect(await statusOf(await tokenOf(installation.origin, person))).toBe(200)
    await context.close()
  })
}
