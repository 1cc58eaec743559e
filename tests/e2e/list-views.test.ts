import { expect, test, type Browser, type Page } from '@playwright/test'

import { startInstallation, type Installation } from './support/installation.ts'
import { nothingOver } from './support/motion.ts'
import { open, openBrowser, tokenOf, visitsOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const { coordinatorStudents, lists, listViews, shell } = wordsFor('en')
const { manage, naming } = listViews
const NAME = 'Towing crews'
const ASKED = 'discipline=towing&sort=-joined'

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Signs in anew, as on another device. */
const openAs = async (browser: Browser, mailbox: string, options: object = {}) => {
  const token = await tokenOf(installation.origin, mailbox)
  const context = await openBrowser(browser, installation.origin, { token, options })
  return { context, page: await context.newPage() }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const openViews = async (page: Page, isPhone = false) => {
  if (isPhone) await page.getByRole('button', { name: new RegExp(`^${lists.sheet.open()}`) }).click()
  await button(page, lists.views()).click()
  const menu = page.getByRole('dialog', { name: listViews.label(), exact: true })
  await expect(button(page, manage.open())).toBeVisible()
  return menu
}

/** Which of the views is in force, as the menu says it. */
const inForce = (page: Page) => page.getByRole('dialog').locator('a[aria-current=true]')

const save = async (page: Page, name: string) => {
  await openViews(page)
  await button(page, listViews.save()).click()
  const dialog = page.getByRole('dialog', { name: naming.save() })
  await dialog.getByRole('textbox', { name: naming.name() }).fill(name)
  await dialog.getByRole('button', { name: naming.send(), exact: true }).click()
  await expect(page.getByText(listViews.news.saved({ name: `\u2068${name}\u2069` }))).toBeVisible()
}

test('a coordinator names what they look at, finds it on a phone, opens the list with it, and deletes it', async ({
  browser,
}) => {
  const desk = await openAs(browser, 'coordinator')
  await open(desk.page, `/coordinator/students?${ASKED}`)
  await save(desk.page, NAME)
  await nothingOver(desk.page)
  await desk.page.reload()
  await openViews(desk.page)
  await expect(inForce(desk.page)).toHaveText(NAME)
  await desk.context.close()

  const { context, page } = await openAs(browser, 'coordinator', PHONE)
  await open(page, '/coordinator/students')
  const menu = await openViews(page, true)
  await menu.getByRole('link', { name: NAME }).click()
  await expect(page).toHaveURL(`${installation.origin}/coordinator/students?${ASKED}`)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // A name is asked for, and nothing is wrong with it before anything was typed.
  await open(page, '/coordinator/students?discipline=ems')
  await openViews(page, true)
  await button(page, listViews.save()).click()
  const field = page.getByRole('dialog', { name: naming.save() }).getByRole('textbox', { name: naming.name() })
  await expect(field).toBeFocused()
  expect(await field.getAttribute('aria-invalid')).toBeNull()
  await page.keyboard.press('Escape')
  await expect(button(page, listViews.save())).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, lists.views())).toBeFocused()

  // It is what the list opens with from now on, here and wherever they sign in.
  await button(page, lists.views()).click()
  await button(page, manage.open()).click()
  await page.getByRole('combobox', { name: manage.opens() }).selectOption(NAME)
  await expect(page.getByText(listViews.news.opens())).toBeVisible()
  await context.close()

  const again = await openAs(browser, 'coordinator')
  const rows: string[] = []
  again.page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/groups/students') rows.push(search)
  })
  await open(again.page, '/coordinator/student-progress')
  await again.page.getByRole('link', { name: shell.menu.groupStudents() }).first().click()
  await expect(again.page).toHaveURL(`${installation.origin}/coordinator/students?${ASKED}`)
  await expect(again.page.getByRole('table', { name: coordinatorStudents.students.list() })).toBeVisible()
  // The rows of the view alone are asked for.
  expect(rows).toEqual([`?${ASKED}`])

  // All is one press away, and stays so when it is loaded anew; back is where one came from.
  const desks = await openViews(again.page)
  await desks.getByRole('link', { name: listViews.all(), exact: true }).click()
  await expect(again.page).toHaveURL(`${installation.origin}/coordinator/students?sort=name`)
  await again.page.reload()
  await expect(again.page).toHaveURL(`${installation.origin}/coordinator/students?sort=name`)
  await again.page.goBack()
  await expect(again.page).toHaveURL(`${installation.origin}/coordinator/students?${ASKED}`)
  await again.page.goBack()
  await expect(again.page).toHaveURL(`${installation.origin}/coordinator/student-progress`)

  await open(again.page, '/coordinator/students')
  await expect(again.page).toHaveURL(`${installation.origin}/coordinator/students?${ASKED}`)
  await openViews(again.page)
  await button(again.page, manage.open()).click()
  await button(again.page, manage.remove({ name: NAME })).click()
  await again.page
    .getByRole('alertdialog')
    .getByRole('button', { name: listViews.removing.confirm(), exact: true })
    .click()
  await expect(again.page.getByText(manage.none())).toBeVisible()
  await open(again.page, '/coordinator/students')
  await expect(again.page.getByRole('table', { name: coordinatorStudents.students.list() })).toBeVisible()
  expect(new URL(again.page.url()).search).toBe('')
  await again.context.close()
})

test('an administrator shares a view, and who has the role finds it', async ({ browser }) => {
  const admin = await openAs(browser, 'admin')
  await open(admin.page, '/admin/instructors?view=invitations&state=used')
  await save(admin.page, 'Those who came')
  await openViews(admin.page)
  await button(admin.page, manage.open()).click()
  await admin.page
    .getByRole('combobox', { name: manage.seenBy({ name: 'Those who came' }) })
    .selectOption(listViews.roles.master())
  await expect(
    admin.page.getByText(listViews.news.shared({ name: '\u2068Those who came\u2069', role: listViews.roles.master() })),
  ).toBeVisible()
  await admin.context.close()

  const master = await openAs(browser, 'master')
  await open(master.page, '/master/dash')
  const menu = await openViews(master.page)
  await menu.getByRole('link', { name: /^Those who came/ }).click()
  await expect(master.page).toHaveURL(`${installation.origin}/master/dash?state=used`)
  await openViews(master.page)
  await expect(inForce(master.page)).toContainText('Those who came')
  await button(master.page, manage.open()).click()
  await expect(master.page.getByText(manage.none())).toBeVisible()
  await master.context.close()
})

test('an address that asks for something shows that, whatever the list opens with', async ({ browser }) => {
  const { context, page } = await openAs(browser, 'instructor')
  await open(page, '/instructor/student-enrollments')
  await openViews(page)
  await button(page, manage.open()).click()
  await page.getByRole('combobox', { name: manage.opens() }).selectOption(listViews.brought.studentEnrollments.noShow())
  await expect(page.getByText(listViews.news.opens())).toBeVisible()
  // What is looked at stays.
  await expect(page).toHaveURL(/\/instructor\/student-enrollments\?sort=-lastActivity$/)
  await open(page, '/instructor/student-enrollments')
  await expect(page).toHaveURL(/\?delivery=inPerson&standing=noShow$/)
  await page
    .locator('label')
    .filter({ hasText: wordsFor('en').studentEnrollments.online() })
    .click()
  await expect(page).toHaveURL(/\?sort=-lastActivity$/)
  await open(page, '/instructor/student-enrollments?delivery=inPerson')
  expect(new URL(page.url()).search).toBe('?delivery=inPerson')
  await context.close()
})

/** What stands beside a list in its address, or opens the page of a row, as nobody could mean it. */
const STRANGE: readonly (readonly [person: string, path: string, asked: string])[] = [
  ['master', '/master/dash', 'period=soon'],
  ['admin', '/admin/in-person', 'month=2026-13'],
  ['admin', '/admin/users', 'person=abc'],
  ['admin', '/admin/users', 'person=99999999999'],
  ['admin', '/admin/courses', 'course=abc'],
  ['admin', '/admin/how-to', 'video=abc'],
  ['admin', '/admin/emails', 'view=secrets'],
  ['instructor', '/instructor/student-enrollments', 'delivery=byPost'],
  ['coordinator', '/coordinator/students', 'view=secrets'],
  ['coordinator', '/coordinator/students?view=imports', 'import=abc'],
]

test('what an address asks and nobody knows is said on its page', async ({ browser }) => {
  const visits = visitsOf(browser, installation.origin)
  for (const [person, path, asked] of STRANGE) {
    const page = await visits.pageOf(person)
    await open(page, `${path}${path.includes('?') ? '&' : '?'}${asked}`)
    await expect(page.getByRole('main').getByText(asked, { exact: true }), path).toBeVisible()
  }
  await visits.leave()
})
