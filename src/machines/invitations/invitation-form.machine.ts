import { invitationForm } from '../../domain/contract/invitation.contract.ts'
import type { Invitation } from '../../domain/contract/invitations.list.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { recordOf } from '../../domain/keys.ts'
import type { Language } from '../../domain/language.ts'
import { askedIn, blankPerson, type AskedIn, type PersonValues } from '../../domain/person-fields.ts'
import { USER_TYPE, type UserTypeId } from '../../domain/user-type.ts'
import { createAskedForm } from '../form/asked-form.machine.ts'
import { createFormMachine, type Drafted } from '../form/form.machine.ts'

export type InvitationValues = Readonly<{
  userType: UserTypeId
  language: Language
}> &
  PersonValues<AskedIn<'invitation'>>

/** Most who are invited are to teach. The mail begins in the inviter's language. */
export const blankInvitation = (language: Language): InvitationValues => ({
  userType: USER_TYPE.instructor,
  ...blankPerson(askedIn('invitation')),
  language,
})

const DRAFTED = {
  userType: true,
  ...recordOf(askedIn('invitation'), () => true),
  language: true,
} satisfies Drafted<InvitationValues>

/** Inviting someone to an account. Half an invitation is still there after a forced sign-in. */
export const invitationFormMachine = createFormMachine<InvitationValues, Invitation>({
  validate: rulesOf(invitationForm),
})

export const invitingMachine = createAskedForm({ id: 'invitation', form: invitationFormMachine, drafted: DRAFTED })
