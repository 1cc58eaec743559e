import type { Language } from '../../../../domain/language.ts'
import type { Heads } from './guide.types.ts'

const HEADS: Readonly<Record<Language, () => Promise<{ heads: Heads }>>> = {
  en: () => import('./en/heads.ts'),
  tr: () => import('./tr/heads.ts'),
  ar: () => import('./ar/heads.ts'),
}

const held = new Map<Language, Promise<Heads>>()

/** The titles of the guide's articles. The same promise for everyone who waits; one that did not come is asked for again. */
export const loadHeads = (language: Language): Promise<Heads> => {
  const loading =
    held.get(language) ??
    HEADS[language]().then(
      ({ heads }) => heads,
      (cause: unknown) => {
        held.delete(language)
        throw cause
      },
    )
  held.set(language, loading)
  return loading
}
