import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The other mode has the same elements in other colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
const WIDTHS = [1280, 320] as const
const MODES = ['light', 'dark'] as const
const HEIGHT = 900
const LARGEST_TEXT = '1.3'

/** Brings every movement to its end. Waiting for it would be for ever where a closed part holds it paused. */
const still = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    }
  })

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

/** One line for each thing that axe finds on the page as it is shown. */
const findings = async (page: Page, mode: (typeof MODES)[number], look: string): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (mode === 'light' ? axe.withTags(TAGS) : axe.withRules(COLOUR_RULES)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${look} ${id} ${target.join(' ')}\n    ${failureSummary}`),
  )
}

/** Looks at what is shown in both modes and both widths, at the usual and the largest text. */
export const expectAccessible = async (page: Page, name: string): Promise<void> => {
  const found: string[] = []
  await layOut(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    for (const mode of MODES) {
      await page.evaluate((wanted) => {
        document.documentElement.dataset['mode'] = wanted
      }, mode)
      await still(page)
      found.push(...(await findings(page, mode, `${name} ${mode} ${width}px`)))
    }
    for (const scale of ['1', LARGEST_TEXT]) {
      await page.evaluate((wanted) => document.documentElement.style.setProperty('--font-scale', wanted), scale)
      const { pixels, culprits } = await overhang(page)
      if (pixels > 0) found.push(`${name} ${width}px, text size ${scale}: ${pixels}px too wide\n    ${culprits}`)
    }
    await page.evaluate(() => document.documentElement.style.setProperty('--font-scale', '1'))
  }
  expect.soft(found, name).toEqual([])
}
