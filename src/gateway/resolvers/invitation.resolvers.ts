import { invitation, invitationList } from '../../domain/contract/invitation.contract.ts'
import { INVITATION_LIST } from '../../domain/invitation-list.ts'
import { listRequest } from '../../domain/list.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'
import { done } from './done.ts'

export const invitationQueries = {
  invitations: (_root, { asked }, { get }) => get(`/invitations${listRequest(INVITATION_LIST, asked)}`, invitationList),
} satisfies QueryResolvers

export const invitationMutations = {
  invite: async (_root, { person }, { send, announce }) => {
    const invited = await send('POST', '/invitations', person, invitation, { creates: true })
    announce('invitations')
    return invited
  },
  revokeInvitation: async (_root, { id }, { send, announce }) => {
    const revoked = await send('POST', `/invitations/${id}/revoke`, {}, done)
    announce('invitations')
    return revoked
  },
  resendInvitation: async (_root, { id }, { send, announce }) => {
    const sent = await send('POST', `/invitations/${id}/resend`, {}, done)
    announce('invitations')
    return sent
  },
  acceptInvitation: async (_root, { verificationCode }, { send, announce }) => {
    const accepted = await send('POST', '/auth/accept-invitation', { verificationCode }, done)
    announce('viewer', 'profile')
    return accepted
  },
} satisfies MutationResolvers
