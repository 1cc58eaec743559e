import type { GroupInvitation } from '../../../src/domain/contract/group-invitations.list.ts'
import type { GroupInvitationForm } from '../../../src/domain/contract/group.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { ListAsked, ListPage } from '../../../src/domain/list.ts'
import { USER_TYPE } from '../../../src/domain/user-type.ts'
import type { Caller } from '../../platform/caller.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { found } from '../../platform/refusal.ts'
import { createInvitations, type AnyInvitation } from '../invitations/invitations.service.ts'
import { findLedGroup } from './group-access.ts'
import { isInvitedInto, listGroupInvitations } from './group-invitations.repository.ts'

const inGroup = (invitation: AnyInvitation, group: Readonly<{ id: number; name: string }>): GroupInvitation => ({
  ...invitation,
  groupId: group.id,
  groupName: group.name,
})

export const createGroupInvitations = (platform: Platform) => {
  const { db } = platform
  const invitations = createInvitations(platform)

  /** Another coordinator's invitation is as one that does not exist. */
  const admitTo = async (tx: Tx, groupId: number, invitationId: number, { userId }: Caller): Promise<void> => {
    await findLedGroup(tx, userId, groupId)
    found((await isInvitedInto(tx, groupId, invitationId)) ? true : null)
  }

  return {
    list: async (userId: number, asked: ListAsked): Promise<ListPage<GroupInvitation>> => {
      const page = await listGroupInvitations(db, userId, asked, dayClock(platform))
      const items = page.items.map(({ row, invitedBy, groupId, groupName }) =>
        inGroup(invitations.answerOf({ row, invitedBy }), { id: groupId, name: groupName }),
      )
      return { ...page, items }
    },

    invite: async (
      tx: Tx,
      groupId: number,
      form: GroupInvitationForm,
      inviter: Caller,
      language: Language,
    ): Promise<GroupInvitation> => {
      const group = await findLedGroup(tx, inviter.userId, groupId)
      const student = { ...form, userType: USER_TYPE.student, courseIds: [], approvedUntil: '' }
      return inGroup(await invitations.invite(tx, student, inviter, language, group), group)
    },

    revoke: async (tx: Tx, groupId: number, invitationId: number, caller: Caller): Promise<void> => {
      await admitTo(tx, groupId, invitationId, caller)
      await invitations.revoke(tx, invitationId, caller)
    },

    resend: async (tx: Tx, groupId: number, invitationId: number, caller: Caller): Promise<void> => {
      await admitTo(tx, groupId, invitationId, caller)
      await invitations.resend(tx, invitationId, caller)
    },
  }
}
