import { takeOver } from '../domain/own-place.ts'
import type { FirstData } from '../domain/rendered-page.ts'
import { WIDE } from '../views/ui/use-wide.ts'
import { keepPlace, wroteMeanwhile } from './actors/device-storage.ts'
import type { PaintedWith } from './actors/long-lived-actors.ts'

/**
 * What a page that was painted for somebody is taken over with; undefined where they are not here, as early.js found, or
 * have come to another time zone: their dates are written anew; or where this device wrote while it was on its way, such
 * as the last change of a form that is loaded again: it is read anew.
 */
export const takenOver = ({ theirs }: FirstData): PaintedWith | undefined => {
  const { painted: token } = globalThis as { painted?: string }
  if (!theirs || token === undefined || wroteMeanwhile()) return undefined
  const { zone, isWide } = theirs.place
  if (new Intl.DateTimeFormat().resolvedOptions().timeZone !== zone) return undefined
  takeOver(theirs.place)
  // The next page is painted as there is room for now.
  if (matchMedia(WIDE).matches !== isWide) keepPlace()
  return { token, viewer: theirs.viewer, answers: theirs.answers }
}
