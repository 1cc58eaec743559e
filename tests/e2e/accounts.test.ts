import { expect, test, type Browser, type Page } from '@playwright/test'

import { demoOutbox } from '../../src/domain/contract/demo.contract.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { nothingOver } from './support/motion.ts'
import { linkIn, registrantOf, type Person } from './support/registering.ts'
import { open, openBrowser, settled, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const words = wordsFor('en')
const { account, accountLinks, actions, home, guestGoals, invitations, profile, registration, security, shell } = words
const PASSWORD = 'Cones & Flares 7!'
const SECOND_PASSWORD = 'Arrow board north 42?'
const THIRD_PASSWORD = 'Quick clearance 99#'

let smtp: TestSmtpServer
let installation: Installation

test.beforeAll(async () => {
  smtp = await startSmtpServer()
  installation = await startInstallation({ SMTP_URL: smtp.url })
})

test.afterAll(async () => {
  await installation.stop()
  await smtp.stop()
})

const at = (page: Page, path: string) => expect(page).toHaveURL(`${installation.origin}${path}`)

const AGENCY = 'Fairmont Fire Department'

const as = (page: Page) => registrantOf(page, 'en')

const rolesOf = async (page: Page): Promise<number[]> => {
  const me = await page.evaluate(async () => {
    const answer = await fetch('/api/auth/me', {
      headers: { Authorization: `Bearer ${localStorage.getItem('authToken')}` },
    })
    return (await answer.json()) as { roleMappings: { roleId: number }[] }
  })
  return me.roleMappings.map(({ roleId }) => roleId).toSorted((one, other) => one - other)
}

/** The code of the last text message to a number, from the outbox of this demo. */
const codeSentTo = async (phone: string): Promise<string> => {
  const outbox = demoOutbox.parse(await (await fetch(`${installation.origin}/api/demo/outbox`)).json())
  const code = /\b\d{6}\b/.exec(outbox.items.find(({ to }) => to.address === phone)?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`No code was sent to ${phone}.`)
  return code
}

const newPage = async (browser: Browser, token?: string) =>
  (await openBrowser(browser, installation.origin, { token })).newPage()

test('a student signs up, confirms, signs in, verifies a phone, changes the password and resets it', async ({
  browser,
}) => {
  const person = { firstName: 'Ada', lastName: 'Moreno', email: 'ada.moreno@example.org', password: PASSWORD }
  const page = await newPage(browser)
  let first = ''
  let used = ''

  await test.step('from the goal on the home page to the form', async () => {
    await open(page, '/home')
    await page.getByRole('button', { name: home.banner.accomplish() }).click()
    await page.getByRole('dialog').getByRole('link', { name: guestGoals.enroll() }).click()
    await at(page, '/auth/register?accountType=1')
    await settled(page)
  })

  await test.step('the form takes what is right, and sends neither the repetition nor the terms', async () => {
    await as(page).fillIn(person, AGENCY)
    await as(page).acceptTerms()
    await expect(as(page).submit).toBeEnabled()
    const sent = page.waitForRequest('**/api/auth/sign-up')
    await as(page).submit.click()
    expect((await sent).postDataJSON()).toEqual({
      firstName: 'Ada',
      lastName: 'Moreno',
      email: person.email,
      birthdate: '05/17/1991',
      password: PASSWORD,
      phone: '(212) 555-0142',
      primaryAgencyId: expect.any(Number),
      agencies: [],
      licenseNumber: '',
      agencyNumber: '',
      userType: 1,
      verificationCode: '',
    })
    await at(page, '/email-verification')
    await expect(page.getByText(person.email).first()).toBeVisible()
  })

  await test.step('before the address is confirmed nobody gets in, and the mail can be sent again', async () => {
    // One that another has taken the place of before it left is not sent.
    first = linkIn(await smtp.waitFor(person.email, 'Confirm your email address'))
    await open(page, '/sign-in')
    await as(page).signInAs(person.email, PASSWORD)
    await page.getByRole('button', { name: account.signIn.resend() }).click()
    await expect(page.getByText(account.signIn.resent()).first()).toBeVisible()
  })

  await test.step('the link of the later mail confirms, once; that of the first is dead', async () => {
    const second = linkIn(await smtp.waitFor(person.email, 'Confirm your email address'))
    used = second
    await open(page, first)
    await expect(page.getByRole('button', { name: accountLinks.link.fresh() })).toBeVisible()
    await open(page, second)
    expect(page.url()).not.toContain('code=')
    await page.getByRole('button', { name: accountLinks.confirmation.confirm() }).click()
    await at(page, '/home')
    await expect(page.getByText(accountLinks.confirmation.isIn()).first()).toBeVisible()
  })

  await test.step('and signs in, in the browser of the sign-up: a welcome follows', async () => {
    await as(page).beWelcomed()
    expect(await rolesOf(page)).toEqual([2])
    await open(page, used)
    await expect(page.getByRole('button', { name: accountLinks.link.fresh() })).toBeVisible()
  })

  await test.step('a phone is verified by the code of a text message, and a wrong one is told', async () => {
    await open(page, '/profile')
    const section = page.getByRole('region', { name: security.phone.title(), exact: true })
    const field = section.getByLabel(security.phone.number(), { exact: true })
    await field.fill('(212) 55')
    await expect(section.getByRole('button', { name: security.phone.send() })).toBeDisabled()
    await field.fill('2125550142')
    await section.getByRole('button', { name: security.phone.send() }).click()
    const code = section.getByLabel(security.phone.code(), { exact: true })
    await expect(code).toBeVisible()
    const right = await codeSentTo('(212) 555-0142')
    await code.fill(right === '000000' ? '111111' : '000000')
    await section.getByRole('button', { name: security.phone.verify() }).click()
    await expect(
      section.getByText('The verification code you entered is incorrect, please try again').first(),
    ).toBeVisible()
    await code.fill(right)
    await section.getByRole('button', { name: security.phone.verify() }).click()
    const dialog = page.getByRole('dialog', { name: security.notification.dialogTitle() })
    await dialog.getByRole('radio', { name: security.notification.textAndEmail() }).check({ force: true })
    await dialog.getByRole('button', { name: security.notification.save() }).click()
    await expect(dialog).toBeHidden()
    await nothingOver(page)
    await page.reload()
    await settled(page)
    await expect(
      page
        .getByRole('region', { name: security.notification.title() })
        .getByRole('radio', { name: security.notification.textAndEmail() }),
    ).toBeChecked()
  })

  await test.step('a changed password ends the other session, and not this one', async () => {
    const other = await newPage(browser)
    await open(other, '/sign-in')
    await as(other).signInAs(person.email, PASSWORD)
    await at(other, '/home')
    const section = page.getByRole('region', { name: security.password.title(), exact: true })
    await section.getByLabel(security.password.current(), { exact: true }).fill(PASSWORD)
    await section.getByLabel(security.password.next(), { exact: true }).fill(SECOND_PASSWORD)
    await section.getByLabel(security.password.confirm(), { exact: true }).fill(SECOND_PASSWORD)
    await section.getByRole('button', { name: security.password.submit() }).click()
    await expect(section.getByText(security.password.doneTitle())).toBeVisible()
    await smtp.waitFor(person.email, 'was changed')
    await open(other, '/student/dash')
    await at(other, '/sign-in')
    await page.reload()
    await settled(page)
    await expect(page.getByRole('heading', { level: 1, name: profile.title() })).toBeVisible()
    await other.context().close()
  })

  await test.step('a forgotten password is set anew by a mailed link, and every session ends', async () => {
    const other = await newPage(browser)
    await open(other, '/sign-in')
    await other.getByRole('link', { name: account.signIn.forgot() }).click()
    await at(other, '/forgot-password')
    const form = other.getByRole('form', { name: accountLinks.forgot.form() })
    await form.getByLabel(accountLinks.email(), { exact: true }).fill(person.email)
    await form.getByRole('button', { name: accountLinks.forgot.send() }).click()
    await expect(other.getByText(accountLinks.forgot.sentTitle())).toBeVisible()
    await open(other, linkIn(await smtp.waitFor(person.email, 'Set a new password')))
    const reset = other.getByRole('form', { name: accountLinks.reset.title() })
    await reset.getByLabel(accountLinks.reset.password(), { exact: true }).fill(THIRD_PASSWORD)
    await reset.getByLabel(accountLinks.reset.confirmPassword(), { exact: true }).fill(THIRD_PASSWORD)
    await reset.getByRole('button', { name: accountLinks.reset.save() }).click()
    await at(other, '/sign-in')
    await as(other).signInAs(person.email, SECOND_PASSWORD)
    await expect(other.getByText(account.signIn.refused())).toBeVisible()
    await as(other).signInAs(person.email, THIRD_PASSWORD)
    await at(other, '/home')
    await open(page, '/student/dash')
    await at(page, '/sign-in')
    await other.context().close()
  })
  await page.context().close()
})

/** Has someone with the right invite a person, and gives the link of the mail. */
const inviteBy = async (browser: Browser, mailbox: string, path: string, type: string, person: Person) => {
  const page = await newPage(browser, await tokenOf(installation.origin, mailbox))
  await open(page, path)
  await page.getByRole('button', { name: invitations.invite() }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(invitations.form.userType(), { exact: true }).selectOption({ label: type })
  await dialog.locator('input[name="firstName"]').fill(person.firstName)
  await dialog.locator('input[name="lastName"]').fill(person.lastName)
  await dialog.locator('input[name="email"]').fill(person.email)
  await dialog.getByRole('button', { name: invitations.form.send() }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(person.email).first()).toBeVisible()
  const mail = await smtp.waitFor(person.email, 'Your invitation')
  await page.context().close()
  return linkIn(mail)
}

for (const { type, mailbox, path, person, roles, label } of [
  {
    type: 2,
    label: 'Instructor',
    mailbox: 'admin',
    path: '/admin/instructors?view=invitations',
    person: { firstName: 'Mateo', lastName: 'Rivas', email: 'mateo.rivas@example.org', password: PASSWORD },
    roles: [3],
  },
  {
    type: 3,
    label: 'Group coordinator',
    mailbox: 'master',
    path: '/master/dash',
    person: { firstName: 'Leyla', lastName: 'Aksoy', email: 'leyla.aksoy@example.org', password: PASSWORD },
    roles: [2, 6],
  },
]) {
  test(`who is invited as user type ${type} signs up by the link of the mail, and signs in at once`, async ({
    browser,
  }) => {
    const link = await inviteBy(browser, mailbox, path, label, person)
    const page = await newPage(browser)
    await open(page, link)
    const form = as(page).form
    await expect(form.locator('input[name="firstName"]')).toHaveValue(person.firstName)
    await expect(form.locator('input[name="email"]')).toHaveValue(person.email)
    await as(page).fillIn(person, AGENCY)
    await as(page).acceptTerms()
    await as(page).submit.click()
    await at(page, '/sign-in')
    await expect(page.getByText('You have successfully signed up!').first()).toBeVisible()
    await as(page).signInAs(person.email, person.password)
    await at(page, '/home')
    await as(page).beWelcomed()
    expect(await rolesOf(page)).toEqual(roles)

    const again = await newPage(browser)
    await open(again, link)
    await expect(again.getByText('Error fetching user profile').first()).toBeVisible()
    await again.context().close()
    await page.context().close()
  })
}

test('an instructor without a code is told so, and the code goes when the user type changes', async ({ browser }) => {
  const page = await newPage(browser)
  await open(page, '/auth/register?accountType=2')
  await as(page).fillIn({ firstName: 'No', lastName: 'Code', email: 'no.code@example.org', password: PASSWORD }, AGENCY)
  await as(page).acceptTerms()
  const code = as(page).form.locator('input[name="verificationCode"]')
  await code.fill(' ')
  await code.blur()
  await expect(page.getByText('Verification code is required for Instructors').first()).toBeVisible()
  await expect(as(page).submit).toBeDisabled()
  await code.fill('2222-2222-2222-2222-2222-2222-2222')
  await expect(as(page).submit).toBeEnabled()
  await as(page).submit.click()
  await expect(page.getByText('This code is not known, was used before or has expired.').first()).toBeVisible()
  await expect(as(page).form.locator('input[name="firstName"]')).toHaveValue('No')
  const userType = as(page).form.getByRole('radiogroup', { name: registration.fields.userType() })
  await userType.getByRole('radio', { name: 'Student' }).check({ force: true })
  await expect(code).toBeHidden()
  await userType.getByRole('radio', { name: 'Instructor' }).check({ force: true })
  await expect(code).toHaveValue('')
  await page.context().close()
})

test('an address that has an account is answered as any other, and told in a mail', async ({ browser }) => {
  const page = await newPage(browser)
  await open(page, '/auth/register?accountType=3')
  await as(page).fillIn(
    { firstName: 'Some', lastName: 'Body', email: 'student@example.org', password: PASSWORD },
    AGENCY,
  )
  await as(page).acceptTerms()
  await as(page).submit.click()
  await at(page, '/email-verification')
  await smtp.waitFor('student@example.org', 'You already have an account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().close()
})

test('what the server says of a sign-up that it refuses is told, and nothing that was typed is lost', async ({
  browser,
}) => {
  const page = await newPage(browser)
  await open(page, '/auth/register?accountType=1')
  await as(page).fillIn(
    { firstName: 'Iris', lastName: 'Common', email: 'iris@example.org', password: 'Password1!' },
    AGENCY,
  )
  await as(page).acceptTerms()
  await as(page).submit.click()
  await expect(page.getByText('This password is on lists of leaked passwords. Choose another.').first()).toBeVisible()
  await expect(as(page).form.locator('input[name="lastName"]')).toHaveValue('Common')
  await page.context().close()
})

test('who is signed in has a profile in the menu', async ({ browser }) => {
  const page = await newPage(browser, await tokenOf(installation.origin, 'student'))
  await open(page, '/home')
  await page.getByRole('button', { name: shell.yourAccount() }).first().click()
  await page.getByRole('menuitem', { name: shell.myProfile() }).click()
  await at(page, '/profile')
  await expect(page.getByRole('button', { name: actions.retry() })).toBeHidden()
  await page.context().close()
})
