import type { Browser } from 'playwright-core'

import { atMost, interleave, median } from './measure.ts'
import type { Measure } from './measure.ts'
import { blankPage, inColdPage, SLOW_PHONE } from './support/browser.ts'
import { listenOn } from './support/listen.ts'

/** Milliseconds and the sum of shifts; what was painted largest. */
type Paint = Readonly<{ largest: number; first: number; shift: number; element: string }>

/** This machine by a name that is another site to a browser than its address. */
const OTHER_SITE = 'localhost'

/**
 * Comes from a page of another site, as people do: a browser then starts a process for the new one, whatever that is.
 * From an empty tab it would do so for pages that keep others out by their opener policy, and for no blank one.
 */
const paintOf = (browser: Browser, elsewhere: string, url: string) => (): Promise<Paint> =>
  inColdPage(browser, { slowness: SLOW_PHONE }, async (page) => {
    await page.goto(elsewhere)
    await page.addInitScript(() => {
      const seen = { largest: 0, first: 0, shift: 0, element: '' }
      Object.assign(globalThis, { seen })
      const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
        new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry))).observe({
          type,
          buffered: true,
        })
      }
      observe('largest-contentful-paint', (entry) => {
        seen.largest = entry.startTime
        const { element } = entry as PerformanceEntry & { element?: Element | null }
        seen.element = element ? `${element.localName} "${element.textContent.slice(0, 40)}"` : ''
      })
      observe('paint', (entry) => {
        if (entry.name === 'first-contentful-paint') seen.first = entry.startTime
      })
      observe('layout-shift', (entry) => {
        seen.shift += (entry as PerformanceEntry & { value: number }).value
      })
    })
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
    return page.evaluate(() => (globalThis as typeof globalThis & { seen: Paint }).seen)
  })

export const measurePaint = async (browser: Browser, origin: string, rounds: number): Promise<Measure[]> => {
  const server = blankPage()
  try {
    const blankOrigin = await listenOn(server)
    const elsewhere = Object.assign(new URL(blankOrigin), { hostname: OTHER_SITE }).href
    const blank = paintOf(browser, elsewhere, blankOrigin)
    const home = paintOf(browser, elsewhere, `${origin}/home`)
    const paints = await interleave({ home, blank }, rounds)
    const ours = median(paints.home.map(({ largest }) => largest))
    const bare = median(paints.blank.map(({ largest }) => largest))
    if (bare === 0 || ours === 0) throw new Error('Chromium reported no largest contentful paint')
    const shift = median(paints.home.map(({ shift }) => shift))
    const first = median(paints.home.map(({ first }) => first))
    const element = paints.home.at(-1)?.element ?? ''
    return [
      {
        id: 'paint /home',
        name: 'Largest contentful paint of /home, slow phone, cold cache, come from another site',
        against: 'a blank static page, come to in the same way',
        value: ours / bare,
        target: atMost(1.5),
        seen: `${Math.round(ours)} / ${Math.round(bare)} ms; first paint at ${Math.round(first)} ms; largest: ${element}`,
        details: [
          `The largest element was ${element}; the first paint came at ${(first / bare).toFixed(2)} x the blank page's.`,
        ],
      },
      {
        id: 'shift /home',
        name: 'Cumulative layout shift of /home, slow phone, cold cache',
        against: 'none at all',
        value: shift,
        unit: '',
        target: atMost(0.01, ''),
        seen: shift.toFixed(4),
      },
    ]
  } finally {
    server.close()
  }
}
