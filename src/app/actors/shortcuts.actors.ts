import { createActor, fromPromise } from 'xstate'

import { SHORTCUTS_KEY } from '../../domain/constants.ts'
import type { Viewer } from '../../domain/contract/auth.contract.ts'
import { readShortcuts, type Shortcuts } from '../../domain/shortcuts.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { wordsIn } from '../../i18n/words-in.ts'
import { loadWords } from '../../i18n/words.tsx'
import { asking } from '../../machines/asking.ts'
import { isViewerKnown, selectViewer } from '../../machines/auth/auth.connect.ts'
import { selectLanguage } from '../../machines/settings/settings.connect.ts'
import { isUnsaved } from '../../machines/shortcuts/shortcuts.connect.ts'
import { shortcutsMachine, type ShortcutsActor, type Starrer } from '../../machines/shortcuts/shortcuts.machine.ts'
import type { Actors } from '../../views/shell/actors.context.tsx'

/** A guest's list in this browser, a person's at the server. */
export const shortcutsActors = ({ ask }: Pick<Gateway, 'ask'>) => ({
  readDevice: fromPromise<Shortcuts, undefined>(async () =>
    readShortcuts(JSON.parse(localStorage.getItem(SHORTCUTS_KEY) ?? 'null')),
  ),

  keepOnDevice: fromPromise<void, { list: Shortcuts }>(async ({ input: { list } }) => {
    if (list.length > 0) localStorage.setItem(SHORTCUTS_KEY, JSON.stringify(list))
    else localStorage.removeItem(SHORTCUTS_KEY)
  }),

  saveShortcuts: asking<void, { userId: number; list: Shortcuts }>(async ({ userId, list }, signal) => {
    await ask('SaveShortcuts', { userId, shortcuts: list }, { signal })
  }),
})

/** Of whom the server tells no id it keeps no list either: theirs is this browser's, as a guest's is. */
const starrerOf = (viewer: Viewer | null): Starrer =>
  viewer === null || viewer.id === null ? null : { userId: viewer.id, shortcuts: readShortcuts(viewer.shortcuts) }

/** Starts it for who is looking, tells it of each change of that, and says what could not be saved. */
export const startShortcuts = (
  { auth, settings, notifications }: Pick<Actors, 'auth' | 'settings' | 'notifications'>,
  gateway: Gateway,
): ShortcutsActor => {
  let viewer = selectViewer(auth.getSnapshot())
  const shortcuts = createActor(shortcutsMachine.provide({ actors: shortcutsActors(gateway) }), {
    input: { viewer: starrerOf(viewer) },
  })
  auth.subscribe((snapshot) => {
    const next = selectViewer(snapshot)
    if (next === viewer || !isViewerKnown(snapshot)) return
    viewer = next
    shortcuts.send({ type: 'viewer.settled', viewer: starrerOf(next) })
  })

  const say = async () => {
    const language = selectLanguage(settings.getSnapshot())
    await loadWords(language, ['toolbar'])
    const text = wordsIn(language).toolbar.shortcuts.unsaved()
    notifications.send({ type: 'notice.given', notice: { tone: 'error', text } })
  }
  let wasUnsaved = false
  shortcuts.subscribe((snapshot) => {
    // Said once until it is saved, however often it is tried.
    if (isUnsaved(snapshot) && !wasUnsaved) void say().catch(() => {})
    if (!snapshot.hasTag('busy')) wasUnsaved = isUnsaved(snapshot)
  })
  return shortcuts.start()
}
