import { DEFAULT_APPEARANCE, type Appearance } from '../domain/appearance.ts'
import { directionOf, type Language } from '../domain/language.ts'
import type { FirstData } from '../domain/rendered-page.ts'

/** The server paints with it and the browser takes the page over with it: the same, or React would draw it anew. */
export const paintedWith = (language: Language, { painted }: FirstData): Appearance => ({
  ...DEFAULT_APPEARANCE,
  language,
  direction: directionOf(language),
  ...painted,
})

export const FIRST_DATA_ID = 'first-data'

/** As text for a script element: no character of it can end the element or start another. */
export const writeData = (data: object): string =>
  JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Trusts its shape: it comes from the server that sent the script that reads it. */
export const readFirstData = (page: Document): FirstData => {
  const text = page.getElementById(FIRST_DATA_ID)?.textContent
  return text ? (JSON.parse(text) as FirstData) : {}
}
