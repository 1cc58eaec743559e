import * as z from 'zod/mini'

import { GROUP_NAME_MAX } from '../group.ts'
import { id } from './common.contract.ts'
import { invitedPerson } from './invitation.contract.ts'
import { nameUpTo } from './name.contract.ts'

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

/** POST /groups/{id}/invitations. An open one of the same group to the same address is taken back. */
export const groupInvitationForm = z.strictObject(invitedPerson)

export type Group = z.infer<typeof group>
export type GroupForm = z.infer<typeof groupForm>
export type GroupInvitationForm = z.infer<typeof groupInvitationForm>
