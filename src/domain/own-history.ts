import type { AuditAction, AuditFact } from './audit.ts'
import type { OwnDoer } from './contract/own-history.contract.ts'
import type { PersonField } from './person-fields.ts'

type Told = Readonly<{
  /** What is told beside it; each of it is the person's own. */
  facts?: readonly (AuditFact | PersonField)[]
  /** Why: where they wrote it, or were mailed it. */
  reason?: true
}>

const NAMES = ['firstName', 'lastName'] as const

/**
 * What people read of the log about themselves. What is not here they are not told: why an account was closed, what
 * was found to be a second account, what others wrote down for one another.
 */
export const OWN_HISTORY: Readonly<Partial<Record<AuditAction, Told>>> = {
  'account.created': {},
  'account.deactivated': {},
  'certificate.issued': { facts: ['completedOn'] },
  'certificate.offered': {},
  'certificate.reissued': { facts: ['supersededBy'] },
  'certificate.restored': { facts: ['after'] },
  'certificate.revoked': { reason: true },
  'certificate.taken': {},
  'data.exported': {},
  'email.changed': {},
  'email.verified': {},
  'emailChange.asked': {},
  'emailChange.cancelled': {},
  'enrollment.verificationUndone': {},
  'enrollment.verified': {},
  'nameChange.approved': { facts: NAMES },
  'nameChange.asked': { facts: NAMES, reason: true },
  'nameChange.refused': { facts: NAMES, reason: true },
  'nameChange.withdrawn': { facts: NAMES },
  'password.changed': {},
  'password.reset': {},
  'phone.verified': {},
  'profile.changed': { facts: ['fields'] },
  'registration.accepted': {},
  'registration.declined': {},
  'registration.left': {},
  'registration.made': {},
  'role.granted': {},
  'sessions.ended': {},
  'user.deactivated': { facts: ['after'] },
  'user.merged': {},
  'user.mergeUndone': {},
  'user.reactivated': { facts: ['after'] },
  'user.resetSent': {},
  'user.roleGiven': { facts: ['after'] },
  'user.roleTaken': { facts: ['after'] },
  'user.sessionsEnded': {},
  'user.verificationSent': {},
  'walkIn.confirmed': {},
}

export const OWN_DEEDS = Object.keys(OWN_HISTORY) as readonly AuditAction[]

type Fact = Readonly<{ fact: string }>

type Entry<F extends Fact> = Readonly<{
  action: string
  doer: Readonly<{ id: number }> | null
  facts: readonly F[]
  reason: string | null
}>

/** What a person is told of an entry about them; null is nothing. */
export const ownEntryOf = <F extends Fact>(
  { action, doer, facts, reason }: Entry<F>,
  userId: number,
): Readonly<{ by: OwnDoer; facts: readonly F[]; reason: string | null }> | null => {
  const told = OWN_HISTORY[action as AuditAction]
  if (told === undefined) return null
  const shown: readonly string[] = told.facts ?? []
  return {
    by: doer === null ? 'nobody' : doer.id === userId ? 'self' : 'staff',
    facts: facts.filter(({ fact }) => shown.includes(fact)),
    reason: told.reason === true ? reason : null,
  }
}
