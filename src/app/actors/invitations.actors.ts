import type { Invitation } from '../../domain/contract/invitation.contract.ts'
import type { ListAsked } from '../../domain/list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { invitationFormMachine, type InvitationValues } from '../../machines/invitations/invitation-form.machine.ts'
import { invitationListMachine, type InvitationsRead } from '../../machines/invitations/invitation-list.machine.ts'
import { invitationsMachine } from '../../machines/invitations/invitations.machine.ts'
import { draftActors } from './draft.actors.ts'
import { createList } from './list.actors.ts'

export type InvitationsWorld = Readonly<{
  gateway: Gateway
  /** Whose half-written invitation is kept. */
  viewerId: () => number | null
  writeAddress: (asked: ListAsked) => void
}>

export const createInvitations = ({ gateway, viewerId, writeAddress }: InvitationsWorld) => {
  const { ask } = gateway
  return invitationsMachine.provide({
    actors: {
      list: createList<Invitation, InvitationsRead>(invitationListMachine, {
        gateway,
        topics: ['invitations'],
        read: async (asked, signal) => ({
          ...(await ask('Invitations', { asked }, { signal })).invitations,
          now: gateway.now(),
        }),
        writeAddress,
        exportUrl: async (asked, signal) => (await ask('InvitationsExport', { asked }, { signal })).invitationsExport,
      }),
      form: invitationFormMachine.provide({
        actors: {
          ...draftActors<Partial<InvitationValues>>(viewerId),
          submit: asking<Invitation, { values: InvitationValues }>(
            async ({ values: person }, signal) => (await ask('Invite', { person }, { signal })).invite,
          ),
        },
      }),
      revoke: asking<void, { id: number }>(async (input, signal) => {
        await ask('RevokeInvitation', input, { signal })
      }),
      resend: asking<void, { id: number }>(async (input, signal) => {
        await ask('ResendInvitation', input, { signal })
      }),
    },
  })
}
