import * as z from 'zod/mini'

import { isDay } from '../calendar.ts'
import { rule, ruleOf } from '../field-rules.ts'
import { LANGUAGES } from '../language.ts'
import { askedIn } from '../person-fields.ts'
import { isUserType } from '../user-type.ts'
import { id } from './common.contract.ts'
import { askedOf, mailedCode } from './person.contract.ts'

/** Whom one invites, whatever it is to. */
export const invitedPerson = { ...askedOf(askedIn('invitation')), language: z.enum(LANGUAGES) }

/** Courses of one invitation. */
export const INVITED_COURSES = 20

const invited = { userType: z.int().check(z.refine(isUserType, rule('required'))), ...invitedPerson }

/** What an instructor is approved to teach on accepting, which only those may say who approve. */
const courseIds = z.array(id).check(z.maxLength(INVITED_COURSES))
/** The last day of that, by the programme's clock; empty without courses. */
const approvedUntil = z.union([z.literal(''), z.iso.date().check(z.refine(isDay))])

/** It runs beside whatever else is wrong: there may be no list. */
const hasEnd = z.refine<Readonly<{ courseIds: unknown; approvedUntil: unknown }>>(
  ({ courseIds, approvedUntil }) => !Array.isArray(courseIds) || courseIds.length === 0 || approvedUntil !== '',
  ruleOf('required', 'approvedUntil'),
)

export const invitationForm = z.strictObject({ ...invited, courseIds, approvedUntil }).check(hasEnd)

/** POST /invitations. An open one to the same address for the same type is taken back. */
export const invitationBody = z
  .strictObject({
    ...invited,
    courseIds: z._default(courseIds, []),
    approvedUntil: z._default(approvedUntil, ''),
  })
  .check(hasEnd)

/** POST /auth/accept-invitation: who has an account gains the invitation's role. */
export const acceptInvitationBody = z.strictObject({ verificationCode: mailedCode })

export type InvitationForm = z.infer<typeof invitationForm>
