const KEY = 'kept/lessons'
/** What the page is told by when a lesson was kept or removed. */
export const KEPT_NEWS = 'kept-lessons'
/** Who may look at them where nobody can be asked. */
export const KEPT_VIEWER_KEY = 'kept/viewer'

/** Whose lessons this device keeps; null where it keeps none. Cheap to ask, so that nobody else loads what keeps them. */
export const keptFor = (): number | null => {
  try {
    const held = localStorage.getItem(KEY)
    return held === null ? null : Number(held)
  } catch {
    return null
  }
}

export const noteKeptFor = (userId: number): void => localStorage.setItem(KEY, String(userId))

export const forgetKeptFor = (): void => localStorage.removeItem(KEY)
