import { DEFAULT_APPEARANCE, isSchemeId, toFontScale } from '../../domain/appearance.ts'
import { DIRECTION_KEY, LANGUAGE_KEY, LAYOUT_KEY, SCHEME_KEY, THEME_MODE_KEY } from '../../domain/constants.ts'
import { directionOf, isDirection } from '../../domain/language.ts'
import { keysIn, type SavedSettings, type SettingKey } from '../../domain/settings-sync.ts'
import { isThemeMode } from '../../domain/theme-mode.ts'
import type { DeviceKept, DeviceMemory } from '../../machines/settings/settings.types.ts'
import { loadChunk } from '../chunk.ts'
import { BEFORE_KEY, keepCookie, keepText, PALETTES_KEY, UNSAVED_KEY } from './device-storage.ts'

/** Also read by public/boot.js before the first paint; the cookies by the server, which paints by them. */
const FONT_SCALE_KEY = 'fontScale'
const SCROLLBARS_KEY = 'scrollbars'

const { layout: DEFAULT_LAYOUT } = DEFAULT_APPEARANCE

/** What few devices keep is read and written by a part that they alone load. */
const openMore = () => loadChunk(() => import('./device-memory-more.ts'))
const isMoreKept = () =>
  [LAYOUT_KEY, PALETTES_KEY, UNSAVED_KEY, BEFORE_KEY].some((key) => localStorage.getItem(key) !== null)
const isMoreIn = ({ appearance: { layout, palettes }, before, unsaved }: DeviceKept) =>
  unsaved.length + keysIn(before).length + Object.keys(palettes).length > 0 ||
  JSON.stringify(layout) !== JSON.stringify(DEFAULT_LAYOUT)

const keepBoth = (key: string, text: string | null) => {
  keepCookie(key, text)
  keepText(key, text)
}

export const keepOnDevice = async (held: DeviceKept, signal: AbortSignal): Promise<void> => {
  const { mode, scheme, language, direction, fontScale, customScrollbars } = held.appearance
  keepBoth(LANGUAGE_KEY, language)
  keepBoth(THEME_MODE_KEY, mode)
  keepBoth(SCHEME_KEY, scheme)
  keepBoth(DIRECTION_KEY, direction === directionOf(language) ? null : direction)
  keepText(FONT_SCALE_KEY, String(fontScale))
  keepText(SCROLLBARS_KEY, customScrollbars ? 'custom' : 'native')
  if (!isMoreIn(held) && !isMoreKept()) return
  const { keepMore } = await openMore()
  if (!signal.aborted) keepMore(held)
}

const readPlain = (): Omit<SavedSettings, 'language'> => {
  const mode = localStorage.getItem(THEME_MODE_KEY)
  const scheme = localStorage.getItem(SCHEME_KEY)
  const fontScale = localStorage.getItem(FONT_SCALE_KEY)
  const direction = localStorage.getItem(DIRECTION_KEY)
  const scrollbars = localStorage.getItem(SCROLLBARS_KEY)
  return {
    ...(isThemeMode(mode) && { mode }),
    ...(isSchemeId(scheme) && { scheme }),
    ...(fontScale !== null && { fontScale: toFontScale(Number(fontScale)) }),
    ...(isDirection(direction) && { direction }),
    ...(scrollbars !== null && { customScrollbars: scrollbars === 'custom' }),
  }
}

/** What of it is kept and can be read. A part that does not come, offline, leaves the page as it was painted. */
export const readDevice = async (): Promise<DeviceMemory> => {
  const plain = { settings: readPlain(), unsaved: [], userId: null, before: {} }
  if (!isMoreKept()) return plain
  return openMore().then(
    ({ readMore, takeWhose }) => ({ settings: { ...plain.settings, ...readMore() }, ...takeWhose() }),
    () => plain,
  )
}

/** The same after another tab kept something: what is not there now was taken away. */
export const readChanged = async () => (await openMore()).readChanged(readPlain())

const FOLLOWED = new Set([
  LANGUAGE_KEY,
  THEME_MODE_KEY,
  SCHEME_KEY,
  DIRECTION_KEY,
  FONT_SCALE_KEY,
  SCROLLBARS_KEY,
  LAYOUT_KEY,
  PALETTES_KEY,
])

export const isFollowed = (key: string | null): boolean => key !== null && FOLLOWED.has(key)

/** What other tabs are about to save: what the server has of it is older. */
export const readUnsavedElsewhere = async (): Promise<readonly SettingKey[]> =>
  localStorage.getItem(UNSAVED_KEY) === null ? [] : (await openMore()).unsavedElsewhere()
