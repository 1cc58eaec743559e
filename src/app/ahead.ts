import type { NextAsk } from '../domain/first-ask.ts'
import type { Language } from '../domain/language.ts'
import { routeOf, type RoutePattern } from '../domain/route-access.ts'
import { loadWords } from '../i18n/words.tsx'
import { keepCookie } from './actors/device-storage.ts'
import { keptFor } from './kept-lessons/kept-hint.ts'
import { watchLostFocus } from './page/lost-focus.ts'
import { leadsSomewhere, pathOnly } from './routes.ts'
import { readStart } from './start-data.ts'

/** What a browser tells of its line; not all of them tell. `downlink` is in megabits a second. */
export type Line = Readonly<{ saveData?: boolean; type?: string; effectiveType?: string; downlink?: number }>

/** Megabits a second, which bring a page's files in a second. Browsers call a line 3g for its delay alone. */
const ENOUGH = 1

/** Whether something may be fetched that may never be read: not where bytes are counted, and not on a slow line. */
export const hasRoom = ({ saveData = false, type = '', effectiveType = '4g', downlink = 0 }: Line = {}): boolean =>
  !saveData && type !== 'cellular' && (effectiveType === '4g' || (effectiveType === '3g' && downlink >= ENOUGH))

/** Which files the page of each route is made of in each language, as scripts/tricks/part-files.ts writes it. */
export type PageFiles = Readonly<{
  /** By route; what a place of the guide is made of besides, by the path of its section. */
  pages: Readonly<Partial<Record<string, Readonly<Record<string, readonly number[]>>>>>
  files: readonly string[]
  /**
   * What each page asks first, as its gateway asks for it: `{id}` stands for what its address names. One that may name
   * nothing stands by its path as well.
   */
  asks: Readonly<Partial<Record<string, readonly NextAsk[]>>>
}>

/** Where a page is. */
export type Place = Pick<Location, 'pathname' | 'search'>

const PAGE_FILES = '/pages.json'

/** What stands for the scripts that came in the page: who imports one of them is led to it. */
const standInsOf = (page: Document): Readonly<Partial<Record<string, string>>> => {
  const text = page.querySelector('script[type=importmap]')?.textContent
  return text ? (JSON.parse(text) as Readonly<{ imports: Record<string, string> }>).imports : {}
}

/** What is known of all pages: asked for once, and again where it did not come. */
export const readPageFiles = (): (() => Promise<PageFiles>) => {
  let asked: Promise<PageFiles> | undefined
  const ask = async () => (await fetch(PAGE_FILES)).json() as Promise<PageFiles>
  return () =>
    (asked ??= ask().catch((cause: unknown) => {
      asked = undefined
      throw cause
    }))
}

/**
 * Fetches the files of pages, and runs none of them: a page that is not opened costs no more than its bytes. Rejects
 * where one did not come, and asks for it again the next time.
 */
export const bringFiles = (page: Document, language: () => Language, pageFiles = readPageFiles()) => {
  const standIns = standInsOf(page)
  const fetchFile = (file: string) =>
    new Promise((settle, fail) => {
      const href = standIns[`/${file}`] ?? `/${file}`
      const link = page.createElement('link')
      const onerror = () => {
        link.remove()
        fail(new TypeError(`${file} did not come`))
      }
      page.head.append(Object.assign(link, { rel: 'modulepreload', href, onload: settle, onerror }))
    })
  return async (route: RoutePattern, path = ''): Promise<void> => {
    const { pages, files } = await pageFiles()
    const own = [route, path.replace(/\/[^/]*$/, '')].flatMap((one) => pages[one]?.[language()] ?? [])
    await Promise.all(own.flatMap((at) => files[at] ?? []).map(fetchFile))
  }
}

/**
 * Keeps the files that came in the page for the next page that is opened, with what stands for them meanwhile, and says
 * so to the server: they come in no page again until another build. Once, also on a slow line; not where somebody saves
 * bytes.
 */
export const keepFiles = async (page: Document, { saveData = false }: Line = {}): Promise<void> => {
  const start = readStart(page)
  if (start === null) return
  const { script, kept = [] } = start
  if (kept.length > 0 && saveData) return
  for (const file of kept) {
    const answer = await fetch(file, { priority: 'low' })
    await answer.arrayBuffer()
    if (!answer.ok) return
  }
  keepCookie('entry', script.replace(/^.*\//, ''))
}

type Around = Readonly<{
  language: () => Language
  /** Fetches what the page of a route is made of, and what is at its path. */
  load: (route: RoutePattern, path?: string) => Promise<unknown>
  /** As it is now. */
  line: () => Line | undefined
  /** Someone is signed in: the links that they see lead to their own pages. */
  isSignedIn: () => boolean
  /** The pages that are theirs, whether a link to them is in sight or in a menu that is closed. */
  ownRoutes: () => readonly RoutePattern[]
}>

/**
 * Brings what is wanted once there is no network, when it is too late for it: what stands for a page that cannot come,
 * and for who leaves a computer that others use, the way out with the menu that it is in, and what forgets what it
 * keeps of them. On any line: it is for bad ones.
 */
export const readyForAway = ({
  language,
  load,
  isSignedIn,
}: Omit<Around, 'line' | 'ownRoutes'>): (() => Promise<void>) => {
  let ready = ''
  return async () => {
    const now = `${language()} ${isSignedIn()}`
    if (now === ready) return
    ready = now
    try {
      await Promise.all([import('./routes/awaited-page.route.tsx'), loadWords(language(), ['awaitedPage'])])
      if (!isSignedIn()) return
      await load('/sign-out')
      if (keptFor() !== null) await import('./kept-lessons/kept-lessons.ts')
      await import('../views/ui/menu.view.tsx')
    } catch {
      ready = ''
    }
  }
}

export type AheadOptions = Omit<Around, 'language'> &
  Readonly<{
    page: Document
    /** Makes ready for what may come, each time that the page has changed. */
    prepare: () => Promise<unknown>
    /** Asks for what the page at a place shows first, as long as that is awaited. */
    answer: (route: RoutePattern, place: Place, isAwaited: () => boolean) => Promise<unknown>
    /** Whether a page is here already, and asks for itself. */
    isHere: (route: RoutePattern) => boolean
    /** Calls back when nothing else is to be done. */
    whenIdle: (then: () => void) => void
  }>

/** The page that a link of ours leads to, and its path, where it is another than this one. */
const pageBehind = (link: Element | null): readonly [RoutePattern, string] | null => {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.hasAttribute('download'))
    return null
  const path = pathOnly(link.pathname)
  const route = path !== location.pathname && leadsSomewhere(path) ? routeOf(path) : null
  return route && [route, path]
}

/**
 * Fetches next pages ahead: behind a link that is pointed at or has the focus, and, for someone who is signed in, behind
 * those in sight and then their own, one after the other when there is nothing else to do. What is gone to is on its way
 * whatever the line is: all its files at once, of which one would name the next, and beside them what it shows. Returns
 * what ends it.
 */
export const fetchAhead = (options: AheadOptions): (() => void) => {
  const { page, load, prepare, line, isSignedIn, ownRoutes, answer, isHere, whenIdle } = options
  // It comes with this, a moment later: of a page's first files each byte counts.
  watchLostFocus(page)
  const fetched = new Set<RoutePattern>()
  const waiting: RoutePattern[] = []
  const tried = new Set<RoutePattern>()
  const seen = new WeakSet<Element>()
  let isBusy = false

  const fetchOnce = async (route: RoutePattern, path?: string) => {
    if (fetched.has(route)) return
    fetched.add(route)
    await load(route, path).catch(() => fetched.delete(route))
  }
  const bring = async (route: RoutePattern, path?: string) => {
    if (hasRoom(line())) await fetchOnce(route, path)
  }

  /** Those in sight before the others: each of these once. */
  const takeNext = () => {
    const next = waiting.shift() ?? ownRoutes().find((route) => !tried.has(route))
    if (next !== undefined) tried.add(next)
    return next
  }
  const goOn = () => {
    if (isBusy || !isSignedIn() || !hasRoom(line())) return
    const next = takeNext()
    if (next === undefined) return
    isBusy = true
    whenIdle(() => {
      void bring(next).then(() => {
        isBusy = false
        goOn()
      })
    })
  }

  const onIntent = ({ target }: Event) => {
    const next = target instanceof Element ? pageBehind(target.closest('a[href]')) : null
    if (next !== null) void bring(...next)
  }
  const onMove = () => {
    const { pathname, search } = location
    const route = leadsSomewhere(pathname) ? routeOf(pathname) : null
    if (route === null || isHere(route)) return
    void fetchOnce(route, pathname)
    // Where either does not come the page asks for it itself.
    const isAwaited = () => location.pathname === pathname && !isHere(route)
    void answer(route, { pathname, search }, isAwaited).catch(() => {})
  }

  const inSight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      inSight.unobserve(target)
      const [route] = pageBehind(target) ?? []
      if (route !== undefined && !waiting.includes(route)) waiting.push(route)
    }
    goOn()
  })

  const look = () => {
    if (!isSignedIn()) return
    for (const link of page.links) {
      if (seen.has(link)) continue
      seen.add(link)
      inSight.observe(link)
    }
    whenIdle(goOn)
  }

  let isLooking = false
  const lookSoon = () => {
    if (isLooking) return
    isLooking = true
    whenIdle(() => {
      isLooking = false
      void prepare()
      look()
    })
  }

  const changes = new MutationObserver(lookSoon)
  changes.observe(page.body, { childList: true, subtree: true })
  page.addEventListener('pointerover', onIntent, { passive: true })
  page.addEventListener('focusin', onIntent)
  addEventListener('pushState', onMove)
  // Who is signed in opens pages that wait for it.
  if (isSignedIn()) void keepFiles(page, line()).catch(() => {})
  lookSoon()
  return () => {
    changes.disconnect()
    inSight.disconnect()
    page.removeEventListener('pointerover', onIntent)
    page.removeEventListener('focusin', onIntent)
    removeEventListener('pushState', onMove)
  }
}
