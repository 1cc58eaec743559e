import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

import { DIRECTION_KEY, LANGUAGE_KEY } from '../../../src/domain/constants.ts'
import { isLanguage, LANGUAGES, type Language } from '../../../src/domain/language.ts'
import { inTurn, isLong } from '../../support/long.ts'
import { placeOf } from '../../support/place.ts'
import { atRest } from './motion.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Where a thing was looked at whole, another look at it has the same elements in other colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
const WIDTHS = [1280, 320] as const
/** Two and two have both widths and both modes. */
const LOOKS = [
  { width: 1280, mode: 'light' },
  { width: 320, mode: 'dark' },
  { width: 1280, mode: 'dark' },
  { width: 320, mode: 'light' },
] as const
const HEIGHT = 900
const LARGEST_TEXT = '1.3'
/** So long a page says the same once its words have come. */
const FRAMES_OF_REST = 5

/** What a part does about its new size, as what scrolls by itself becomes reachable, it does once it is drawn. */
const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/** Lays out what waits for its turn below the screen: what axe scrolls to must not move while it looks. */
const layOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
    }
  })

/** Pixels by which the page is wider than its window, and the innermost elements that stick out. */
const overhang = (page: Page): Promise<Readonly<{ pixels: number; culprits: string }>> =>
  page.evaluate(() => {
    const pixels = (document.scrollingElement?.scrollWidth ?? 0) - innerWidth
    if (pixels <= 0) return { pixels, culprits: '' }
    const sticksOut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return right > innerWidth + 0.5 || left < -0.5
    }
    const culprits = [...document.querySelectorAll('body *')]
      .filter((element) => sticksOut(element) && ![...element.children].some(sticksOut))
      .map(
        (element) => `${element.tagName} ${element.getAttribute('class') ?? ''} "${element.textContent.slice(0, 40)}"`,
      )
    return { pixels, culprits: culprits.slice(0, 6).join('\n    ') }
  })

/** Axe is half a megabyte to compile, twice for each analysis: what the page has by the first is enough, unless in frames. */
const axeOn = async (page: Page): Promise<AxeBuilder> => {
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window))
  return new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) }).setLegacyMode()
}

type Rules = 'all' | 'colours'

/** One line for each thing that axe finds on the page as it is shown, by all of its rules or by those of colours. */
const findings = async (page: Page, rules: Rules, look: string): Promise<string[]> => {
  // What it does not object to is not described part by part.
  const axe = (await axeOn(page)).options({ resultTypes: ['violations'] })
  const { violations } = await (rules === 'all' ? axe.withTags(TAGS) : axe.withRules(COLOUR_RULES)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${look} ${id} ${target.join(' ')}\n    ${failureSummary}`),
  )
}

type Look = Readonly<{ width: (typeof WIDTHS)[number]; mode: 'light' | 'dark'; rules: Rules }>

/**
 * The looks at one thing: in the long run all; else two, and from thing to thing others: both modes, which have colours of
 * their own, and both widths, one of them by all rules.
 */
const looksAt = (name: string): readonly Look[] => {
  const place = placeOf(name)
  const whole = Math.floor(place / 2) % 2
  return inTurn(LOOKS, place, 2).map(({ width, mode }, at) => {
    const isWhole = isLong ? mode === 'light' : at === whole
    return { width, mode, rules: isWhole ? 'all' : 'colours' }
  })
}

/** Shows a page in a language as it follows another tab in which that was chosen: what is open in it stays open. */
const showIn = async (page: Page, language: Language): Promise<void> => {
  await page.evaluate(
    ({ key, direction, chosen }) => {
      localStorage.setItem(key, chosen)
      localStorage.removeItem(direction)
      dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
    },
    { key: LANGUAGE_KEY, direction: DIRECTION_KEY, chosen: language },
  )
  await page.locator(`html[lang=${language}]`).waitFor()
  await page.evaluate(async (frames) => {
    const read = () => document.body.textContent
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let [same, before] = [0, read()]; same < frames; same += 1) {
      await frame()
      const now = read()
      if (now !== before) [same, before] = [0, now]
    }
  }, FRAMES_OF_REST)
}

/** What axe finds of what is shown, by the looks at it, and what is too wide at these sizes of text. */
const findingsIn = async (
  page: Page,
  name: string,
  looks: readonly Look[],
  scales: readonly string[],
): Promise<string[]> => {
  const found: string[] = []
  await layOut(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await nextFrame(page)
    for (const { mode, rules } of looks.filter((look) => look.width === width)) {
      await page.evaluate((wanted) => {
        document.documentElement.dataset['mode'] = wanted
      }, mode)
      await atRest(page)
      found.push(...(await findings(page, rules, `${name} ${mode} ${width}px`)))
    }
    for (const scale of scales) {
      await page.evaluate((wanted) => document.documentElement.style.setProperty('--font-scale', wanted), scale)
      const { pixels, culprits } = await overhang(page)
      if (pixels > 0) found.push(`${name} ${width}px, text size ${scale}: ${pixels}px too wide\n    ${culprits}`)
    }
    await page.evaluate(() => document.documentElement.style.setProperty('--font-scale', '1'))
  }
  return found
}

/**
 * Looks at what is shown with axe, and in both widths at the usual and the largest text; at the largest also in another
 * language, of the next thing in the next, unless each test is run in all of them: the elements are the same, and their
 * lengths are not. `here` leaves the page in its language, where what is open is read again with another and closes.
 */
export const expectAccessible = async (page: Page, name: string, where: 'everywhere' | 'here' = 'everywhere') => {
  const own = await page.evaluate(() => document.documentElement.lang)
  if (!isLanguage(own)) throw new Error(`${name} is in no language of the product, but in "${own}".`)
  const found = await findingsIn(page, `${name} ${own}`, looksAt(name), ['1', LARGEST_TEXT])
  if (!isLong && where === 'everywhere') {
    const others = LANGUAGES.filter((other) => other !== own)
    for (const language of inTurn(others, placeOf(name))) {
      await showIn(page, language)
      found.push(...(await findingsIn(page, `${name} ${language}`, [], [LARGEST_TEXT])))
    }
    await showIn(page, own)
  }
  expect.soft(found, name).toEqual([])
}
