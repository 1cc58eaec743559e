import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'

import { TOKEN_KEY } from '../../src/domain/constants.ts'
import { chromium } from '../support/chromium.ts'
import { agedToken } from './support/aging-token.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { gotoPainted } from './support/painted.ts'
import { playAtDoubleSpeed } from './support/playing.ts'
import { open, openBrowser, settled, signIn, storedToken, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const PHONE = { viewport: { width: 390, height: 844 } }
const LESSON = '/online-course/1?lesson=1'
const SECRET = 'a secret of these tests, long enough'

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation({ SESSION_SECRET: SECRET })
})
test.afterAll(() => installation.stop())

const words = wordsFor('en')
const said = words.lessonKeeping
const { player } = words.lesson

const keepButton = (page: Page) => page.getByRole('button', { name: /^Keep for later without a signal/ })
const keeping = (page: Page) => page.getByRole('region', { name: said.title() })
const kept = (page: Page) => keeping(page).getByText(said.kept(), { exact: true })
const list = (page: Page) => page.getByRole('region', { name: said.list.heading() })
const slider = (page: Page) => page.getByRole('slider', { name: player.seek() })
const position = async (page: Page) => Number(await slider(page).inputValue())

const openLesson = async (browser: Browser, mailbox: string, path = LESSON) => {
  const { origin } = installation
  const token = await tokenOf(origin, mailbox)
  const context = await openBrowser(browser, origin, { token, options: PHONE })
  const page = await context.newPage()
  await open(page, path)
  return { context, page }
}

const keepLesson = async (browser: Browser, mailbox: string, path?: string) => {
  const device = await openLesson(browser, mailbox, path)
  await keepButton(device.page).click()
  await expect(kept(device.page)).toBeVisible()
  return device
}

const openAway = async (context: BrowserContext) => {
  await context.setOffline(true)
  const page = await context.newPage()
  await page.goto('/student/dash')
  await settled(page)
  return page
}

test('a lesson that was kept opens from the dashboard in a new tab without a network, and plays there', async ({
  browser,
}) => {
  // Who has watched three tenths of a minute.
  const { context, page } = await openLesson(browser, 'maya.feldman')
  await expect(keepButton(page)).toContainText(/\d kB|\d MB/)
  await keepButton(page).click()
  await expect(kept(page)).toBeVisible()
  await expect(keeping(page)).toContainText(/This site uses .+ of the .+ that it may use here/)
  await expect(page.getByRole('navigation', { name: words.lesson.rail.title() })).toContainText(
    words.lesson.rail.kept(),
  )
  await page.close()

  const away = await openAway(context)
  await list(away)
    .getByRole('link', { name: /^Open lesson 1/ })
    .click()
  await playAtDoubleSpeed(away, player)
  await expect.poll(() => position(away)).toBeGreaterThan(24)
  await expect(away.locator('[data-controls] [lang="en"]').first()).toBeVisible()
  await slider(away).fill('1')
  await expect.poll(() => position(away)).toBeLessThan(5)

  await test.step('also by its own address, with its transcript, and it goes on where it was', async () => {
    await away.getByRole('button', { name: player.pause(), exact: true }).click()
    await away.reload()
    await expect.poll(() => position(away)).toBeGreaterThan(23)
    await expect(away.getByRole('tab', { name: words.lesson.transcript.title() })).toBeVisible()
  })
  await test.step('and what was watched there is sent from the dashboard, once there is a network', async () => {
    await away.goto('/student/dash')
    await expect(list(away)).toContainText('Watched here and not sent yet')
    const sent = away.waitForResponse('**/watch-reports')
    await context.setOffline(false)
    const { creditedSeconds } = (await (await sent).json()) as { creditedSeconds: number }
    expect(creditedSeconds).toBeGreaterThan(23)
    await expect(list(away)).not.toContainText('Watched here and not sent yet')
  })
  await context.close()
})

test('a dashboard that is painted for a device that keeps a lesson is taken over as it is', async ({ playwright }) => {
  const { origin } = installation
  const folder = await mkdtemp(join(tmpdir(), 'device-'))
  // Begun anew: a worker that runs brings a page that is painted for nobody.
  const begin = () =>
    playwright.chromium.launchPersistentContext(folder, { ...chromium, ...PHONE, baseURL: origin, locale: 'en-US' })
  try {
    const before = await begin()
    const page = await before.newPage()
    await page.goto('/sign-in')
    await signIn(page, 'maya.feldman')
    await page.waitForURL(/\/home$/)
    await open(page, LESSON)
    await keepButton(page).click()
    await expect(kept(page)).toBeVisible()
    await before.close()

    const after = await begin()
    const again = await after.newPage()
    const errors: string[] = []
    again.on('pageerror', (error) => errors.push(String(error)))
    await gotoPainted(again, '/student/dash')
    await expect(list(again)).toBeVisible()
    expect(errors).toEqual([])
    await after.close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('a network that goes half way is waited for, and what has come is not fetched again', async ({ browser }) => {
  const { context, page } = await openLesson(browser, 'jamal.whitaker')
  const ranges: string[] = []
  let mayPass = 1
  await context.route(/\/api\/files\/lessons\/download\/.*\.(mp4|webm)/, async (route) => {
    const { range } = route.request().headers()
    const isPiece = route.request().resourceType() === 'fetch' && range !== undefined
    if (!isPiece) return route.continue()
    if (mayPass === 0) return route.abort('internetdisconnected')
    mayPass -= 1
    ranges.push(range)
    return route.continue()
  })
  await keepButton(page).click()
  await expect(keeping(page)).toContainText(said.paused())
  const bar = keeping(page).getByRole('progressbar')
  const before = Number(await bar.getAttribute('aria-valuenow'))
  expect(before).toBeGreaterThan(100_000)
  mayPass = Infinity
  await expect(kept(page)).toBeVisible()
  expect(ranges.length).toBeGreaterThan(2)
  expect(new Set(ranges).size).toBe(ranges.length)
  await context.close()
})

test('a device that is full says what the lesson takes, and keeps it once there is room', async ({ browser }) => {
  const { origin } = installation
  const token = await tokenOf(origin, 'hannah.weiss')
  const context = await openBrowser(browser, origin, { token, options: PHONE })
  await context.addInitScript(() => {
    if (location.protocol === 'about:') return
    const device = { most: 1_100_000 }
    Object.assign(globalThis, { device })
    Object.assign(navigator.storage, { estimate: async () => ({ usage: 1_000_000, quota: device.most }) })
  })
  const page = await context.newPage()
  await open(page, LESSON)
  await keepButton(page).click()
  await expect(keeping(page)).toContainText(said.fullTitle())
  await expect(keeping(page)).toContainText(/It takes \d+ kB/)
  await page.evaluate(() => {
    const { device } = globalThis as unknown as { device: { most: number } }
    device.most = 100_000_000
  })
  await keeping(page).getByRole('button', { name: said.again() }).click()
  await expect(kept(page)).toBeVisible()
  await context.close()
})

test('one that was removed is measured again, and its mark goes', async ({ browser }) => {
  const { context, page } = await keepLesson(browser, 'sofia.marchetti')
  await keeping(page).getByRole('button', { name: said.remove() }).click()
  await expect(keepButton(page)).toBeVisible()
  await expect(page.getByRole('navigation', { name: words.lesson.rail.title() })).not.toContainText(
    words.lesson.rail.kept(),
  )
  await context.close()
})

const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

test('who signs out takes what was kept along', async ({ browser }) => {
  const { context, page } = await keepLesson(browser, 'leyla.sahin')
  expect(await databases(page)).toContain('kept-lessons')
  await open(page, '/sign-out')
  await expect.poll(() => databases(page)).not.toContain('kept-lessons')
  // The pages go after it, one by one.
  const pages = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('kept ')))
  await expect.poll(pages).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept/')))).toEqual([])
  await context.close()
})

/** Ends the session of a page as another device would, and lets the page hear of it. */
const endSession = async (page: Page) => {
  const token = await storedToken(page)
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const answer = await fetch(`${installation.origin}/api/auth/logout`, { method: 'POST', headers, body: '{}' })
  expect(answer.ok).toBe(true)
  await page.goto('/student/dash')
  await page.waitForURL('**/sign-in')
  // The address is there before the page is, whose scripts would not come without a network.
  await settled(page)
}

test('a session that ended hides what was kept; it is there for its own person again, and gone for another', async ({
  browser,
}) => {
  const { context, page } = await keepLesson(browser, 'selin.ozturk')
  await endSession(page)

  await test.step('without a network nobody sees it', async () => {
    const away = await openAway(context)
    await expect(away.getByText('Selin')).toHaveCount(0)
    await expect(list(away)).toHaveCount(0)
    await away.close()
    await context.setOffline(false)
  })
  await test.step('who it belongs to has it back by signing in', async () => {
    await signIn(page, 'selin.ozturk')
    await page.waitForURL('**/student/dash')
    await expect(list(page).getByRole('link', { name: /^Open lesson 1/ })).toBeVisible()
  })
  await test.step('anybody else finds none of it', async () => {
    await endSession(page)
    await signIn(page, 'marcus.bell')
    // The page that they came upon was another's.
    await page.waitForURL('**/home')
    await open(page, '/student/dash')
    await expect(list(page)).toHaveCount(0)
    await expect.poll(() => databases(page)).not.toContain('kept-lessons')
  })
  await context.close()
})

test('a lesson whose video is another by now says so, and is fetched anew', async ({ browser }) => {
  const { context, page } = await keepLesson(browser, 'zeynep.arslan')
  let tag = '"another"'
  await context.route(/\/api\/files\/lessons\/download\/.*\.(mp4|webm)/, async (route) => {
    if (route.request().method() !== 'HEAD') return route.continue()
    const answer = await route.fetch()
    return route.fulfill({ response: answer, headers: { ...answer.headers(), ...(tag === '' ? {} : { etag: tag }) } })
  })
  await page.reload()
  await expect(keeping(page)).toContainText(said.staleTitle())
  await expect.poll(() => position(page)).toBeGreaterThanOrEqual(0)
  tag = ''
  await keeping(page).getByRole('button', { name: said.renew() }).click()
  await expect(kept(page)).toBeVisible()
  await context.close()
})

test('a device that takes no more says so, even where it had said that there was room', async ({ browser }) => {
  const { context, page } = await openLesson(browser, 'hannah.weiss')
  // What a browser tells is about all of the disk; what it lets a page keep is another thing.
  const device = await context.newCDPSession(page)
  await device.send('Storage.overrideQuotaForOrigin', { origin: installation.origin, quotaSize: 700_000 })
  await page.evaluate(() => Object.assign(navigator.storage, { estimate: async () => ({ usage: 0, quota: 1e9 }) }))
  const failed: string[] = []
  page.on('requestfailed', (request) => {
    if (request.url().includes('/assets/')) failed.push(request.url())
  })
  await keepButton(page).click()
  await expect(keeping(page)).toContainText(said.fullTitle())
  await expect(keeping(page)).toContainText(/It takes \d+ kB, and this browser takes no more/)
  expect(failed).toEqual([])
  await device.send('Storage.overrideQuotaForOrigin', { origin: installation.origin })
  await keeping(page).getByRole('button', { name: said.again() }).click()
  await expect(kept(page)).toBeVisible()
  await context.close()
})

/** Has the token of a page's session end a minute ago, as of who comes back after their twelve hours. */
const lapse = async (page: Page) => {
  const fresh = (await storedToken(page)) ?? ''
  const lapsed = await agedToken(fresh, SECRET, { age: 13 * 3600, left: -60 })
  await page.evaluate(([key, token]) => localStorage.setItem(key, token), [TOKEN_KEY, lapsed] as const)
}

test('a lesson opens without a signal after its session has run out, and counts once its person has signed in', async ({
  browser,
}) => {
  const { context, page } = await keepLesson(browser, 'deshawn.pruitt', '/online-course/1?lesson=3')
  await lapse(page)
  await test.step('though they looked at another page meanwhile', async () => {
    await open(page, '/home')
    await expect(page.getByRole('link', { name: words.shell.signIn() }).first()).toBeVisible()
    await page.close()
  })
  const away = await openAway(context)
  await test.step('it says what becomes of what is watched', async () => {
    await expect(list(away)).toContainText(said.lapsed())
    await list(away)
      .getByRole('link', { name: /^Open lesson 3/ })
      .click()
    await playAtDoubleSpeed(away, player)
    await expect.poll(() => position(away)).toBeGreaterThan(20)
    await expect(away.getByText(said.lapsed())).toBeVisible()
    await expect(away.getByRole('button', { name: words.shell.signIn() })).toHaveCount(0)
  })
  await test.step('a signal does not take the lesson away, and its person may sign in', async () => {
    const refused = away.waitForResponse((answer) => answer.status() === 401)
    await context.setOffline(false)
    await refused
    await expect(slider(away)).toBeVisible()
    const sent = away.waitForResponse((answer) => answer.url().includes('/watch-reports') && answer.ok())
    await away.getByRole('button', { name: words.shell.signIn() }).click()
    await signIn(away, 'deshawn.pruitt')
    await away.waitForURL(/\/online-course\/1/)
    const { creditedSeconds } = (await (await sent).json()) as { creditedSeconds: number }
    expect(creditedSeconds).toBeGreaterThan(18)
    await expect(away.getByText(said.lapsed())).toHaveCount(0)
  })
  await context.close()
})
