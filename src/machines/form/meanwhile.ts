import { readMeanwhile, type SeenShape } from '../../domain/contract/meanwhile.contract.ts'
import type { Fault } from '../../domain/fault.ts'
import type { FormValues } from './form.machine.ts'

/** What a change is about: which one, and as it was seen. */
export type Held<Seen> = Readonly<{ id: number; was: Seen }>

/** What a form began with, and what somebody else has made of it since. */
export type Meanwhile<Values extends FormValues> = Readonly<{ was: Values; is: Values }>

/** What is there now, as the next change is to have seen it, and as the form shows it. */
export type Theirs<Values extends FormValues> = Readonly<{ seen: unknown; is: Values }>

/** Finds in a fault that somebody else was quicker; null in any other one. */
export type TheirsIn<Values extends FormValues> = (fault: Fault | null) => Theirs<Values> | null

/** Of changes that say what they were made of as `seen`, whose values a form shows. */
export const theirsOf =
  <Seen, Values extends FormValues>(seen: SeenShape<Seen>, valuesOf: (seen: Seen) => Values): TheirsIn<Values> =>
  (fault) => {
    const is = readMeanwhile(seen, fault)
    return is === null ? null : { seen: is, is: valuesOf(is) }
  }
