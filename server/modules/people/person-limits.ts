import type { PersonAccess } from '../../../src/domain/contract/person-page.contract.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Limit } from '../../platform/limits.ts'
import { LINK_MAIL, RESET } from '../auth/account-limits.ts'
import { ACCOUNT_LIMIT, signInKey } from '../auth/auth.service.ts'
import { passwordCheckKey, PASSWORD_CHECK } from '../profiles/current-password.ts'
import { CODES_SENT, codesSentKey } from '../profiles/phone-codes.service.ts'
import { listCounters, type PersonKeys } from './person.repository.ts'

type Kind = PersonAccess['limits'][number]['kind']

/** Under what is counted what somebody does too often, and how often that is. */
const countersOf = ({ userId, email }: PersonKeys): readonly Readonly<{ kind: Kind; key: string; limit: Limit }>[] => [
  { kind: 'signIn', key: signInKey(email), limit: ACCOUNT_LIMIT },
  { kind: 'passwordReset', key: `reset account ${email}`, limit: RESET.perAccount },
  { kind: 'verificationMail', key: `verification account ${email}`, limit: LINK_MAIL.perAccount },
  { kind: 'phoneCode', key: codesSentKey(userId), limit: CODES_SENT },
  { kind: 'passwordCheck', key: passwordCheckKey(userId), limit: PASSWORD_CHECK },
]

/** What somebody is kept from now, and until when. */
export const limitsInForce = async (
  query: Queryable,
  person: PersonKeys,
  now: Date,
): Promise<PersonAccess['limits']> => {
  const counters = countersOf(person)
  const counted = await listCounters(
    query,
    counters.map(({ key }) => key),
    now,
  )
  return counters.flatMap(({ kind, key, limit }) => {
    const counter = counted.find((one) => one.key === key)
    return counter && counter.hits >= limit.tries ? [{ kind, resetsAt: counter.resetsAt.toISOString() }] : []
  })
}
