import { keepPlace } from '../actors/device-storage.ts'
import { KEPT_FOR_KEY } from './kept-hint.ts'

/** What the page is told by when a lesson was kept or removed. */
export const KEPT_NEWS = 'kept-lessons'

/** The server is told, too, while somebody is signed in. */
const tell = () => {
  if (/(?:^|; )here=./.test(document.cookie)) keepPlace()
}

export const noteKeptFor = (userId: number): void => {
  localStorage.setItem(KEPT_FOR_KEY, String(userId))
  tell()
}

export const forgetKeptFor = (): void => {
  localStorage.removeItem(KEPT_FOR_KEY)
  tell()
}
