import { expect, test, type Page, type Request } from '@playwright/test'

import type { FirstAsk } from '../../src/domain/first-ask.ts'
import { startSeenInstallation, type Installation } from './support/installation.ts'
import { listScreens } from './support/list-screens.ts'
import { pagesToSee } from './support/of-this-commit.ts'
import { FURTHER_PARTS, HOMES, PAGES } from './support/pages.ts'
import { visitsOf } from './support/visitor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startSeenInstallation()
})

test.afterAll(async () => installation.stop())

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

/** Notes which of the answers that were asked for early are taken over by the page. */
const notingTaken = () => {
  type Answers = Record<string, unknown>
  const noted = globalThis as unknown as { taken: string[] }
  noted.taken = []
  let held: { answers: Answers } | undefined
  Object.defineProperty(globalThis, 'early', {
    get: () => held,
    set: (early: { answers: Answers }) => {
      const get = (answers: Answers, call: string) => {
        noted.taken.push(call)
        return answers[call]
      }
      held = { ...early, answers: new Proxy(early.answers, { get: (answers, call) => get(answers, String(call)) }) }
    },
  })
}

const takenBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { taken: readonly string[] }).taken)

/** What a page reads until it is there and quiet. */
const readsOf = async (page: Page, path: string): Promise<readonly string[]> => {
  const reads: string[] = []
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/api/') || request.resourceType() !== 'fetch' || request.method() !== 'GET') return
    reads.push(asOf(pathname + search))
  }
  // What the page before still asks for is not this one's.
  page.once('framenavigated', () => {
    reads.length = 0
  })
  page.on('request', note)
  // As on a device that says nothing of where it is: nothing is painted for who looks.
  await page.context().clearCookies({ name: 'here' })
  await page.goto(path)
  await page.locator('html[data-ready]:not([data-session])').waitFor()
  await page.locator('main h1').first().waitFor()
  await expect(page.locator('main').locator('.skeleton, .spinner')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return reads
}

test('what is asked early is what a page asks, and nothing is asked twice for it', async ({ browser }) => {
  const visits = visitsOf(browser, installation.origin)
  const noting = new Set<Page>()
  const parts = Object.values(await listScreens(installation.origin)).flatMap((screens) => screens ?? [])
  const inParts = parts.filter(({ path }) => path.includes('?'))
  for (const { path, person } of pagesToSee([...Object.values(PAGES), ...HOMES, ...FURTHER_PARTS, ...inParts])) {
    if (person === null) continue
    const page = await visits.pageOf(person)
    if (!noting.has(page)) await page.addInitScript(notingTaken)
    noting.add(page)
    const named = await asksOf(path)
    const reads = await readsOf(page, path)
    const asks = await theirs(page, named)
    const taken = new Set((await takenBy(page)).map(asOf))
    expect.soft(asks, `${path} asks early who it is`).toContain('/api/auth/me')
    if (path === '/home') expect.soft(asks.length, `/home asks early what waits for ${person}`).toBeGreaterThan(1)
    expect
      .soft(
        asks.filter((ask) => !reads.includes(ask)),
        `not asked early on ${path}`,
      )
      .toEqual([])
    expect
      .soft(
        asks.filter((ask) => !taken.has(ask)),
        `answers that nobody takes on ${path} of ${person}`,
      )
      .toEqual([])
    expect
      .soft(
        reads.filter((read, at) => reads.indexOf(read) !== at),
        `asked twice by ${path}`,
      )
      .toEqual([])
  }
  await visits.leave()
})
