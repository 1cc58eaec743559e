import type { Fault } from '../../domain/fault.ts'
import type { Words } from '../../i18n/words.tsx'

/** What to say about a fault: the server's own words if it gave some, else ours for its kind. */
export const faultWords = (words: Words, fault: Fault | null): string =>
  fault?.message ?? words.faults[fault?.kind ?? 'unexpected']()
