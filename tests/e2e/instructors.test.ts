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

for (const [language, name] of [
  ['en', 'Ruth Delgado'],
  ['ar', 'Kemal Aydın'],
] as const) {
  test(`an instructor is suspended with a reason, and one press undoes it; invitations are a part of the page: ${language}`, async ({
    browser,
  }) => {
    const { actions, instructorsList: said, invitations, listActs, lists, personal } = wordsFor(language)
    const { suspend } = listActs.acts.instructors
    const context = await openBrowser(browser, installation.origin, { token, language })
    const page = await context.newPage()
    await open(page, '/admin/instructors')
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toBeVisible()
    await expect(row).not.toContainText(said.states.suspended())
    await row.getByRole('button', { name: lists.actsOf({ name }) }).click()
    await page.getByRole('menuitem', { name: said.suspending.choose(), exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('textbox', { name: said.suspending.reason() }).fill('Papers are missing')
    await dialog.getByRole('button', { name: said.suspending.confirm(), exact: true }).click()
    // What lies ahead of them is shown at once.
    const handingOver = page.getByRole('dialog')
    await expect(handingOver.getByRole('combobox', { name: said.handingOver.to() }).first()).toBeVisible()
    await handingOver.getByRole('button', { name: actions.close(), exact: true }).click()
    const notice = page.getByRole('group', { name: suspend.name(), exact: true })
    await expect(notice).toContainText(suspend.done({ count: 1 }))
    await expect(row).toContainText(said.states.suspended())
    await notice.getByRole('button', { name: listActs.undoNamed({ act: suspend.name() }) }).click()
    await expect(row).not.toContainText(said.states.suspended())

    await page.getByRole('link', { name: said.parts.invitations(), exact: true }).click()
    await expect(page).toHaveURL(/view=invitations/)
    await expect(page.getByRole('table', { name: invitations.list.caption() })).toBeVisible()
    const { form } = invitations
    const email = `invited.${language}@example.org`
    await page.getByRole('button', { name: invitations.invite(), exact: true }).first().click()
    const inviting = page.getByRole('dialog')
    await inviting.getByRole('textbox', { name: personal.fields.firstName() }).fill('Ada')
    await inviting.getByRole('textbox', { name: personal.fields.lastName() }).fill('Kaya')
    await inviting.getByRole('textbox', { name: personal.fields.email() }).fill(email)
    await inviting.getByRole('combobox', { name: form.courses() }).click()
    const found = inviting.getByRole('listbox').getByRole('option').first()
    const course = (await found.textContent()) ?? ''
    await found.click()
    await inviting.getByLabel(form.approvedUntil()).fill('2033-06-30')
    await inviting.getByRole('button', { name: form.send(), exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText(course)
    await context.close()
  })
}
