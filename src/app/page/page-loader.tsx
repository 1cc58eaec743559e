import type { ReactElement } from 'react'

import type { Language } from '../../domain/language.ts'
import type { RoutePattern } from '../../domain/route-access.ts'
import { FAILURE_HELD_MS, loadWords } from '../../i18n/words.tsx'
import { loadChunk } from '../chunk.ts'
import type { RouteContent, RouteProps } from '../route-props.ts'
import type { Route } from '../route-props.ts'
import { findRoute } from '../routes.ts'
import { settle } from '../settle.ts'

/** Draws the page; it is the same component each time. */
type Page = ((props: RouteProps) => ReactElement) & Readonly<{ route: Route; content: RouteContent | undefined }>

const keyOf = (route: RoutePattern, language: Language) => `${language} ${route}`

const pages = new Map<string, Promise<Page>>()

/** The pages that are here, with their words. */
const here = new Set<string>()

/** Whether a page came or not: what waits for it beside it does not fail with it. */
const arrivals = new WeakMap<Promise<Page>, Promise<void>>()

const arrivalOf = (page: Promise<Page>): Promise<void> => {
  const arrival =
    arrivals.get(page) ??
    page.then(
      () => {},
      () => {},
    )
  arrivals.set(page, arrival)
  return arrival
}

/**
 * Brings a page's script and its words; the same promise for everyone who waits, to be read by `use`. One that is given
 * up by `signal` is begun anew by whoever asks next.
 */
export const loadPage = (route: RoutePattern, language: Language, signal?: AbortSignal): Promise<Page> => {
  const key = keyOf(route, language)
  signal?.addEventListener('abort', () => pages.delete(key))
  const held = pages.get(key)
  if (held) return held
  const load = async () => {
    const entry = await findRoute(route)
    const [{ default: Content, content }] = await Promise.all([
      loadChunk(entry.load),
      loadChunk(() => loadWords(language, ['shell', ...entry.speaks])),
    ])
    if (content) await loadChunk(() => content.load(language))
    const page: Page = Object.assign((props: RouteProps) => <Content {...props} />, { route: entry, content })
    settle(promise, page)
    here.add(key)
    settle(arrivalOf(promise), undefined)
    return page
  }
  const promise = load().catch((cause: unknown) => {
    // Whoever waits must hear of it before it is tried again, or each drawing would be another try.
    setTimeout(() => pages.get(key) === promise && pages.delete(key), FAILURE_HELD_MS)
    throw cause
  })
  pages.set(key, promise)
  return promise
}

/** Whether a page and its words are here: it is drawn at once. */
export const isPageHere = (route: RoutePattern, language: Language): boolean => here.has(keyOf(route, language))

/** The same page, there or not: for what stands around it. */
export const pageArrival = (route: RoutePattern, language: Language): Promise<void> =>
  arrivalOf(loadPage(route, language))

/** The words of the shell alone: what is on the screen before the page is. */
export const loadShellWords = (language: Language): Promise<void> => loadChunk(() => loadWords(language, ['shell']))
