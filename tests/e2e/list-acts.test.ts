import { readFile } from 'node:fs/promises'

import { expect, test, type Page } from '@playwright/test'

import type { GroupStudent } from '../../src/domain/contract/group-students.list.ts'
import type { Group } from '../../src/domain/contract/group.contract.ts'
import type { ListPage } from '../../src/domain/list.ts'
import { REGION_KEY } from '../../src/views/ui/region-key.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const { coordinatorStudents, invitations, listActs, lists, peopleImport, shell } = wordsFor('en')
const { move } = listActs.acts.groupStudents
const { revoke } = listActs.acts.groupInvitations

let installation: Installation
let token: string
test.beforeAll(async () => {
  installation = await startInstallation()
  token = await tokenOf(installation.origin, 'coordinator')
})
test.afterAll(() => installation.stop())

const ask = async <T>(path: string): Promise<T> => {
  const answer = await fetch(`${installation.origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  return (await answer.json()) as T
}
const membersOf = async (groupId: number): Promise<number[]> =>
  (await ask<ListPage<GroupStudent>>(`/groups/students?perPage=100&group=${groupId}`)).items
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)

const noticeOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

test('three are moved, and by two presses of keys they are back', async ({ browser }) => {
  const [from, to] = (await ask<Group[]>('/groups')).toSorted((a, b) => b.members - a.members)
  if (!from || !to) throw new Error('The demo has not two groups')
  const before = [await membersOf(from.id), await membersOf(to.id)]
  const context = await openBrowser(browser, installation.origin, { token })
  const page = await context.newPage()
  await open(page, `/coordinator/students?group=${from.id}`)
  const boxes = page.getByRole('table', { name: coordinatorStudents.students.list() }).getByRole('checkbox')
  for (const nth of [1, 2, 3]) await boxes.nth(nth).click()
  await page.getByRole('button', { name: coordinatorStudents.students.move(), exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('combobox', { name: coordinatorStudents.moving.target() }).selectOption(String(to.id))
  await dialog.getByRole('button', { name: coordinatorStudents.moving.confirm(), exact: true }).click()

  const notice = noticeOf(page, move.name())
  await expect(notice).toContainText(move.done({ count: 3 }))
  expect((await membersOf(to.id)).length).toBe(to.members + 3)
  // It is at the end of the page, a Tab for each thing between: a key leads there, and back to where it was pressed.
  const inPage = page.locator('main :focus')
  await expect(inPage).toHaveCount(1)
  const where = await inPage.evaluate((element) => element.outerHTML)
  await page.keyboard.press(REGION_KEY)
  await expect(notice.getByRole('button', { name: listActs.undoNamed({ act: move.name() }) })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(notice).toContainText(listActs.undone({ count: 3 }))
  await page.keyboard.press(REGION_KEY)
  expect(await inPage.evaluate((element) => element.outerHTML)).toBe(where)
  expect([await membersOf(from.id), await membersOf(to.id)]).toEqual(before)
  await context.close()
})

const PEOPLE = 250

/** As many people as are wanted, invited into the first group by a file. */
const invite = async (page: Page) => {
  const rows = Array.from({ length: PEOPLE }, (_, at) => `crowd${at}@example.org,Crowd,No ${at}`)
  await open(page, '/coordinator/students?view=imports&import=new')
  await page.getByLabel(peopleImport.choose()).setInputFiles({
    name: 'crowd.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['email,firstName,lastName', ...rows].join('\n')),
  })
  await page.getByRole('button', { name: peopleImport.start({ count: PEOPLE }) }).click()
  await expect(page.getByText(peopleImport.done())).toBeVisible({ timeout: 60_000 })
}

test('an act with many rows follows who leaves its page, and is in the history with a result a row', async ({
  browser,
}) => {
  const context = await openBrowser(browser, installation.origin, { token })
  const page = await context.newPage()
  await invite(page)
  await open(page, '/coordinator/students?view=invitations&search=crowd')
  await page.getByRole('checkbox', { name: lists.selectPage() }).click()
  await page.getByRole('button', { name: lists.selectMatching({ count: PEOPLE }) }).click()
  await page.getByRole('button', { name: invitations.revokingChosen.choose() }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: invitations.revokingChosen.confirm({ count: PEOPLE }) })
    .click()
  const notice = noticeOf(page, revoke.name())
  await expect(notice).toBeVisible()
  await page.getByRole('link', { name: shell.menu.studentProgress() }).click()
  await expect(page).toHaveURL(/student-progress/)
  await expect(notice).toContainText(revoke.done({ count: PEOPLE }), { timeout: 30_000 })

  await open(page, '/coordinator/students?view=invitations&search=crowd')
  await page.getByRole('button', { name: listActs.history.open() }).click()
  const history = page.getByRole('dialog', { name: listActs.history.title() })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    history
      .getByRole('button', { name: listActs.resultsNamed({ act: revoke.name() }) })
      .first()
      .click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect([lines.length, lines[1]]).toEqual([
    PEOPLE + 1,
    expect.stringMatching(/^Crowd No (\d+),crowd\1@example\.org,Done,,,$/),
  ])
  await history
    .getByRole('button', { name: listActs.undoNamed({ act: revoke.name() }) })
    .first()
    .click()
  await expect(history.getByRole('listitem').first()).toContainText(listActs.undone({ count: PEOPLE }), {
    timeout: 30_000,
  })
  await context.close()
})
