import { expect, test, type Page, type Request, type Route } from '@playwright/test'

import type { FirstAsk } from '../../src/domain/first-ask.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { PAGES } from './support/pages.ts'
import { visitsOf } from './support/visitor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})

test.afterAll(async () => installation.stop())

/** What everyone sees, and each role has more of. */
const HOMES = (['student', 'instructor', 'coordinator', 'admin', 'master'] as const).map((person) => ({
  path: '/home',
  person,
}))

type Start = Readonly<{ asks?: readonly FirstAsk[] }>

/** What the document of an address names to be asked early, for a device that was here before. */
const asksOf = async (path: string): Promise<readonly FirstAsk[]> => {
  const html = await (await fetch(installation.origin + path, { headers: { cookie: 'known=1' } })).text()
  const [, block = '{}'] = /id="start">(.*?)<\/script>/.exec(html) ?? []
  return (JSON.parse(block) as Start).asks ?? []
}

/** One student or other is signed in. */
const asOf = (path: string) => path.replace(/\/students\/\d+\//, '/students/{student}/')

/** What of it is asked of who is signed in: their token says what they are. */
const theirs = async (page: Page, asks: readonly FirstAsk[]): Promise<readonly string[]> => {
  const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '')
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const { roles, student } = claims as { roles: readonly number[]; student?: number }
  return asks.flatMap((ask) => {
    if (typeof ask === 'string') return student === undefined && ask.includes('{student}') ? [] : ask
    return ask.roles.some((role) => roles.includes(role)) ? ask.path : []
  })
}

/** How often a page asks what until it is there and quiet. */
const callsOf = async (page: Page, path: string) => {
  const calls = new Map<string, number>()
  const reads: string[] = []
  const count = (request: Request) => {
    const { pathname, search } = new URL(request.url())
    const call = asOf(pathname + search)
    if (!pathname.startsWith('/api/') || request.resourceType() !== 'fetch') return
    calls.set(call, (calls.get(call) ?? 0) + 1)
    if (request.method() === 'GET') reads.push(request.url())
  }
  // What the page before still asks for is not this one's.
  page.once('framenavigated', () => {
    calls.clear()
    reads.length = 0
  })
  page.on('request', count)
  await page.goto(path)
  await page.locator('html[data-ready]:not([data-session])').waitFor()
  await page.locator('main h1').first().waitFor()
  await expect(page.locator('main').locator('.skeleton, .spinner')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  page.off('request', count)
  return { calls, repeated: reads.filter((read, at) => reads.indexOf(read) !== at) }
}

/** A document that names nothing to be asked early. */
const unasked = async (route: Route) => {
  const answer = await route.fetch()
  await route.fulfill({ response: answer, body: (await answer.text()).replace('"asks":[', '"unasked":[') })
}

test('what is asked early is what a page asks, and nothing is asked twice for it', async ({ browser }) => {
  const visits = visitsOf(browser, installation.origin)
  for (const { path, person } of [...Object.values(PAGES), ...HOMES]) {
    if (person === null) continue
    const page = await visits.pageOf(person)
    const named = await asksOf(path)
    await page.route(path, unasked)
    const { calls: alone } = await callsOf(page, path)
    await page.unroute(path, unasked)
    const asks = await theirs(page, named)
    expect.soft(asks, `${path} asks early who it is`).toContain('/api/auth/me')
    if (path === '/home') expect.soft(asks.length, `/home asks early what waits for ${person}`).toBeGreaterThan(1)
    const { calls: early, repeated } = await callsOf(page, path)
    expect.soft(repeated, `asked twice by ${path}`).toEqual([])
    expect
      .soft(
        asks.filter((ask) => !alone.has(ask)),
        `answers that nobody takes on ${path} of ${person}`,
      )
      .toEqual([])
    for (const [call, count] of early)
      expect.soft(count, `${call} on ${path}`).toBeLessThanOrEqual(alone.get(call) ?? 1)
  }
  await visits.leave()
})
