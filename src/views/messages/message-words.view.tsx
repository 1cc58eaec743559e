import { meaningOf } from '../../domain/mail-answer.ts'
import type { MessageState } from '../../domain/message.ts'
import type { Words } from '../../i18n/words.tsx'
import { StatusChip, type StatusTone } from '../ui/status-chip.view.tsx'

const TONES: Readonly<Record<MessageState, StatusTone>> = {
  queued: 'info',
  sent: 'success',
  failed: 'danger',
  bounced: 'danger',
  suppressed: 'warning',
  skipped: 'neutral',
  outbox: 'neutral',
}

/** What a message of another version was is told as the server calls it. */
export const templateIn = ({ messageKinds }: Words, template: string): string => {
  const known: Readonly<Record<string, () => string>> = messageKinds.templates
  return Object.hasOwn(known, template) ? (known[template]?.() ?? template) : template
}

/** What an answer of a mail server means, in the reader's words, where it says so; null where it does not. */
export const meaningIn = ({ messageKinds }: Words, answer: string | null): string | null => {
  const meaning = answer === null ? null : meaningOf(answer)
  return meaning && messageKinds.answers[meaning]()
}

/** Why a message did not arrive: what its server means where it says so, else what it said. */
export const whyNot = (words: Words, error: string | null) =>
  meaningIn(words, error) ?? (error !== null && <bdi>{error}</bdi>)

/** Where a message stands. */
export const messageChip = ({ messageKinds }: Words, state: MessageState) => (
  <StatusChip tone={TONES[state]}>{messageKinds.states[state]()}</StatusChip>
)
