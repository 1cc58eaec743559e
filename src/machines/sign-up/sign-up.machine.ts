import { assign, isMachineSnapshot, sendTo, setup, type ActorRefFrom } from 'xstate'

import type { ProfileData } from '../../domain/contract/sign-up.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import type { UserTypeId } from '../../domain/user-type.ts'
import type { FormEvent, FormSnapshot } from '../form/form.machine.ts'
import { unprovided } from '../unprovided.ts'
import {
  createSignUpForm,
  DRAFTED,
  filledIn,
  NO_PERSON,
  type SignedUp,
  type SignUpValues,
} from './sign-up-form.machine.ts'

/** What the page's address says. */
export type SignUpInput = Readonly<{
  profileId: string | null
  verificationCode: string | null
  accountType: UserTypeId | null
}>

export type ProfileQuery = Readonly<{
  profileId: string | null
  verificationCode: string
  userType: UserTypeId | null
}>

export type SignUpEvent =
  | { type: 'userType.chosen'; userType: UserTypeId }
  | { type: 'prefill.retried' }
  | { type: 'form.reopened' }

export type SignUpContext = SignUpInput &
  Readonly<{
    /** What the form began with. */
    values: SignUpValues
    fault: Fault | null
    /** Why the form was not accepted, until it is changed or sent again. */
    refusal: Fault | null
    /** Of the account that was made. */
    email: string
  }>

type FormSaid = FormEvent<SignUpValues>

/** A drawing of the chart has no real form in it. */
const refusalOf = (form: FormSnapshot<SignUpValues, SignedUp>): Fault | null =>
  isMachineSnapshot(form) && form.matches('failed') ? form.context.fault : null

const noClock = (): number => {
  throw new Error('No actor was provided for "form".')
}

/**
 * Signing up. The form stands from the start, and what an invitation knows of the person is filled in when it comes,
 * but into no field that was written in, except for its address, which is fixed. Where it does not come, the form goes on without it.
 */
export const signUpMachine = setup({
  types: {} as {
    input: SignUpInput
    context: SignUpContext
    events: SignUpEvent
    children: { form: 'form' }
  },
  actors: {
    /** The one with a clock, drafts and a way to send it. */
    form: createSignUpForm(noClock),
    fetchProfile: unprovided<ProfileData, ProfileQuery>('fetchProfile'),
    keepAddress: unprovided<void, { email: string }>('keepAddress'),
  },
  actions: {
    chooseUserType: sendTo('form', (_, { userType }: { userType: UserTypeId }): FormSaid => ({
      type: 'field.changed',
      field: 'userType',
      value: userType,
    })),
    clearCode: sendTo('form', { type: 'field.changed', field: 'verificationCode', value: '' } satisfies FormSaid),
    fillIn: sendTo('form', ({ context }, { data }: { data: ProfileData }): FormSaid => ({
      type: 'values.followed',
      from: context.values,
      to: filledIn(context.values, data),
    })),
    /** The invitation is for its address alone, whatever was written there. */
    fixAddress: sendTo('form', (_, { data }: { data: ProfileData }): FormSaid => ({
      type: 'field.changed',
      field: 'email',
      value: data.email,
    })),
    /** It does not go with another kind of account. */
    forgetInvitation: assign({ profileId: null, verificationCode: null }),
    followForm: assign((_, { refusal }: { refusal: Fault | null }) => ({ refusal })),
    takeAddress: assign((_, { email }: { email: string }) => ({ email })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    forgetFault: assign({ fault: null }),
  },
  guards: {
    isInvited: ({ context }) => context.profileId !== null || context.verificationCode !== null,
  },
}).createMachine({
  id: 'signUp',
  context: ({ input }) => ({
    ...input,
    values: { ...NO_PERSON, userType: input.accountType, verificationCode: input.verificationCode ?? '' },
    fault: null,
    refusal: null,
    email: '',
  }),
  initial: 'filling',
  states: {
    filling: {
      initial: 'opening',
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context }) => ({
          form: 'signUp',
          values: context.values,
          // What the address asks for is newer than what was written before.
          drafted: { ...DRAFTED, userType: context.accountType === null },
        }),
        onSnapshot: {
          actions: {
            type: 'followForm',
            params: ({ event }) => ({ refusal: refusalOf(event.snapshot) }),
          },
        },
        onDone: [
          { guard: 'isInvited', target: 'signedUp.toSignIn' },
          { target: 'keepingAddress', actions: { type: 'takeAddress', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'broken',
          actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
        },
      },
      on: {
        'userType.chosen': {
          target: '.blank',
          actions: [{ type: 'chooseUserType', params: ({ event }) => event }, 'clearCode', 'forgetInvitation'],
        },
      },
      states: {
        opening: { always: [{ guard: 'isInvited', target: 'prefilling' }, { target: 'blank' }] },
        blank: {},
        prefilling: {
          entry: 'forgetFault',
          invoke: {
            id: 'fetchProfile',
            src: 'fetchProfile',
            input: ({ context: { profileId, verificationCode, accountType } }) => ({
              profileId,
              verificationCode: verificationCode ?? '',
              userType: accountType,
            }),
            onDone: {
              target: 'prefilled',
              actions: [
                { type: 'fillIn', params: ({ event }) => ({ data: event.output }) },
                { type: 'fixAddress', params: ({ event }) => ({ data: event.output }) },
              ],
            },
            onError: {
              target: 'unfetched',
              actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
            },
          },
        },
        prefilled: {},
        unfetched: { tags: 'error', on: { 'prefill.retried': 'prefilling' } },
      },
    },
    broken: { tags: 'error', on: { 'form.reopened': { target: 'filling', actions: 'forgetFault' } } },
    /** The next page says where the mail went. */
    keepingAddress: {
      tags: 'busy',
      invoke: {
        id: 'keepAddress',
        src: 'keepAddress',
        input: ({ context }) => ({ email: context.email }),
        onDone: 'signedUp.toVerification',
        // That page can do without it.
        onError: 'signedUp.toVerification',
      },
    },
    signedUp: {
      initial: 'toVerification',
      states: { toVerification: {}, toSignIn: {} },
    },
  },
})

export type SignUpActor = ActorRefFrom<typeof signUpMachine>
