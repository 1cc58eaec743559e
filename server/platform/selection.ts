import type { ListSelection } from '../../src/domain/list.ts'
import { conflict } from '../platform/refusal.ts'

/**
 * What somebody confirmed is what is done: 409 where all that match are another number by now, with that number. Within
 * the transaction, after it was found out who is chosen.
 */
export const holdCount = (selection: ListSelection, count: number): void => {
  if (selection.kind === 'some' || selection.count === null || selection.count === count) return
  throw conflict('SELECTION_CHANGED', { count })
}
