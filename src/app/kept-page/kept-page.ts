const WORKER = '/roster-worker.js'
const SCOPE = '/instructor/roster/'
/** As many as an instructor has on a day. */
const KEPT_PAGES = 4

const FILE = /\/(?:assets\/[\w.-]+|boot\.js)/g

/** The worker's name of the cache for the page at this path. */
const nameOf = (path: string) => `kept ${path}`

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

/** What the page names, and what has been loaded for it until now. */
const filesOf = (html: string): string[] => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href).pathname)
  const named = html.match(FILE) ?? []
  return [...new Set([...named, ...loaded.filter((path) => path.startsWith('/assets/'))])]
}

/** Of a build before this one, and pages of longer ago. */
const clear = async (cache: Cache, whole: ReadonlySet<string>): Promise<void> => {
  const keys = await cache.keys()
  await Promise.all(keys.filter(({ url }) => !whole.has(new URL(url).pathname)).map((request) => cache.delete(request)))
  const names = (await caches.keys()).filter((name) => name.startsWith(nameOf(SCOPE)))
  await Promise.all(names.slice(0, -KEPT_PAGES).map((name) => caches.delete(name)))
}

/**
 * Puts a roster's page aside, so that its worker can open it again without a network. `path` is the page's own.
 * False where the browser has no workers: without TLS, and in private windows of some.
 */
export const keepPage = async (path: string, signal: AbortSignal): Promise<boolean> => {
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || !('caches' in globalThis)) return false
  await isActive(await navigator.serviceWorker.register(workerAddress(), { scope: SCOPE }), signal)
  const page = await fetch(path, { headers: { Accept: 'text/html' }, signal })
  if (!page.ok) throw new Error(`${path} answered ${page.status}`)
  const files = filesOf(await page.clone().text())
  const cache = await caches.open(nameOf(path))
  await cache.addAll(files)
  // Last: a page that is there is there with all that it needs.
  await cache.put(path, page)
  await clear(cache, new Set([path, ...files]))
  return true
}
