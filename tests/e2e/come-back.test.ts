import { expect, test, type Page } from '@playwright/test'

import { TOKEN_KEY } from '../../src/domain/constants.ts'
import { chromium, WHOLE } from '../support/chromium.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { openPainted } from './support/painted.ts'
import { settled, tokenOf } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

// As people have it: a page that is left is kept as it is, and comes back so.
test.use({
  launchOptions: {
    ...chromium,
    executablePath: WHOLE,
    args: [...chromium.args, '--enable-features=BackForwardCache,CacheControlNoStoreEnterBackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

/** As by who was here before, with all that a page does by itself done: what a first visit notes is a cookie. */
const openAgain = async (page: Page, path: string) => {
  await page.goto(path)
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('entry=')
  await page.goto(path, { waitUntil: 'networkidle' })
  await settled(page)
}

const { shell } = wordsFor('en')
const STUDENT = 'Castellano'

for (const { path, other } of [
  { path: '/profile', other: null },
  { path: '/profile', other: 'sofia.marchetti' },
  { path: '/student/dash', other: 'sofia.marchetti' },
]) {
  test(`the way back leads to no page of who has left: ${path}, ${other ?? 'nobody'} is here`, async ({ browser }) => {
    const context = await openPainted(browser, installation.origin, 'student')
    // Before anything of a page that has come back is painted.
    await context.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (!persisted) return
        sessionStorage.setItem('came', 'back')
        requestAnimationFrame(() =>
          sessionStorage.setItem('seen', String(document.body.checkVisibility({ visibilityProperty: true }))),
        )
      })
    })
    const page = await context.newPage()
    await openAgain(page, path)
    await expect(page.getByText(STUDENT).first()).toBeAttached()
    await page.goto('/manifest.webmanifest')
    const token = other === null ? null : await tokenOf(installation.origin, other)
    await page.evaluate(
      ([key, held]) => (held === null ? localStorage.removeItem(key) : localStorage.setItem(key, held)),
      [TOKEN_KEY, token] as const,
    )
    // Not by `goBack`: that waits for a page which is opened anew the next moment.
    await page.evaluate(() => setTimeout(() => history.back()))
    const whose = other === null ? page.getByRole('link', { name: shell.signIn() }) : page.getByText('Marchetti')
    await expect(whose.first()).toBeAttached()
    await expect(page.getByText(STUDENT)).toHaveCount(0)
    const kept = await page.evaluate(() => [sessionStorage.getItem('came'), sessionStorage.getItem('seen')])
    expect([
      ['back', null],
      ['back', 'false'],
    ]).toContainEqual(kept)
    await context.close()
  })
}

test('a page of who is still here comes back as it was left', async ({ browser }) => {
  const context = await openPainted(browser, installation.origin, 'student')
  const page = await context.newPage()
  await openAgain(page, '/profile')
  await page.evaluate(() => Reflect.set(globalThis, 'left', true))
  await page.goto('/manifest.webmanifest')
  await page.evaluate(() => setTimeout(() => history.back()))
  await page.waitForURL('**/profile', { waitUntil: 'commit' })
  await expect(page.getByText(STUDENT).first()).toBeAttached()
  expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'left'))).toBe(true)
  await context.close()
})
