import { fromCallback, fromPromise, type EventObject } from 'xstate'

import type { Appearance } from '../../domain/appearance.ts'
import type { Language } from '../../domain/language.ts'
import { adoptable, type SavedSettings, type SettingKey } from '../../domain/settings-sync.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import type { DeviceEvent, DeviceMemory } from '../../machines/settings/settings.types.ts'
import {
  isAppearanceKey,
  keepAppearance,
  keepUnsaved,
  readAppearance,
  readChanged,
  takeUnsaved,
  unsavedElsewhere,
} from './device-memory.ts'

/** An answer of the server, without what another tab changed before it came. */
const withoutOtherTabs = async (asked: Promise<SavedSettings>): Promise<SavedSettings> => {
  const before = unsavedElsewhere()
  const saved = await asked
  return adoptable({ sent: before, unsaved: unsavedElsewhere() }, saved)
}

/** How the product looks: kept on this device, and in the account of who is signed in. */
export const settingsActors = (ask: Gateway['ask'], loadLanguage: (language: Language) => Promise<void>) => ({
  readSettings: fromPromise<DeviceMemory, undefined>(async () => ({ settings: readAppearance(), ...takeUnsaved() })),

  keepSettings: fromPromise<void, { appearance: Appearance; unsaved: readonly SettingKey[]; userId: number | null }>(
    async ({ input: { appearance, unsaved, userId } }) => {
      keepUnsaved(unsaved, userId)
      keepAppearance(appearance)
    },
  ),

  loadLanguage: fromPromise<void, { language: Language }>(({ input }) => loadLanguage(input.language)),

  // A page that goes does not take its last change with it.
  saveSettings: asking<SavedSettings, { userId: number; changes: SavedSettings }>(({ userId, changes }, signal) =>
    withoutOtherTabs(
      ask('SaveSettings', { userId, settings: changes }, { signal, keepalive: true }).then(
        ({ saveSettings }) => saveSettings,
      ),
    ),
  ),

  askSaved: asking<SavedSettings, { userId: number }>((_, signal) =>
    withoutOtherTabs(ask('SavedSettings', {}, { signal }).then(({ viewer }) => viewer.settings ?? {})),
  ),

  watchDevice: fromCallback<EventObject, undefined>(({ sendBack }) => {
    const tell = (event: DeviceEvent) => sendBack(event)
    const onStorage = ({ key, storageArea }: StorageEvent) => {
      if (storageArea === localStorage && isAppearanceKey(key)) {
        tell({ type: 'otherTab.changed', settings: readChanged() })
      }
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
