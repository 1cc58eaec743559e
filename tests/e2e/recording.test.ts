import { readFile } from 'node:fs/promises'

import { expect, test, type Browser, type Page } from '@playwright/test'

import { readFlight } from '../../src/domain/contract/flight-text.ts'
import type { Flight } from '../../src/domain/contract/flight.contract.ts'
import { rerun, type Rerun } from '../../src/flight/replay.ts'
import { everyChart } from './support/every-chart.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { partFile } from './support/part-file.ts'
import { open, openBrowser, signIn, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const words = wordsFor('en')
const { contact, contactCase, crashReport, flight: said, shell } = words

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

/** Whatever a student types anywhere, or is called by. */
const CANARIES = [
  'wrong password',
  'heron search',
  'heron note',
  'heron answer',
  'heron message',
  'student@example.org',
]

/** As another machine opens it: from its text alone. */
const runsOf = async (flight: Flight): Promise<readonly Rerun[]> => {
  const charts = await everyChart()
  return rerun(flight, (id) => charts.filter((chart) => chart.id === id))
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** By the search of the shell, as somebody goes who does not want to leave the page for long. */
const goByName = async (page: Page, name: string) => {
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: shell.search() })
  await field.fill(name)
  await page.getByRole('dialog').getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
}

/** Writes a message with what happened before. Gives what the page showed of that. */
const writeToUs = async (page: Page, message: string, name?: string) => {
  const form = page.getByRole('form', { name: contact.form() }).or(page.locator('form[method="post"]')).first()
  await expect(page.getByRole('heading', { level: 1, name: contact.title() })).toBeVisible()
  if (name !== undefined) {
    await form.getByLabel(contact.name(), { exact: true }).fill(name)
    await form.getByLabel(contact.email(), { exact: true }).fill('nadia@example.org')
  }
  await form.getByLabel(contact.topic(), { exact: true }).selectOption('other')
  await form.getByLabel(contact.message(), { exact: true }).fill(message)
  await button(page, said.ask()).click()
  const region = page.getByRole('region', { name: said.title() })
  await expect(region.getByRole('checkbox').first()).toBeChecked()
  const shown = (await region.locator('ol').allTextContents()).join('\n')
  await button(page, contact.send()).click()
  await expect(page.getByRole('heading', { name: contact.done.title() })).toBeVisible()
  const [reference = ''] = /C-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(await page.getByRole('main').innerText()) ?? []
  return { shown, reference }
}

/** The file that an admin saves at the message of this reference. */
const savedBy = async (browser: Browser, reference: string): Promise<string> => {
  const token = await tokenOf(installation.origin, 'admin')
  const context = await openBrowser(browser, installation.origin, { token })
  const page = await context.newPage()
  await open(page, `/admin/contactFormLogs?search=${reference}`)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(2)
  await rows.last().getByRole('link').first().click()
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, contactCase.before.save()).click()])
  expect(file.suggestedFilename()).toMatch(/^flight-\d+\.json$/)
  const text = await readFile(await file.path(), 'utf8')
  await context.close()
  return text
}

const opened = (text: string): Flight => {
  const read = readFlight(text)
  if ('refusal' in read) throw new Error(`${read.refusal} ${read.at}`)
  return read.flight
}

test('trouble in a lesson is met again from what its writer sent, which holds nothing that was typed', async ({
  browser,
}) => {
  const context = await openBrowser(browser, installation.origin)
  const page = await context.newPage()
  await open(page, '/sign-in')
  await page.locator('input[name="email"]').fill('student@example.org')
  await page.locator('input[name="password"]').fill('wrong password')
  await page.locator('button[type="submit"]').click()
  await expect(page.getByText(words.account.signIn.refused()).first()).toBeVisible()
  await signIn(page, 'student')
  await page.waitForURL((url) => !url.pathname.includes('sign-in'))

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: shell.search() }).fill('heron search')
  await page.keyboard.press('Escape')

  // The trouble of this student: what was watched is not taken.
  const error = { code: 'CONFLICT', message: 'heron answer' }
  await page.route('**/watch-reports', (route) => route.fulfill({ status: 409, json: { error } }))
  await page.evaluate(() => history.pushState(null, '', '/online-course/1'))
  const { player } = words.lesson
  await button(page, player.play()).first().click()
  await expect(page.getByText(words.lesson.report.refused())).toBeVisible()

  await page.getByRole('tab', { name: words.lesson.talk.notes() }).click()
  const notes = page.getByRole('tabpanel', { name: words.lesson.talk.notes() })
  await notes.getByRole('button').first().click()
  await notes.getByRole('textbox').fill('heron note')
  await goByName(page, 'contact')
  const { shown, reference } = await writeToUs(page, 'heron message')
  await context.close()

  const text = await savedBy(browser, reference)
  for (const canary of CANARIES) {
    expect.soft(text).not.toContain(canary)
    expect.soft(shown).not.toContain(canary)
  }
  // What was shown is what was sent.
  const flight = opened(text)
  for (const { actor, type } of flight.records) expect.soft(shown).toContain(`${actor} ${type}`)
  const runs = await runsOf(flight)
  const same = runs.filter(({ divergence }) => divergence === null).map(({ chart }) => chart)
  expect(same).toEqual(expect.arrayContaining(['coursePlayer', 'lessonNotes']))
  const player1 = runs.find(({ chart }) => chart === 'coursePlayer')
  const told = flight.records.map(({ actor, type }) => `${actor.replace(/^.*lesson:\d+/, 'lesson')} ${type}`)
  expect(player1?.divergence).toBeNull()
  // Both are in it: what the video told the lesson, and that what was watched of it was not taken.
  expect(told).toEqual(
    expect.arrayContaining(['lesson media.played', 'lesson/watchReporter xstate.error.actor.sendReport']),
  )
})

/** The page of a crash says so; from its details one line leads to those who look after the product. */
const writeOfCrash = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: shell.crash.title() })).toBeVisible()
  await page.getByText(crashReport.details(), { exact: true }).first().click()
  await page.getByRole('link', { name: crashReport.write() }).click()
  await page.waitForURL('**/contact')
}

/** Has the next dialog of the shell throw: the shell is what breaks. */
const breakShell = (page: Page) =>
  page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('heron dialog')
    }
  })

const CRASHES = [
  {
    what: 'a page',
    last: 'route.changed',
    crash: async (page: Page) => {
      await page.route(partFile('src/app/routes/course-verification.route.tsx'), (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: "export default () => { throw new Error('heron page') }",
        }),
      )
      await open(page, '/resources')
      await page.locator('body').hover()
      await goByName(page, 'mission')
      await page.waitForURL('**/mission')
      await page.getByRole('link', { name: shell.menu.verification() }).first().click()
    },
  },
  {
    what: 'the shell',
    last: 'search.opened',
    crash: async (page: Page) => {
      await open(page, '/resources')
      await page.locator('body').hover()
      await goByName(page, 'mission')
      await page.waitForURL('**/mission')
      await breakShell(page)
      await page.keyboard.press('Control+k')
    },
  },
] as const

for (const { what, last, crash } of CRASHES) {
  test(`what led to a crash of ${what} is kept over the way to the contact page, and is met again`, async ({
    browser,
  }) => {
    const context = await openBrowser(browser, installation.origin)
    const page = await context.newPage()
    await crash(page)
    await writeOfCrash(page)
    const { shown, reference } = await writeToUs(page, 'heron message', 'Nadia Quist')
    await context.close()
    const text = await savedBy(browser, reference)
    for (const secret of ['heron', 'Nadia', 'nadia@']) expect.soft(text + shown).not.toContain(secret)
    const flight = opened(text)
    // Of the page that crashed, not of the one that the message was written on.
    expect(flight.actors.map(({ page: on }) => on)).not.toContain('/contact')
    const runs = await runsOf(flight)
    // Where somebody went is a text, by which the guard decides: it is told, and the re-run says that it stopped there.
    const went = flight.records.filter(({ type }) => type === 'path.changed')
    expect(went.length).toBeGreaterThan(0)
    const navigation = runs.find(({ chart }) => chart === 'navigation')
    // The recorder comes when somebody first points at something: what led to the crash was later.
    const types = flight.records.filter(({ actor }) => actor === navigation?.root).map(({ type }) => type)
    expect([navigation?.divergence, types.includes(last)]).toEqual([null, true])
  })
}

test('whoever loads the page anew after a crash can still send what led to it, until they sign out', async ({
  browser,
}) => {
  const token = await tokenOf(installation.origin, 'student')
  const context = await openBrowser(browser, installation.origin, { token })
  const page = await context.newPage()
  await open(page, '/student/dash')
  await page.locator('body').hover()
  await goByName(page, 'mission')
  await page.waitForURL('**/mission')
  await breakShell(page)
  await page.keyboard.press('Control+k')
  await page.getByText(crashReport.details(), { exact: true }).first().waitFor()
  const held = () => page.evaluate(() => sessionStorage.getItem('kept/crash'))
  await expect.poll(held).not.toBeNull()
  await button(page, shell.crash.reload()).click()
  await page.locator('html[data-ready]:not([data-session])').waitFor()
  await goByName(page, 'contact')
  await button(page, said.ask()).click()
  const region = page.getByRole('region', { name: said.title() })
  await expect(region.getByRole('checkbox').first()).toBeChecked()
  await expect(region).toContainText('search.opened')
  await page.goto('/sign-out')
  await expect.poll(held).toBeNull()
  await context.close()
})
