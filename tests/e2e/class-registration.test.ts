import { readFile } from 'node:fs/promises'

import { expect, test, type Page } from '@playwright/test'

import { startInstallation, type Installation } from './support/installation.ts'
import { open, openBrowser, signIn, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const DAY = 86_400_000
const VENUE = 'Harlan County Fairground, hall 3'

let installation: Installation
let courseId: number

/** A class with one seat, made by the instructor of the demo. */
test.beforeAll(async () => {
  installation = await startInstallation()
  const { origin } = installation
  const courses: { id: number; isOnline: boolean; courseTypeId: number }[] = await (
    await fetch(`${origin}/api/courses`)
  ).json()
  courseId = courses.find((course) => !course.isOnline && course.courseTypeId === 1)?.id ?? 0
  const at = (days: number, hours = 0) => new Date(Date.now() + days * DAY + hours * 3_600_000).toISOString()
  const made = await fetch(`${origin}/api/instructor-courses`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await tokenOf(origin, 'instructor')}`,
    },
    body: JSON.stringify({
      courseId,
      sessions: [{ startsAt: at(70), endsAt: at(70, 4) }],
      timeZone: 'America/Chicago',
      venue: VENUE,
      address: '1 Fair Road',
      city: 'Fairmont',
      county: 'Harlan',
      hostAgencyId: null,
      capacity: 1,
      registrationClosesAt: at(69),
      notes: '',
      coInstructorIds: [],
    }),
  })
  if (made.status !== 201) throw new Error(`The class was not made: ${await made.text()}`)
})

test.afterAll(async () => installation.stop())

const cardOf = (page: Page) => page.getByRole('listitem').filter({ hasText: VENUE })

test('two browsers want one seat: one waits, is offered it, accepts, and takes the class into a calendar', async ({
  browser,
}) => {
  const { origin } = installation
  const en = wordsFor('en').classRegistration
  const ar = wordsFor('ar').classRegistration
  const path = `/course/register/${courseId}`
  const first = await openBrowser(browser, origin, { token: await tokenOf(origin, 'jasmine.cole') })
  const second = await openBrowser(browser, origin, {
    language: 'ar',
    token: await tokenOf(origin, 'peter.nowak'),
    options: { viewport: { width: 390, height: 844 } },
  })
  const [desk, phone] = [await first.newPage(), await second.newPage()]
  await open(desk, path)
  await open(phone, path)

  await cardOf(desk).getByRole('button', { name: en.register() }).click()
  const dialog = desk.getByRole('dialog', { name: en.confirm.register() })
  await dialog.getByRole('textbox').fill('A seat near the screen.')
  // A double click is one registration.
  await dialog.getByRole('button', { name: en.register() }).dblclick()
  await expect(desk.getByText(en.news.registered(), { exact: true })).toBeVisible()
  await expect(cardOf(desk).getByText(en.state.registered())).toBeVisible()
  await expect(cardOf(desk).getByText('A seat near the screen.')).toBeVisible()

  // This page has not heard that the seat is gone: nobody is put on the waitlist who has not said so.
  await cardOf(phone).getByRole('button', { name: ar.register() }).click()
  await phone
    .getByRole('dialog', { name: ar.confirm.register() })
    .getByRole('button', { name: ar.register(), exact: true })
    .click()
  const instead = phone.getByRole('dialog', { name: ar.confirm.join() })
  await expect(instead.getByRole('alert')).toContainText(ar.confirm.takenText({ position: 1 }))
  await instead.getByRole('button', { name: ar.join(), exact: true }).click()
  await expect(cardOf(phone).getByText(ar.state.waitlisted({ position: 1 }))).toBeVisible()
  await expect(phone.getByText(ar.news.waitlisted(), { exact: true })).toBeVisible()

  await cardOf(desk).getByRole('button', { name: en.leave() }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: en.leaving.confirm(), exact: true }).click()
  await expect(desk.getByText(en.news.left(), { exact: true })).toBeVisible()
  await expect(cardOf(desk).getByRole('button', { name: en.join() })).toBeVisible()

  await open(phone, path)
  await expect(cardOf(phone).getByRole('timer')).toHaveText(/^23:59:\d\d$|^24:00:00$/)
  await cardOf(phone).getByRole('button', { name: ar.offer.accept() }).click()
  await expect(phone.getByText(ar.news.accepted(), { exact: true })).toBeVisible()
  await expect(cardOf(phone).getByText(ar.state.registered())).toBeVisible()

  const download = phone.waitForEvent('download')
  await cardOf(phone).getByRole('link', { name: ar.calendar() }).click()
  const file = await download
  const text = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '')
  expect(file.suggestedFilename()).toBe('class.ics')
  expect(text).toContain('STATUS:CONFIRMED')
  expect(text).toContain(VENUE.replace(',', '\\,'))
  await first.close()
  await second.close()
})

test('a guest signs in from the page and comes back to it', async ({ browser }) => {
  const { classRegistration } = wordsFor('en')
  const guest = await openBrowser(browser, installation.origin)
  const page = await guest.newPage()
  await open(page, `/course/register/${courseId}`)
  await page.getByRole('button', { name: classRegistration.signIn(), exact: true }).click()
  await page.waitForURL('**/sign-in')
  await signIn(page, 'zeynep.arslan')
  await page.waitForURL(`**/course/register/${courseId}`)
  await expect(page.getByRole('button', { name: classRegistration.signIn(), exact: true })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await guest.close()
})
