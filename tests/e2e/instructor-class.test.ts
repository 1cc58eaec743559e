import { expect, test, type Locator, type Page } from '@playwright/test'

import { startInstallation, type Installation } from './support/installation.ts'
import { tabTo } from './support/keyboard.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const words = wordsFor('en')
const { classDesk, wizard } = words
const { fields, detail } = classDesk

const DAYS_AHEAD = 45
const DAY_MS = 86_400_000

const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** As a date box takes it from the keys of an American's browser. */
const typedDate = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${month}${date}${year}`
}

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

/** Goes to a box by the tabulator alone, and writes into it. */
const typeInto = async (page: Page, box: Locator, text: string) => {
  await tabTo(page, box)
  await page.keyboard.type(text)
}
const press = async (page: Page, button: Locator) => {
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}

test('an instructor plans a class by keyboard alone, changes it, writes to it, holds it again and cancels it', async ({
  browser,
}) => {
  const { origin } = installation
  const token = await tokenOf(origin, 'instructor')
  const context = await openBrowser(browser, origin, { token, options: { locale: 'en-US' } })
  const page = await context.newPage()
  const next = page.getByRole('button', { name: wizard.next(), exact: true })

  await test.step('the wizard, by keyboard', async () => {
    await open(page, '/instructor/course/new')
    await expect(heading(page, classDesk.steps.course())).toBeVisible()
    await tabTo(page, page.getByRole('combobox', { name: fields.courseId(), exact: true }))
    await page.keyboard.press('ArrowDown')
    await press(page, next)
    await expect(heading(page, classDesk.steps.sessions())).toBeFocused()
    const session = (field: string) => page.getByLabel(fields.sessionNamed({ field, number: 1 }))
    await typeInto(page, session(fields.date()), typedDate(dayAhead(DAYS_AHEAD)))
    await typeInto(page, session(fields.start()), '0800AM')
    await typeInto(page, session(fields.end()), '1200PM')
    await press(page, next)
    await expect(heading(page, classDesk.steps.venue())).toBeFocused()
    for (const [label, text] of [
      [fields.venue(), 'Ashby County Garage'],
      [fields.address(), '7 Depot Road'],
      [fields.city(), 'Twin Forks'],
      [fields.county(), 'Ashby'],
    ] as const) {
      await typeInto(page, page.getByRole('textbox', { name: label, exact: true }), text)
    }
    await press(page, next)
    await expect(heading(page, classDesk.steps.seats())).toBeFocused()
    await typeInto(page, page.getByLabel(fields.closesDay()), typedDate(dayAhead(DAYS_AHEAD - 2)))
    await typeInto(page, page.getByLabel(fields.closesTime()), '0500PM')
    await press(page, next)
    await expect(heading(page, classDesk.steps.review())).toBeFocused()
    await press(page, page.getByRole('button', { name: classDesk.schedule() }))
    await expect(page.getByText(classDesk.plannedTitle())).toBeVisible()
    await press(page, page.getByRole('link', { name: classDesk.seeClass() }))
    await page.waitForURL(/\/instructor\/course\/\d+$/)
    await expect(page.getByText(/Ashby County Garage/)).toBeVisible()
  })

  const classId = Number(new URL(page.url()).pathname.split('/').at(-1))

  await test.step('somebody registers', async () => {
    const student = await tokenOf(origin, 'student')
    const answer = await fetch(`${origin}/api/instructor-course-students`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${student}` },
      body: JSON.stringify({ instructorCourseId: classId, accommodation: null }),
    })
    expect(answer.status).toBe(201)
    await page.reload()
    await expect(page.getByText(detail.peopleLead({ count: 1 }))).toBeVisible()
  })

  await test.step('another venue', async () => {
    await page.getByRole('button', { name: detail.edit() }).click()
    await page.getByRole('textbox', { name: fields.venue(), exact: true }).fill('Ashby Town Hall')
    await page.getByRole('button', { name: classDesk.editing.save() }).click()
    await expect(page.getByText(classDesk.news.changed())).toBeVisible()
    await expect(page.getByText(/Ashby Town Hall/)).toBeVisible()
  })

  await test.step('a message', async () => {
    await page.getByRole('button', { name: detail.write() }).click()
    const dialog = page.getByRole('dialog', { name: classDesk.messaging.title() })
    await dialog.getByRole('textbox', { name: classDesk.messaging.text() }).fill('The gate code is 4471.')
    await dialog.getByRole('button', { name: classDesk.messaging.send() }).click()
    await expect(page.getByText(classDesk.news.messaged({ count: 1 }))).toBeVisible()
    await expect(page.getByRole('region', { name: detail.messages() })).toContainText('The gate code is 4471.')
  })

  await test.step('the same again, a week on', async () => {
    await page.getByRole('link', { name: detail.duplicate() }).click()
    await expect(heading(page, classDesk.steps.course())).toBeVisible()
    for (const step of ['sessions', 'venue', 'seats', 'review'] as const) {
      await next.click()
      await expect(heading(page, classDesk.steps[step]())).toBeVisible()
    }
    await expect(page.getByText('Ashby Town Hall')).toBeVisible()
    await page.getByRole('button', { name: classDesk.schedule() }).click()
    await expect(page.getByText(classDesk.plannedTitle())).toBeVisible()
  })

  await test.step('cancelled, with the other one offered', async () => {
    await open(page, `/instructor/course/${classId}`)
    await page.getByRole('button', { name: detail.cancel() }).click()
    const dialog = page.getByRole('alertdialog', { name: classDesk.cancelling.title() })
    await expect(dialog.getByText(/Ashby Town Hall/)).toBeVisible()
    await dialog.getByRole('textbox', { name: classDesk.cancelling.reason() }).fill('The hall is flooded.')
    await dialog.getByRole('button', { name: classDesk.cancelling.confirm() }).click()
    await expect(page.getByText(detail.cancelledTitle())).toBeVisible()
    await open(page, '/demo/outbox')
    for (const subject of [/^Your class has changed/, /^About your class/, /^Cancelled: /]) {
      await expect(page.getByText(subject).first()).toBeVisible()
    }
  })

  await test.step('both stand on the dashboard', async () => {
    await open(page, '/instructor/dash?search=ashby')
    const table = page.getByRole('table', { name: classDesk.list.title() })
    await expect(table.getByText(classDesk.status.cancelled(), { exact: true })).toBeVisible()
    await expect(table.getByText(classDesk.status.scheduled(), { exact: true })).toBeVisible()
  })
  await context.close()
})

test('who may not plan classes is told why, and comes back once signed in', async ({ browser }) => {
  const { origin } = installation
  const guest = await openBrowser(browser, origin)
  const page = await guest.newPage()
  await open(page, '/instructor/course/new')
  await expect(page.getByRole('heading', { name: classDesk.gate.guestTitle() })).toBeVisible()
  await page.getByRole('button', { name: classDesk.gate.signIn() }).click()
  await page.waitForURL('**/sign-in')
  await guest.close()

  const context = await openBrowser(browser, origin, { token: await tokenOf(origin, 'student') })
  const student = await context.newPage()
  await open(student, '/instructor/course/new')
  await expect(student.getByRole('heading', { name: classDesk.gate.otherTitle() })).toBeVisible()
  await context.close()
})
