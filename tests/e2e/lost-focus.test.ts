import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'

import { startInstallation, type Installation } from './support/installation.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const { account, classSeries, coordinatorStudents, invitations, lists, peopleImport, shell } = wordsFor('en')

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

const see = async (browser: Browser, person: string, path: string, look: (page: Page) => Promise<void>) => {
  const token = await tokenOf(installation.origin, person)
  const context = await openBrowser(browser, installation.origin, { token })
  const page = await context.newPage()
  await open(page, path)
  await look(page)
  await context.close()
}

const press = async (button: Locator) => {
  await button.focus()
  await button.press('Enter')
}

test.describe('what goes with what was done leaves the focus by it', () => {
  test('where a file of people is invited', async ({ browser }) => {
    await see(browser, 'coordinator', '/coordinator/students', async (page) => {
      await page.getByRole('link', { name: coordinatorStudents.students.bring() }).click()
      const buffer = Buffer.from('E-mail;First name;Last name\r\nnew.medic@example.org;Noa;Winter')
      await page.getByLabel(peopleImport.choose()).setInputFiles({ name: 'medics.csv', mimeType: 'text/csv', buffer })
      await press(page.getByRole('button', { name: peopleImport.start({ count: 1 }) }))
      await expect(page.getByText(peopleImport.done())).toBeVisible()
      await expect(page.getByRole('heading', { name: peopleImport.title() })).toBeFocused()
    })
  })

  test('where a class is held again', async ({ browser }) => {
    await see(browser, 'instructor', '/instructor/course/7?part=repeat', async (page) => {
      await page.getByRole('list', { name: classSeries.dates(), exact: true }).waitFor()
      await press(page.getByRole('button', { name: /^Make (one|\d+) class/ }))
      await expect(page.getByRole('list', { name: classSeries.list() })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })
  })

  test('where somebody signs out by their menu', async ({ browser }) => {
    await see(browser, 'instructor', '/home', async (page) => {
      await press(page.getByRole('button', { name: shell.yourAccount() }).first())
      await page.getByRole('menuitem', { name: shell.signOut() }).click()
      await expect(page.getByRole('heading', { name: account.signOut.title() })).toBeFocused()
    })
  })

  test('where the only row of a list is done with', async ({ browser }) => {
    await see(browser, 'admin', '/admin/instructors?view=invitations&state=expired', async (page) => {
      const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
      await rows.first().waitFor()
      for (let left = await rows.count(); left > 0; left -= 1) {
        await press(rows.last().getByRole('button', { name: lists.actsOf({ name: '' }) }))
        await page.getByRole('menuitem', { name: invitations.list.resend() }).click()
        await expect(rows).toHaveCount(left - 1)
        await expect(page.locator('main :focus')).toHaveCount(1)
      }
    })
  })
})
