import { readLayout, readPalettes, writeLayout, writePalettes } from '../../domain/appearance-code.ts'
import { DEFAULT_APPEARANCE } from '../../domain/appearance.ts'
import { LANGUAGE_KEY, LAYOUT_KEY } from '../../domain/constants.ts'
import { DEFAULT_LANGUAGE, directionOf, isLanguage } from '../../domain/language.ts'
import { keysIn, SETTING_KEYS, type SavedSettings, type SettingKey } from '../../domain/settings-sync.ts'
import type { DeviceKept, DeviceMemory } from '../../machines/settings/settings.types.ts'
import { BEFORE_KEY, keepCookie, keepText, PALETTES_KEY, UNSAVED_KEY } from './device-storage.ts'

const DEFAULT_LAYOUT = writeLayout(DEFAULT_APPEARANCE.layout)

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

const keepUnsaved = (unsaved: readonly SettingKey[], userId: number | null) => {
  const held = readMarks()
  const others = held.userId === userId ? [...held.tabs].filter(([, tab]) => tab !== TAB) : []
  const tabs = new Map([...others, ...unsaved.map((key): [SettingKey, string] => [key, TAB])])
  const marks = [...tabs].map((mark) => mark.join(':'))
  keepText(UNSAVED_KEY, marks.length > 0 ? [userId ?? '', ...marks].join(' ') : null)
}

type Whose = Pick<DeviceMemory, 'userId' | 'before'>

/** Trusts the shape: nobody else writes there. */
const readWhose = (): Whose => {
  try {
    return (JSON.parse(localStorage.getItem(BEFORE_KEY) ?? 'null') as Whose | null) ?? { userId: null, before: {} }
  } catch {
    return { userId: null, before: {} }
  }
}

/** The layout for the server too, and what this tab has not saved beside what other tabs have not. */
export const keepMore = ({ appearance, unsaved, userId, before }: DeviceKept): void => {
  const code = writeLayout(appearance.layout)
  const layout = code === DEFAULT_LAYOUT ? null : code
  keepCookie(LAYOUT_KEY, layout)
  keepText(LAYOUT_KEY, layout)
  keepText(PALETTES_KEY, writePalettes(appearance.palettes) || null)
  keepUnsaved(unsaved, userId)
  keepText(BEFORE_KEY, keysIn(before).length > 0 ? JSON.stringify({ userId, before }) : null)
}

export const readMore = (): Pick<SavedSettings, 'layout' | 'palettes'> => {
  const layout = readLayout(localStorage.getItem(LAYOUT_KEY) ?? '')
  const palettes = readPalettes(localStorage.getItem(PALETTES_KEY) ?? '')
  return { ...(layout && { layout }), ...(palettes && { palettes }) }
}

/** All that there is after another tab kept something. */
export const readChanged = (plain: Omit<SavedSettings, 'language'>): Record<'settings' | 'before', SavedSettings> => {
  const kept = localStorage.getItem(LANGUAGE_KEY)
  const language = isLanguage(kept) ? kept : DEFAULT_LANGUAGE
  const usual = { layout: DEFAULT_APPEARANCE.layout, palettes: {}, direction: directionOf(language) }
  return { settings: { ...usual, ...plain, ...readMore(), language }, before: readWhose().before }
}

/**
 * Whose this device is. What no tab had saved when this page was loaded is this tab's to save: the one that changed it
 * may be gone.
 */
export const takeWhose = (): Omit<DeviceMemory, 'settings'> => {
  const { userId, tabs } = readMarks()
  const whose = readWhose()
  const unsaved = [...tabs.keys()]
  keepUnsaved(unsaved, userId)
  return { ...whose, unsaved, userId: userId ?? whose.userId }
}

export const unsavedElsewhere = (): readonly SettingKey[] =>
  [...readMarks().tabs].filter(([, tab]) => tab !== TAB).map(([key]) => key)
