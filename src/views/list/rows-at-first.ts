import { useDrawnWhole } from '../use-drawn-whole.ts'
import { isComingBack } from './way-back.ts'

/** As many rows of two lines as a phone shows below the head of a list. */
const FIRST = 9

/** The rows of a list as it is drawn first, and then all of them: at once where somebody is led back to one. */
export const useRowsAtFirst = <Item>(items: readonly Item[], first = FIRST): readonly Item[] =>
  useDrawnWhole(isComingBack()) ? items : items.slice(0, first)
