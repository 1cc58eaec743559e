import * as z from 'zod/mini'

import { rule } from '../field-rules.ts'
import { INVITATION_LIST } from '../invitation-list.ts'
import { INVITATION_STATES } from '../invitation.ts'
import { LANGUAGES } from '../language.ts'
import { isUserType } from '../user-type.ts'
import { id, instant } from './common.contract.ts'
import { listPage, selectionOf } from './list.contract.ts'
import { emailAddress, mailedCode, personName, phoneNumber, primaryAgency } from './person.contract.ts'

/** One of GET /invitations. The code itself is in the mail alone. */
export const invitation = z.object({
  id,
  userType: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  state: z.enum(INVITATION_STATES),
  createdAt: instant,
  expiresAt: instant,
  invitedBy: z.nullable(z.string()),
})

/** GET /invitations, a list: INVITATION_LIST. */
export const invitationList = listPage(invitation)

/** POST /invitations. An open one to the same address for the same type is taken back. */
export const invitationForm = z.strictObject({
  userType: z.int().check(z.refine(isUserType, rule('required'))),
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  phone: phoneNumber,
  primaryAgencyId: primaryAgency,
  language: z.enum(LANGUAGES),
})

/** POST /invitations/revoke */
export const revokeInvitationsBody = z.strictObject({ selection: selectionOf(INVITATION_LIST) })

/** How many were taken back, and how many were not: used, or taken back before. */
export const invitationsRevoked = z.object({ revoked: z.int(), kept: z.int() })

/** POST /auth/accept-invitation: who has an account gains the invitation's role. */
export const acceptInvitationBody = z.strictObject({ verificationCode: mailedCode })

export type Invitation = z.infer<typeof invitation>
export type InvitationsRevoked = z.infer<typeof invitationsRevoked>
export type InvitationForm = z.infer<typeof invitationForm>
