import type { ComponentType } from 'react'

import type { Language } from '../domain/language.ts'
import type { RoutePattern } from '../domain/route-access.ts'
import type { Namespaces } from '../i18n/i18n-types'
import type { Words } from '../i18n/words.tsx'

export type RouteProps = Readonly<{
  /** Of the pattern, e.g. `courseId`. */
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}>

/** Texts that a page is made of, beyond its words. */
export type RouteContent = Readonly<{
  /** Brings them in before the page is drawn. */
  load: (language: Language) => Promise<void>
  /** The modules that an address needs first, as the build's manifest names them. */
  sources: (pathname: string, language: Language) => readonly string[]
  /** What stands at an address of the page: its own title, if it has one, and whether there is anything. */
  describe: (pathname: string, language: Language) => Readonly<{ title: string | null; isFound: boolean }>
}>

export type RouteModule = Readonly<{ default: ComponentType<RouteProps>; content?: RouteContent }>

/** A positive id in an address, of four bytes as the database has them; null for anything else. */
export const idIn = (text: string | null | undefined): number | null => {
  const id = Number(text)
  return text && id > 0 && id === (id | 0) ? id : null
}

export type Route = Readonly<{
  load: () => Promise<RouteModule>
  /** The same module as the build's manifest names it. */
  source: string
  /** Namespaces of words beyond the shell's. */
  speaks: readonly Namespaces[]
  title: (words: Words) => string
}>

export type Routes = Readonly<Partial<Record<RoutePattern, Route>>>
