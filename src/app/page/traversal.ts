type Change = 'popstate' | 'pushState' | 'replaceState'

let last: Change | null = null

/**
 * Whether what is shown was come to by the browser's own Back or Forward. It puts the page back to where it was scrolled
 * after it has told of that: a page that was drawn by then would end at neither that place nor its beginning.
 */
export const isByTraversal = (): boolean => last === 'popstate'

/** Whether it has an entry of its own in the history, after that of what was shown before. */
export const isByPush = (): boolean => last === 'pushState'

if ('window' in globalThis) {
  // Before whoever draws by it.
  for (const kind of ['popstate', 'pushState', 'replaceState'] as const)
    addEventListener(kind, () => (last = kind), { capture: true })
}
