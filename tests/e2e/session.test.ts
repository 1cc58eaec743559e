import { expect, test, type Page } from '@playwright/test'

import { REDIRECT_KEY, TOKEN_KEY } from '../../src/domain/constants.ts'
import { startInstallation, type Installation } from './support/installation.ts'
import { open, openBrowser, settled, signIn, storedToken, tokenOf, type Visit } from './support/visitor.ts'
import { wordsFor } from './support/words.ts'

const words = wordsFor('en')
const { shell, account } = words
const DAY = 86_400_000
const LESSON = '/online-course/1?lesson=2'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})

test.afterAll(async () => installation.stop())

const visit = (browser: Parameters<typeof openBrowser>[0], how: Visit = {}) =>
  openBrowser(browser, installation.origin, how)

const redirectOf = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), REDIRECT_KEY)
const guestLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: shell.signIn(), exact: true })
const accountButton = (page: Page) => page.getByRole('button', { name: shell.yourAccount() })
const at = (page: Page, path: string) => expect(page).toHaveURL(`${installation.origin}${path}`)

/** The tokens that are sent with calls of the app, in order. */
const sentTokens = (page: Page, path: string): (string | undefined)[] => {
  const sent: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes(path)) sent.push(request.headers()['authorization'])
  })
  return sent
}

/** A token in the shape of ours that ended an hour ago. */
const expiredToken = () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ exp: Math.floor(Date.now() / 1000) - 3600 })}.c2lnbmF0dXJl`
}

/** Saves settings of a person, as their own device does. */
const saveSettings = async (mailbox: string, settings: object) => {
  const { origin } = installation
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await tokenOf(origin, mailbox)}` }
  const { id } = (await (await fetch(`${origin}/api/auth/me`, { headers })).json()) as { id: number }
  const saved = await fetch(`${origin}/api/users/${id}/settings`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify(settings),
  })
  expect(saved.status).toBe(200)
}

test('the next person at a device has neither the language nor the theme nor the page of the one before', async ({
  browser,
}) => {
  await saveSettings('maya.feldman', { language: 'ar', mode: 'dark' })
  const context = await visit(browser)
  const page = await context.newPage()
  const looks = () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset['mode']])
  await open(page, '/sign-in')
  await signIn(page, 'maya.feldman')
  await expect.poll(looks).toEqual(['ar', 'dark'])
  await open(page, '/admin/users')
  await at(page, '/401')
  await open(page, '/sign-out')
  await expect.poll(() => storedToken(page)).toBeNull()
  await open(page, '/sign-in')
  expect(await looks()).toEqual(['ar', 'dark'])
  await signIn(page, 'sofia.marchetti')
  await at(page, '/home')
  await expect.poll(looks).toEqual(['en', 'light'])
  await context.close()
})

test.describe('the guard', () => {
  test('sends a guest from a page that needs a role to sign-in, remembers it over a reload, and leads back to it', async ({
    browser,
  }) => {
    const context = await visit(browser)
    const page = await context.newPage()
    await open(page, LESSON)
    await at(page, '/sign-in')
    expect(await redirectOf(page)).toBe(LESSON)
    await page.reload()
    await settled(page)
    expect(await redirectOf(page)).toBe(LESSON)
    await signIn(page, 'sofia.marchetti')
    await at(page, LESSON)
    await expect.poll(() => redirectOf(page)).toBeNull()
    await context.close()
  })

  test('shows a guest the page for guests, and leads whoever just signed in to /home when nothing is remembered', async ({
    browser,
  }) => {
    const context = await visit(browser)
    const page = await context.newPage()
    await open(page, '/sign-in')
    await expect(page.getByRole('heading', { level: 1, name: account.signIn.title() })).toBeVisible()
    await signIn(page, 'student')
    await at(page, '/home')
    await context.close()
  })

  test('leads back to the page that a sign-in was chosen on, and Back from there to the one before', async ({
    browser,
  }) => {
    const context = await visit(browser)
    const page = await context.newPage()
    await open(page, '/mission')
    await page.evaluate(() => history.pushState(null, '', '/profile'))
    await page.getByRole('main').getByRole('link', { name: account.signIn.title() }).click()
    await at(page, '/sign-in')
    // What is kept with its place in the history outlives the page.
    await page.reload()
    await settled(page)
    await signIn(page, 'student')
    await at(page, '/profile')
    await expect(accountButton(page)).toBeVisible()
    await page.goBack()
    await at(page, '/mission')
    await context.close()
  })

  test('shows /401 to whoever just signed in and is denied the remembered page', async ({ browser }) => {
    const context = await visit(browser)
    const page = await context.newPage()
    await open(page, '/student/dash')
    await at(page, '/sign-in')
    await signIn(page, 'instructor')
    await at(page, '/401')
    await expect(page.getByText(account.status.unauthorized())).toBeVisible()
    expect(await redirectOf(page)).toBe('401 /student/dash')
    await context.close()
  })

  test('leads the next person home from a page that the session of another had ended on before it came', async ({
    browser,
  }) => {
    const context = await visit(browser)
    const page = await context.newPage()
    await open(page, '/sign-in')
    await signIn(page, 'student')
    await at(page, '/home')
    await open(page, '/student/dash')
    await expect(accountButton(page)).toBeVisible()
    const headers = { Authorization: `Bearer ${await storedToken(page)}`, 'Content-Type': 'application/json' }
    await fetch(`${installation.origin}/api/auth/logout`, { method: 'POST', headers, body: '{}' })
    await page.reload()
    await at(page, '/sign-in')
    await settled(page)
    expect(await redirectOf(page)).toBe('/student/dash')
    await signIn(page, 'instructor')
    await at(page, '/home')
    await expect.poll(() => redirectOf(page)).toBeNull()
    await context.close()
  })

  test('marks the redirect of a signed-in person without the role, and shows /401', async ({ browser }) => {
    const context = await visit(browser, { token: await tokenOf(installation.origin, 'instructor') })
    const page = await context.newPage()
    await open(page, '/student/dash')
    await at(page, '/401')
    expect(await redirectOf(page)).toBe('401 /student/dash')
    await expect(page.getByRole('link', { name: account.status.toHome() })).toHaveAttribute('href', '/home')
    await context.close()
  })

  test('leads a signed-in person from a page for guests to the remembered page if allowed, else to /home', async ({
    browser,
  }) => {
    const context = await visit(browser, { token: await tokenOf(installation.origin, 'student') })
    const page = await context.newPage()
    await open(page, '/sign-in')
    await at(page, '/home')
    const remember = (path: string) =>
      page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [REDIRECT_KEY, path] as const)
    await remember('/student/dash')
    await open(page, '/sign-in')
    await at(page, '/student/dash')
    await remember('/admin/users')
    await open(page, '/sign-in')
    await at(page, '/home')
    await context.close()
  })

  test('blocks nobody from the pages that are open to anyone', async ({ browser }) => {
    for (const token of [undefined, await tokenOf(installation.origin, 'instructor')]) {
      const context = await visit(browser, { token })
      const page = await context.newPage()
      await open(page, '/')
      await at(page, '/home')
      await open(page, '/404')
      await expect(page.getByText(account.status.notFound())).toBeVisible()
      await open(page, '/no/such/page')
      await at(page, '/404')
      await open(page, '/callback')
      await at(page, token === undefined ? '/sign-in' : '/home')
      for (const path of ['/sign-out', '/logout']) {
        await open(page, path)
        await at(page, path)
        await expect(page.getByRole('heading', { name: account.signOut.title() })).toBeVisible()
      }
      await context.close()
    }
  })

  for (const path of ['//evil.example/x', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])
    test(`never follows a remembered redirect to ${path}`, async ({ browser }) => {
      const context = await visit(browser)
      const page = await context.newPage()
      await open(page, '/sign-in')
      await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [REDIRECT_KEY, path] as const)
      await page.reload()
      await settled(page)
      await signIn(page, 'student')
      await at(page, '/home')
      await context.close()
    })
})

test.describe('the token', () => {
  test('that has expired is not used on load: nobody is asked, and a guest is shown', async ({ browser }) => {
    const context = await visit(browser, { token: expiredToken() })
    const page = await context.newPage()
    const asked = sentTokens(page, '/api/')
    await open(page, '/home')
    await expect(guestLink(page)).toBeVisible()
    await expect.poll(() => storedToken(page)).toBeNull()
    expect(asked).toEqual([])
    await context.close()
  })

  test('that lives is used on load', async ({ browser }) => {
    const token = await tokenOf(installation.origin, 'student')
    const context = await visit(browser, { token })
    const page = await context.newPage()
    const asked = sentTokens(page, '/api/auth/me')
    await open(page, '/home')
    await expect(accountButton(page)).toBeVisible()
    expect(asked).toEqual([`Bearer ${token}`])
    await context.close()
  })

  test('is dropped at any 401, in every tab', async ({ browser }) => {
    const token = await tokenOf(installation.origin, 'student')
    const context = await visit(browser, { token })
    const [page, other] = [await context.newPage(), await context.newPage()]
    await open(page, '/home')
    await open(other, '/home')
    // What the page asks by itself when it has opened would be the 401, before anybody goes on.
    for (const tab of [page, other]) await tab.waitForLoadState('networkidle')
    const myCourses = page.getByRole('navigation').getByRole('link', { name: shell.menu.myCourses() })
    const answer = await fetch(`${installation.origin}/api/auth/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(answer.ok).toBe(true)
    // At once: what a tab asks when somebody comes to it would be the 401 itself.
    await myCourses.evaluate((link: HTMLElement) => link.click())
    await at(page, '/sign-in')
    await expect(guestLink(other)).toBeVisible()
    await expect(accountButton(other)).toBeHidden()
    expect(await storedToken(other)).toBeNull()
    await context.close()
  })

  test('of a New-Access-Token header replaces the stored one, for the next call and in the other tab', async ({
    browser,
  }) => {
    const token = await tokenOf(installation.origin, 'student')
    const renewed = await tokenOf(installation.origin, 'student')
    const context = await visit(browser, { token })
    const [page, other] = [await context.newPage(), await context.newPage()]
    await open(page, '/home')
    await open(other, '/home')
    await page.route('**/api/students/**', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), 'new-access-token': renewed } })
    })
    const myCourses = (tab: Page) => tab.getByRole('navigation').getByRole('link', { name: shell.menu.myCourses() })
    await myCourses(page).click()
    await expect.poll(() => storedToken(page)).toBe(renewed)
    // What was asked ahead may be on its way yet.
    await page.unrouteAll({ behavior: 'wait' })
    const elsewhere = other.waitForRequest('**/api/students/**')
    await myCourses(other).click()
    expect((await elsewhere).headers()['authorization']).toBe(`Bearer ${renewed}`)
    const next = page.waitForRequest('**/api/students/**')
    await page.getByRole('navigation').getByRole('link', { name: shell.menu.home(), exact: true }).click()
    await at(page, '/home')
    await myCourses(page).click()
    expect((await next).headers()['authorization']).toBe(`Bearer ${renewed}`)
    await context.close()
  })

  test('is cleared by signing out, which says so, in every tab', async ({ browser }) => {
    const context = await visit(browser, { token: await tokenOf(installation.origin, 'student') })
    const [page, other] = [await context.newPage(), await context.newPage()]
    await open(page, '/home')
    await open(other, '/home')
    await accountButton(page).click()
    await page.getByRole('menuitem', { name: shell.signOut() }).click()
    await expect(page.getByRole('heading', { name: 'You have signed out!' })).toBeVisible()
    await expect(page.getByRole('link', { name: account.signOut.again() }).last()).toHaveAttribute('href', '/sign-in')
    expect(await storedToken(page)).toBeNull()
    await expect(guestLink(other)).toBeVisible()
    await context.close()
  })
})

test.describe('a sign-in that fails', () => {
  const toasts = (page: Page) => page.getByRole('region', { name: shell.notifications() })

  test('says what the server said, in the page and in a notification, and keeps what was typed', async ({
    browser,
  }) => {
    const context = await visit(browser)
    const page = await context.newPage()
    await open(page, '/sign-in')
    const answer = page.waitForResponse('**/api/auth/login')
    await signIn(page, 'student', 'Wrong#2026')
    const { error } = (await (await answer).json()) as { error: { message: string } }
    await expect(toasts(page).getByRole('alert')).toContainText(error.message)
    await expect(page.getByText(account.signIn.refused())).toBeVisible()
    await expect(page.getByText(error.message)).toHaveCount(2)
    await expect(page.locator('input[name="email"]')).toHaveValue('student@example.org')
    await context.close()
  })

  test('for an unconfirmed address offers to send the e-mail again, and says how that went', async ({ browser }) => {
    const context = await visit(browser)
    const page = await context.newPage()
    await open(page, '/sign-in')
    await signIn(page, 'tessa.byrd')
    const resend = page.getByRole('button', { name: 'Resend Verification Email' })
    await expect(resend).toBeVisible()
    await page.route('**/api/auth/*/verify/send', (route) => route.abort())
    await resend.click()
    await expect(toasts(page).getByRole('alert')).toContainText('Error resending verification email')
    await page.unroute('**/api/auth/*/verify/send')
    await resend.click()
    await expect(toasts(page).getByText('Verification email sent successfully! Please check your inbox.')).toBeVisible()
    await context.close()
  })
})

test('whoever holds a session sees what waits for them at home, and the poster at no moment before', async ({
  browser,
}) => {
  const context = await visit(browser, { token: await tokenOf(installation.origin, 'student') })
  const page = await context.newPage()
  const poster = words.home.banner.headline()
  await page.addInitScript((headline) => {
    const look = () => {
      const shown = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility())
      if (shown.some(({ textContent }) => textContent === headline)) Object.assign(globalThis, { poster: true })
      requestAnimationFrame(look)
    }
    look()
  }, poster)
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/auth/me', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/home')
  await expect(page.getByRole('main').getByRole('status', { name: shell.loading() })).toBeVisible()
  gate.resolve()
  const { next } = words.dashboard
  await expect(page.getByRole('heading', { level: 1, name: /Nora/ })).toBeVisible()
  await expect(page.getByRole('link', { name: next.continue({ position: 5, title: 'Scene Safety' }) })).toBeVisible()
  expect(await page.evaluate(() => 'poster' in globalThis)).toBe(false)
  await expect(page.getByRole('heading', { name: poster })).toHaveCount(0)
  await context.close()
})

test('a lost network is said, and the word goes when it is back', async ({ browser }) => {
  const context = await visit(browser)
  const page = await context.newPage()
  await open(page, '/home')
  await context.setOffline(true)
  await expect(page.getByText(shell.offline.title())).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(shell.offline.title())).toBeHidden()
  await context.close()
})

test('a clock that is a day off shows the same labels', async ({ browser }) => {
  const seen: string[] = []
  for (const shift of [0, -DAY, DAY]) {
    const context = await visit(browser)
    const page = await context.newPage()
    await page.clock.install({ time: Date.now() + shift })
    await open(page, '/student/dash')
    await signIn(page, 'burak.demir')
    await at(page, '/student/dash')
    await expect(page.getByRole('heading', { name: words.dashboard.online.heading() })).toBeVisible()
    seen.push(await page.getByRole('main').innerText())
    await context.close()
  }
  expect(seen[0]).toContain(words.enrollmentStatus.active({ complete: 6, total: 9 }))
  expect(seen).toEqual([seen[0], seen[0], seen[0]])
})

test('local storage holds the token and nothing else of the session', async ({ browser }) => {
  const context = await visit(browser)
  const page = await context.newPage()
  await open(page, '/sign-in')
  await signIn(page, 'student')
  await at(page, '/home')
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => /token|user|session|viewer/i.test(key))).toEqual([TOKEN_KEY])
  await context.close()
})
