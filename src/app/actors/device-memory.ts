import { DEFAULT_APPEARANCE, isSchemeId, toFontScale, type Appearance } from '../../domain/appearance.ts'
import { DIRECTION_KEY, LANGUAGE_KEY, LAYOUT_KEY, SCHEME_KEY, THEME_MODE_KEY } from '../../domain/constants.ts'
import { DEFAULT_LANGUAGE, directionOf, isDirection, isLanguage } from '../../domain/language.ts'
import type { SavedSettings, SettingKey } from '../../domain/settings-sync.ts'
import { isThemeMode } from '../../domain/theme-mode.ts'
import type { DeviceMemory } from '../../machines/settings/settings.types.ts'
import { loadChunk } from '../chunk.ts'
import { keepCookie, keepText, PALETTES_KEY, UNSAVED_KEY, type ToKeep } from './device-storage.ts'

/** Also read by public/boot.js before the first paint; the cookies by the server, which paints by them. */
const FONT_SCALE_KEY = 'fontScale'
const SCROLLBARS_KEY = 'scrollbars'

const { layout: DEFAULT_LAYOUT } = DEFAULT_APPEARANCE

/** What few devices keep is read and written by a part that they alone load. */
const openMore = () => loadChunk(() => import('./device-memory-more.ts'))
const isMoreKept = () => [LAYOUT_KEY, PALETTES_KEY, UNSAVED_KEY].some((key) => localStorage.getItem(key) !== null)
const isMoreIn = ({ layout, palettes }: Appearance) =>
  Object.keys(palettes).length > 0 || JSON.stringify(layout) !== JSON.stringify(DEFAULT_LAYOUT)

const keepBoth = (key: string, text: string | null) => {
  keepCookie(key, text)
  keepText(key, text)
}

export const keepOnDevice = async ({ appearance, unsaved, userId }: ToKeep, signal: AbortSignal): Promise<void> => {
  const { mode, scheme, language, direction, fontScale, customScrollbars } = appearance
  keepBoth(LANGUAGE_KEY, language)
  keepBoth(THEME_MODE_KEY, mode)
  keepBoth(SCHEME_KEY, scheme)
  keepBoth(DIRECTION_KEY, direction === directionOf(language) ? null : direction)
  keepText(FONT_SCALE_KEY, String(fontScale))
  keepText(SCROLLBARS_KEY, customScrollbars ? 'custom' : 'native')
  if (unsaved.length === 0 && !isMoreIn(appearance) && !isMoreKept()) return
  const { keepMore } = await openMore()
  if (!signal.aborted) keepMore({ appearance, unsaved, userId })
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
  const plain = { settings: readPlain(), unsaved: [], userId: null }
  if (!isMoreKept()) return plain
  return openMore().then(
    ({ readMore, takeUnsaved }) => ({ settings: { ...plain.settings, ...readMore() }, ...takeUnsaved() }),
    () => plain,
  )
}

/** The same after another tab kept something: what is not there now was taken away. */
export const readChanged = async (): Promise<SavedSettings> => {
  const more = isMoreKept() ? (await openMore()).readMore() : {}
  const kept = localStorage.getItem(LANGUAGE_KEY)
  const language = isLanguage(kept) ? kept : DEFAULT_LANGUAGE
  return { layout: DEFAULT_LAYOUT, palettes: {}, direction: directionOf(language), ...readPlain(), ...more, language }
}

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
