import { CHANGED_MEANWHILE } from '../../src/domain/contract/meanwhile.contract.ts'
import { conflict } from './refusal.ts'

type Facts = Readonly<Record<string, string>>

const isSame = (a: Facts, b: Facts): boolean => Object.keys(a).every((key) => a[key] === b[key])

/**
 * Whether a row is already as it is wanted: whoever got no answer, and asks again, is told so. Asked with the row held,
 * `is`; 409 with it where it is not as it was when somebody began to change it.
 */
export const isDone = <Seen extends Facts>({ is, was, wanted }: { is: Seen; was: Seen; wanted: Seen }): boolean => {
  if (isSame(is, was)) return false
  if (isSame(is, wanted)) return true
  throw conflict(CHANGED_MEANWHILE, { is })
}
