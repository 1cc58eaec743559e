import { expect, test, type Page, type Request } from '@playwright/test'

import { LAYOUT_DEFAULTS } from '../../src/domain/layout.ts'
import { isLong, ofThisCommit } from '../support/long.ts'
import { startSeenInstallation, type Installation } from './support/installation.ts'
import { pagesToSee } from './support/of-this-commit.ts'
import { PAGES } from './support/pages.ts'
import { open, openBrowser, settled, tokenOf, visitsOf } from './support/visitor.ts'

const ROLES = ['student', 'instructor', 'coordinator', 'admin', 'master', 'owner'] as const
const EXAMPLES = Object.values(PAGES)
const LEAVING: ReadonlySet<string> = new Set(['/sign-out', '/logout'])
/** Where something is on its way for good, since that is what they show. */
const WAITING: ReadonlySet<string> = new Set(['/loading', '/example'])

/**
 * Who opens what: everyone's home, and the page that leads on to it; a guest pages of a guest, and in the long run everybody
 * all. A page by one who may see it is opened in first-asks.test.ts.
 */
const ofPerson = (person: string | null): readonly string[] => {
  if (person === null) return pagesToSee(EXAMPLES.filter((page) => page.person === null)).map(({ path }) => path)
  if (isLong) return EXAMPLES.map(({ path }) => path).filter((path) => !LEAVING.has(path))
  return ['/home', '/sign-in']
}

let installation: Installation

test.beforeAll(async () => {
  installation = await startSeenInstallation()
})

test.afterAll(async () => installation.stop())

/** What a page reads of the server, from when it is asked for until nothing of it is on its way. */
const readsOf = async (page: Page, path: string): Promise<readonly string[]> => {
  const reads: string[] = []
  const underWay = new Set<Request>()
  const isRead = (request: Request) =>
    request.method() === 'GET' && ['fetch', 'xhr'].includes(request.resourceType()) && request.url().includes('/api/')
  const begin = (request: Request) => {
    if (!isRead(request)) return
    reads.push(decodeURIComponent(request.url().slice(installation.origin.length)))
    underWay.add(request)
  }
  const end = (request: Request) => underWay.delete(request)
  // What the page before still asks for goes with it, and not all of that is told of.
  page.once('framenavigated', () => {
    reads.length = 0
    underWay.clear()
  })
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await open(page, path)
  await page.waitForLoadState('networkidle')
  if (!WAITING.has(path)) await expect(page.locator('.skeleton, .spinner, [aria-busy="true"]')).toHaveCount(0)
  await expect.poll(() => underWay.size).toBe(0)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  return reads
}

const repeated = (reads: readonly string[]) => reads.filter((read, at) => reads.indexOf(read) !== at)

const PEOPLE = [...new Set([...EXAMPLES.map((page) => page.person), ...ROLES])]

for (const person of ofThisCommit(PEOPLE, { inSoMany: 3 })) {
  test(`no page asks the same twice when ${person ?? 'a guest'} opens it`, async ({ browser }) => {
    const visits = visitsOf(browser, installation.origin)
    const page = await visits.pageOf(person)
    let asked = 0
    for (const path of ofPerson(person)) {
      const reads = await readsOf(page, path)
      asked += reads.length
      expect.soft(repeated(reads), path).toEqual([])
    }
    // Otherwise nothing was seen of it; not all of a guest's pages ask anything.
    if (person !== null || isLong) expect(asked).toBeGreaterThan(0)
    await visits.leave()
  })
}

test('what the toolbar asks is asked once, also where who looks has another layout, which comes later', async ({
  browser,
}) => {
  const { origin } = installation
  const context = await openBrowser(browser, origin, { token: await tokenOf(origin, 'admin') })
  const page = await context.newPage()
  const isOffers = (request: Request) => request.url().endsWith('/api/how-to-offers')
  const reads: Request[] = []
  page.on('request', (request) => isOffers(request) && reads.push(request))
  const isAsked = page.waitForRequest(isOffers)
  await page.route('**/api/auth/me', async (route) => {
    const answer = await route.fetch()
    const viewer = (await answer.json()) as { settings: object | null }
    const layout = { style: 'layout2', config: LAYOUT_DEFAULTS.layout2 }
    await route.fulfill({ response: answer, json: { ...viewer, settings: { ...viewer.settings, layout } } })
  })
  // The parts of that layout come when the toolbar before has asked.
  await page.route('**/*menu-columns-*.js', async (route) => {
    await isAsked
    await route.continue()
  })
  await page.goto('/home')
  await settled(page)
  await expect(page.locator('[data-layout=layout2]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(reads).toHaveLength(1)
  await context.close()
})
