import { selectLooker } from '../machines/auth/auth.connect.ts'
import type { LongLived } from './actors/long-lived-actors.ts'
import { loadUnasked } from './chunk.ts'

/** Milliseconds: what the page itself asks for is on its way by then, and comes before all else. */
const QUIET = 500

const whenIdle = (then: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then)
  else setTimeout(then, QUIET)
}

/**
 * Begins what no page waits for, such as fetching the next ones ahead: when somebody is signed in and the page is quiet,
 * or first points at something. What did not come is asked for again when the network is back.
 */
export const startAhead = ({ actors, gateway }: Pick<LongLived, 'actors' | 'gateway'>): void => {
  let isBegun = false
  const beginBy = (...kinds: readonly string[]) => {
    for (const kind of kinds) addEventListener(kind, begin, { once: true, passive: true })
  }
  const bring = async () => {
    try {
      ;(await import('./begun.ts')).begin(actors, gateway, whenIdle)
    } catch (cause) {
      isBegun = false
      beginBy('online', 'focusin')
      throw cause
    }
  }
  const begin = () => {
    if (isBegun) return
    isBegun = true
    void loadUnasked(bring)
  }
  beginBy('pointerover', 'focusin')
  const signingIn = actors.auth.subscribe((snapshot) => {
    if (selectLooker(snapshot) !== 'person') return
    signingIn.unsubscribe()
    setTimeout(() => whenIdle(begin), QUIET)
  })
}
