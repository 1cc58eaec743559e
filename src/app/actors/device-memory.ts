import { readLayout, readPalettes, writeLayout, writePalettes } from '../../domain/appearance-code.ts'
import { DEFAULT_APPEARANCE, isSchemeId, isThemeMode, toFontScale, type Appearance } from '../../domain/appearance.ts'
import { DIRECTION_KEY, LANGUAGE_KEY, LAYOUT_KEY, SCHEME_KEY, THEME_MODE_KEY } from '../../domain/constants.ts'
import { DEFAULT_LANGUAGE, directionOf, isDirection, isLanguage } from '../../domain/language.ts'
import { SETTING_KEYS, type SavedSettings, type SettingKey } from '../../domain/settings-sync.ts'

/** Appearance on this device. Also read by public/boot.js before the first paint; the cookies by the server. */
const FONT_SCALE_KEY = 'fontScale'
const SCROLLBARS_KEY = 'scrollbars'
const PALETTES_KEY = 'palettes'
const UNSAVED_KEY = 'unsavedSettings'
const ONE_YEAR = 31_536_000

/** The server paints by these. */
const COOKIES = new Set([LANGUAGE_KEY, THEME_MODE_KEY, SCHEME_KEY, DIRECTION_KEY, LAYOUT_KEY])

const DEFAULT_LAYOUT = writeLayout(DEFAULT_APPEARANCE.layout)

/** What is not kept at all goes with the language, or is the default. */
const textsOf = (appearance: Appearance): Readonly<Record<string, string | null>> => {
  const { mode, scheme, language, direction, fontScale, customScrollbars } = appearance
  const layout = writeLayout(appearance.layout)
  return {
    [LANGUAGE_KEY]: language,
    [THEME_MODE_KEY]: mode,
    [SCHEME_KEY]: scheme,
    [FONT_SCALE_KEY]: String(fontScale),
    [DIRECTION_KEY]: direction === directionOf(language) ? null : direction,
    [SCROLLBARS_KEY]: customScrollbars ? 'custom' : 'native',
    [LAYOUT_KEY]: layout === DEFAULT_LAYOUT ? null : layout,
    [PALETTES_KEY]: writePalettes(appearance.palettes) || null,
  }
}

const keepText = (key: string, text: string | null) => {
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
}

export const keepAppearance = (appearance: Appearance): void => {
  for (const [key, text] of Object.entries(textsOf(appearance))) {
    if (COOKIES.has(key)) {
      document.cookie = `${key}=${text ?? ''}; path=/; max-age=${text === null ? 0 : ONE_YEAR}; samesite=lax`
    }
    keepText(key, text)
  }
}

/** What of it is kept and can be read; the language is the page's. */
export const readAppearance = (): Omit<SavedSettings, 'language'> => {
  const mode = localStorage.getItem(THEME_MODE_KEY)
  const scheme = localStorage.getItem(SCHEME_KEY)
  const fontScale = localStorage.getItem(FONT_SCALE_KEY)
  const direction = localStorage.getItem(DIRECTION_KEY)
  const scrollbars = localStorage.getItem(SCROLLBARS_KEY)
  const layout = readLayout(localStorage.getItem(LAYOUT_KEY) ?? '')
  const palettes = readPalettes(localStorage.getItem(PALETTES_KEY) ?? '')
  return {
    ...(isThemeMode(mode) && { mode }),
    ...(isSchemeId(scheme) && { scheme }),
    ...(fontScale !== null && { fontScale: toFontScale(Number(fontScale)) }),
    ...(isDirection(direction) && { direction }),
    ...(scrollbars !== null && { customScrollbars: scrollbars === 'custom' }),
    ...(layout && { layout }),
    ...(palettes && { palettes }),
  }
}

/** The same after another tab kept something: what is not there now was taken away. */
export const readChanged = (): SavedSettings => {
  const kept = localStorage.getItem(LANGUAGE_KEY)
  const language = isLanguage(kept) ? kept : DEFAULT_LANGUAGE
  const { layout } = DEFAULT_APPEARANCE
  return { layout, direction: directionOf(language), ...readAppearance(), language }
}

export const isAppearanceKey = (key: string | null): boolean => key !== null && key in textsOf(DEFAULT_APPEARANCE)

/** Tells this tab's changes from those of the others. */
const TAB = String(Math.random())

/** Whose changes are unsaved, and in which tab each was made: `5 mode:0.2718 layout:0.3141`. */
const readMarks = () => {
  const [user = '', ...marks] = (localStorage.getItem(UNSAVED_KEY) ?? '').split(' ')
  const tabs = new Map<SettingKey, string>()
  for (const mark of marks) {
    const [name, tab = ''] = mark.split(':')
    const key = SETTING_KEYS.find((known) => known === name)
    if (key) tabs.set(key, tab)
  }
  return { userId: /^\d+$/.test(user) ? Number(user) : null, tabs }
}

/** What this tab has not saved, beside what other tabs have not. */
export const keepUnsaved = (unsaved: readonly SettingKey[], userId: number | null): void => {
  const held = readMarks()
  const others = held.userId === userId ? [...held.tabs].filter(([, tab]) => tab !== TAB) : []
  const tabs = new Map([...others, ...unsaved.map((key): [SettingKey, string] => [key, TAB])])
  const marks = [...tabs].map((mark) => mark.join(':'))
  keepText(UNSAVED_KEY, marks.length > 0 ? [userId ?? '', ...marks].join(' ') : null)
}

/** What no tab had saved when this page was loaded is this tab's to save: the one that changed it may be gone. */
export const takeUnsaved = (): Readonly<{ unsaved: readonly SettingKey[]; userId: number | null }> => {
  const { userId, tabs } = readMarks()
  const unsaved = [...tabs.keys()]
  keepUnsaved(unsaved, userId)
  return { unsaved, userId }
}

/** What other tabs are about to save: what the server has of it is older. */
export const unsavedElsewhere = (): readonly SettingKey[] =>
  [...readMarks().tabs].filter(([, tab]) => tab !== TAB).map(([key]) => key)
