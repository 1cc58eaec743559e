import { expect, test } from '@playwright/test'

import { startInstallation, type Installation } from './support/installation.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const { attendanceCorrection: said, classRecordsList, shell, verification } = wordsFor('en')

/** A class of the demo that is completed. */
const COMPLETED = 4

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

test('the attendance of a completed class is corrected, and whoever verifies the certificate sees it', async ({
  browser,
}) => {
  const { origin } = installation
  const context = await openBrowser(browser, origin, { token: await tokenOf(origin, 'admin') })
  const page = await context.newPage()
  await open(page, '/admin/in-person?status=completed')
  const row = page
    .getByRole('table', { name: shell.menu.inPersonEnrollments() })
    .getByRole('row')
    .filter({ has: page.locator(`a[href="/instructor/course/${COMPLETED}"]`) })
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: classRecordsList.correct(), exact: true }).click()

  const there = page
    .getByRole('list', { name: said.marks() })
    .getByRole('listitem')
    .filter({ has: page.getByRole('radio', { name: said.mark.present(), checked: true }) })
    .first()
  const mark = there.getByRole('radio', { name: said.mark.noShow() })
  await mark.focus()
  await page.keyboard.press('Space')
  await page.getByRole('textbox', { name: said.reason() }).fill('The sign-in sheet says so')
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: said.drafted.title() })).toBeVisible()
  await expect(page.getByRole('textbox', { name: said.reason() })).toHaveValue('The sign-in sheet says so')
  await page.getByRole('button', { name: said.look({ count: 1 }), exact: true }).click()
  const rows = page.getByRole('list', { name: said.rows() }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  const number = /TIM-\w{4}-\w{4}/.exec(await rows.innerText())?.[0] ?? ''
  await page.getByRole('button', { name: said.confirm({ count: 1 }), exact: true }).click()
  await expect(page.getByText(said.doneTitle({ count: 1 }))).toBeVisible()
  await context.close()

  const guests = await openBrowser(browser, origin)
  const guest = await guests.newPage()
  await open(guest, `/course/verification?code=${number}`)
  await expect(guest.getByText(verification.meaning.revoked(), { exact: true }).first()).toBeVisible()
  await guests.close()
})
