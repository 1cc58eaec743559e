import * as z from 'zod/mini'

import { rule } from '../field-rules.ts'
import { LANGUAGES } from '../language.ts'
import { askedIn } from '../person-fields.ts'
import { isUserType } from '../user-type.ts'
import { askedOf, mailedCode } from './person.contract.ts'

/** Whom one invites, whatever it is to. */
export const invitedPerson = { ...askedOf(askedIn('invitation')), language: z.enum(LANGUAGES) }

/** POST /invitations. An open one to the same address for the same type is taken back. */
export const invitationForm = z.strictObject({
  userType: z.int().check(z.refine(isUserType, rule('required'))),
  ...invitedPerson,
})

/** POST /auth/accept-invitation: who has an account gains the invitation's role. */
export const acceptInvitationBody = z.strictObject({ verificationCode: mailedCode })

export type InvitationForm = z.infer<typeof invitationForm>
