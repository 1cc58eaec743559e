import * as z from 'zod/mini'

import { GROUP_INVITATIONS_LIST, GROUP_STUDENTS_LIST } from '../group-lists.ts'
import { GROUP_NAME_MAX } from '../group.ts'
import { LANGUAGES } from '../language.ts'
import { id, instant } from './common.contract.ts'
import { invitation } from './invitation.contract.ts'
import { listPage, selectionOf } from './list.contract.ts'
import { nameUpTo } from './name.contract.ts'
import { emailAddress, personName, phoneNumber, primaryAgency } from './person.contract.ts'

/** One of GET /groups: the caller's own, by name. */
export const group = z.object({
  id,
  name: z.string(),
  members: z.int(),
  /** Open invitations into it. */
  invited: z.int(),
})

export const groupList = z.array(group)

/** POST /groups, PATCH /groups/{id} */
export const groupForm = z.strictObject({
  name: nameUpTo(GROUP_NAME_MAX),
})

/** A member of one of the caller's groups; `id` is the student's. */
export const groupStudent = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  agency: z.nullable(z.string()),
  /** Key of a discipline. */
  discipline: z.nullable(z.string()),
  groupId: id,
  groupName: z.string(),
  joinedAt: instant,
})

/** GET /groups/students */
export const groupStudentPage = listPage(groupStudent)

/** One of GET /groups/invitations; the answer of POST /groups/{id}/invitations. */
export const groupInvitation = z.extend(z.omit(invitation, { userType: true }), {
  groupId: id,
  groupName: z.string(),
})

export const groupInvitationPage = listPage(groupInvitation)

/** POST /groups/{id}/invitations. An open one of the same group to the same address is taken back. */
export const groupInvitationForm = z.strictObject({
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  phone: phoneNumber,
  primaryAgencyId: primaryAgency,
  language: z.enum(LANGUAGES),
})

/** POST /groups/invitations/revoke */
export const revokeGroupInvitationsBody = z.strictObject({ selection: selectionOf(GROUP_INVITATIONS_LIST) })

/** POST /groups/students/move: into another of the caller's groups. */
export const moveStudentsBody = z.strictObject({ groupId: id, selection: selectionOf(GROUP_STUDENTS_LIST) })

/** POST /groups/students/remove: they keep their accounts and their records. */
export const removeStudentsBody = z.strictObject({ selection: selectionOf(GROUP_STUDENTS_LIST) })

/** How many it was done with. */
export const studentsChanged = z.object({ students: z.int() })

export type Group = z.infer<typeof group>
export type GroupForm = z.infer<typeof groupForm>
export type GroupStudent = z.infer<typeof groupStudent>
export type GroupInvitation = z.infer<typeof groupInvitation>
export type GroupInvitationForm = z.infer<typeof groupInvitationForm>
export type StudentsChanged = z.infer<typeof studentsChanged>
