import { KEPT_FOR_KEY } from './kept-hint.ts'

/** What the page is told by when a lesson was kept or removed. */
export const KEPT_NEWS = 'kept-lessons'

export const noteKeptFor = (userId: number): void => localStorage.setItem(KEPT_FOR_KEY, String(userId))

export const forgetKeptFor = (): void => localStorage.removeItem(KEPT_FOR_KEY)
