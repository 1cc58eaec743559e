import { expect, test, type Page } from '@playwright/test'

import type { Language } from '../../src/domain/language.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { atRest, movedIn, recordShifts } from './support/motion.ts'
import { registrantOf } from './support/registering.ts'
import { open, openBrowser, settled, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const QUESTIONS = 5
/** How much of a screen may move by itself, as browsers reckon it: a tenth of what they call good. */
const STEADY = 0.01
/** Milliseconds: a browser counts what moves so much later as moved by itself, whatever was pressed before. */
const LATE = 700
/** Height of what stays at the head of a phone's screen. */
const BAR = 64

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

/**
 * Its fonts never come: on a busy machine they come late by chance, and a line that just fits breaks elsewhere then,
 * which is no page's doing.
 */
const keepShifts = async (page: Page) => {
  await page.route('**/*.woff2', (route) => route.abort())
  await recordShifts(page)
}

/** Of a server that takes its time. */
const answerLate = (page: Page, address: RegExp) =>
  page.route(address, async (route) => {
    await new Promise((over) => setTimeout(over, LATE))
    await route.continue()
  })

/** A quiz is drawn and judged late. */
const judgeLate = (page: Page) => answerLate(page, /\/quiz-attempts(?:\/\d+\/submit)?$/)

const PEOPLE = [
  ['en', 'emily.nguyen'],
  ['ar', 'jamal.whitaker'],
] as const satisfies readonly (readonly [Language, string])[]

for (const [language, mailbox] of PEOPLE) {
  test(`what comes later pushes nothing away on a phone, in ${language}`, async ({ browser }) => {
    const { lesson, home } = wordsFor(language)
    const { quiz } = lesson
    const { origin } = installation
    const token = await tokenOf(origin, mailbox)
    const context = await openBrowser(browser, origin, { language, token, options: PHONE })
    const page = await context.newPage()
    await keepShifts(page)
    await judgeLate(page)
    // What is waited for is said below the bar, not behind it.
    const saidInSight = async (text: string) => {
      const box = await page.getByRole('status').filter({ hasText: text }).boundingBox()
      expect.soft(box?.y, text).toBeGreaterThanOrEqual(BAR)
      expect.soft(box?.y, text).toBeLessThan(PHONE.viewport.height)
    }

    await open(page, '/home')
    await expect(page.getByRole('heading', { name: home.courses.heading() })).toBeVisible()
    await expect(page.locator('main [aria-busy=true], main [role=status] [data-skeleton]')).toHaveCount(0)
    expect.soft(await movedIn(page), 'the home page, as it comes').toBeLessThan(STEADY)

    const question = (number: number) =>
      page.getByRole('group', { name: quiz.number({ number, total: QUESTIONS }), exact: true })
    await open(page, '/online-course/1')
    const start = page.getByRole('button', { name: quiz.start() }).last()
    await expect(start.or(question(1))).toBeVisible()
    expect.soft(await movedIn(page), 'the lesson, as it comes').toBeLessThan(STEADY)
    await start.tap()
    await saidInSight(quiz.starting())
    await movedIn(page)
    await expect(question(1)).toBeVisible()
    expect.soft(await movedIn(page), 'a quiz that was waited for').toBeLessThan(STEADY)

    await page.reload()
    await settled(page)
    await expect(question(1)).toBeVisible()
    expect.soft(await movedIn(page), 'a quiz that goes on').toBeLessThan(STEADY)

    for (let number = 1; number <= QUESTIONS; number += 1) {
      await question(number).locator('label').first().tap()
      await page.getByRole('button', { name: number < QUESTIONS ? quiz.next() : quiz.submit(), exact: true }).tap()
    }
    await saidInSight(quiz.submitting())
    await movedIn(page)
    await expect(page.getByRole('region', { name: quiz.title(), exact: true })).toHaveCount(0)
    await expect(page.locator('video')).toBeVisible()
    expect.soft(await movedIn(page), 'the result, as it comes').toBeLessThan(STEADY)
    await context.close()
  })
}

/** Of each role the pages whose content is longer than what stands there while it comes. */
const COMING = [
  ['instructor', ['/home', '/instructor/materials', '/instructor/roster/7']],
  ['coordinator', ['/home', '/coordinator/students', '/coordinator/student-progress']],
  ['admin', ['/home', '/admin/how-to']],
  ['master', ['/home', '/master/dash']],
] as const

/** Pixels below what waits at home that hold a place for nothing. */
const holeIn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const waiting = document.querySelector('[data-waiting]')
    const end = waiting?.lastElementChild?.getBoundingClientRect().bottom ?? 0
    return (document.querySelector('#courses')?.getBoundingClientRect().top ?? Infinity) - end
  })

for (const [mailbox, paths] of COMING) {
  test(`on a phone each page of the ${mailbox} comes to stand where it will stay`, async ({ browser }) => {
    const { origin } = installation
    const context = await openBrowser(browser, origin, { token: await tokenOf(origin, mailbox), options: PHONE })
    const page = await context.newPage()
    await keepShifts(page)
    // Far enough away that what stands there meanwhile is painted.
    const device = await context.newCDPSession(page)
    const network = { offline: false, latency: 300, downloadThroughput: 1_000_000, uploadThroughput: 1_000_000 }
    await device.send('Network.emulateNetworkConditions', network)
    for (const path of paths) {
      await open(page, path)
      await expect(page.locator('main :is(.skeleton, .spinner, [aria-busy=true])')).toHaveCount(0)
      expect.soft(await movedIn(page), path).toBeLessThan(STEADY)
      if (path === '/home') expect.soft(await holeIn(page), 'between what waits and the courses').toBeLessThan(1)
    }
    await context.close()
  })
}

for (const [where, options] of Object.entries({ 'a phone': PHONE, 'a desk': {} })) {
  test(`what enrolling is about comes to stand where it will stay, and stays as it is done, on ${where}`, async ({
    browser,
  }) => {
    const { origin } = installation
    const { actions, enrollment } = wordsFor('en')
    const context = await openBrowser(browser, origin, { token: await tokenOf(origin, 'jasmine.cole'), options })
    const page = await context.newPage()
    await keepShifts(page)
    await open(page, '/home')
    const asked = Promise.withResolvers<void>()
    await page.route('**/api/**', async (route) => {
      await asked.promise
      await route.continue()
    })
    const enroll = page.getByRole('button', { name: enrollment.enroll(), exact: true })
    await enroll.first().click()
    const dialog = page.getByRole('dialog')
    const way = dialog.getByRole('button', { name: actions.cancel(), exact: true })
    await expect(dialog.getByRole('status')).toBeVisible()
    await atRest(page)
    const [whole, before] = [await dialog.boundingBox(), await way.boundingBox()]
    asked.resolve()
    await expect(dialog.getByRole('term').first()).toBeVisible()
    const [then, after] = [await dialog.boundingBox(), await way.boundingBox()]
    if (!whole || !before || !then || !after) throw new Error('The dialog is not shown')
    expect(Math.abs(then.height - whole.height)).toBeLessThan(whole.height / 20)
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(before.height / 2)

    // The page of the course is far away: what is told of the enrollment stands here meanwhile.
    const gone = Promise.withResolvers<void>()
    await page.route('**/*', async (route) => {
      await gone.promise
      await route.abort()
    })
    await page.route('**/enroll-student', async (route) => {
      await new Promise((over) => setTimeout(over, LATE))
      await route.fulfill({ status: 201, json: { id: 1 } })
    })
    await atRest(page)
    await movedIn(page)
    await dialog.getByRole('button', { name: enrollment.enroll(), exact: true }).dblclick()
    await expect(dialog.getByText(enrollment.enrolledTitle())).toBeVisible()
    expect.soft(await movedIn(page), 'as it is done').toBeLessThan(STEADY)
    const [done, on] = [
      await dialog.boundingBox(),
      await dialog.getByText(enrollment.continue(), { exact: true }).boundingBox(),
    ]
    expect(done).toEqual(then)
    expect(on?.y).toBe(after.y)
    gone.resolve()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  })
}

test('on a narrow phone pages of everyone stand where they will stay for who is signed in and reads large letters', async ({
  browser,
}) => {
  const { origin } = installation
  const options = { ...PHONE, viewport: { width: 360, height: 640 } }
  const held = { fontScale: '1.3' }
  const token = await tokenOf(origin, 'hannah.weiss')
  const context = await openBrowser(browser, origin, { language: 'ar', token, held, options })
  const page = await context.newPage()
  await keepShifts(page)
  const device = await context.newCDPSession(page)
  const network = { offline: false, latency: 300, downloadThroughput: 1_000_000, uploadThroughput: 1_000_000 }
  await device.send('Network.emulateNetworkConditions', network)
  for (const path of ['/contact', '/course/search', '/resources']) {
    await open(page, path)
    await expect(page.locator('main :is(.skeleton, .spinner, [aria-busy=true])')).toHaveCount(0)
    expect.soft(await movedIn(page), path).toBeLessThan(STEADY)
  }
  await context.close()
})

test('on a phone in Arabic the classes of a course come to stand where they will stay, also further down', async ({
  browser,
}) => {
  const { origin } = installation
  const token = await tokenOf(origin, 'hannah.weiss')
  const context = await openBrowser(browser, origin, { language: 'ar', token, options: PHONE })
  const page = await context.newPage()
  await keepShifts(page)
  const device = await context.newCDPSession(page)
  const network = { offline: false, latency: 300, downloadThroughput: 1_000_000, uploadThroughput: 1_000_000 }
  await device.send('Network.emulateNetworkConditions', network)
  const comes = async () => {
    await expect(page.locator('main :is(.skeleton, .spinner, [aria-busy=true])')).toHaveCount(0)
    return movedIn(page)
  }
  await open(page, '/course/register/2')
  expect.soft(await comes(), 'at its beginning').toBeLessThan(STEADY)
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await movedIn(page)
  await page.reload()
  await settled(page)
  expect.soft(await comes(), 'further down').toBeLessThan(STEADY)
  // A page that was put back to its beginning would prove nothing.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await context.close()
})

/** Milliseconds that a font is on its way, by when a page has been painted with what stands in for it. */
const FONT = 700
/** A line of running text may break elsewhere; on the first page nothing does. */
const PUBLIC = [
  ['/home', STEADY],
  ['/sign-in', STEADY],
  ['/course/verification', 2 * STEADY],
  ['/mission', 2 * STEADY],
  ['/contact', 2 * STEADY],
] as const

for (const language of ['en', 'tr'] as const) {
  test(`a font that comes after the page moves nothing on a phone, in ${language}`, async ({ browser }) => {
    const context = await openBrowser(browser, installation.origin, { language, options: PHONE })
    const page = await context.newPage()
    const came: string[] = []
    await page.route('**/*.woff2', async (route) => {
      await new Promise((over) => setTimeout(over, FONT))
      came.push(route.request().url())
      await route.continue()
    })
    await recordShifts(page)
    for (const [path, most] of PUBLIC) {
      came.length = 0
      await page.goto(installation.origin + path)
      await page.evaluate(() => document.fonts.ready)
      await expect.poll(() => came.length, { message: path }).toBeGreaterThan(0)
      await settled(page)
      expect.soft(await movedIn(page), path).toBeLessThan(most)
    }
  })
}

test('whoever has signed up on a phone is told where the mail went, and nothing of it moves', async ({ browser }) => {
  const { origin } = installation
  const context = await openBrowser(browser, origin, { options: PHONE })
  const page = await context.newPage()
  await keepShifts(page)
  await open(page, '/auth/register?accountType=3')
  const { fillIn, acceptTerms, submit } = registrantOf(page, 'en')
  const email = 'somebody.of.the.night.shift@example.org'
  await fillIn(
    { firstName: 'Some', lastName: 'Body', email, password: 'Cones & Flares 7!' },
    'Fairmont Fire Department',
  )
  await acceptTerms()
  await answerLate(page, /\/api\/auth\/sign-up$/)
  await movedIn(page)
  await submit.click()
  await expect(page).toHaveURL(`${origin}/email-verification`)
  const told = page.getByText(email).first()
  await expect(told).toBeVisible()
  expect.soft(await movedIn(page), 'as it is opened').toBeLessThan(STEADY)
  // The server, which paints it when it is loaded again, knows of no address.
  const field = page.getByRole('textbox')
  const reload = async () => {
    await page.reload()
    await settled(page)
    return field.boundingBox()
  }
  const known = await reload()
  await expect(field).toHaveValue(email)
  await page.evaluate(() => sessionStorage.clear())
  const unknown = await reload()
  await expect(field).toHaveValue('')
  expect(known).toEqual(unknown)
  await context.close()
})
