import { assign, setup, type ActorRefFrom } from 'xstate'

import type { Group, GroupInvitation } from '../../domain/contract/group.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import type { Language } from '../../domain/language.ts'
import type { ListSelection } from '../../domain/list.ts'
import { atRest } from '../at-rest.ts'
import { known } from '../known.ts'
import { causeOf, notDone, refusalGuards } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'
import {
  blankGroupInvite,
  GROUP_INVITE_DRAFTED,
  groupInviteFormMachine,
  groupNameFormMachine,
} from './group-forms.machine.ts'

/** Students that something is to be done with. */
export type ChosenStudents = Readonly<{ selection: ListSelection; count: number; isExact: boolean }>

/** What was done last, for whoever tells it. */
export type GroupNews =
  | Readonly<{ what: 'invited' | 'resent' | 'revoked'; email: string }>
  | Readonly<{ what: 'named'; group: string }>
  | Readonly<{ what: 'moved' | 'removed'; count: number }>

export type GroupDeskEvent =
  /** Into a group that the form can change. */
  | { type: 'invitation.begun'; groupId: number }
  /** Null is a new one. */
  | { type: 'naming.begun'; group: Group | null }
  | { type: 'desk.left' }
  | { type: 'move.chosen'; students: ChosenStudents }
  | { type: 'target.chosen'; groupId: number }
  | { type: 'removal.chosen'; students: ChosenStudents }
  | { type: 'revocation.chosen'; invitation: GroupInvitation }
  | { type: 'resend.chosen'; invitation: GroupInvitation }
  | { type: 'resend.retried' }
  | { type: 'act.confirmed' }
  | { type: 'act.declined' }

export type GroupDeskInput = Readonly<{
  /** In which a mail is written unless another is chosen. */
  language: Language
}>

export type GroupDeskContext = GroupDeskInput &
  Readonly<{
    groupId: number | null
    group: Group | null
    students: ChosenStudents | null
    invitation: GroupInvitation | null
    news: GroupNews | null
    fault: Fault | null
  }>

const NOTHING = { groupId: null, group: null, students: null, invitation: null, fault: null }

const groupDeskSetup = setup({
  types: {} as {
    input: GroupDeskInput
    context: GroupDeskContext
    events: GroupDeskEvent
    children: { inviteForm: 'inviteForm'; nameForm: 'nameForm' }
  },
  actors: {
    inviteForm: groupInviteFormMachine,
    nameForm: groupNameFormMachine,
    move: unprovided<number, { groupId: number; selection: ListSelection }>('move'),
    remove: unprovided<number, { selection: ListSelection }>('remove'),
    revoke: unprovided<void, { groupId: number; id: number }>('revoke'),
    resend: unprovided<void, { groupId: number; id: number }>('resend'),
  },
  actions: {
    take: assign((_, taken: Partial<Omit<GroupDeskContext, 'language' | 'news'>>) => ({ ...NOTHING, ...taken })),
    chooseTarget: assign((_, { groupId }: { groupId: number }) => ({ groupId })),
    forget: assign(NOTHING),
    forgetFault: assign({ fault: null }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    tell: assign((_, news: GroupNews) => ({ news })),
    tellOfInvitation: assign(({ context }, { what }: { what: 'resent' | 'revoked' }) => ({
      news: { what, email: known(context.invitation, 'an invitation').email },
    })),
  },
  guards: {
    hasTarget: ({ context }) => context.groupId !== null,
    ...refusalGuards,
  },
})

/** What is done to many, or cannot be undone, is asked about first; and asked about again where it failed. */
const asked = groupDeskSetup.createStateConfig({
  on: { 'act.confirmed': 'underway', 'act.declined': { target: '#groupDesk.clear', actions: 'forget' } },
})
const failed = groupDeskSetup.createStateConfig({
  tags: 'error',
  on: { 'act.confirmed': 'underway', 'act.declined': { target: '#groupDesk.clear', actions: 'forget' } },
})
/** Somebody else was quicker: it cannot be done any more. */
const refused = groupDeskSetup.createStateConfig({
  tags: 'error',
  on: { 'act.declined': { target: '#groupDesk.clear', actions: 'forget' } },
})

/**
 * What a coordinator does with groups and who is in them, one thing at a time. What takes something from somebody is
 * asked about first; what could not be asked for stays open, so that it can be tried again.
 */
export const groupDeskMachine = groupDeskSetup.createMachine({
  id: 'groupDesk',
  context: ({ input }) => ({ ...input, ...NOTHING, news: null }),
  initial: 'clear',
  states: {
    clear: {
      initial: 'quiet',
      on: {
        'invitation.begun': {
          target: 'inviting',
          actions: { type: 'take', params: ({ event: { groupId } }) => ({ groupId }) },
        },
        'naming.begun': { target: 'naming', actions: { type: 'take', params: ({ event: { group } }) => ({ group }) } },
        'move.chosen': {
          target: 'moving',
          actions: { type: 'take', params: ({ event: { students } }) => ({ students }) },
        },
        'removal.chosen': {
          target: 'removing',
          actions: { type: 'take', params: ({ event: { students } }) => ({ students }) },
        },
        'revocation.chosen': {
          target: 'revoking',
          actions: { type: 'take', params: ({ event: { invitation } }) => ({ invitation }) },
        },
        'resend.chosen': {
          target: 'resending',
          actions: { type: 'take', params: ({ event: { invitation } }) => ({ invitation }) },
        },
      },
      states: {
        quiet: {},
        /** The server said no: somebody else was quicker, or too many were mailed. */
        refused: { tags: 'error' },
        unsent: { tags: 'error', on: { 'resend.retried': '#groupDesk.resending' } },
      },
    },
    inviting: {
      on: { 'desk.left': { guard: atRest('inviteForm'), target: 'clear', actions: 'forget' } },
      invoke: {
        id: 'inviteForm',
        src: 'inviteForm',
        input: ({ context }) => ({
          form: 'groupInvitation',
          values: blankGroupInvite(known(context.groupId, 'a group'), context.language),
          drafted: GROUP_INVITE_DRAFTED,
        }),
        onDone: {
          target: 'clear',
          actions: [
            { type: 'tell', params: ({ event }) => ({ what: 'invited', email: event.output.email }) as const },
            'forget',
          ],
        },
        onError: { target: 'clear.refused', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    naming: {
      on: { 'desk.left': { guard: atRest('nameForm'), target: 'clear', actions: 'forget' } },
      invoke: {
        id: 'nameForm',
        src: 'nameForm',
        input: ({ context: { group } }) => ({
          form: 'group',
          values: { id: group?.id ?? 0, name: group?.name ?? '' },
        }),
        onDone: {
          target: 'clear',
          actions: [
            { type: 'tell', params: ({ event }) => ({ what: 'named', group: event.output.name }) as const },
            'forget',
          ],
        },
        onError: { target: 'clear.refused', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    moving: {
      initial: 'asked',
      on: { 'target.chosen': { actions: { type: 'chooseTarget', params: ({ event }) => event } } },
      states: {
        asked: {
          on: {
            'act.confirmed': { guard: 'hasTarget', target: 'underway' },
            'act.declined': { target: '#groupDesk.clear', actions: 'forget' },
          },
        },
        underway: {
          tags: 'busy',
          entry: 'forgetFault',
          // Where they go is on its way: it is not chosen anew.
          on: { 'target.chosen': {} },
          invoke: {
            id: 'move',
            src: 'move',
            input: ({ context }) => ({
              groupId: known(context.groupId, 'a group'),
              selection: known(context.students, 'students').selection,
            }),
            onDone: {
              target: '#groupDesk.clear',
              actions: [
                { type: 'tell', params: ({ event }) => ({ what: 'moved', count: event.output }) as const },
                'forget',
              ],
            },
            onError: notDone,
          },
        },
        failed,
        refused,
      },
    },
    removing: {
      initial: 'asked',
      states: {
        asked,
        underway: {
          tags: 'busy',
          entry: 'forgetFault',
          invoke: {
            id: 'remove',
            src: 'remove',
            input: ({ context }) => ({ selection: known(context.students, 'students').selection }),
            onDone: {
              target: '#groupDesk.clear',
              actions: [
                { type: 'tell', params: ({ event }) => ({ what: 'removed', count: event.output }) as const },
                'forget',
              ],
            },
            onError: notDone,
          },
        },
        failed,
        refused,
      },
    },
    revoking: {
      initial: 'asked',
      states: {
        asked,
        underway: {
          tags: 'busy',
          entry: 'forgetFault',
          invoke: {
            id: 'revoke',
            src: 'revoke',
            input: ({ context }) => {
              const { groupId, id } = known(context.invitation, 'an invitation')
              return { groupId, id }
            },
            onDone: {
              target: '#groupDesk.clear',
              actions: [{ type: 'tellOfInvitation', params: { what: 'revoked' } }, 'forget'],
            },
            onError: notDone,
          },
        },
        failed,
        refused,
      },
    },
    resending: {
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'resend',
        src: 'resend',
        input: ({ context }) => {
          const { groupId, id } = known(context.invitation, 'an invitation')
          return { groupId, id }
        },
        onDone: {
          target: 'clear',
          actions: [{ type: 'tellOfInvitation', params: { what: 'resent' } }, 'forget'],
        },
        onError: [
          {
            guard: { type: 'isRefusal', params: causeOf },
            target: 'clear.refused',
            actions: { type: 'keepFault', params: causeOf },
          },
          { target: 'clear.unsent', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
  },
})

export type GroupDeskActor = ActorRefFrom<typeof groupDeskMachine>
