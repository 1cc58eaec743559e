import { isDeepStrictEqual } from 'node:util'

import { expect, test } from '@playwright/test'

import { isPainted } from '../../server/http/painted-for.ts'
import { TOKEN_KEY } from '../../src/domain/constants.ts'
import { demoOutbox } from '../../src/domain/contract/demo.contract.ts'
import type { Language } from '../../src/domain/language.ts'
import { inTurn } from '../support/long.ts'
import { startSeenInstallation, type Installation } from './support/installation.ts'
import { pagesToSee } from './support/of-this-commit.ts'
import { FURTHER_PARTS, HOMES, PAGES } from './support/pages.ts'
import { holdScripts, gotoPainted, openPainted } from './support/painted.ts'
import { openBrowser, settled, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const { lists } = wordsFor('en')

/** Where somebody looks from: in another zone than the server's, at a desk or on a phone. */
const LOOKS = [
  { language: 'en', width: 1440, zone: 'America/Denver' },
  { language: 'ar', width: 390, zone: 'Asia/Tokyo' },
] as const satisfies readonly Readonly<{ language: Language; width: number; zone: string }>[]

const PERSONAL = [...Object.values(PAGES), ...HOMES, ...FURTHER_PARTS].flatMap(({ path, person }) =>
  person !== null && isPainted(path) ? [{ path, person }] : [],
)
/** What the device alone knows comes with the scripts: whether it keeps the page, what is written in the film. */
const IN_PART: ReadonlySet<string> = new Set(['/instructor/roster/7', '/online-course/1', '/admin/how-to?video=1'])

let installation: Installation
test.beforeAll(async () => {
  installation = await startSeenInstallation()
})
test.afterAll(() => installation.stop())

/** What is read of a page, piece by piece. */
const readMain = () => {
  const pieces: string[] = []
  const main = document.querySelector('main')
  const texts = main && document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (texts?.nextNode()) pieces.push((texts.currentNode.textContent ?? '').replaceAll(/\s+/g, ' '))
  return pieces
}

/** Those of some pieces that are among others, in their order. */
const amongThem = (pieces: readonly string[], others: readonly string[]): readonly string[] => {
  let from = 0
  return pieces.filter((piece) => {
    const at = others.indexOf(piece, from)
    if (at !== -1) from = at + 1
    return at !== -1
  })
}

for (const look of LOOKS) {
  test(`a page of who is signed in is painted as their scripts take it over: ${look.language}, ${look.width} px`, async ({
    browser,
  }) => {
    // Every other one in each look; in both by the long run.
    const looked = pagesToSee(PERSONAL).filter((_, at) => inTurn(LOOKS, at).includes(look))
    const people = Map.groupBy(looked, ({ person }) => person)
    for (const [person, pages] of people) {
      const context = await openPainted(browser, installation.origin, person, { ...look, keepsFiles: false })
      const page = await context.newPage()
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(String(error)))
      const lookAt = async (path: string) => {
        // What is there before any script of the app.
        await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
        const html = await gotoPainted(page, path, 'commit')
        await page.unroute(/\/assets\/.*\.js$/)
        const painted = await browser.newPage({ javaScriptEnabled: false })
        await painted.setContent(html.replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, ''))
        const before = await painted.evaluate(readMain)
        const waits = await painted.locator('main :is(.skeleton, .spinner)').count()
        await painted.close()
        errors.length = 0
        await page.goto(path)
        await settled(page)
        await page.waitForLoadState('networkidle')
        const after = await page.evaluate(readMain)
        return { before, waits, whole: IN_PART.has(path) ? amongThem(before, after) : after }
      }
      for (const { path } of pages) {
        const first = await lookAt(path)
        // The minute of which figures are may turn between the two visits: not twice in a row.
        const isSame = isDeepStrictEqual(first.before, first.whole)
        const { before, waits, whole } = isSame ? first : await lookAt(path)
        expect.soft({ path, person, errors }).toEqual({ path, person, errors: [] })
        expect.soft(before.length).toBeGreaterThan(3)
        expect.soft({ path, before }).toEqual({ path, before: whole })
        if (!IN_PART.has(path)) expect.soft({ path, waits }).toEqual({ path, waits: 0 })
      }
      expect(await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)).not.toBeNull()
      await context.close()
    }
  })
}

test('the controls of a film stand where they were painted, on a phone and on a desk', async ({ browser }) => {
  for (const width of [390, 1440]) {
    const context = await openPainted(browser, installation.origin, 'maya.feldman', { width })
    const page = await context.newPage()
    const letThrough = await holdScripts(page)
    await gotoPainted(page, '/online-course/1')
    const stand = () =>
      page.locator('main').evaluate((main) =>
        [...main.querySelectorAll('[dir=ltr] button[aria-label]')].map((button) => {
          const { x, width: wide } = button.getBoundingClientRect()
          return `${button.getAttribute('aria-label')} at ${Math.round(x)}, ${Math.round(wide)} wide`
        }),
      )
    await page.locator('main [dir=ltr] button').first().waitFor()
    const before = await stand()
    letThrough()
    await settled(page)
    await expect(page.locator('main [dir=ltr] button').first()).toBeEnabled()
    expect(before.length).toBeGreaterThan(4)
    expect(await stand()).toEqual(before)
    await context.close()
  }
})

test('what was painted for somebody is shown to nobody else: to another, to a guest', async ({ browser }) => {
  for (const other of ['instructor', null]) {
    const context = await openPainted(browser, installation.origin, 'student')
    const token = other === null ? null : await tokenOf(installation.origin, other)
    await context.addInitScript(
      ([key, held]) => {
        if (held === null) localStorage.removeItem(key)
        else localStorage.setItem(key, held)
      },
      [TOKEN_KEY, token] as const,
    )
    const page = await context.newPage()
    const letThrough = await holdScripts(page)
    await gotoPainted(page, '/home')
    await expect(page.getByText('Castellano').first()).toBeAttached()
    await expect(page.locator('body')).toBeHidden()
    letThrough()
    await settled(page)
    await expect(page.locator('body')).toBeVisible()
    await expect(page.getByText('Castellano')).toHaveCount(0)
    await context.close()
  }
})

test('what is typed and pressed in a painted page before its scripts have come is done when they are there', async ({
  browser,
}) => {
  const context = await openPainted(browser, installation.origin, 'admin')
  const page = await context.newPage()
  const letThrough = await holdScripts(page)
  await gotoPainted(page, '/admin/users')
  const rows = page.getByRole('rowheader')
  await expect(rows.first()).toBeVisible()
  await page.getByRole('searchbox').pressSequentially('okafor')
  await page.getByRole('button', { name: lists.filters(), exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letThrough()
  await settled(page)
  await expect(page.getByRole('dialog', { name: lists.filters() })).toBeVisible()
  await expect(page.getByRole('searchbox', { includeHidden: true })).toHaveValue('okafor')
  await expect(rows).toHaveText([/Okafor/])
  await context.close()
})

test('a page that a mail leads to is painted with what its link is; its hour and its code are left to the browser', async ({
  browser,
}) => {
  const { origin } = installation
  const { accountLinks } = wordsFor('en')
  const context = await openBrowser(browser, origin, { options: { timezoneId: 'Asia/Tokyo' } })
  const page = await context.newPage()
  await page.goto('/forgot-password')
  await settled(page)
  await page.getByRole('textbox', { name: /email/i }).fill('student@example.org')
  await page.getByRole('button', { name: accountLinks.forgot.send() }).click()
  await expect(page.getByText(accountLinks.forgot.sentTitle())).toBeVisible()
  // Mails leave a moment after what they are about.
  let code = ''
  const mailed = async () => {
    const outbox = demoOutbox.parse(await (await context.request.get('/api/demo/outbox')).json())
    // The demo has such a mail to somebody else, whose link is none.
    const theirs = outbox.items.filter(({ to }) => to.address === 'student@example.org')
    code = theirs.map(({ text }) => /resetPassword\?code=([\w-]+)/.exec(text)?.[1] ?? '').find(Boolean) ?? ''
    return code
  }
  await expect.poll(mailed).not.toBe('')
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  const letThrough = await holdScripts(page)
  const answer = await page.goto(`/auth/resetPassword?code=${code}`)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  await expect(page.getByRole('heading', { name: accountLinks.reset.title() })).toBeVisible()
  letThrough()
  await settled(page)
  await expect(page.getByText(/The link works until .+ [AP]M/)).toBeVisible()
  await expect(page).toHaveURL(`${origin}/auth/resetPassword`)
  await page.reload()
  await expect(page.getByRole('heading', { name: accountLinks.reset.title() })).toBeVisible()
  await page.goto('/demo/outbox')
  await settled(page)
  await expect(page.locator('time').first()).toHaveText(/[AP]M/)
  // Who is signed in nowhere has left: the page says so before its scripts are there.
  await page.goto('/sign-out', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: wordsFor('en').account.signOut.title() })).toBeVisible()
  await settled(page)
  expect(errors).toEqual([])
  await context.close()
})
