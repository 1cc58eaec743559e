import { SHORTCUTS_KEY } from '../../domain/constants.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { wordsIn } from '../../i18n/words-in.ts'
import { isViewerKnown, selectViewer } from '../../machines/auth/auth.connect.ts'
import { selectLanguage } from '../../machines/settings/settings.connect.ts'
import type { Actors } from '../../views/shell/actors.context.tsx'
import { createLazyActor } from './lazy-actor.ts'

const isKeptHere = (): boolean => {
  try {
    return localStorage.getItem(SHORTCUTS_KEY) !== null
  } catch {
    return false
  }
}

/** What of the toolbar nobody needs before they reach for it. */
export const createTools = (before: Pick<Actors, 'auth' | 'settings' | 'notifications'>, gateway: Gateway) => {
  const onFailed = () => {
    const text = wordsIn(selectLanguage(before.settings.getSnapshot())).shell.partFailed()
    before.notifications.send({ type: 'notice.given', notice: { tone: 'error', text } })
  }
  return {
    fullscreen: createLazyActor(async () => (await import('./fullscreen.actors.ts')).startFullscreen(before), onFailed),
    shortcuts: createLazyActor(
      async () => (await import('./shortcuts.actors.ts')).startShortcuts(before, gateway),
      onFailed,
    ),
    acts: createLazyActor(async () => (await import('./list-acts.actors.ts')).startListActs(before, gateway), onFailed),
  }
}

/** On a keyboard of another script the letter is told by its key's place. */
const isSearchKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (/^[a-z]$/i.test(key) ? /k/i.test(key) : code === 'KeyK')

/** Ctrl-K and Cmd-K open the search wherever a reader is, and the stars come to whoever starred something. Returns how to stop. */
export const giveTools = ({ auth, navigation, shortcuts }: Actors): (() => void) => {
  const onKey = (event: KeyboardEvent) => {
    if (!isSearchKey(event)) return
    event.preventDefault()
    navigation.send({ type: 'search.opened' })
  }
  window.addEventListener('keydown', onKey)
  auth.subscribe((snapshot) => {
    if (!isViewerKnown(snapshot)) return
    const viewer = selectViewer(snapshot)
    if (viewer ? viewer.shortcuts.length > 0 : isKeptHere()) shortcuts.prepare()
  })
  return () => window.removeEventListener('keydown', onKey)
}
