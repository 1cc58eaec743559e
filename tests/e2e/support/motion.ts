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
