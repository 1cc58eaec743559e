import { invitationBody } from '../../domain/contract/invitation.contract.ts'
import { invitation, INVITATION_LIST } from '../../domain/contract/invitations.list.ts'
import { writes } from './call.ts'
import { listCalls } from './list-calls.ts'

export const invitationCalls = {
  ...listCalls(INVITATION_LIST),
  invite: writes({
    method: 'POST',
    path: '/invitations',
    body: invitationBody,
    as: 'person',
    answer: invitation,
    creates: true,
    changes: ['invitations'],
  }),
  revokeInvitation: writes({
    method: 'POST',
    path: '/invitations/{id}/revoke',
    changes: ['invitations'],
    creates: true,
  }),
  resendInvitation: writes({
    method: 'POST',
    path: '/invitations/{id}/resend',
    changes: ['invitations'],
  }),
}
