import type { Place } from './rendered-page.ts'

/** Where the page that is drawn now is looked at, if it is painted for somebody elsewhere; else it is here. */
let painted: Place | null = null

/** Draws for somebody who looks from elsewhere. Nothing else runs meanwhile. */
export const drawnFor = <T>(place: Place | null, draw: () => T): T => {
  painted = place
  try {
    return draw()
  } finally {
    painted = null
  }
}

/** As `drawnFor`, for good: what takes a page over draws it as it was painted. */
export const takeOver = (place: Place): void => {
  painted = place
}

/** Undefined is the device's own. */
export const paintedZone = (): string | undefined => painted?.zone

/** The origin of the page. */
export const ownOrigin = (): string => painted?.origin ?? location.origin

export const paintedWide = (): boolean => painted?.isWide ?? true
