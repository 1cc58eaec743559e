import type { Language } from '../../../src/domain/language.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { refusedField } from '../../platform/refusal.ts'
import { hashOfCode } from './invitation-code.ts'
import { findOpen, markUsed } from './invitations.repository.ts'
import type { InvitationRow } from './invitations.repository.ts'

export const createInvitations = ({ clock }: Platform) => ({
  /** The open invitation behind a code, however it was typed. */
  find: (query: Queryable, code: string): Promise<InvitationRow | undefined> =>
    findOpen(query, hashOfCode(code), clock.now()),

  /** Uses an open invitation, once, and gives it; refuses the field `verificationCode` with 400. */
  redeem: async (tx: Tx, code: string, userId: number, language: Language): Promise<InvitationRow> => {
    const used = await markUsed(tx, hashOfCode(code), userId, clock.now())
    if (!used) throw refusedField('verificationCode', textsIn(language).fields.invitation)
    return used
  },
})

export type Invitations = ReturnType<typeof createInvitations>
