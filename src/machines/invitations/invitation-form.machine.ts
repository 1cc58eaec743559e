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
  /** What an instructor is approved to teach on accepting, and to which day. */
  courseIds: readonly number[]
  approvedUntil: string
}> &
  PersonValues<AskedIn<'invitation'>>

/** Most who are invited are to teach. The mail begins in the inviter's language. */
export const blankInvitation = (language: Language): InvitationValues => ({
  userType: USER_TYPE.instructor,
  ...blankPerson(askedIn('invitation')),
  language,
  courseIds: [],
  approvedUntil: '',
})

const DRAFTED = {
  userType: true,
  ...recordOf(askedIn('invitation'), () => true),
  language: true,
  courseIds: true,
  approvedUntil: true,
} satisfies Drafted<InvitationValues>

/** What is asked of it: only an instructor is approved for courses, whatever was chosen before. */
export const invitationOf = (values: InvitationValues): InvitationValues =>
  values.userType === USER_TYPE.instructor && values.courseIds.length > 0
    ? values
    : { ...values, courseIds: [], approvedUntil: '' }

const judge = rulesOf(invitationForm)

/** Inviting someone to an account. Half an invitation is still there after a forced sign-in. */
export const invitationFormMachine = createFormMachine<InvitationValues, Invitation>({
  validate: (values) => judge(invitationOf(values)),
})

export const invitingMachine = createAskedForm({ id: 'invitation', form: invitationFormMachine, drafted: DRAFTED })
