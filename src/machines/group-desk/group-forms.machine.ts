import { NOT_LISTED } from '../../domain/agency.ts'
import {
  groupForm,
  groupInvitationForm,
  type Group,
  type GroupInvitation,
} from '../../domain/contract/group.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import type { Language } from '../../domain/language.ts'
import { createAskedForm } from '../form/asked-form.machine.ts'
import { createFormMachine, type Drafted } from '../form/form.machine.ts'

export type GroupInviteValues = Readonly<{
  groupId: number
  firstName: string
  lastName: string
  email: string
  phone: string
  primaryAgencyId: number
  language: Language
}>

export const blankGroupInvite = (groupId: number, language: Language): GroupInviteValues => ({
  groupId,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  primaryAgencyId: NOT_LISTED,
  language,
})

/** Which group is that of the page. */
const DRAFTED = {
  groupId: false,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  primaryAgencyId: true,
  language: true,
} satisfies Drafted<GroupInviteValues>

const rulesOfPerson = rulesOf(groupInvitationForm)

/** Inviting one person into a group; which group is in the address of the call, the rest is judged as there. */
export const groupInviteFormMachine = createFormMachine<GroupInviteValues, GroupInvitation>({
  validate: ({ firstName, lastName, email, phone, primaryAgencyId, language }) =>
    rulesOfPerson({ firstName, lastName, email, phone, primaryAgencyId, language }),
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
