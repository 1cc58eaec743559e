import type { Page } from '@playwright/test'

/** Waits until what comes has come, and what goes has gone. What goes on for ever, or is not shown, is not waited for. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const movements = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        if (playState !== 'running' || effect?.getComputedTiming().endTime === Infinity) return false
        // What lies in a closed part stands still until that is opened.
        const target = effect instanceof KeyframeEffect ? effect.target : null
        return target?.checkVisibility() === true
      })
    for (let under = movements(); under.length > 0; under = movements()) {
      await Promise.allSettled(under.map(({ finished }) => finished))
    }
  })

/** Waits until nothing lies over the page for the browser's Back either: who loads it anew meanwhile would be held up. */
export const nothingOver = (page: Page, timeout?: number) =>
  page.waitForFunction(
    () => !(history.state as { over?: true } | null)?.over,
    null,
    timeout === undefined ? {} : { timeout },
  )

/** From its first paint on each page keeps what moved in it that nobody had pressed for, as the browser reckons it. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    let moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, {
      takeMoved: () => {
        const sum = moved
        moved = 0
        return sum
      },
    })
  })

/** All that moved since it was last asked; what was drawn is painted before. */
export const movedIn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    return (globalThis as unknown as { takeMoved: () => number }).takeMoved()
  })
