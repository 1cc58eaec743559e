let isBack = false

/**
 * Whether what is shown was come to by the browser's own Back or Forward. It puts the page back to where it was scrolled
 * after it has told of that: a page that was drawn by then would end at neither that place nor its beginning.
 */
export const isByTraversal = (): boolean => isBack

if ('window' in globalThis) {
  // Before whoever draws by it.
  for (const kind of ['popstate', 'pushState', 'replaceState'] as const)
    addEventListener(kind, () => (isBack = kind === 'popstate'), { capture: true })
}
