import { FaultError } from '../domain/fault.ts'

const RELOADED_KEY = 'reloadedFor'

/**
 * Loads a part of the app. A part that is gone was replaced by a newer version: the page is loaded anew, at most
 * once for each build, and whoever waits goes on waiting until it goes.
 */
export const loadChunk = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch (cause) {
    if (import.meta.env.SSR) throw cause
    if (!navigator.onLine) throw new FaultError({ kind: 'offline' })
    if (sessionStorage.getItem(RELOADED_KEY) === import.meta.url) throw cause
    sessionStorage.setItem(RELOADED_KEY, import.meta.url)
    location.reload()
    return new Promise(() => {})
  }
}
