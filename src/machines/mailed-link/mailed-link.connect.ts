import type { LinkedWalkIn } from '../../domain/contract/account.contract.ts'
import type { Fault } from '../../domain/fault.ts'
import type { MailedLinkSnapshot } from './mailed-link.machine.ts'

/** Which face of a link's page is shown. */
export type LinkFace = 'checking' | 'missing' | 'unreachable' | 'refused' | 'open' | 'expired' | 'sent' | 'done'

export const selectFace = <Use, Answer>(snapshot: MailedLinkSnapshot<Use, Answer>): LinkFace => {
  if (snapshot.matches({ expired: 'sent' })) return 'sent'
  if (snapshot.matches('used')) return 'done'
  for (const face of ['missing', 'unreachable', 'refused', 'expired', 'done'] as const) {
    if (snapshot.matches(face)) return face
  }
  return snapshot.hasTag('checking') ? 'checking' : 'open'
}

export const isLinkBusy = <Use, Answer>(snapshot: MailedLinkSnapshot<Use, Answer>): boolean => snapshot.hasTag('busy')
export const selectLinkFault = <Use, Answer>({ context }: MailedLinkSnapshot<Use, Answer>): Fault | null =>
  context.fault
/** Until when it works. */
export const selectExpiry = <Use, Answer>({ context }: MailedLinkSnapshot<Use, Answer>): string | null =>
  context.link?.expiresAt ?? null
/** Whether it is said that it is not theirs to use: asked about once more, or on its way. */
export const selectIsDeclining = <Use, Answer>(snapshot: MailedLinkSnapshot<Use, Answer>): boolean =>
  snapshot.matches({ open: 'declining' }) || snapshot.matches('declining')
/** The class that it asks about; null where it asks about none. */
export const selectLinkedWalkIn = <Use, Answer>({ context }: MailedLinkSnapshot<Use, Answer>): LinkedWalkIn | null =>
  context.link?.walkIn ?? null
