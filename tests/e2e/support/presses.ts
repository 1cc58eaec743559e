import { expect, type Locator, type Page } from '@playwright/test'

export type Presses = Readonly<{
  /** Presses it as a person does; the browser counts. */
  press: (target: Locator) => Promise<void>
  /** Begins to count anew. */
  restart: () => void
  /** How many presses of a pointer the page has felt. */
  expectAtMost: (most: number) => Promise<void>
}>

/** Counts what a pointer presses on a page, wherever it leads: typing is free. To be called before it is opened. */
export const countPresses = async (page: Page): Promise<Presses> => {
  let made = 0
  let felt = 0
  await page.exposeFunction('feltPress', () => {
    felt += 1
  })
  await page.addInitScript(() => {
    const told: typeof globalThis & { feltPress?: () => void } = globalThis
    addEventListener('pointerdown', () => told.feltPress?.(), { capture: true })
  })
  return {
    press: async (target) => {
      made += 1
      await target.click()
    },
    restart: () => {
      made = 0
      felt = 0
    },
    expectAtMost: async (most) => {
      // None was made that was not felt. More are felt where what is pressed moved away, and the press is made again.
      await expect.poll(() => felt).toBeGreaterThanOrEqual(made)
      expect(made).toBeLessThanOrEqual(most)
    },
  }
}
