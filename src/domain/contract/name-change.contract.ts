import * as z from 'zod/mini'

import { NAME_CHANGE_STATES, NAME_CHANGE_TEXT } from '../name-change.ts'
import { id, instant } from './common.contract.ts'
import { personName } from './person.contract.ts'

const neededText = z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_CHANGE_TEXT))

/**
 * POST /profiles/me/name-change. What shows the change is told, not sent: a copy of an identity document is more than
 * a training programme may keep, so whoever decides looks at it elsewhere.
 */
export const nameChangeForm = z.strictObject({
  firstName: personName,
  lastName: personName,
  reason: neededText,
  evidence: z.string().check(z.trim(), z.maxLength(NAME_CHANGE_TEXT)),
})

const name = z.object({ firstName: z.string(), lastName: z.string() })

export const nameChange = z.object({
  id,
  state: z.enum(NAME_CHANGE_STATES),
  from: name,
  to: name,
  reason: z.string(),
  evidence: z.string(),
  askedAt: instant,
  decidedAt: z.nullable(instant),
  /** Why it was refused. */
  refusal: z.nullable(z.string()),
})

/** GET /profiles/me/name-change: whether the name is changed by asking, and what became of the last asking. */
export const nameStanding = z.object({ needsApproval: z.boolean(), latest: z.nullable(nameChange) })

/** POST /name-changes/{id}/refuse */
export const refuseNameChangeBody = z.strictObject({ reason: neededText })

export type NameChangeForm = z.infer<typeof nameChangeForm>
export type NameChange = z.infer<typeof nameChange>
export type NameStanding = z.infer<typeof nameStanding>
