/** Resolves once the page has nothing else to do: what nobody waits for shares the line with nothing that somebody does. */
export const whenDrawn = (): Promise<void> =>
  new Promise((settle) => {
    // Not every browser knows when it is idle.
    const idle = globalThis.requestIdleCallback ?? setTimeout
    idle(() => settle())
  })
