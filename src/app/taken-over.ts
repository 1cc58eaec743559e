import { takeOver } from '../domain/own-place.ts'
import type { FirstData } from '../domain/rendered-page.ts'
import type { PaintedWith } from './actors/long-lived-actors.ts'

/** What a page that was painted for somebody is taken over with; undefined where they are not here, as early.js found. */
export const takenOver = ({ theirs }: FirstData): PaintedWith | undefined => {
  const { painted: token } = globalThis as { painted?: string }
  if (!theirs || token === undefined) return undefined
  takeOver(theirs.place)
  return { token, viewer: theirs.viewer, answers: theirs.answers }
}
