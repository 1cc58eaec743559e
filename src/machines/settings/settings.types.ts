import type { Appearance, SchemeId } from '../../domain/appearance.ts'
import type { Fault } from '../../domain/fault.ts'
import type { Direction, Language } from '../../domain/language.ts'
import type { LayoutChange, LayoutStyle } from '../../domain/layout.ts'
import type { Palette, ThemeSection } from '../../domain/palette.ts'
import type { SavedSettings, SettingKey, SettingsSync } from '../../domain/settings-sync.ts'
import type { ThemeMode } from '../../domain/theme-mode.ts'

/** What `watchDevice` sends. */
export type DeviceEvent =
  /** Another tab of this browser chose something: it keeps and saves it, here it only holds. */
  | { type: 'otherTab.changed'; settings: SavedSettings; before: SavedSettings }
  | { type: 'tab.returned' }
  | { type: 'page.hidden' }
  | { type: 'network.returned' }

export type SettingsEvent =
  | { type: 'mode.chosen'; mode: ThemeMode }
  | { type: 'mode.toggled' }
  | { type: 'scheme.chosen'; scheme: SchemeId }
  | { type: 'fontScale.chosen'; fontScale: number }
  | { type: 'language.chosen'; language: Language }
  | { type: 'direction.chosen'; direction: Direction }
  | { type: 'scrollbars.chosen'; customScrollbars: boolean }
  /** The style's own config comes with it. */
  | { type: 'layoutStyle.chosen'; style: LayoutStyle }
  | { type: 'layout.changed'; change: LayoutChange }
  | { type: 'palette.saved'; section: ThemeSection; palette: Palette }
  /** Every section follows the colour scheme again. */
  | { type: 'palettes.dropped' }
  | { type: 'save.retried' }
  /** It is known who is looking: a person with what they saved, or a guest. */
  | { type: 'viewer.known'; userId: number; saved: SavedSettings | null }
  | { type: 'viewer.left' }
  | DeviceEvent
  /** Sent by the chart itself: chosen here, or taken over from where it was chosen. */
  | { type: 'appearance.changed'; keys: readonly SettingKey[] }
  | { type: 'appearance.adopted' }
  | { type: 'language.adopted'; language: Language; direction: Direction }

export type SettingsInput = Readonly<{
  /** What the page was painted with. */
  appearance: Appearance
}>

/** What a device remembers. The language is not among it: the page was painted in it. */
export type DeviceMemory = Readonly<{
  settings: Omit<SavedSettings, 'language'>
  /** What was changed here and never acknowledged by the server, and whose changes they are. */
  unsaved: readonly SettingKey[]
  /** Whose settings it shows, of whoever was signed in last. */
  userId: number | null
  before: SavedSettings
}>

/** What it is given to remember. */
export type DeviceKept = Readonly<{ appearance: Appearance }> & Omit<DeviceMemory, 'settings'>

/** A language whose words are on their way. */
export type WantedLanguage = Readonly<{ language: Language; direction: Direction; isChosen: boolean }>

export type SettingsContext = SettingsSync &
  Readonly<{
    wanted: WantedLanguage | null
    /** Whose changes are unsaved, and who was signed in last; null while it is not known. */
    userId: number | null
    /** What this device had, of each setting that is theirs now: the next person does not begin with it. */
    before: SavedSettings
    /** Saves in a row that failed. */
    failures: number
    /** Of the last save. */
    saveFault: Fault | null
    /** Of this device: its memory, or its words. */
    fault: Fault | null
  }>
