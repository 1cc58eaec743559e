import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'

import type { Invitation } from '../../domain/contract/invitation.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { isSameAsked, type InvitationsAsked, type InvitationState } from '../../domain/invitation.ts'
import type { Language } from '../../domain/language.ts'
import { known } from '../known.ts'
import { causeOf, isRefusal } from '../refusal.ts'
import { createResourceMachine, type ResourceActor } from '../resource/resource.machine.ts'
import { unprovided } from '../unprovided.ts'
import { blankInvitation, invitationFormMachine } from './invitation-form.machine.ts'

/** Milliseconds without a keystroke after which the list and the address follow what is searched for. */
export const SETTLE_MS = 400

export type InvitationsPage = Readonly<{
  items: readonly Invitation[]
  total: number
  /** When it was read, in milliseconds: the words about expiry count from here. */
  now: number
}>

export type InvitationsListActor = ResourceActor<InvitationsPage, InvitationsAsked>
export const invitationsListMachine = createResourceMachine<InvitationsPage, InvitationsAsked>()

export type InvitationsInput = Readonly<{
  /** As the address says. */
  asked: InvitationsAsked
  /** In which a mail is written unless another is chosen. */
  language: Language
}>

export type InvitationsEvent =
  | { type: 'search.changed'; search: string }
  /** Enter: the person does not type on. */
  | { type: 'search.submitted' }
  | { type: 'state.chosen'; state: InvitationState | null }
  | { type: 'page.chosen'; page: number }
  | { type: 'filters.cleared' }
  /** The address asks for something else: the way back, or a link. */
  | { type: 'address.changed'; asked: InvitationsAsked }
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
 * Invitations: which are looked at, and what is done with them. The list is a `resource`; it and the address follow
 * what is asked for. A code that was taken back never works again, so that is asked about first.
 */
export const invitationsMachine = setup({
  types: {} as {
    input: InvitationsInput
    context: InvitationsContext
    events: InvitationsEvent
    children: { list: 'list'; form: 'form' }
  },
  actors: {
    list: invitationsListMachine,
    form: invitationFormMachine,
    writeAddress: unprovided<void, { asked: InvitationsAsked }>('writeAddress'),
    revoke: unprovided<void, { id: number }>('revoke'),
    resend: unprovided<void, { id: number }>('resend'),
  },
  actions: {
    ask: assign(({ context }, changes: Partial<InvitationsAsked>) => ({
      asked: { ...context.asked, page: 1, ...changes },
    })),
    readList: sendTo('list', ({ context }) => ({ type: 'query.changed', query: context.asked }) as const),
    readListAgain: sendTo('list', { type: 'topic.changed' }),
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
  guards: {
    isNews: ({ context }, { asked }: { asked: InvitationsAsked }) => !isSameAsked(context.asked, asked),
    isRefusal: (_, { cause }: { cause: unknown }) => isRefusal(cause),
  },
  delays: { settling: SETTLE_MS },
}).createMachine({
  id: 'invitations',
  context: ({ input }) => ({ ...input, invitation: null, news: null, fault: null }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context }) => ({ query: context.asked }),
    onError: { actions: { type: 'keepFault', params: causeOf } },
  },
  type: 'parallel',
  states: {
    address: {
      initial: 'written',
      on: {
        'search.changed': {
          target: '.behind',
          actions: { type: 'ask', params: ({ event: { search } }) => ({ search }) },
        },
        'state.chosen': { target: '.writing', actions: { type: 'ask', params: ({ event: { state } }) => ({ state }) } },
        'page.chosen': { target: '.writing', actions: { type: 'ask', params: ({ event: { page } }) => ({ page }) } },
        'filters.cleared': {
          target: '.writing',
          actions: { type: 'ask', params: { search: '', state: null } },
        },
      },
      states: {
        written: {
          on: {
            'address.changed': {
              guard: { type: 'isNews', params: ({ event }) => event },
              actions: [{ type: 'ask', params: ({ event }) => event.asked }, 'readList'],
            },
          },
        },
        /** Typing is ahead of the list and of the address: what the address says now is old. */
        behind: { after: { settling: 'writing' }, on: { 'search.submitted': 'writing' } },
        writing: {
          entry: 'readList',
          invoke: {
            id: 'writeAddress',
            src: 'writeAddress',
            input: ({ context }) => ({ asked: context.asked }),
            onDone: 'written',
            // Browsers refuse too many changes of the address. The list itself goes on.
            onError: 'written',
          },
        },
      },
    },
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
          on: { 'invitation.left': 'clear' },
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context }) => ({
              form: 'invitation',
              values: blankInvitation(context.language),
              drafted: ['userType', 'firstName', 'lastName', 'email', 'phone', 'primaryAgencyId', 'language'],
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
