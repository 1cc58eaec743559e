import type { ReactElement } from 'react'

import type { Language } from '../../domain/language.ts'
import type { RoutePattern } from '../../domain/route-access.ts'
import { loadWords } from '../../i18n/words.tsx'
import { loadChunk } from '../chunk.ts'
import type { RouteContent, RouteProps } from '../route-props.ts'
import { ROUTES } from '../routes.ts'

/** Draws the page; it is the same component each time. */
type Page = ((props: RouteProps) => ReactElement) & Readonly<{ content: RouteContent | undefined }>

const pages = new Map<string, Promise<Page>>()

/** As React marks a promise that it has waited for: read again, it is there at once, on the server too. */
const settle = (promise: Promise<Page>, value: Page): void => {
  void Object.assign(promise, { status: 'fulfilled', value })
}

/** Brings a page's script and its words; the same promise for everyone who waits, to be read by `use`. */
export const loadPage = (route: RoutePattern, language: Language): Promise<Page> => {
  const key = `${language} ${route}`
  const held = pages.get(key)
  if (held) return held
  const load = async () => {
    const entry = ROUTES[route]
    if (!entry) throw new Error(`No page was written for ${route}.`)
    const [{ default: Content, content }] = await Promise.all([
      loadChunk(entry.load),
      loadChunk(() => loadWords(language, ['shell', ...entry.speaks])),
    ])
    if (content) await loadChunk(() => content.load(language))
    const page: Page = Object.assign((props: RouteProps) => <Content {...props} />, { content })
    settle(promise, page)
    return page
  }
  const promise = load().catch((cause: unknown) => {
    pages.delete(key)
    throw cause
  })
  pages.set(key, promise)
  return promise
}

/** The words of the shell alone: what is on the screen before the page is. */
export const loadShellWords = (language: Language): Promise<void> => loadChunk(() => loadWords(language, ['shell']))
