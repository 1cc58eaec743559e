import { UNSENT, type Fault } from '../../domain/fault.ts'
import type { Words } from '../../i18n/words.tsx'

/** What to say about a fault whose fields say the rest: the server's own words if it gave some, else ours for its kind. */
export const plainFaultWords = (words: Words, fault: Fault | null): string =>
  fault?.message ?? words.faults[fault?.code === UNSENT ? 'unsent' : (fault?.kind ?? 'unexpected')]()

/** The same where no field says what the server said of it. */
export const faultWords = (words: Words, fault: Fault | null): string =>
  [plainFaultWords(words, fault), ...new Set(fault?.fields?.map(({ message }) => message))].join(' ')

/** The way to try again of an `ErrorState`: none where the server has no such call, and never will. */
export const retryWay = (words: Words, fault: Fault | null, onRetry: () => void) =>
  fault?.kind === 'notOffered' ? {} : { retryLabel: words.actions.retry(), onRetry }
