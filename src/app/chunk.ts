import { FaultError, UNASKED } from '../domain/fault.ts'

const RELOADED_KEY = 'reloadedFor'

let isGoing = false
/** Why things did not come that nobody asked for. */
const excused = new WeakSet<Error>()

/** The page is being loaded anew: what fails until it goes has nothing to say. */
export const isLeaving = (): boolean => isGoing

/**
 * Loads the page anew for a part that is gone, at most once in this tab for each build, so that two servers with two
 * builds cannot send it to and fro for ever. False where that was tried, or cannot be noted.
 */
const leave = (): boolean => {
  if (isGoing) return true
  const build = import.meta.url
  try {
    const tried = sessionStorage.getItem(RELOADED_KEY)?.split(' ') ?? []
    if (tried.includes(build)) return false
    sessionStorage.setItem(RELOADED_KEY, [...tried, build].join(' '))
  } catch {
    return false
  }
  isGoing = true
  location.reload()
  return true
}

/**
 * Where a part is that did not come: one that is no longer there, or one that was lost on the way, for which the page
 * would go for nothing, with what is typed in it. Browsers name the file in their words; one that does not is not asked
 * about.
 */
const whereIs = async (cause: unknown): Promise<'gone' | 'there' | 'unknown'> => {
  const [address] = /https?:\S+/.exec(String(cause)) ?? []
  if (address === undefined) return 'gone'
  return fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => (ok ? 'there' : 'gone'),
    () => 'unknown',
  )
}

/** What was lost on the way once. */
const lost = new Set<string>()

/**
 * Whether only another page can bring a part: it is gone, or it was lost before and is there now. Browsers before this
 * year's keep it for good that a module did not come.
 */
const needsAnotherPage = async (cause: unknown): Promise<boolean> => {
  const said = String(cause)
  const where = await whereIs(cause)
  const wasLost = lost.has(said)
  lost.add(said)
  return where === 'gone' || (where === 'there' && wasLost)
}

/**
 * Loads a part of the app. A part that is gone was replaced by a newer version, and one that is lost for good does not
 * come to this page: it is loaded anew, and whoever waits goes on waiting until it goes.
 */
export const loadChunk = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch (cause) {
    if (import.meta.env.SSR) throw cause
    // One that is asked for again when the network is back may be kept for lost by then.
    if (!navigator.onLine) lost.add(String(cause))
    if (!navigator.onLine || !(await needsAnotherPage(cause))) throw new FaultError({ kind: 'offline', code: UNASKED })
    if (!leave()) throw cause
    return new Promise(() => {})
  }
}

/** Loads a part that nobody asked for: one that does not come is neither told of nor a reason to load the page anew. */
export const loadUnasked = async (load: () => Promise<unknown>): Promise<void> => {
  try {
    await load()
  } catch (cause) {
    if (cause instanceof Error) excused.add(cause)
  }
}

/** The same for the parts that views bring in themselves: the build says when one of them does not come. */
export const watchParts = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const decide = async () => {
      if (navigator.onLine && !excused.has(payload) && (await whereIs(payload)) === 'gone') leave()
    }
    // Whoever loads it hears of it after this.
    setTimeout(() => void decide())
  })
