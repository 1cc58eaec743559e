import type { AuditAction, AuditDetails } from '../../src/domain/audit.ts'
import type { Language } from '../../src/domain/language.ts'
import type { AuditEntry } from './audit.ts'
import type { Caller } from './caller.ts'

/** Who does something to themself, and from where. */
export type Actor = Readonly<{
  caller: Caller
  address: string
  requestId: string
  /** Of the request: what is answered is worded in it. What is mailed goes by `caller.language`. */
  language: Language
}>

/** What a person did to their own account. */
export const ownDeed = (
  { caller, address, requestId }: Actor,
  action: AuditAction,
  details?: AuditDetails,
): AuditEntry => ({
  action,
  actorId: caller.userId,
  subject: `user:${caller.userId}`,
  address,
  requestId,
  ...(details === undefined ? {} : { details }),
})

/** To whom a mail about the account goes. */
export const addresseeOf = ({ account }: Caller): { name: string; address: string } => ({
  name: `${account.firstName} ${account.lastName}`,
  address: account.email,
})
