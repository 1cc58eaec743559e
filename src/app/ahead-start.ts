import { selectLooker } from '../machines/auth/auth.connect.ts'
import { selectLanguage } from '../machines/settings/settings.connect.ts'
import type { Actors } from '../views/shell/actors.context.tsx'
import { loadUnasked } from './chunk.ts'

/** Milliseconds: what the page itself asks for has come by then, or comes before all else. */
const QUIET = 2000

const whenIdle = (then: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then)
  else setTimeout(then, QUIET)
}

/** Begins to fetch next pages ahead: when somebody is signed in and the page is quiet, or first points at something. */
export const startAhead = ({ auth, settings }: Pick<Actors, 'auth' | 'settings'>): void => {
  const isSignedIn = () => selectLooker(auth.getSnapshot()) === 'person'
  let isBegun = false
  const begin = () => {
    if (isBegun) return
    isBegun = true
    void loadUnasked(async () => {
      const { beginAhead } = await import('./ahead.ts')
      // Whatever happens from then on can be told of.
      await import('./flight.ts')
      beginAhead({ language: () => selectLanguage(settings.getSnapshot()), isSignedIn, whenIdle })
    })
  }
  for (const kind of ['pointerover', 'focusin']) addEventListener(kind, begin, { once: true, passive: true })
  const signingIn = auth.subscribe(() => {
    if (!isSignedIn()) return
    signingIn.unsubscribe()
    setTimeout(() => whenIdle(begin), QUIET)
  })
}
