import { assign, sendTo, setup, type ActorRefFrom } from 'xstate'

import type { ProfileAnswer } from '../../domain/contract/profile.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { atRest } from '../at-rest.ts'
import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'
import { detailsFormMachine } from './details-form.machine.ts'
import { PROFILE_DRAFTED, valuesOf } from './profile-values.ts'

export type ProfileEvent =
  /** Sent by `watchTopics`: the profile was changed, here or elsewhere. */
  | { type: 'topic.changed' }
  /** Sent by `watchTopics` too: what could not be read without a network is read again. */
  | { type: 'network.returned' }
  | { type: 'profile.retried' }
  | { type: 'changes.discarded' }
  /** The new address is not wanted any more. */
  | { type: 'emailChange.dropped' }

export type ProfileContext = Readonly<{
  userId: number
  /** Null until it was read. */
  profile: ProfileAnswer | null
  /** Of the last reading. */
  fault: Fault | null
  /** Of giving up a change of address. */
  addressFault: Fault | null
}>

const draftOf = ({ userId }: ProfileContext) => `profile.${userId}`

/**
 * A person's own profile, and the form beside it. The form begins anew with what was saved; what is changed
 * elsewhere meanwhile shows in the fields that were left alone.
 */
export const profileMachine = setup({
  types: {} as {
    input: { userId: number }
    context: ProfileContext
    events: ProfileEvent
    children: { detailsForm: 'detailsForm' }
  },
  actors: {
    readProfile: unprovided<ProfileAnswer>('readProfile'),
    watchTopics: unprovidedSource('watchTopics'),
    dropDraft: unprovided<void, { form: string }>('dropDraft'),
    cancelEmailChange: unprovided<void>('cancelEmailChange'),
    detailsForm: detailsFormMachine,
  },
  actions: {
    /** Provided where an answer may have come with the page. */
    recall: assign({}),
    takeProfile: assign((_, { profile }: { profile: ProfileAnswer }) => ({ profile, fault: null })),
    tellForm: sendTo('detailsForm', ({ context }, { profile }: { profile: ProfileAnswer }) => ({
      type: 'values.followed' as const,
      from: valuesOf(known(context.profile, 'a profile')),
      to: valuesOf(profile),
    })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    keepAddressFault: assign((_, { cause }: { cause: unknown }) => ({ addressFault: toFault(cause) })),
    forgetAddressFault: assign({ addressFault: null }),
  },
  guards: {
    isHeld: ({ context }) => context.profile !== null,
    isNotOffered: (_, { cause }: { cause: unknown }) => toFault(cause).kind === 'notOffered',
  },
}).createMachine({
  id: 'profile',
  context: ({ input }) => ({ userId: input.userId, profile: null, fault: null, addressFault: null }),
  invoke: {
    id: 'watchTopics',
    src: 'watchTopics',
    onError: { actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) } },
  },
  initial: 'opening',
  states: {
    opening: { entry: 'recall', always: [{ guard: 'isHeld', target: 'ready' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      on: { 'topic.changed': { target: 'loading', reenter: true } },
      invoke: {
        id: 'readProfile',
        src: 'readProfile',
        onDone: {
          target: 'ready',
          actions: { type: 'takeProfile', params: ({ event }) => ({ profile: event.output }) },
        },
        onError: [
          { guard: { type: 'isNotOffered', params: causeOf }, target: 'unkept' },
          { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    /** The server keeps no profiles, whatever is changed of the person elsewhere. */
    unkept: {},
    failed: {
      tags: 'error',
      on: { 'profile.retried': 'loading', 'topic.changed': 'loading', 'network.returned': 'loading' },
    },
    ready: {
      type: 'parallel',
      states: {
        record: {
          initial: 'fresh',
          states: {
            fresh: { on: { 'topic.changed': 'reading' } },
            reading: {
              on: { 'topic.changed': { target: 'reading', reenter: true } },
              invoke: {
                id: 'readProfile',
                src: 'readProfile',
                onDone: {
                  target: 'fresh',
                  actions: [
                    { type: 'tellForm', params: ({ event }) => ({ profile: event.output }) },
                    { type: 'takeProfile', params: ({ event }) => ({ profile: event.output }) },
                  ],
                },
                onError: {
                  target: 'stale',
                  actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
                },
              },
            },
            /** What is shown may be old. */
            stale: {
              on: { 'profile.retried': 'reading', 'topic.changed': 'reading', 'network.returned': 'reading' },
            },
          },
        },
        details: {
          initial: 'form',
          states: {
            form: {
              invoke: {
                id: 'detailsForm',
                src: 'detailsForm',
                input: ({ context }) => ({
                  form: draftOf(context),
                  values: valuesOf(known(context.profile, 'a profile')),
                  drafted: PROFILE_DRAFTED,
                }),
                onDone: {
                  target: '.saved',
                  reenter: true,
                  actions: { type: 'takeProfile', params: ({ event }) => ({ profile: event.output }) },
                },
                onError: {
                  target: '.resting',
                  reenter: true,
                  actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
                },
              },
              initial: 'resting',
              states: {
                resting: { on: { 'changes.discarded': { guard: atRest('detailsForm'), target: 'discarding' } } },
                /** The form that stands there now began with what was saved. */
                saved: { on: { 'changes.discarded': { guard: atRest('detailsForm'), target: 'discarding' } } },
                discarding: {
                  invoke: {
                    id: 'dropDraft',
                    src: 'dropDraft',
                    input: ({ context }) => ({ form: draftOf(context) }),
                    onDone: '#profile.ready.details.renewing',
                    // A storage that lets nothing be dropped has kept nothing either.
                    onError: '#profile.ready.details.renewing',
                  },
                },
              },
            },
            renewing: { always: 'form' },
          },
        },
        address: {
          initial: 'resting',
          states: {
            resting: { on: { 'emailChange.dropped': 'dropping' } },
            dropping: {
              entry: 'forgetAddressFault',
              invoke: {
                id: 'cancelEmailChange',
                src: 'cancelEmailChange',
                onDone: 'resting',
                onError: {
                  target: 'undropped',
                  actions: { type: 'keepAddressFault', params: ({ event }) => ({ cause: event.error }) },
                },
              },
            },
            undropped: { on: { 'emailChange.dropped': 'dropping' } },
          },
        },
      },
    },
  },
})

export type ProfileActor = ActorRefFrom<typeof profileMachine>
