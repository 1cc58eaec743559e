import { expect, test } from '@playwright/test'

import { demoOutbox } from '../../src/domain/contract/demo.contract.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { NEW_STUDENT, studentOf } from './support/student.ts'
import { openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const words = wordsFor('en')

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(async () => installation.stop())

/** The latest link of a mail to an address that leads to the verification. */
const linkTo = async (address: string): Promise<string> => {
  const outbox = demoOutbox.parse(await (await fetch(`${installation.origin}/api/demo/outbox`)).json())
  const texts = outbox.items.filter(({ to }) => to.address === address).map(({ text }) => text)
  const link = texts.map((text) => /\/student\/enrollmentVerification\?code=[\w-]+/.exec(text)?.[0]).find(Boolean)
  if (link === undefined) throw new Error(`No mail to ${address} has a verification link`)
  return link
}

test('a student enrols, and verifies by the code of the mail, by way of sign-in', async ({ browser }) => {
  const { origin } = installation
  const { enrollmentVerification: said, enrollment, personal } = words
  const context = await openBrowser(browser, origin, { token: await tokenOf(origin, NEW_STUDENT.mailbox) })
  const page = await context.newPage()
  await page.goto('/online-course-enrollment?courseId=1')
  await page.getByRole('button', { name: enrollment.enroll(), exact: true }).click()
  await page.waitForURL('**/online-course/*')
  const link = await linkTo(NEW_STUDENT.email)
  await context.close()

  const guest = await openBrowser(browser, origin)
  const visit = await guest.newPage()
  await visit.goto(link)
  await visit.getByRole('main').getByRole('button', { name: said.signIn(), exact: true }).click()
  await visit.waitForURL('**/sign-in')
  await studentOf(visit, 'en').signIn()
  await visit.waitForURL(`**${link}`)

  await visit.getByRole('textbox', { name: personal.fields.licenseNumber() }).fill('EMS-4471')
  await visit.getByRole('button', { name: said.details.confirm(), exact: true }).click()
  await expect(visit.getByRole('heading', { name: said.verified.title() })).toBeFocused()

  await visit.goto(link)
  await expect(visit.getByRole('heading', { name: said.already.title() })).toBeVisible()
  await visit.goto('/profile')
  await expect(visit.locator('input[name="licenseNumber"]')).toHaveValue('EMS-4471')
  await guest.close()
})

test('the instructor sees who is verified, and verifies another by hand', async ({ browser }) => {
  const { origin } = installation
  const { studentEnrollments: said, verificationStatus } = words
  const context = await openBrowser(browser, origin, { token: await tokenOf(origin, 'instructor') })
  const page = await context.newPage()
  await page.goto('/instructor/student-enrollments?search=jasmine.cole')
  const mine = page.getByRole('row').filter({ hasText: 'Active' })
  await expect(mine.first()).toContainText(`${verificationStatus.verified()}${verificationStatus.incomplete()}`)

  await page.goto('/instructor/student-enrollments?search=feldman')
  await page.getByRole('button', { name: words.lists.actsOf({ name: 'Maya Feldman' }), exact: true }).click()
  await page.getByRole('menuitem', { name: said.verify.one(), exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: said.verify.go(), exact: true }).click()
  await expect(
    page.getByRole('status').filter({ hasText: words.listActs.acts.studentEnrollments.verify.done({ count: 1 }) }),
  ).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Feldman' })).toContainText(
    verificationStatus.incomplete().trim(),
  )
  await context.close()
})

test('a coordinator is told that only they themselves are enrolled', async ({ browser }) => {
  const { origin } = installation
  const { enrollment } = words
  const context = await openBrowser(browser, origin, { token: await tokenOf(origin, 'coordinator') })
  const page = await context.newPage()
  await page.goto('/online-course-enrollment?courseId=1')
  await expect(page.getByText(enrollment.selfOnly())).toBeVisible()
  await context.close()
})
