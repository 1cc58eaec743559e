import { expect, type Locator, type Page } from '@playwright/test'

import { atRest } from './motion.ts'

const MOST_STOPS = 120

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

/** Tabs until the element has the focus, as someone without a mouse does; fails when it is never reached. */
export const tabTo = async (page: Page, target: Locator, way: 'on' | 'back' = 'on'): Promise<void> => {
  await target.waitFor()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press(way === 'on' ? 'Tab' : 'Shift+Tab')
  }
  await expect(target).toBeFocused()
}

export type Stop = Readonly<{ name: string; outline: number; isCovered: boolean }>

/** What has the focus: its name, its outline in pixels, and whether something else lies over it. */
export const focusedStop = async (page: Page): Promise<Stop | null> => {
  // The skip link slides away when it is left.
  await atRest(page)
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const outlineOf = (shown: Element): number => {
      const { outlineStyle, outlineWidth } = getComputedStyle(shown)
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
    }
    // A choice shows its focus around itself and its words.
    const label = element.closest('label')
    const { left, top, width, height } = element.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60)
    return {
      name: `${element.tagName} ${name}`,
      outline: Math.max(outlineOf(element), label ? outlineOf(label) : 0),
      isCovered: over === null || !(element.contains(over) || over.contains(element)),
    }
  })
}
