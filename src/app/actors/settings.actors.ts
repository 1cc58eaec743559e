import { fromPromise } from 'xstate'

import { isSchemeId, isThemeMode, toFontScale, type Appearance } from '../../domain/appearance.ts'
import { LANGUAGE_KEY, THEME_MODE_KEY } from '../../domain/constants.ts'
import type { Language } from '../../domain/language.ts'

/** Also read by public/boot.js, before the first paint. */
const SCHEME_KEY = 'scheme'
const FONT_SCALE_KEY = 'fontScale'
const ONE_YEAR = 31_536_000

const keepCookie = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/; max-age=${ONE_YEAR}; samesite=lax`
}

/** Appearance on this device. In cookies too, since the server paints the first page. */
export const settingsActors = (loadLanguage: (language: Language) => Promise<void>) => ({
  readSettings: fromPromise<Partial<Omit<Appearance, 'language'>>, undefined>(async () => {
    const mode = localStorage.getItem(THEME_MODE_KEY)
    const scheme = localStorage.getItem(SCHEME_KEY)
    const fontScale = localStorage.getItem(FONT_SCALE_KEY)
    return {
      ...(isThemeMode(mode) ? { mode } : {}),
      ...(isSchemeId(scheme) ? { scheme } : {}),
      ...(fontScale === null ? {} : { fontScale: toFontScale(Number(fontScale)) }),
    }
  }),

  keepSettings: fromPromise<void, { appearance: Appearance }>(async ({ input: { appearance } }) => {
    keepCookie(LANGUAGE_KEY, appearance.language)
    keepCookie(THEME_MODE_KEY, appearance.mode)
    keepCookie(SCHEME_KEY, appearance.scheme)
    localStorage.setItem(LANGUAGE_KEY, appearance.language)
    localStorage.setItem(THEME_MODE_KEY, appearance.mode)
    localStorage.setItem(SCHEME_KEY, appearance.scheme)
    localStorage.setItem(FONT_SCALE_KEY, String(appearance.fontScale))
  }),

  loadLanguage: fromPromise<void, { language: Language }>(({ input }) => loadLanguage(input.language)),
})

/** Puts an appearance on the root element, where the styles look for it. */
export const applyAppearance = (
  root: HTMLElement,
  { mode, scheme, language, direction, fontScale }: Appearance,
): void => {
  root.lang = language
  root.dir = direction
  root.dataset['mode'] = mode
  root.dataset['scheme'] = scheme
  root.style.setProperty('--font-scale', String(fontScale))
}
