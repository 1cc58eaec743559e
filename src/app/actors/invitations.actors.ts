import type { Invitation } from '../../domain/contract/invitation.contract.ts'
import { INVITATIONS_PER_PAGE, type InvitationsAsked } from '../../domain/invitation.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { invitationFormMachine, type InvitationValues } from '../../machines/invitations/invitation-form.machine.ts'
import {
  invitationsListMachine,
  invitationsMachine,
  type InvitationsPage,
} from '../../machines/invitations/invitations.machine.ts'
import { draftActors } from './draft.actors.ts'
import { resourceActors } from './resource.actors.ts'

export type InvitationsWorld = Readonly<{
  gateway: Gateway
  /** Whose half-written invitation is kept. */
  viewerId: () => number | null
  writeAddress: (asked: InvitationsAsked) => void
}>

export const createInvitations = ({ gateway, viewerId, writeAddress }: InvitationsWorld) => {
  const { ask } = gateway
  return invitationsMachine.provide({
    actors: {
      list: invitationsListMachine.provide({
        actors: resourceActors<InvitationsPage, InvitationsAsked>(
          gateway,
          ['invitations'],
          async ({ page, search, state }, signal) => {
            const asked = { page, perPage: INVITATIONS_PER_PAGE, search: search.trim(), state }
            const { invitations } = await ask('Invitations', asked, { signal })
            return { ...invitations, now: Date.now() }
          },
        ),
      }),
      form: invitationFormMachine.provide({
        actors: {
          ...draftActors<Partial<InvitationValues>>(viewerId),
          submit: asking<Invitation, { values: InvitationValues }>(
            async ({ values: person }, signal) => (await ask('Invite', { person }, { signal })).invite,
          ),
        },
      }),
      writeAddress: asking<void, { asked: InvitationsAsked }>(async ({ asked }) => writeAddress(asked)),
      revoke: asking<void, { id: number }>(async (input, signal) => {
        await ask('RevokeInvitation', input, { signal })
      }),
      resend: asking<void, { id: number }>(async (input, signal) => {
        await ask('ResendInvitation', input, { signal })
      }),
    },
  })
}
