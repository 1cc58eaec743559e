import { fromPromise } from 'xstate'

/** Where a browser keeps its clipboard to itself, the chart hears of a failure. */
export const clipboardActors = {
  writeText: fromPromise<void, { text: string }>(async ({ input }) => navigator.clipboard.writeText(input.text)),
}
