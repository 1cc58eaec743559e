import { TOKEN_KEY, REDIRECT_KEY } from '../domain/constants.ts'
import { takeOver } from '../domain/own-place.ts'
import type { FirstData } from '../domain/rendered-page.ts'
import { isTokenUsable, readSessionId } from '../domain/token.ts'
import type { PaintedWith } from './actors/long-lived-actors.ts'

const stored = (): string | null => {
  try {
    return sessionStorage.getItem(REDIRECT_KEY) === null ? localStorage.getItem(TOKEN_KEY) : null
  } catch {
    return null
  }
}

/** What a page that was painted for somebody is taken over with; undefined where that is somebody else. */
export const takenOver = ({ theirs }: FirstData): PaintedWith | undefined => {
  const token = theirs && stored()
  if (!theirs || !token || readSessionId(token) !== theirs.session || !isTokenUsable(token, Date.now()))
    return undefined
  if (theirs.place.origin !== location.origin) return undefined
  takeOver(theirs.place)
  return { token, viewer: theirs.viewer, answers: theirs.answers }
}

/** Painted for somebody who is not here: it is drawn anew. */
export const isOthers = (firstData: FirstData): boolean =>
  firstData.theirs !== undefined && takenOver(firstData) === undefined
