import { expect, test, type Page } from '@playwright/test'

import { demoOutbox } from '../../src/domain/contract/demo.contract.ts'
import { LANGUAGES, type Language } from '../../src/domain/language.ts'
import { OWN_NAME } from '../../src/views/shell/toolbar/languages.ts'
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

const said = wordsFor('en')
const { messageTemplates: words, messageKinds } = said
const SUBJECT: Readonly<Record<Language, string>> = { en: 'Come and train', tr: 'Eğitime gelin', ar: 'تعال وتدرّب' }

const INVITED = {
  userType: 2,
  firstName: 'Ada',
  lastName: 'Bell',
  phone: '',
  primaryAgencyId: 0,
  language: 'tr',
}

/** An invitation as anybody is sent one; gives the subject of its mail. */
const invite = async (email: string): Promise<string | null> => {
  const answer = await fetch(`${installation.origin}/api/invitations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...INVITED, email }),
  })
  expect(answer.status, await answer.text()).toBe(201)
  return subjectTo(email)
}
const subjectTo = async (address: string, part = ''): Promise<string | null> => {
  const outbox = demoOutbox.parse(await (await fetch(`${installation.origin}/api/demo/outbox`)).json())
  const found = outbox.items.find(({ to, subject }) => to.address === address && (subject ?? '').includes(part))
  return found?.subject ?? null
}

const partOf = (page: Page, language: Language, part: 'subject' | 'body') =>
  page.getByRole('group', { name: OWN_NAME[language], exact: true }).getByLabel(words.form[part](), { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
/** And waits until it is done: what asks names the version that is to be in force, too. */
const confirm = async (page: Page, name: string) => {
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

test('an admin words the invitation in three languages, checks and tries it, puts it in force and goes back', async ({
  browser,
}) => {
  const before = await invite('before@example.org')
  const context = await openBrowser(browser, installation.origin, { token, language: 'en' })
  const page = await context.newPage()
  await open(page, '/admin/emails?view=templates')
  await page.getByRole('link', { name: messageKinds.templates.invitation(), exact: true }).click()
  for (const language of LANGUAGES) await partOf(page, language, 'subject').fill(SUBJECT[language])

  // What is missing is said where it is missing, and nothing is lost.
  const whole = await partOf(page, 'tr', 'body').inputValue()
  await partOf(page, 'tr', 'body').fill('Gelin: {nobody}')
  await press(page, words.form.check())
  await expect(partOf(page, 'tr', 'body')).toHaveAccessibleDescription(/\{nobody\}.*\{code\}.*\{link\}/)
  await press(page, words.form.save())
  await expect(page.getByText(words.form.saved()).first()).toBeVisible()
  await partOf(page, 'tr', 'body').fill(whole)
  await press(page, words.form.check())
  await expect(page.getByRole('button', { name: words.enforce.choose(), exact: true })).toBeEnabled()

  await page.getByText(messageKinds.look.light(), { exact: true }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: SUBJECT.en })).toBeVisible()
  await press(page, words.previewing.test())
  await expect(page.getByText(words.previewing.tested({ address: 'admin@example.org' })).first()).toBeVisible()
  expect(await subjectTo('admin@example.org', SUBJECT.en)).toBe(`Test: ${SUBJECT.en}`)

  await press(page, words.enforce.choose())
  await confirm(page, words.enforce.confirm())
  await expect(page.getByText(words.version({ number: '1' })).first()).toBeVisible()
  expect(await invite('after@example.org')).toBe(SUBJECT.tr)

  await press(page, words.returning.choose())
  await confirm(page, words.returning.confirm())
  await expect(page.getByText(words.builtIn(), { exact: true })).toBeVisible()
  expect(await invite('last@example.org')).toBe(before)
  await context.close()
})
