import { readFile } from 'node:fs/promises'

import { expect, test, type Page } from '@playwright/test'

import { demoOutbox } from '../../src/domain/contract/demo.contract.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const words = wordsFor('en')
const { coordinatorStudents, lists, peopleImport, personal, registration } = words
const { students, moving } = coordinatorStudents
const PASSWORD = 'Cones & Flares 7!'
const AGENCY = 'Central Cimarron EMS Authority'
const NEW = 'new.medic@example.org'

const FILE = [
  'E-mail;First name;Last name;Agency',
  `${NEW};Noa;Winter;`,
  `second.medic@example.org;"=1+1";Marsh;${AGENCY}`,
  'leyla.sahin@example.org;Leyla;Şahin;',
  'no address;Nobody;Here;',
  `${NEW.toUpperCase()};Noa;Winter;`,
].join('\r\n')

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

const ROWS = { name: peopleImport.rows.list() }
const rowOf = (page: Page, name: string | RegExp) => page.getByRole('row', { name })

/** The link that an address was mailed, as a path of this installation: mails name its public address. */
const linkMailedTo = async (address: string): Promise<string> => {
  const outbox = demoOutbox.parse(await (await fetch(`${installation.origin}/api/demo/outbox`)).json())
  const text = outbox.items.find(({ to }) => to.address === address)?.text ?? ''
  const link = /https?:\/\/\S+\/auth\/register\S+/.exec(text)?.[0]
  if (link === undefined) throw new Error(`No invitation was mailed to ${address}:\n${text}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

test('a file of people is looked through, done, joined, moved and saved', async ({ browser }) => {
  const token = await tokenOf(installation.origin, 'coordinator')
  const coordinator = await openBrowser(browser, installation.origin, { token })
  const page = await coordinator.newPage()

  await test.step('the file is judged row by row', async () => {
    await open(page, '/coordinator/students')
    await page.getByRole('link', { name: students.bring() }).click()
    await page
      .getByLabel(peopleImport.choose())
      .setInputFiles({ name: 'medics.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
    await expect(page.getByText(peopleImport.ready({ count: 2 }))).toBeVisible()
    await expect(page).toHaveURL(/import=\d+/)
    const table = page.getByRole('table', ROWS)
    await expect(table.getByRole('row')).toHaveCount(6)
    await expect(rowOf(page, /no address/)).toContainText(peopleImport.rules.email())
    await expect(rowOf(page, /leyla\.sahin/)).toContainText(peopleImport.verdicts.member())
    await expect(rowOf(page, /NEW\.MEDIC/)).toContainText(peopleImport.verdicts.repeated())
  })

  await test.step('who is ready is invited', async () => {
    await page.getByRole('button', { name: peopleImport.start({ count: 2 }) }).click()
    await expect(page.getByText(peopleImport.done())).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(peopleImport.result({ count: 2 }))).toBeVisible()
    await expect(rowOf(page, /new\.medic@example\.org/)).toContainText(peopleImport.outcomes.invited())
  })

  await test.step('the results are saved, with formulas as text', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: lists.export() }).click(),
    ])
    const saved = await readFile(await download.path(), 'utf8')
    expect(saved.split('\r\n')[2]).toBe(`3,second.medic@example.org,'=1+1,Marsh,,${AGENCY},Ready,,Invited`)
  })

  await test.step('the rows that were not taken are led to, and saved with why', async () => {
    await page.getByRole('link', { name: peopleImport.seeRows() }).click()
    await expect(page.getByRole('table', ROWS).getByRole('row')).toHaveCount(4)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: lists.export() }).click(),
    ])
    const [, ...left] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    expect(left.map((line) => line.split(',')[0])).toEqual(['4', '5', '6'])
    expect(left[1]).toContain(peopleImport.verdicts.invalid())
  })

  await test.step('one of them signs up by the mail', async () => {
    const guest = await (await openBrowser(browser, installation.origin)).newPage()
    await open(guest, await linkMailedTo(NEW))
    const form = guest.getByRole('form', { name: registration.form() })
    await expect(form.locator('input[name="firstName"]')).toHaveValue('Noa')
    await expect(form.locator('input[name="email"]')).toHaveValue(NEW)
    await form.locator('input[name="birthdate"]').fill('05/17/1991')
    await form.locator('input[name="password"]').fill(PASSWORD)
    await form.locator('input[name="confirmPassword"]').fill(PASSWORD)
    await form.locator('input[name="phone"]').pressSequentially('2125550142')
    const agency = form.getByRole('combobox', { name: personal.fields.primaryAgencyId() })
    await agency.fill('Central')
    await guest.getByRole('option', { name: AGENCY, exact: true }).click()
    await form.locator('input[name="terms"]').check({ force: true })
    await guest.getByRole('button', { name: registration.submit() }).click()
    await expect(guest).toHaveURL(/\/sign-in/)
    await guest.context().close()
  })

  await test.step('and is in the group, from which the coordinator moves them', async () => {
    await open(page, '/coordinator/students?search=new.medic')
    await expect(rowOf(page, /Noa Winter/)).toContainText('Central EMS, field crews')
    await page.getByRole('checkbox', { name: lists.selectRow({ name: 'Noa Winter' }) }).check({ force: true })
    await page.getByRole('button', { name: students.move(), exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel(moving.target()).selectOption({ label: 'Harlan corridor, joint responders' })
    await dialog.getByRole('button', { name: moving.confirm(), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, /Noa Winter/)).toContainText('Harlan corridor, joint responders')
  })

  await test.step('the same file again invites nobody', async () => {
    await open(page, '/coordinator/students?view=imports&import=new')
    await page
      .getByLabel(peopleImport.choose())
      .setInputFiles({ name: 'medics.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
    await expect(rowOf(page, /second\.medic/)).toContainText(peopleImport.verdicts.invited())
  })
  await coordinator.close()
})
