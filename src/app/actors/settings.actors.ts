import { fromCallback, fromPromise, type EventObject } from 'xstate'

import type { Language } from '../../domain/language.ts'
import { adoptable, type SavedSettings } from '../../domain/settings-sync.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import type { DeviceEvent, DeviceKept, DeviceMemory } from '../../machines/settings/settings.types.ts'
import { isFollowed, keepOnDevice, readChanged, readDevice, readUnsavedElsewhere } from './device-memory.ts'

/** An answer of the server, without what another tab changed before it came. */
const withoutOtherTabs = async (ask: () => Promise<SavedSettings>): Promise<SavedSettings> => {
  const before = await readUnsavedElsewhere()
  const saved = await ask()
  return adoptable({ sent: before, unsaved: await readUnsavedElsewhere() }, saved)
}

/** How the product looks: kept on this device, and in the account of who is signed in. */
export const settingsActors = (ask: Gateway['ask'], loadLanguage: (language: Language) => Promise<void>) => ({
  readSettings: fromPromise<DeviceMemory, undefined>(readDevice),

  keepSettings: fromPromise<void, DeviceKept>(({ input, signal }) => keepOnDevice(input, signal)),

  loadLanguage: fromPromise<void, { language: Language }>(({ input }) => loadLanguage(input.language)),

  // A page that goes does not take its last change with it.
  saveSettings: asking<SavedSettings, { userId: number; changes: SavedSettings }>(({ userId, changes }, signal) =>
    withoutOtherTabs(
      async () => (await ask('SaveSettings', { userId, settings: changes }, { signal, keepalive: true })).saveSettings,
    ),
  ),

  askSaved: asking<SavedSettings, { userId: number }>((_, signal) =>
    withoutOtherTabs(async () => (await ask('Viewer', {}, { signal })).viewer.settings ?? {}),
  ),

  watchDevice: fromCallback<EventObject, undefined>(({ sendBack }) => {
    const tell = (event: DeviceEvent) => sendBack(event)
    const onStorage = ({ key, storageArea }: StorageEvent) => {
      if (storageArea !== localStorage || !isFollowed(key)) return
      // What does not come, offline, is read with the next page.
      readChanged().then(
        (changed) => tell({ type: 'otherTab.changed', ...changed }),
        () => {},
      )
    }
    const onVisibility = () => tell({ type: document.visibilityState === 'visible' ? 'tab.returned' : 'page.hidden' })
    const onOnline = () => tell({ type: 'network.returned' })
    window.addEventListener('storage', onStorage)
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('storage', onStorage)
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('online', onOnline)
    }
  }),
})
