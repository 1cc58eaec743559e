import type { Invitation } from '../../domain/contract/invitation.contract.ts'
import type { ChosenRows, ListAsked } from '../../domain/list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import {
  invitationFormMachine,
  invitingMachine,
  type InvitationValues,
} from '../../machines/invitations/invitation-form.machine.ts'
import { invitationListMachine, type InvitationsRead } from '../../machines/invitations/invitation-list.machine.ts'
import type { InvitationsMachines } from '../../views/pages/invitations/invitations.props.ts'
import { createAgencies } from './agencies.actors.ts'
import { createDeed } from './deed.actors.ts'
import { draftActors } from './draft.actors.ts'
import { createList } from './list.actors.ts'

export type InvitationsWorld = Readonly<{
  gateway: Gateway
  /** Whose half-written invitation is kept. */
  viewerId: () => number | null
  writeAddress: (asked: ListAsked) => void
}>

/** Everything that a page of invitations asks for. */
export const createInvitations = ({ gateway, viewerId, writeAddress }: InvitationsWorld): InvitationsMachines => {
  const { ask } = gateway
  return {
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
    inviting: invitingMachine.provide({
      actors: {
        form: invitationFormMachine.provide({
          actors: {
            ...draftActors<Partial<InvitationValues>>(viewerId),
            submit: asking<Invitation, { values: InvitationValues }>(
              async ({ values: person }, signal) => (await ask('Invite', { person }, { signal })).invite,
            ),
          },
        }),
      },
    }),
    revoking: createDeed(async ({ id }: Invitation, signal) => {
      await ask('RevokeInvitation', { id }, { signal })
    }),
    resending: createDeed(async ({ id }: Invitation, signal) => {
      await ask('ResendInvitation', { id }, { signal })
    }),
    revokingChosen: createDeed(
      async ({ selection }: ChosenRows, signal) =>
        (await ask('RevokeInvitations', { selection }, { signal })).revokeInvitations,
    ),
    agencies: createAgencies(gateway),
  }
}
