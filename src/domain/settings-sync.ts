import type { Appearance } from './appearance.ts'
import { keysOf } from './keys.ts'

/** The settings that a person has, each kept by the server under a key of its own. */
export const SETTING_KEYS = keysOf<keyof Appearance>({
  mode: true,
  scheme: true,
  language: true,
  direction: true,
  fontScale: true,
  customScrollbars: true,
  layout: true,
  palettes: true,
})

export type SettingKey = keyof Appearance

/** What a person has saved, on whatever device: only what was ever changed. */
export type SavedSettings = Readonly<Partial<Appearance>>

/** How a device looks, and what of it the server has not acknowledged. */
export type SettingsSync = Readonly<{
  appearance: Appearance
  /** Changed here and not on its way yet. */
  unsaved: readonly SettingKey[]
  /** On its way. */
  sent: readonly SettingKey[]
}>

type Pending = Pick<SettingsSync, 'unsaved' | 'sent'>

const pick = (settings: SavedSettings, keys: readonly SettingKey[]): SavedSettings =>
  Object.fromEntries(keys.map((key) => [key, settings[key]]))

export const keysIn = (settings: SavedSettings): readonly SettingKey[] =>
  SETTING_KEYS.filter((key) => settings[key] !== undefined)

/** What a device had of the settings that somebody brings, or changes: what it had before their first stays. */
export const beforeThem = (
  { appearance, before }: Readonly<{ appearance: Appearance; before: SavedSettings }>,
  theirs: SavedSettings,
): SavedSettings => ({ ...pick(appearance, keysIn(theirs)), ...before })

/** Everything that the server may not have. */
export const pendingOf = ({ unsaved, sent }: Pending): readonly SettingKey[] => [...new Set([...sent, ...unsaved])]

export const noteChanged = ({ unsaved }: Pending, keys: readonly SettingKey[]): Pick<Pending, 'unsaved'> => ({
  unsaved: [...new Set([...unsaved, ...keys])],
})

export const takeUp = (sync: Pending): Pending => ({ sent: pendingOf(sync), unsaved: [] })

export const putBack = (sync: Pending): Pending => ({ sent: [], unsaved: pendingOf(sync) })

/** What is sent: as it is now, not as it was when it was first changed. */
export const changesIn = ({ appearance, sent }: Pick<SettingsSync, 'appearance' | 'sent'>): SavedSettings =>
  pick(appearance, sent)

/** Of what the server has, all but what was changed here meanwhile: that is newer, and on its way. */
export const adoptable = (sync: Pending, saved: SavedSettings): SavedSettings => {
  const pending = pendingOf(sync)
  return pick(
    saved,
    keysIn(saved).filter((key) => !pending.includes(key)),
  )
}
