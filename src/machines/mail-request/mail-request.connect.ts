import type { FieldRule } from '../../domain/field-rules.ts'
import { refusalAt } from '../filling.ts'
import { addressRule, type MailRequestSnapshot } from './mail-request.machine.ts'

/** Where another mail stands; null while nothing was asked for. */
export type Waiting = 'cooling' | 'again' | null

export const selectEmail = ({ context }: MailRequestSnapshot): string => context.email
export const selectRecalled = ({ context }: MailRequestSnapshot): string | null => context.recalled
export const selectSentTo = ({ context }: MailRequestSnapshot): string | null => context.sentTo
export const selectLeft = ({ context }: MailRequestSnapshot): number => context.left

export const isMailSent = (snapshot: MailRequestSnapshot): boolean => snapshot.matches('sent')
export const isMailAskable = (snapshot: MailRequestSnapshot): boolean => snapshot.can({ type: 'mail.asked' })

export const selectWaiting = (snapshot: MailRequestSnapshot): Waiting => {
  if (snapshot.matches({ sent: 'cooling' }) || snapshot.matches('limited')) return 'cooling'
  return snapshot.matches({ sent: 'again' }) ? 'again' : null
}

/** What is wrong with the address, once the person may hear of it. */
export const selectRule = (snapshot: MailRequestSnapshot): FieldRule | null =>
  snapshot.matches({ editing: 'complaining' }) || snapshot.matches({ editing: 'returned' })
    ? addressRule(snapshot.context.email)
    : null

/** What the server said about the address, in words. */
export const selectRefusal = (snapshot: MailRequestSnapshot): string | null =>
  (snapshot.matches('failed') && refusalAt(snapshot.context.fault, 'email')) || null
