import { expect, test } from '@playwright/test'

import type { OpenClass } from '../../src/domain/contract/open-class.contract.ts'
import { personAddress } from '../../src/domain/person-address.ts'
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

type Row = Readonly<{ id: number; userId: number; firstName: string; lastName: string; email: string; active: number }>

const studentsThat = async (query: string): Promise<readonly Row[]> => {
  const answer = await fetch(`${installation.origin}/api/students?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { items: readonly Row[] }).items
}

for (const language of ['en', 'ar'] as const) {
  test(`whoever was never trained is enrolled in a course that is found by its name, and one press undoes it: ${language}`, async ({
    browser,
  }) => {
    const { allStudentsList: said, listActs, listViews, lists } = wordsFor(language)
    const { enroll } = listActs.acts.allStudents
    const context = await openBrowser(browser, installation.origin, { token, language })
    const page = await context.newPage()
    await open(page, '/admin/students')
    await page.getByRole('button', { name: lists.views(), exact: true }).click()
    await page.getByRole('link', { name: listViews.brought.allStudents.neverTrained() }).click()
    await expect(page).toHaveURL(/standing=never/)
    const fresh = (await studentsThat('standing=never&sort=created')).find(({ active }) => active === 0)
    if (!fresh) throw new Error('Everybody of the demo is under way in something')
    const activeNow = async () =>
      (await studentsThat('standing=never&sort=created')).find(({ id }) => id === fresh.id)?.active

    const link = page.locator(`a[href="${personAddress(fresh.userId, 'training')}"]`)
    await expect(link).toBeVisible()
    await page.getByRole('row').filter({ has: link }).getByRole('checkbox').click()
    await page.getByRole('button', { name: said.enrolling.choose(), exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('combobox', { name: said.enrolling.course() }).click()
    await page.getByRole('option').first().click()
    await dialog.getByRole('button', { name: said.enrolling.confirm(), exact: true }).click()

    const notice = page.getByRole('group', { name: enroll.name(), exact: true })
    await expect(notice).toContainText(enroll.done({ count: 1 }))
    expect(await activeNow()).toBe(1)
    await notice.getByRole('button', { name: listActs.undoNamed({ act: enroll.name() }) }).click()
    await expect(notice).toContainText(listActs.undone({ count: 1 }))
    expect(await activeNow()).toBe(0)
    await context.close()
  })
}

const openClasses = async (): Promise<readonly OpenClass[]> => {
  const answer = await fetch(`${installation.origin}/api/instructor-courses/open?search=`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await answer.json()) as readonly OpenClass[]
}

for (const [language, width] of [
  ['en', 1280],
  ['ar', 390],
] as const) {
  test(`two people are registered for a class that is found by its place, and one press undoes it: ${language}, ${width} px`, async ({
    browser,
  }) => {
    const { classPlaces: said, listActs, lists } = wordsFor(language)
    const { register } = listActs.acts.allStudents
    const options = { viewport: { width, height: 844 } }
    const context = await openBrowser(browser, installation.origin, { token, language, options })
    const page = await context.newPage()
    const held = (await openClasses()).find(({ seatsLeft, waiting }) => seatsLeft > 2 && waiting === 0)
    if (!held) throw new Error('No class of the demo has three seats')
    const seatsNow = async () => (await openClasses()).find(({ id }) => id === held.id)?.seatsLeft

    await open(page, '/admin/students?standing=never')
    for (const { firstName, lastName } of (await studentsThat('standing=never')).slice(0, 2))
      await page.getByRole('checkbox', { name: lists.selectRow({ name: `${firstName} ${lastName}` }) }).click()
    await page.getByRole('button', { name: lists.moreActs(), exact: true }).click()
    await page.getByRole('menuitem', { name: said.choose(), exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('combobox', { name: said.held() }).fill(held.venue)
    await page.getByRole('option').first().click()
    await expect(dialog).toContainText(said.chosen({ count: 2, seats: said.seats({ count: held.seatsLeft }) }))
    await expect(dialog).toContainText(said.everybody({ count: 2 }))
    await dialog.getByRole('button', { name: said.confirm(), exact: true }).click()

    const notice = page.getByRole('group', { name: register.name(), exact: true })
    await expect(notice).toContainText(register.done({ count: 2 }))
    expect(await seatsNow()).toBe(held.seatsLeft - 2)
    await notice.getByRole('button', { name: listActs.undoNamed({ act: register.name() }) }).click()
    await expect(notice).toContainText(listActs.undone({ count: 2 }))
    expect(await seatsNow()).toBe(held.seatsLeft)
    await context.close()
  })
}
