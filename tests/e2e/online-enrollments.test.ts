import { expect, test, type Page } from '@playwright/test'

import type { EnrollmentRecord } from '../../src/domain/contract/enrollment-records.list.ts'
import type { ListPage } from '../../src/domain/list.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const words = wordsFor('en')
const said = words.enrollmentRecordsList

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(async () => installation.stop())

const DAY = 86_400_000

const recordOf = async (token: string, query: string): Promise<EnrollmentRecord> => {
  const answer = await fetch(`${installation.origin}/api/enrollment-records?${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const [record] = ((await answer.json()) as ListPage<EnrollmentRecord>).items
  if (!record) throw new Error(`Nobody is enrolled so: ${query}`)
  return record
}

const at = async (page: Page, record: EnrollmentRecord): Promise<void> => {
  await open(page, `/admin/online?search=${encodeURIComponent(record.email)}&status=active&open=${record.id}`)
}

test('an administrator looks at old and new ends, extends by the keyboard, and takes it back', async ({ browser }) => {
  const token = await tokenOf(installation.origin, 'admin')
  const context = await openBrowser(browser, installation.origin, { token })
  const page = await context.newPage()
  const before = await recordOf(token, 'status=active&expires=next30&sort=expires')
  await at(page, before)
  const beside = page.getByRole('complementary', { name: `${before.firstName} ${before.lastName}` })
  await beside.getByRole('button', { name: said.extending.choose(), exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: said.extending.days() }).fill('45')
  await dialog.getByRole('button', { name: said.extending.look() }).press('Enter')
  await expect(dialog.getByText(said.extending.wouldExtend({ count: 1 }))).toBeVisible()
  expect((await recordOf(token, `search=${before.email}&status=active`)).expirationDate).toBe(before.expirationDate)
  await dialog.getByRole('button', { name: said.extending.confirm({ count: 1 }) }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect
    .poll(async () => Date.parse((await recordOf(token, `search=${before.email}&status=active`)).expirationDate))
    .toBe(Date.parse(before.expirationDate) + 45 * DAY)
  await expect(beside.getByText(words.auditList.deeds.enrollment.extended())).toBeVisible()

  await page
    .getByRole('button', {
      name: words.listActs.undoNamed({ act: words.listActs.acts.enrollmentRecords.extend.name() }),
    })
    .click()
  await expect
    .poll(async () => (await recordOf(token, `search=${before.email}&status=active`)).expirationDate)
    .toBe(before.expirationDate)
  await context.close()
})

test('an attempt is reset with a reason, and stays with its number', async ({ browser }) => {
  const token = await tokenOf(installation.origin, 'admin')
  const context = await openBrowser(browser, installation.origin, { token })
  const page = await context.newPage()
  const record = await recordOf(token, 'status=active&attemptsLeft=no')
  expect(record.attempts).toEqual({ left: 0 })
  await at(page, record)
  const beside = page.getByRole('complementary', { name: `${record.firstName} ${record.lastName}` })
  const attempts = beside.getByRole('list', { name: said.attemptsOf({ lesson: 'Traffic Management' }) })
  const third = attempts.getByRole('listitem').nth(2)
  await third.getByRole('button').click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox', { name: said.resetting.reason() }).fill('The network of the station failed')
  await dialog.getByRole('button', { name: said.resetting.confirm(), exact: true }).click()
  await expect(third).toContainText('The network of the station failed')
  await expect(third).toContainText(said.attempt({ number: 3 }))
  await expect(attempts.getByRole('listitem')).toHaveCount(3)
  await expect(beside.getByText(words.auditList.deeds.enrollment.attemptReset())).toBeVisible()
  expect((await recordOf(token, `search=${record.email}&status=active`)).attempts).toEqual({ left: 1 })
  await context.close()
})
