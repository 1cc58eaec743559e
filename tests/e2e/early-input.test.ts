import { expect, test, type Page } from '@playwright/test'

import { demoPassword } from '../../server/demo/content/people.ts'
import { DIRECTION_KEY, SCHEME_KEY, THEME_MODE_KEY } from '../../src/domain/constants.ts'
import { isLong } from '../support/long.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { open, openBrowser, settled, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const { account, home, registration } = wordsFor('en')
const EMAIL = 'student@example.org'
const BYTES_A_SECOND = 1_600_000 / 8
const VIOLATIONS = 'policyViolations'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})

test.afterAll(async () => installation.stop())

/** A phone that computes at a quarter of this machine's speed, on 1.6 Mbit/s and 150 ms. */
const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  })
}

/** Holds the app's scripts and its whole stylesheet back, so that "before the scripts" is certain; returns what lets them come. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.{css,js}', async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

/** By the held scripts alone it is early for certain; a slow phone has four times the work, and all are one in the long run. */
const arriveEarly = async (page: Page, path: string, isSlow = isLong) => {
  if (isSlow) await slowDown(page)
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

const isReady = (page: Page) => page.evaluate(() => document.documentElement.dataset['ready'] !== undefined)

test('what is typed on a slow phone before the scripts have come is still there, and still sent', async ({
  browser,
}) => {
  const context = await openBrowser(browser, installation.origin)
  const page = await context.newPage()
  const release = await arriveEarly(page, '/sign-in', true)
  const email = page.locator('input[name="email"]')
  const password = page.locator('input[name="password"]')
  await email.pressSequentially(EMAIL)
  await password.pressSequentially(demoPassword)
  expect(await isReady(page)).toBe(false)
  release()
  await settled(page)
  await expect(email).toHaveValue(EMAIL)
  await expect(password).toHaveValue(demoPassword)
  await expect(password).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${installation.origin}/home`)
  await context.close()
})

test('a message that is written and sent before the scripts have come arrives as it was written', async ({
  browser,
}) => {
  const context = await openBrowser(browser, installation.origin)
  const page = await context.newPage()
  const release = await arriveEarly(page, '/contact')
  await page.locator('input[name="name"]').fill('Ada Moreno')
  await page.locator('input[name="email"]').fill('ada@example.org')
  await page.locator('select[name="topic"]').selectOption('certificates')
  await page.locator('textarea[name="message"]').fill('Sent at once.')
  await page.locator('main button[type="submit"]').click()
  expect(await isReady(page)).toBe(false)
  release()
  await expect(page.getByText(/^C-[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeVisible()
  await context.close()
})

test('a sign-up that is begun before the scripts have come goes on as it was begun', async ({ browser }) => {
  const context = await openBrowser(browser, installation.origin)
  const page = await context.newPage()
  const release = await arriveEarly(page, '/auth/register?accountType=2')
  const field = (name: string) => page.locator(`input[name="${name}"]`)
  const typed = { firstName: 'Ada', lastName: 'Moreno', email: EMAIL, birthdate: '05171991', phone: '2125550142' }
  for (const [name, text] of Object.entries(typed)) await field(name).pressSequentially(text)
  await field('password').fill(demoPassword)
  expect(await isReady(page)).toBe(false)
  release()
  await settled(page)
  const taken = { ...typed, birthdate: '05/17/1991', phone: '(212) 555-0142', password: demoPassword }
  for (const [name, text] of Object.entries(taken)) await expect(field(name)).toHaveValue(text)
  await expect(page.getByText(registration.lacking())).toBeVisible()
  await context.close()
})

test('a form that is sent before the scripts have come is sent when they are there', async ({ browser }) => {
  const context = await openBrowser(browser, installation.origin)
  const page = await context.newPage()
  const release = await arriveEarly(page, '/sign-in')
  await page.locator('input[name="email"]').fill(EMAIL)
  await page.locator('input[name="password"]').fill(demoPassword)
  await page.getByRole('button', { name: account.signIn.submit(), exact: true }).click()
  expect(await isReady(page)).toBe(false)
  await expect(page).toHaveURL(`${installation.origin}/sign-in`)
  release()
  await expect(page).toHaveURL(`${installation.origin}/home`)
  await context.close()
})

test('scripts that the line loses are asked for until they come, and what was typed meanwhile is sent', async ({
  browser,
}) => {
  const context = await openBrowser(browser, installation.origin)
  const page = await context.newPage()
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/main-'))
  await page.route('**/assets/**', (route) => route.abort('connectionreset'))
  await page.goto('/sign-in', { waitUntil: 'commit' })
  await page.locator('input[name="email"]').fill(EMAIL)
  await page.locator('input[name="password"]').fill(demoPassword)
  await page.getByRole('button', { name: account.signIn.submit(), exact: true }).click()
  await lost
  expect(await isReady(page)).toBe(false)
  await page.unroute('**/assets/**')
  await expect(page).toHaveURL(`${installation.origin}/home`)
  await context.close()
})

test('the mode of this device is there before the first paint, while the scripts are still on their way', async ({
  browser,
}) => {
  const colours: string[] = []
  for (const mode of ['light', 'dark']) {
    const context = await openBrowser(browser, installation.origin, { held: { [THEME_MODE_KEY]: mode } })
    const page = await context.newPage()
    const release = await arriveEarly(page, '/home')
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect(await isReady(page)).toBe(false)
    await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
    colours.push(await page.evaluate(() => getComputedStyle(document.body).color))
    release()
    await settled(page)
    await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
    await context.close()
  }
  expect(new Set(colours).size).toBe(2)
})

test('all that this device keeps of its looks is there before the first paint, and the app changes nothing of it', async ({
  browser,
}) => {
  const held = {
    [THEME_MODE_KEY]: 'dark',
    [SCHEME_KEY]: 'night-shift',
    [DIRECTION_KEY]: 'rtl',
    fontScale: '1.2',
    scrollbars: 'native',
  }
  const context = await openBrowser(browser, installation.origin, { held })
  const page = await context.newPage()
  const release = await arriveEarly(page, '/home')
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  expect(await isReady(page)).toBe(false)
  const looks = () =>
    page.evaluate(() => {
      const { dir, dataset } = document.documentElement
      const { fontSize, scrollbarWidth } = getComputedStyle(document.documentElement)
      return { dir, mode: dataset['mode'], scheme: dataset['scheme'], fontSize, scrollbarWidth }
    })
  const painted = { dir: 'rtl', mode: 'dark', scheme: 'night-shift', fontSize: '12px', scrollbarWidth: 'auto' }
  expect(await looks()).toEqual(painted)
  release()
  await settled(page)
  expect(await looks()).toEqual(painted)
  await context.close()
})

test('nobody whose session is held is offered to sign in, not even for the first paint', async ({ browser }) => {
  const token = await tokenOf(installation.origin, 'student')
  for (const path of ['/home', '/student/enrollmentVerification']) {
    const context = await openBrowser(browser, installation.origin, { token })
    const page = await context.newPage()
    const release = await arriveEarly(page, path)
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect(await isReady(page)).toBe(false)
    await expect(page.locator('html')).toHaveAttribute('data-session', 'held')
    await expect(page.locator('a[href="/sign-in"]').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: home.banner.accomplish() })).toHaveCount(0)
    release()
    await settled(page)
    await expect(page.locator('a[href="/sign-in"]').filter({ visible: true })).toHaveCount(0)
    await context.close()
  }
})

test('no page breaks the content security policy or logs an error', async ({ browser }) => {
  const token = await tokenOf(installation.origin, 'maya.feldman')
  const publicPages = [
    '/home',
    '/sign-out',
    '/401',
    '/404',
    '/loading',
    '/online-course-enrollment',
    '/course/verification',
  ]
  const pages: Readonly<Record<string, readonly string[]>> = {
    guest: [...publicPages, '/sign-in', '/course/verification?code=TIM-9QYK-RHSY', '/demo/outbox'],
    student: ['/home', '/student/dash', '/online-course/1', '/online-course-enrollment?courseId=1'],
  }
  const heard: string[] = []
  for (const [viewer, paths] of Object.entries(pages)) {
    const context = await openBrowser(browser, installation.origin, viewer === 'student' ? { token } : {})
    await context.addInitScript((name) => {
      const violations: string[] = []
      Reflect.set(globalThis, name, violations)
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        violations.push(`${violatedDirective} ${blockedURI}`)
      })
    }, VIOLATIONS)
    const page = await context.newPage()
    page.on('console', (message) => {
      // The browser logs the status of the page that is not found, as of any.
      const isNotFound = message.location().url.endsWith('/404')
      if (message.type() === 'error' && !isNotFound) heard.push(`${page.url()} ${message.text()}`)
    })
    page.on('pageerror', (error) => heard.push(`${page.url()} ${error.message}`))
    for (const path of paths) {
      await open(page, path)
      await page.waitForLoadState('networkidle')
      const violations = await page.evaluate((name): unknown => Reflect.get(globalThis, name), VIOLATIONS)
      expect({ path, violations }).toEqual({ path, violations: [] })
    }
    await context.close()
  }
  expect(heard).toEqual([])
})

test("a guest's /home makes no call of the API, and nothing is loaded from elsewhere", async ({ browser }) => {
  const context = await openBrowser(browser, installation.origin)
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, '/home')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => new URL(url).pathname.startsWith('/api/'))).toEqual([])
  expect(asked.filter((url) => new URL(url).origin !== installation.origin)).toEqual([])
  await context.close()
})
