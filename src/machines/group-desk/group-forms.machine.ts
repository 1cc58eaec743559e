import type { GroupInvitation } from '../../domain/contract/group-invitations.list.ts'
import { groupForm, groupInvitationForm, type Group } from '../../domain/contract/group.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { recordOf } from '../../domain/keys.ts'
import type { Language } from '../../domain/language.ts'
import { askedIn, blankPerson, type AskedIn, type PersonValues } from '../../domain/person-fields.ts'
import { createAskedForm } from '../form/asked-form.machine.ts'
import { createFormMachine, type Drafted } from '../form/form.machine.ts'

export type GroupInviteValues = Readonly<{
  groupId: number
  language: Language
}> &
  PersonValues<AskedIn<'invitation'>>

export const blankGroupInvite = (groupId: number, language: Language): GroupInviteValues => ({
  groupId,
  ...blankPerson(askedIn('invitation')),
  language,
})

/** Which group is that of the page. */
const DRAFTED = {
  groupId: false,
  ...recordOf(askedIn('invitation'), () => true),
  language: true,
} satisfies Drafted<GroupInviteValues>

const rulesOfPerson = rulesOf(groupInvitationForm)

/** Inviting one person into a group; which group is in the address of the call, the rest is judged as there. */
export const groupInviteFormMachine = createFormMachine<GroupInviteValues, GroupInvitation>({
  validate: ({ groupId: _group, ...person }) => rulesOfPerson(person),
})

export const groupInvitingMachine = createAskedForm({
  id: 'groupInvitation',
  form: groupInviteFormMachine,
  drafted: DRAFTED,
})

export type GroupNameValues = Readonly<{ name: string }>

export const groupNameFormMachine = createFormMachine<GroupNameValues, Group>({ validate: rulesOf(groupForm) })

/** Naming the group that it is about anew; without one, a new group. */
export const groupNamingMachine = createAskedForm<GroupNameValues, Group, Group>({
  id: 'group',
  form: groupNameFormMachine,
})
