import { WIDE } from '../../views/ui/use-wide.ts'
import { keptFor } from '../kept-lessons/kept-hint.ts'

export const PALETTES_KEY = 'palettes'
export const UNSAVED_KEY = 'unsavedSettings'
export const BEFORE_KEY = 'settingsBefore'
const ONE_YEAR = 31_536_000

export const keepCookie = (name: string, text: string | null): void => {
  // A browser gives up what it keeps for the way back once a cookie is written, though it says what it said.
  if (text !== null && document.cookie.split('; ').includes(`${name}=${text}`)) return
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${text ?? ''}; path=/; max-age=${text === null ? 0 : ONE_YEAR}; samesite=lax${secure}`
}

/**
 * For who is signed in the server paints pages: with the dates of this zone, and as there is room for. Lessons that are
 * kept here are opened from here.
 */
export const keepPlace = (): void => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const width = matchMedia(WIDE).matches ? 'wide' : 'narrow'
  keepCookie('here', encodeURIComponent(`${timeZone}.${width}${keptFor() === null ? '' : '.keeps'}`))
}

const WROTE_KEY = 'wroteUntil'
/** Milliseconds that a write may be on its way, with nobody left to hear of its end. */
const ON_ITS_WAY = 5000
let noted: string | null = null

/** Something is being written, or was: a page that was on its way meanwhile may be from before. */
export const noteWrite = (isUnderWay: boolean): void => {
  try {
    // What another tab has on its way since is for that tab to end.
    if (!isUnderWay && localStorage.getItem(WROTE_KEY) !== noted) return
    noted = String(Date.now() + (isUnderWay ? ON_ITS_WAY : 0))
    localStorage.setItem(WROTE_KEY, noted)
  } catch {
    // A device that keeps nothing is painted for nobody.
  }
}

/** Whether this device wrote while the page was on its way, or what it wrote just before may still have been on its. */
export const wroteMeanwhile = (): boolean => Number(localStorage.getItem(WROTE_KEY) ?? 0) > performance.timeOrigin

export const keepText = (key: string, text: string | null): void => {
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
}
