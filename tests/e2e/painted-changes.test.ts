import { expect, test, type BrowserContext, type Page } from '@playwright/test'

import { TOKEN_KEY } from '../../src/domain/constants.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { holdScripts, gotoPainted, openPainted, placeOf } from './support/painted.ts'
import { openBrowser, settled, signIn, storedToken, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const { shell, lists } = wordsFor('en')

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

/** Signs somebody else in by another tab of the same browser, or with null whoever is here out. */
const signInElsewhere = async (context: BrowserContext, token: string | null): Promise<void> => {
  const tab = await context.newPage()
  await tab.goto('/manifest.webmanifest')
  await tab.evaluate(
    ([key, held]) => (held === null ? localStorage.removeItem(key) : localStorage.setItem(key, held)),
    [TOKEN_KEY, token] as const,
  )
}

const STUDENT = 'Castellano'
const account = (page: Page) => page.getByRole('button', { name: shell.yourAccount() })

for (const other of ['sofia.marchetti', null]) {
  test(`a painted page is nobody’s any more once another tab has ${other === null ? 'signed out' : 'somebody else'}`, async ({
    browser,
  }) => {
    const context = await openPainted(browser, installation.origin, 'student')
    const page = await context.newPage()
    const letThrough = await holdScripts(page)
    await gotoPainted(page, '/student/dash')
    await expect(page.locator('body')).toBeVisible()
    await account(page).click()
    await signInElsewhere(context, other === null ? null : await tokenOf(installation.origin, other))
    await expect(page.locator('body')).toBeHidden()
    letThrough()
    await settled(page)
    await expect(page.locator('body')).toBeVisible()
    await expect(page.getByText(STUDENT)).toHaveCount(0)
    // What the other one pressed is not done.
    await expect(page.getByRole('menu')).toHaveCount(0)
    if (other === null) await expect(page).toHaveURL(`${installation.origin}/sign-in`)
    else await expect(account(page)).toBeVisible()
    await context.close()
  })
}

test('nor where that happens while its scripts take it over, and nobody listens', async ({ browser }) => {
  const context = await openPainted(browser, installation.origin, 'student')
  const token = await tokenOf(installation.origin, 'sofia.marchetti')
  // In the page itself no storage event says so: it is as a page that was not told in time.
  await context.addInitScript(
    ([key, held]) => {
      new MutationObserver((_, seen) => {
        if (!('painted' in globalThis)) return
        seen.disconnect()
        localStorage.setItem(key, held)
      }).observe(document, { childList: true, subtree: true })
    },
    [TOKEN_KEY, token] as const,
  )
  const page = await context.newPage()
  await gotoPainted(page, '/student/dash')
  await settled(page)
  await expect(page.getByText('Marchetti').first()).toBeAttached()
  await expect(page.getByText(STUDENT)).toHaveCount(0)
  expect(await storedToken(page)).toBe(token)
  await context.close()
})

test('somebody else who signs in in a live tab is met by every other tab', async ({ browser }) => {
  const context = await openPainted(browser, installation.origin, 'student')
  const page = await context.newPage()
  await gotoPainted(page, '/student/dash')
  await settled(page)
  await signInElsewhere(context, await tokenOf(installation.origin, 'sofia.marchetti'))
  await expect(page.getByText('Marchetti').first()).toBeAttached()
  await expect(page.getByText(STUDENT)).toHaveCount(0)
  await context.close()
})

test('where a browser is is told to the server once that knows who is there, and not before', async ({ browser }) => {
  const context = await openBrowser(browser, installation.origin)
  const page = await context.newPage()
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const asked = page.waitForRequest('**/api/auth/me')
  await page.route('**/api/auth/me', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/sign-in')
  await settled(page)
  await signIn(page, 'sofia.marchetti')
  await asked
  expect(await storedToken(page)).not.toBeNull()
  expect(await placeOf(context)).toBeUndefined()
  resolve(undefined)
  await expect.poll(() => placeOf(context)).toMatch(/\.wide$/)
  await context.close()
})

test('who has come to another time zone reads the times of there, and has the next page painted for there', async ({
  browser,
}) => {
  const denver = await openPainted(browser, installation.origin, 'admin')
  const [here] = await denver.cookies(installation.origin).then((all) => all.filter(({ name }) => name === 'here'))
  await denver.close()
  const context = await openPainted(browser, installation.origin, 'admin', { zone: 'Asia/Tokyo' })
  const page = await context.newPage()
  const timesOf = async () => {
    await settled(page)
    await page.getByRole('rowheader').first().waitFor()
    await page.waitForLoadState('networkidle')
    return page.getByRole('main').innerText()
  }
  await gotoPainted(page, '/admin/emails')
  const there = await timesOf()
  if (here) await context.addCookies([here])
  await gotoPainted(page, '/admin/emails')
  expect(await timesOf()).toBe(there)
  await expect.poll(() => placeOf(context)).toBe('Asia%2FTokyo.wide')
  await context.close()
})

test('what was typed in a page that is drawn anew, since they have come to another time zone, stays and is done', async ({
  browser,
}) => {
  const denver = await openPainted(browser, installation.origin, 'admin')
  const here = (await denver.cookies(installation.origin)).filter(({ name }) => name === 'here')
  await denver.close()
  const context = await openPainted(browser, installation.origin, 'admin', { zone: 'Asia/Tokyo' })
  await context.addCookies(here)
  const page = await context.newPage()
  const letThrough = await holdScripts(page)
  await gotoPainted(page, '/admin/users')
  const rows = page.getByRole('rowheader')
  await expect(rows.first()).toBeVisible()
  await page.getByRole('searchbox').pressSequentially('okafor')
  const painted = await page.getByRole('searchbox').elementHandle()
  letThrough()
  await settled(page)
  expect(await painted?.evaluate((field) => field.isConnected)).toBe(false)
  await expect(page.getByRole('searchbox')).toHaveValue('okafor')
  await expect(rows).toHaveText([/Okafor/])
  await context.close()
})

test('what was typed and sent in a page that is drawn anew, since they have come to another time zone, is saved once', async ({
  browser,
}) => {
  const denver = await openPainted(browser, installation.origin, 'sofia.marchetti')
  const here = (await denver.cookies(installation.origin)).filter(({ name }) => name === 'here')
  await denver.close()
  const context = await openPainted(browser, installation.origin, 'sofia.marchetti', { zone: 'Asia/Tokyo' })
  await context.addCookies(here)
  const page = await context.newPage()
  const saved: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saved.push(request.postData() ?? '')
  })
  const letThrough = await holdScripts(page)
  await gotoPainted(page, '/profile')
  const field = page.locator('input[name="licenseNumber"]')
  await field.fill('TZ-4711')
  await field.press('Enter')
  letThrough()
  await settled(page)
  await expect.poll(() => saved).toEqual([expect.stringContaining('TZ-4711')])
  await expect(field).toHaveValue('TZ-4711')
  await context.close()
})

test('what was painted long before its scripts came is read again', async ({ browser }) => {
  const context = await openPainted(browser, installation.origin, 'jamal.whitaker')
  const page = await context.newPage()
  const letThrough = await holdScripts(page)
  await gotoPainted(page, '/profile')
  const field = page.locator('input[name="licenseNumber"]')
  await expect(field).not.toHaveValue('ELSEWHERE-1')
  const changed = await context.request.patch('/api/profiles/me', {
    headers: { Authorization: `Bearer ${await storedToken(page)}` },
    data: { licenseNumber: 'ELSEWHERE-1' },
  })
  expect(changed.status()).toBe(200)
  const age = () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation')
      return performance.now() - (visit as PerformanceNavigationTiming).responseStart
    })
  await expect.poll(age).toBeGreaterThan(10_000)
  letThrough()
  await settled(page)
  await expect(field).toHaveValue('ELSEWHERE-1')
  await context.close()
})

test('the next page is painted as there is room for since the window was made smaller', async ({ browser }) => {
  const context = await openPainted(browser, installation.origin, 'student')
  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 900 })
  await gotoPainted(page, '/student/dash')
  await settled(page)
  expect(await placeOf(context)).toBe('America%2FDenver.narrow')
  await context.close()
})

test('what is chosen before the scripts have come is chosen: of radio buttons and of a list', async ({ browser }) => {
  const context = await openPainted(browser, installation.origin, 'instructor')
  const page = await context.newPage()
  const letThrough = await holdScripts(page)
  await gotoPainted(page, '/instructor/student-enrollments')
  // From the last to the one before it: those that come before and after the one that was left.
  const radios = page.getByRole('main').getByRole('radio')
  await expect(radios.first()).toBeChecked()
  await radios.nth(1).check({ force: true })
  letThrough()
  await settled(page)
  await expect(radios.nth(1)).toBeChecked()
  await expect(page).toHaveURL(/delivery=/)
  const back = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(radios.nth(1)).toBeChecked()
  await radios.first().check({ force: true })
  const perPage = page.getByRole('combobox', { name: lists.perPage() })
  back()
  await settled(page)
  await expect(radios.first()).toBeChecked()
  await expect(page).not.toHaveURL(/delivery=/)

  const last = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await perPage.selectOption({ index: 2 })
  const chosen = await perPage.inputValue()
  last()
  await settled(page)
  await expect(page).toHaveURL(new RegExp(`perPage=${chosen}`))
  await expect(perPage).toHaveValue(chosen)
  await context.close()
})

test('a button that is pressed again just as the scripts take the page over is pressed once', async ({ browser }) => {
  const context = await openPainted(browser, installation.origin, 'admin')
  await context.addInitScript((name) => {
    const button = () => Array.from(document.querySelectorAll('button')).find((one) => one.textContent === name)
    Reflect.set(globalThis, 'done', 0)
    // Only what is not held back comes here.
    document.addEventListener('click', ({ target }) => {
      if (button()?.contains(target as Node)) Reflect.set(globalThis, 'done', Reflect.get(globalThis, 'done') + 1)
    })
    new MutationObserver((_, seen) => {
      if (document.documentElement.dataset['ready'] === undefined) return
      seen.disconnect()
      button()?.click()
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] })
  }, lists.filters())
  const page = await context.newPage()
  const letThrough = await holdScripts(page)
  await gotoPainted(page, '/admin/users')
  await page.getByRole('button', { name: lists.filters(), exact: true }).click()
  letThrough()
  await settled(page)
  await expect(page.getByRole('dialog', { name: lists.filters() })).toBeVisible()
  expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'done'))).toBe(1)
  await context.close()
})
