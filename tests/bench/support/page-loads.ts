import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

import { TOKEN_KEY } from '../../../src/domain/constants.ts'
import { inColdPage, SLOW_4G } from './browser.ts'

/**
 * What comes to be seen of a cold load: milliseconds until its heading is there, nothing of it is on its way and the
 * largest of it is painted, when it answers a press, what was asked for until its content was there, and how much of the
 * screen moved by itself, as browsers reckon it.
 */
export type Load = Readonly<{
  content: number
  alive: number
  requests: number
  bytes: number
  element: string
  moved: number
}>

/** As browsers have it, and the compiler does not know yet. */
declare const scheduler: Readonly<{
  postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void>
}>

/** Filled within the page. */
type Seen = { largest: number; whole: number; alive: number; element: string; moved: number }

/** What a phone holds of somebody who signed in with a token, as signing in leaves it; nothing of a guest. */
export const visitOf = async (origin: string, token: string | undefined): Promise<BrowserContextOptions> => {
  if (token === undefined) return {}
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const me = await fetch(`${origin}/api/auth/me`, { headers: { Authorization: `Bearer ${token}` } })
  const given = me.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const held = ['known=1', `here=${encodeURIComponent(`${timeZone}.narrow`)}`, ...given]
  const cookies = held.map((cookie) => ({
    name: cookie.slice(0, cookie.indexOf('=')),
    value: cookie.slice(cookie.indexOf('=') + 1),
    domain: new URL(origin).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }))
  return { storageState: { cookies, origins: [{ origin, localStorage: [{ name: TOKEN_KEY, value: token }] }] } }
}

/** A cold load of an address until its network is quiet. */
export const load = (browser: Browser, url: string, options: BrowserContextOptions): Promise<Load> =>
  inColdPage(browser, { slowness: SLOW_4G, options }, async (page, session) => {
    const sent = new Map<string, number>()
    const bytes = new Map<string, number>()
    let began = 0
    session.on('Network.requestWillBeSent', ({ requestId, timestamp, type }) => {
      if (type === 'Document' && began === 0) began = timestamp
      sent.set(requestId, timestamp)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength))
    await page.addInitScript((tokenKey) => {
      const isSomeone = localStorage.getItem(tokenKey) !== null
      const seen: Seen = { largest: 0, whole: 0, alive: 0, element: '', moved: 0 }
      Object.assign(globalThis, { seen })
      // What the server paints is whole before this can look; a page of no shell has no such place.
      const look = () => {
        const main = document.querySelector('main')
        // Until it is known who looks, what is painted for everyone is not yet their page.
        const isTheirs = !isSomeone || !document.documentElement.matches('[data-session]')
        // What only who is signed in would see waits out of sight, and one page shows what waiting looks like.
        const waits =
          location.pathname !== '/example' &&
          [...(main?.querySelectorAll('.skeleton, .spinner') ?? [])].some((one) => one.checkVisibility())
        const isWhole = isTheirs && main?.querySelector('h1') && !waits
        if (seen.whole === 0 && isWhole) seen.whole = performance.now()
        if (seen.alive === 0 && document.documentElement.matches('[data-ready]')) seen.alive = performance.now()
        if (seen.whole === 0 || seen.alive === 0) requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          seen.largest = entry.startTime
          const { element } = entry as PerformanceEntry & { element?: Element | null }
          seen.element = element ? `${element.localName} "${element.textContent.slice(0, 40)}"` : ''
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    }, TOKEN_KEY)
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
    // A quiet network says nothing of a processor that is still drawing.
    await page.waitForFunction(
      () => {
        const { whole, alive } = (globalThis as typeof globalThis & { seen: Seen }).seen
        const isApp = document.querySelector('#root') !== null
        return (whole > 0 || document.querySelector('main') === null) && (alive > 0 || !isApp)
      },
      undefined,
      { timeout: 120_000 },
    )
    await page.waitForLoadState('networkidle')
    const { largest, whole, alive, element, moved } = await page.evaluate(
      () => (globalThis as typeof globalThis & { seen: Seen }).seen,
    )
    // Where the largest of it went before the page was whole, Chromium tells of none: what counts is when it was whole.
    if (largest === 0 && whole === 0) throw new Error(`Nothing of ${url} was seen.`)
    const content = Math.max(largest, whole)
    const before = [...sent].filter(([, at]) => (at - began) * 1000 <= content).map(([id]) => id)
    return {
      content,
      alive,
      element,
      moved,
      requests: before.length,
      bytes: before.reduce((sum, id) => sum + (bytes.get(id) ?? 0), 0),
    }
  })

/** Milliseconds from the click on a link until its page is there and nothing in it is on its way. */
export const visit = (page: Page, path: string): Promise<number> =>
  page.evaluate(
    (to) =>
      new Promise<number>((resolve) => {
        const heading = () => document.querySelector('main h1')
        const before = heading()
        const began = performance.now()
        const look = () => {
          const now = heading()
          // Two pages may have one title, and one page shows what waiting looks like.
          const isWaiting = to !== '/example' && document.querySelector('main :is(.skeleton, .spinner)') !== null
          const isThere = now !== null && now !== before && !isWaiting
          // In the first task behind the frame: what the page goes on with once it is painted is not waited for.
          if (isThere) void scheduler.postTask(() => resolve(performance.now() - began), { priority: 'user-blocking' })
          else requestAnimationFrame(look)
        }
        history.pushState(null, '', to)
        requestAnimationFrame(look)
      }),
    path,
  )

/**
 * Milliseconds until a copy of what `main` shows is on the screen in its place: the elements alone, made, styled, laid out
 * and painted by the browser, with no script of ours. What is there afterwards is what was there before.
 */
export const drawAlone = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const main = document.querySelector('main')
        if (main === null) {
          reject(new Error('There is no main to copy'))
          return
        }
        const painted = (then: () => void) =>
          requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }))
        const place = document.createElement('main')
        main.replaceWith(place)
        painted(() => {
          const began = performance.now()
          const copy = main.cloneNode(true)
          place.replaceWith(copy)
          painted(() => {
            const took = performance.now() - began
            ;(copy as Element).replaceWith(main)
            resolve(took)
          })
        })
      }),
  )
