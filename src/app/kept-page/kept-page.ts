const WORKER = '/kept-page-worker.js'

/** What begins the paths of pages that are opened without a network, and how many of them are held: a worker for each. */
export const KEPT_SCOPES = {
  /** As many as an instructor has on a day. */
  rosters: { path: '/instructor/roster/', most: 4 },
  courses: { path: '/online-course/', most: 8 },
  dashboard: { path: '/student/dash', most: 1 },
} as const

type Scope = (typeof KEPT_SCOPES)[keyof typeof KEPT_SCOPES]

const FILE = /\/(?:assets\/[\w.-]+|boot\.js)/g

/** The worker's name of the cache for the page at this path. */
export const cacheOf = (path: string) => `kept ${path}`

type ScriptUrls = Readonly<{ createScriptURL: (url: string) => string }>
type TrustedTypes = Readonly<{ createPolicy: (name: string, rules: ScriptUrls) => ScriptUrls }>

let trusted: ScriptUrls | undefined

/** Where the content security policy wants to know who vouches for the address of a script, this does. */
const workerAddress = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trusted ??= trustedTypes?.createPolicy('kept-page', { createScriptURL: () => WORKER })
  return trusted?.createScriptURL(WORKER) ?? WORKER
}

/**
 * The worker runs. Not `serviceWorker.ready`: that waits for one in whose scope the document was opened, and most
 * come to a roster by a link from another page.
 */
const isActive = async ({ active, installing, waiting }: ServiceWorkerRegistration, signal: AbortSignal) => {
  const worker = active ?? waiting ?? installing
  if (!worker) throw new Error(`${WORKER} was not installed`)
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error(`${WORKER} was not installed`))
    }
    worker.addEventListener('statechange', look, { signal })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    look()
  })
}

/** Files that stood in this document itself, by their addresses (`public/carried.js`). */
const carriedHere = (): string[] => {
  const { carried } = globalThis as { carried?: Readonly<{ given: Readonly<Record<string, unknown>> }> }
  return Object.keys(carried?.given ?? {})
}

/** What the page names, and what has been loaded or carried until now: another page that is kept may want it. */
const filesOf = (html: string): string[] => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href).pathname)
  const named = html.match(FILE) ?? []
  const here = [...loaded, ...carriedHere()]
  return [...new Set([...named, ...here.filter((path) => path.startsWith('/assets/'))])]
}

/** Of a build before this one, and pages of longer ago. */
const clear = async (cache: Cache, whole: ReadonlySet<string>, { path, most }: Scope): Promise<void> => {
  const keys = await cache.keys()
  await Promise.all(keys.filter(({ url }) => !whole.has(new URL(url).pathname)).map((request) => cache.delete(request)))
  const names = (await caches.keys()).filter((name) => name.startsWith(cacheOf(path)))
  await Promise.all(names.slice(0, -most).map((name) => caches.delete(name)))
}

/** Not without TLS, nor in private windows of some browsers. */
export const canKeepPages = (): boolean =>
  !import.meta.env.DEV && 'serviceWorker' in navigator && 'caches' in globalThis

/**
 * Puts a page aside, so that the worker of its scope can open it again without a network. `path` is the page's own.
 * False where the browser has no workers.
 */
export const keepPage = async (path: string, scope: Scope, signal: AbortSignal): Promise<boolean> => {
  if (!canKeepPages()) return false
  await isActive(await navigator.serviceWorker.register(workerAddress(), { scope: scope.path }), signal)
  const page = await fetch(path, { headers: { Accept: 'text/html' }, signal })
  if (!page.ok) throw new Error(`${path} answered ${page.status}`)
  const files = filesOf(await page.clone().text())
  const cache = await caches.open(cacheOf(path))
  await cache.addAll(files)
  // Last: a page that is there is there with all that it needs.
  await cache.put(path, page)
  await clear(cache, new Set([path, ...files]), scope)
  return true
}
