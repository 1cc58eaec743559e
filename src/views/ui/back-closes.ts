import { useEffect, useEffectEvent } from 'react'

/** In the state of an entry of the history that was made for what lies over its page. */
const OVER = 'over'

/** Milliseconds after which the browser is not waited for: it takes an entry back in some ten. */
const GIVEN_UP = 1000

type Change = 'pushState' | 'replaceState'
type Close = () => void

/** How to close what lies over the page, the topmost last. */
const lying: Close[] = []
/** Whether the reader stands on the page's own entry, on the one above it, or is on the way down from there. */
let stands: 'below' | 'above' | 'going' = 'below'
/** The path of the page that something lies over. */
let page = ''
/** Changes of the address that wait for the way down. */
let waiting: (() => void)[] = []
let later: ReturnType<typeof setTimeout> | undefined
let isReady = false

const isOver = (state: unknown): boolean => typeof state === 'object' && state !== null && OVER in state
const overState = (state: unknown): object => ({ ...(typeof state === 'object' ? state : null), [OVER]: true })

/** Past the router, for which nothing changes: the address is the same above and below. */
const change = (type: Change, state: unknown) => History.prototype[type].call(history, state, '', location.href)

const goDown = () => {
  stands = 'going'
  clearTimeout(later)
  later = setTimeout(() => {
    change('replaceState', null)
    arrive()
  }, GIVEN_UP)
  history.back()
}

const settle = () => {
  if (lying.length > 0 && stands === 'below') {
    stands = 'above'
    page = location.pathname
    // What closes may lead to another place of the page: the way down does not scroll it back.
    history.scrollRestoration = 'manual'
    change('pushState', overState(history.state))
  } else if (lying.length === 0 && stands === 'above') goDown()
}

/** After all that happens at once: a development render opens everything twice, and a link closes what it is in. */
const settleSoon = () => {
  if (stands === 'going') return
  clearTimeout(later)
  later = setTimeout(settle)
}

/** The reader is on another entry: by the browser's Back, or on the way down. */
const arrive = () => {
  const stood = stands
  // Nothing lies over a page any more that was loaded anew, or come to by the way forward.
  if (isOver(history.state)) {
    page = location.pathname
    goDown()
    return
  }
  if (stood === 'below') return
  clearTimeout(later)
  stands = 'below'
  history.scrollRestoration = 'auto'
  const held = waiting
  waiting = []
  for (const go of held) go()
  // Who has left the page has left what lay over it.
  if (location.pathname !== page) lying.length = 0
  if (stood === 'above') lying.at(-1)?.()
  // What asks first, or is under way, is still there: so is its entry.
  settleSoon()
}

/**
 * Who goes on to another page from what lies over this one leaves no entry for it behind, in which a step back would be
 * lost: it is taken away first. So it is where what lies over a list filters it, which is said of the page's own entry.
 */
const takeOver = (type: Change) => {
  const navigate = history[type].bind(history)
  history[type] = (state: unknown, unused: string, url?: string | URL | null) => {
    const { href } = new URL(url ?? location.href, location.href)
    if (stands === 'below') navigate(state, unused, url)
    else {
      waiting.push(() => navigate(state, unused, href))
      if (stands === 'above') goDown()
    }
  }
}

/** With what first may lie over a page, and only in a browser. */
const begin = () => {
  if (isReady) return
  isReady = true
  takeOver('pushState')
  takeOver('replaceState')
  addEventListener('popstate', arrive)
  arrive()
}

const lie = (close: Close) => {
  lying.push(close)
  settleSoon()
  return () => {
    const at = lying.lastIndexOf(close)
    if (at >= 0) lying.splice(at, 1)
    settleSoon()
  }
}

/**
 * The browser's Back, a phone's key or its gesture closes what lies over a page rather than leaves the page: as Escape
 * does, so that it asks first where that asks. `CloseWatcher` would do the same in Chromium on Android alone; an entry
 * of the history of one's own does everywhere.
 */
export const useBackCloses = (isOpen: boolean, onClose: Close): void => {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    begin()
    return isOpen ? lie(() => close()) : undefined
  }, [isOpen])
}
