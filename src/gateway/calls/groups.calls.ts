import { groupInvitation, GROUP_INVITATIONS_LIST } from '../../domain/contract/group-invitations.list.ts'
import { GROUP_STUDENTS_LIST } from '../../domain/contract/group-students.list.ts'
import { group, groupForm, groupInvitationForm } from '../../domain/contract/group.contract.ts'
import { writes } from './call.ts'
import { listCalls } from './list-calls.ts'

export const groupCalls = {
  ...listCalls(GROUP_STUDENTS_LIST),
  ...listCalls(GROUP_INVITATIONS_LIST),
  makeGroup: writes({
    method: 'POST',
    path: '/groups',
    body: groupForm,
    answer: group,
    creates: true,
    changes: ['groups'],
  }),
  renameGroup: writes({ method: 'PATCH', path: '/groups/{id}', body: groupForm, answer: group, changes: ['groups'] }),
  inviteIntoGroup: writes({
    method: 'POST',
    path: '/groups/{groupId}/invitations',
    body: groupInvitationForm,
    as: 'person',
    answer: groupInvitation,
    creates: true,
    changes: ['groups'],
  }),
  revokeGroupInvitation: writes({
    method: 'POST',
    path: '/groups/{groupId}/invitations/{id}/revoke',
    creates: true,
    changes: ['groups'],
  }),
  resendGroupInvitation: writes({
    method: 'POST',
    path: '/groups/{groupId}/invitations/{id}/resend',
    changes: ['groups'],
  }),
}
