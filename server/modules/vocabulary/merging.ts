import type { Merged } from '../../../src/domain/contract/vocabulary.contract.ts'
import { conflict, found, notFound } from '../../platform/refusal.ts'

/** What something is merged into, which is not itself. */
export const otherThan = <Row extends Readonly<{ id: number }>>(held: Row, both: readonly Row[], into: number): Row => {
  if (held.id === into) throw notFound()
  return found(both.find(({ id }) => id === into))
}

/** What somebody confirmed is what is done: 409 where another number moves by now, with that number. */
export const holdTotal = ({ total }: Merged, said: number): void => {
  if (total !== said) throw conflict('SELECTION_CHANGED', { count: total })
}
