/** Whose lessons this device keeps. */
export const KEPT_FOR_KEY = 'kept/lessons'
/** Who may look at them where nobody can be asked. */
export const KEPT_VIEWER_KEY = 'kept/viewer'

/** The pages that show them. */
export const isKeptLessonPage = (path: string): boolean => /^\/(?:online-course\/|student\/dash$)/.test(path)

/** Whose lessons this device keeps; null where it keeps none. Nobody else loads what keeps them. */
export const keptFor = (): number | null => {
  try {
    return Number(localStorage.getItem(KEPT_FOR_KEY)) || null
  } catch {
    return null
  }
}
