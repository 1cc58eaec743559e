import { readFile } from 'node:fs/promises'

import { expect, test, type Browser, type Page } from '@playwright/test'

import { startClockedInstallation, type Installation } from './support/installation.ts'
import { open, openBrowser, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const HOUR = 3_600_000
const DAYS_AHEAD = 25
const VENUE = 'Lorne County Annex, drill floor'
const COURSE = 'Cable Barrier Response'
/** Whose name is written in Arabic, in English too. */
const NOOR = 'نور الهاشمي'
const PHONE = { viewport: { width: 390, height: 844 } }

const words = wordsFor('en')

let installation: Installation
test.beforeAll(async () => {
  installation = await startClockedInstallation()
})
test.afterAll(() => installation.stop())

/** A day as its field takes it. */
const dayAhead = (days: number) => new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10)

const as = async (browser: Browser, mailbox: string | null, path: string, options = {}): Promise<Page> => {
  const { origin } = installation
  const token = mailbox === null ? undefined : await tokenOf(origin, mailbox)
  const context = await openBrowser(browser, origin, { token, options })
  const page = await context.newPage()
  await open(page, path)
  return page
}

const planClass = async (page: Page): Promise<void> => {
  const { fields, schedule, plannedTitle } = words.classDesk
  const next = page.getByRole('button', { name: words.wizard.next(), exact: true })
  const title = await page
    .getByLabel(fields.courseId(), { exact: true })
    .locator('option', { hasText: COURSE })
    .innerText()
  await page.getByLabel(fields.courseId(), { exact: true }).selectOption({ label: title })
  await next.click()
  const named = (field: string) => page.getByLabel(fields.sessionNamed({ field, number: 1 }))
  await named(fields.date()).fill(dayAhead(DAYS_AHEAD))
  await named(fields.start()).fill('09:00')
  await named(fields.end()).fill('13:00')
  await next.click()
  await page.getByLabel(fields.venue(), { exact: true }).fill(VENUE)
  await page.getByLabel(fields.address(), { exact: true }).fill('12 Mill Street')
  await page.getByLabel(fields.city(), { exact: true }).fill('Lorne')
  await page.getByLabel(fields.county(), { exact: true }).fill('Lorne')
  await next.click()
  await page.getByLabel(fields.capacity(), { exact: true }).fill('2')
  await page.getByLabel(fields.closesDay()).fill(dayAhead(DAYS_AHEAD - 1))
  await page.getByLabel(fields.closesTime()).fill('17:00')
  await next.click()
  await page.getByRole('button', { name: schedule(), exact: true }).click()
  await expect(page.getByRole('heading', { name: plannedTitle() })).toBeVisible()
}

/** From the search to a place in the class. */
const register = async (page: Page): Promise<void> => {
  const { classRegistration, courseSearch } = words
  await page.getByLabel(courseSearch.search()).fill('cable barrier')
  await page.getByRole('link', { name: COURSE }).first().click()
  await page.getByRole('link', { name: /Register for the class on .* in Lorne/ }).click()
  const card = page.getByRole('listitem').filter({ hasText: VENUE })
  await card
    .getByRole('button', { name: new RegExp(`${classRegistration.register()}|${classRegistration.join()}`) })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^(${classRegistration.register()}|${classRegistration.join()})$`) })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('a class is planned, found, filled, held and completed; its certificate is verified, seen and exported', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const { origin } = installation

  await test.step('an instructor plans it', async () => {
    const page = await as(browser, 'instructor', '/instructor/course/new')
    await planClass(page)
    await page.context().close()
  })

  const { state } = words.classRegistration
  await test.step('three students find it: two have a seat, the third waits', async () => {
    const expected = [state.registered(), state.registered(), state.waitlisted({ position: 1 })]
    for (const [at, mailbox] of ['noor.alhashimi', 'victor.ramos', 'hannah.weiss'].entries()) {
      const page = await as(browser, mailbox, '/course/search', PHONE)
      await register(page)
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: VENUE })
          .getByText(expected[at] ?? ''),
      ).toBeVisible()
      await page.context().close()
    }
  })

  const headers = async () => ({ Authorization: `Bearer ${await tokenOf(origin, 'instructor')}` })
  const mine = await fetch(`${origin}/api/instructor-courses/mine?search=Annex`, { headers: await headers() })
  const { items } = (await mine.json()) as { items: { id: number; courseDate: string }[] }
  const [held] = items
  if (!held) throw new Error('The class is not among those of its instructor')
  // Ten minutes before it begins; who was signed in signs in anew on the day.
  await installation.moveClock(Date.parse(held.courseDate) - HOUR / 6 - Date.now())

  const roster = await as(browser, 'instructor', `/instructor/roster/${held.id}`, PHONE)
  const region = roster.getByRole('region', { name: words.roster.count.label() })
  await test.step('one checks in by the code on the wall, one is marked by hand', async () => {
    await roster.getByRole('button', { name: words.roster.tools.code() }).click()
    const address = new URL((await roster.locator('[data-address]').getAttribute('data-address')) ?? '')
    const noor = await as(browser, 'noor.alhashimi', `${address.pathname}${address.search}`, PHONE)
    await expect(noor.getByText('You are checked in')).toBeVisible()
    await noor.context().close()
    await roster.keyboard.press('Escape')
    await roster.getByRole('button', { name: /^Present: .*Victor Ramos/ }).click()
    await expect(region).toContainText(words.roster.count.present({ present: '2', total: '2' }))
    await expect(roster.getByText(words.roster.sent())).toBeVisible()
  })

  await test.step('the class is completed once it has begun', async () => {
    await installation.moveClock(HOUR)
    await open(roster, `/instructor/roster/${held.id}`)
    const complete = roster.getByRole('button', { name: words.roster.tools.complete(), exact: true })
    if (!(await complete.isVisible())) await roster.getByRole('button', { name: words.roster.tools.more() }).click()
    await complete
      .or(roster.getByRole('menuitem', { name: words.roster.tools.complete() }))
      .first()
      .click()
    await roster.getByRole('button', { name: words.roster.completion.confirm() }).click()
    await expect(roster.getByText(words.roster.completion.done({ count: 2 }))).toBeVisible()
    await roster.context().close()
  })

  await test.step('a student has the certificate, and a guest verifies it', async () => {
    const student = await as(browser, 'noor.alhashimi', '/student/dash')
    const number = (
      await student
        .getByText(/TIM-[0-9A-Z]{4}-[0-9A-Z]{4}/)
        .first()
        .innerText()
    ).match(/TIM-\w{4}-\w{4}/)?.[0]
    await student.context().close()
    const guest = await as(browser, null, '/course/verification')
    await guest.getByLabel(words.verification.number()).fill(number ?? '')
    await guest.getByRole('button', { name: words.verification.verify() }).click()
    await expect(guest.getByText(words.certificateState.valid(), { exact: true }).first()).toBeVisible()
    await expect(guest.getByText(NOOR).first()).toBeVisible()
    await expect(guest.getByText(COURSE).first()).toBeVisible()
    await guest.context().close()
  })

  await test.step('the coordinator sees it, and saves it', async () => {
    const page = await as(browser, 'coordinator', '/coordinator/student-progress?search=alhashimi')
    const row = page.getByRole('row').filter({ hasText: NOOR })
    await expect(row.getByText(words.progressMatrix.standings.current()).first()).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: words.lists.export() }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text).toContain('الهاشمي')
    expect(text).not.toContain('Brian Keller')
    await page.context().close()
  })
})
