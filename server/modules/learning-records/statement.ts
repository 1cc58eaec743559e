import type { Localized } from '../../../src/domain/language.ts'
import { steadyUuid } from '../certificates/steady-uuid.ts'

/** The version of the specification that the statements keep to (Experience API, "xAPI", 1.0.3). */
const VERSION = '1.0.3'
const COMPLETED = 'http://adlnet.gov/expapi/verbs/completed'
const VOIDED = 'http://adlnet.gov/expapi/verbs/voided'
const COURSE = 'http://adlnet.gov/expapi/activities/course'

export type Completion = Readonly<{
  credentialId: string
  number: string
  courseId: number
  courseTitle: Localized
  recipientName: string
  hours: number
  completedOn: Date
  issuedAt: Date
  expiresAt: Date | null
  revokedAt: Date | null
  /** When another one took its place. */
  supersededAt: Date | null
  email: string
}>

export type Issuer = Readonly<{
  publicUrl: string
  productName: string
  /** From it come ids that are the same each time, so that a system that takes a statement twice has it once. */
  secret: Buffer
}>

type Agent = Readonly<{ objectType: 'Agent'; name: string }> &
  (Readonly<{ mbox: string }> | Readonly<{ account: Readonly<{ homePage: string; name: string }> }>)

export type Statement = Readonly<{
  id: string
  actor: Agent
  verb: Readonly<{ id: string; display: Readonly<Record<string, string>> }>
  object: Readonly<{ objectType: 'Activity' | 'StatementRef'; id: string; definition?: object }>
  result?: object
  context?: object
  timestamp: string
  authority: Agent
  version: string
}>

/**
 * What a certificate says, as statements of the Experience API: that its course was completed, and, once it was revoked
 * or another took its place, that this is void. Each has the same id whenever it is made.
 */
export const statementsOf = (
  completion: Completion,
  { publicUrl, productName, secret }: Issuer,
): readonly Statement[] => {
  const { completedOn, courseId, credentialId, email, expiresAt, hours, number, recipientName } = completion
  const authority: Agent = {
    objectType: 'Agent',
    name: productName,
    account: { homePage: publicUrl, name: 'programme' },
  }
  const id = steadyUuid(secret, `completed ${credentialId}`, 5)
  const said = { authority, version: VERSION }
  const completed: Statement = {
    id,
    actor: {
      objectType: 'Agent',
      name: recipientName,
      mbox: `mailto:${email}`,
    },
    verb: { id: COMPLETED, display: { en: 'completed', tr: 'tamamladı', ar: 'أكمل' } },
    object: {
      objectType: 'Activity',
      id: `${publicUrl}/course/search/${courseId}`,
      definition: { type: COURSE, name: completion.courseTitle },
    },
    result: { completion: true, success: true },
    context: {
      platform: productName,
      extensions: {
        [`${publicUrl}/xapi/certificate`]: `${publicUrl}/course/verification?code=${number}`,
        [`${publicUrl}/xapi/credit-hours`]: hours,
        ...(expiresAt !== null && { [`${publicUrl}/xapi/valid-until`]: expiresAt.toISOString() }),
      },
    },
    timestamp: completedOn.toISOString(),
    ...said,
  }
  const voidedAt = completion.revokedAt ?? completion.supersededAt
  if (voidedAt === null) return [completed]
  const voided: Statement = {
    id: steadyUuid(secret, `voided ${credentialId}`, 5),
    actor: authority,
    verb: { id: VOIDED, display: { en: 'voided', tr: 'geçersiz kıldı', ar: 'أبطل' } },
    object: { objectType: 'StatementRef', id },
    timestamp: voidedAt.toISOString(),
    ...said,
  }
  return [completed, voided]
}
