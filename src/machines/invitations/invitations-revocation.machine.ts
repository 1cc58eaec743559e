import { assign, setup, type ActorRefFrom } from 'xstate'

import type { InvitationsRevoked } from '../../domain/contract/invitation.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import type { ListSelection } from '../../domain/list.ts'
import { known } from '../known.ts'
import { notDone, refusalGuards } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

export type ChosenInvitations = Readonly<{ selection: ListSelection; count: number; isExact: boolean }>

export type InvitationsRevocationEvent =
  | { type: 'revocation.chosen'; chosen: ChosenInvitations }
  | { type: 'revocation.confirmed' }
  | { type: 'revocation.declined' }

export type InvitationsRevocationContext = Readonly<{
  chosen: ChosenInvitations | null
  /** What became of those chosen last, for whoever tells it. */
  outcome: InvitationsRevoked | null
  fault: Fault | null
}>

/**
 * Taking back invitations that were chosen in a list. Their codes never work again, so it is asked about first; what
 * could not be asked for stays open, so that it can be tried again.
 */
export const invitationsRevocationMachine = setup({
  types: {} as { context: InvitationsRevocationContext; events: InvitationsRevocationEvent },
  actors: { revoke: unprovided<InvitationsRevoked, { selection: ListSelection }>('revoke') },
  actions: {
    choose: assign((_, { chosen }: { chosen: ChosenInvitations }) => ({ chosen, fault: null })),
    keepOutcome: assign((_, { outcome }: { outcome: InvitationsRevoked }) => ({ outcome })),
    forgetFault: assign({ fault: null }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: refusalGuards,
}).createMachine({
  id: 'invitationsRevocation',
  context: { chosen: null, outcome: null, fault: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'revocation.chosen': { target: 'asked', actions: { type: 'choose', params: ({ event }) => event } },
      },
    },
    asked: { on: { 'revocation.confirmed': 'underway', 'revocation.declined': 'resting' } },
    underway: {
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'revoke',
        src: 'revoke',
        input: ({ context }) => ({ selection: known(context.chosen, 'invitations').selection }),
        onDone: {
          target: 'resting',
          actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: notDone,
      },
    },
    failed: { tags: 'error', on: { 'revocation.confirmed': 'underway', 'revocation.declined': 'resting' } },
    /** Others are chosen by now, or somebody else was quicker: the list was read again. */
    refused: { tags: 'error', on: { 'revocation.declined': 'resting' } },
  },
})

export type InvitationsRevocationActor = ActorRefFrom<typeof invitationsRevocationMachine>
