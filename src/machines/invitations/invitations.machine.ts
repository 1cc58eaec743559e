import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'

import type { Invitation } from '../../domain/contract/invitation.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import type { Language } from '../../domain/language.ts'
import type { ListAsked } from '../../domain/list.ts'
import { atRest } from '../at-rest.ts'
import { known } from '../known.ts'
import { causeOf, refusalGuards } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'
import { blankInvitation, INVITATION_DRAFTED, invitationFormMachine } from './invitation-form.machine.ts'
import { invitationListMachine } from './invitation-list.machine.ts'

export type InvitationsInput = Readonly<{
  /** As the address says. */
  asked: ListAsked
  /** In which a mail is written unless another is chosen. */
  language: Language
}>

export type InvitationsEvent =
  | { type: 'revocation.chosen'; invitation: Invitation }
  | { type: 'revocation.confirmed' }
  | { type: 'revocation.declined' }
  | { type: 'resend.chosen'; invitation: Invitation }
  | { type: 'resend.retried' }
  | { type: 'invitation.begun' }
  | { type: 'invitation.left' }

/** What was done last, for whoever tells it. */
export type InvitationNews = Readonly<{ what: 'invited' | 'resent' | 'revoked'; email: string }>

export type InvitationsContext = InvitationsInput &
  Readonly<{
    /** The one that is to be taken back or mailed anew. */
    invitation: Invitation | null
    news: InvitationNews | null
    fault: Fault | null
  }>

/**
 * Invitations: a `list` of them, and what is done with one. A code that was taken back never works again, so that is
 * asked about first.
 */
export const invitationsMachine = setup({
  types: {} as {
    input: InvitationsInput
    context: InvitationsContext
    events: InvitationsEvent
    children: { list: 'list'; form: 'form' }
  },
  actors: {
    list: invitationListMachine,
    form: invitationFormMachine,
    revoke: unprovided<void, { id: number }>('revoke'),
    resend: unprovided<void, { id: number }>('resend'),
  },
  actions: {
    readListAgain: sendTo('list', { type: 'rows.outdated' }),
    takeInvitation: assign((_, { invitation }: { invitation: Invitation }) => ({ invitation, fault: null })),
    forget: assign({ invitation: null, fault: null }),
    forgetFault: assign({ fault: null }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    tellOf: assign(({ context }, { what }: { what: 'resent' | 'revoked' }) => ({
      news: { what, email: known(context.invitation, 'an invitation').email },
    })),
    tellOfInvited: assign((_, { invited }: { invited: Invitation }) => ({
      news: { what: 'invited' as const, email: invited.email },
    })),
  },
  guards: refusalGuards,
}).createMachine({
  id: 'invitations',
  context: ({ input }) => ({ ...input, invitation: null, news: null, fault: null }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context }) => ({ asked: context.asked }),
    onError: { actions: { type: 'keepFault', params: causeOf } },
  },
  type: 'parallel',
  states: {
    act: {
      initial: 'still',
      states: {
        still: {
          initial: 'quiet',
          on: {
            'revocation.chosen': {
              target: 'revoking',
              actions: { type: 'takeInvitation', params: ({ event }) => event },
            },
            'resend.chosen': { target: 'resending', actions: { type: 'takeInvitation', params: ({ event }) => event } },
          },
          states: {
            quiet: {},
            /** The server said no: it was used or taken back meanwhile, or too many were mailed. */
            refused: { tags: 'error' },
            unsent: { tags: 'error', on: { 'resend.retried': '#invitations.act.resending' } },
          },
        },
        revoking: {
          initial: 'asked',
          states: {
            asked: {
              on: {
                'revocation.confirmed': 'underway',
                'revocation.declined': { target: '#invitations.act.still', actions: 'forget' },
              },
            },
            underway: {
              tags: 'busy',
              entry: 'forgetFault',
              invoke: {
                id: 'revoke',
                src: 'revoke',
                input: ({ context }) => ({ id: known(context.invitation, 'an invitation').id }),
                onDone: {
                  target: '#invitations.act.still',
                  actions: [{ type: 'tellOf', params: { what: 'revoked' } }, 'forget'],
                },
                onError: [
                  {
                    guard: { type: 'isRefusal', params: causeOf },
                    target: '#invitations.act.still.refused',
                    actions: [{ type: 'keepFault', params: causeOf }, 'readListAgain'],
                  },
                  { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
                ],
              },
            },
            failed: {
              tags: 'error',
              on: {
                'revocation.confirmed': 'underway',
                'revocation.declined': { target: '#invitations.act.still', actions: 'forget' },
              },
            },
          },
        },
        resending: {
          tags: 'busy',
          entry: 'forgetFault',
          invoke: {
            id: 'resend',
            src: 'resend',
            input: ({ context }) => ({ id: known(context.invitation, 'an invitation').id }),
            onDone: { target: 'still', actions: [{ type: 'tellOf', params: { what: 'resent' } }, 'forget'] },
            onError: [
              {
                guard: { type: 'isRefusal', params: causeOf },
                target: 'still.refused',
                actions: [{ type: 'keepFault', params: causeOf }, 'readListAgain'],
              },
              { target: 'still.unsent', actions: { type: 'keepFault', params: causeOf } },
            ],
          },
        },
      },
    },
    desk: {
      initial: 'clear',
      states: {
        clear: { on: { 'invitation.begun': 'writing' } },
        writing: {
          on: { 'invitation.left': { guard: atRest('form'), target: 'clear' } },
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context }) => ({
              form: 'invitation',
              values: blankInvitation(context.language),
              drafted: INVITATION_DRAFTED,
            }),
            onDone: {
              target: 'clear',
              actions: { type: 'tellOfInvited', params: ({ event }) => ({ invited: event.output }) },
            },
            onError: { target: 'clear', actions: { type: 'keepFault', params: causeOf } },
          },
        },
      },
    },
  },
})

export type InvitationsActor = ActorRefFrom<typeof invitationsMachine>
