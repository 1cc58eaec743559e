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
