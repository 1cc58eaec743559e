import { NOT_LISTED } from '../../domain/agency.ts'
import { invitationForm, type Invitation } from '../../domain/contract/invitation.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import type { Language } from '../../domain/language.ts'
import { USER_TYPE, type UserTypeId } from '../../domain/user-type.ts'
import { createAskedForm } from '../form/asked-form.machine.ts'
import { createFormMachine, type Drafted } from '../form/form.machine.ts'

export type InvitationValues = Readonly<{
  userType: UserTypeId
  firstName: string
  lastName: string
  email: string
  phone: string
  primaryAgencyId: number
  language: Language
}>

/** Most who are invited are to teach. The mail begins in the inviter's language. */
export const blankInvitation = (language: Language): InvitationValues => ({
  userType: USER_TYPE.instructor,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  primaryAgencyId: NOT_LISTED,
  language,
})

const DRAFTED = {
  userType: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  primaryAgencyId: true,
  language: true,
} satisfies Drafted<InvitationValues>

/** Inviting someone to an account. Half an invitation is still there after a forced sign-in. */
export const invitationFormMachine = createFormMachine<InvitationValues, Invitation>({
  validate: rulesOf(invitationForm),
})

export const invitingMachine = createAskedForm({ id: 'invitation', form: invitationFormMachine, drafted: DRAFTED })
