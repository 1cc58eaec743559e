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

/** Where a message stands. */
export const messageChip = ({ messageKinds }: Words, state: MessageState) => (
  <StatusChip tone={TONES[state]}>{messageKinds.states[state]()}</StatusChip>
)
