import { invitation, invitationList, invitationsRevoked } from '../../domain/contract/invitation.contract.ts'
import { exportAddress } from '../../domain/contract/list.contract.ts'
import { INVITATION_LIST } from '../../domain/invitation-list.ts'
import { listRequest } from '../../domain/list.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'
import { done } from './done.ts'

export const invitationQueries = {
  invitations: (_root, { asked }, { get }) => get(`/invitations${listRequest(INVITATION_LIST, asked)}`, invitationList),
  invitationsExport: async (_root, { asked }, { get }) =>
    (await get(`/invitations/export${listRequest(INVITATION_LIST, asked)}`, exportAddress)).url,
} satisfies QueryResolvers

export const invitationMutations = {
  invite: async (_root, { person }, { send, changes }) => {
    changes('invitations')
    const invited = await send('POST', '/invitations', person, invitation, { creates: true })
    return invited
  },
  revokeInvitation: async (_root, { id }, { send, changes }) => {
    changes('invitations')
    const revoked = await send('POST', `/invitations/${id}/revoke`, {}, done)
    return revoked
  },
  revokeInvitations: async (_root, { selection }, { send, changes }) => {
    changes('invitations')
    const revoked = await send('POST', '/invitations/revoke', { selection }, invitationsRevoked)
    return revoked
  },
  resendInvitation: async (_root, { id }, { send, changes }) => {
    changes('invitations')
    const sent = await send('POST', `/invitations/${id}/resend`, {}, done)
    return sent
  },
  acceptInvitation: async (_root, { verificationCode }, { send, changes }) => {
    changes('viewer', 'profile')
    const accepted = await send('POST', '/auth/accept-invitation', { verificationCode }, done)
    return accepted
  },
} satisfies MutationResolvers
