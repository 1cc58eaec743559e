import { assertEvent, assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { known } from '../known.ts'
import { unprovided } from '../unprovided.ts'

export type Credentials = Readonly<{ email: string; password: string }>

export type SignInEvent =
  | ({ type: 'credentials.submitted' } & Credentials)
  | { type: 'credentials.changed' }
  | { type: 'verification.asked' }

export type SignInContext = Readonly<{
  fault: Fault | null
  /** Whose e-mail address waits to be verified, as the server said. */
  userId: number | null
  token: string | null
}>

const NEEDS_VERIFICATION = 'NEEDS_EMAIL_VERIFICATION'

const unverifiedUser = (cause: unknown): number | null => {
  const { code, facts } = toFault(cause)
  const userId = facts?.['userId']
  return code === NEEDS_VERIFICATION && typeof userId === 'number' ? userId : null
}

const isUnanswered = (cause: unknown) => ['offline', 'unexpected'].includes(toFault(cause).kind)

/**
 * Sign-in. The password is never in the context: it goes from the event to the call. "The server said no" and
 * "the server could not be asked" are different states, and a try may follow from either.
 */
export const signInMachine = setup({
  types: {} as { context: SignInContext; events: SignInEvent; output: { token: string } },
  actors: {
    signIn: unprovided<{ token: string }, Credentials>('signIn'),
    resendVerification: unprovided<void, { userId: number }>('resendVerification'),
  },
  actions: {
    takeToken: assign((_, { token }: { token: string }) => ({ token, fault: null, userId: null })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({
      fault: toFault(cause),
      userId: unverifiedUser(cause),
    })),
    forgetFault: assign({ fault: null, userId: null }),
  },
  guards: {
    needsVerification: (_, { cause }: { cause: unknown }) => unverifiedUser(cause) !== null,
    isUnanswered: (_, { cause }: { cause: unknown }) => isUnanswered(cause),
  },
}).createMachine({
  id: 'signIn',
  context: { fault: null, userId: null, token: null },
  initial: 'editing',
  states: {
    editing: { on: { 'credentials.submitted': 'submitting' } },
    submitting: {
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'credentials.submitted')
          return { email: event.email, password: event.password }
        },
        onDone: { target: 'signedIn', actions: { type: 'takeToken', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'needsVerification', params: ({ event }) => ({ cause: event.error }) },
            target: 'needsEmailVerification',
            actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => ({ cause: event.error }) },
            target: 'unreachable',
            actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
          },
          {
            target: 'refused',
            actions: { type: 'keepFault', params: ({ event }) => ({ cause: event.error }) },
          },
        ],
      },
    },
    refused: {
      tags: 'error',
      on: {
        'credentials.submitted': 'submitting',
        'credentials.changed': { target: 'editing', actions: 'forgetFault' },
      },
    },
    unreachable: {
      tags: 'error',
      on: {
        'credentials.submitted': 'submitting',
        'credentials.changed': { target: 'editing', actions: 'forgetFault' },
      },
    },
    needsEmailVerification: {
      tags: 'error',
      initial: 'offered',
      on: {
        'credentials.submitted': 'submitting',
        'credentials.changed': { target: 'editing', actions: 'forgetFault' },
      },
      states: {
        offered: { on: { 'verification.asked': 'resending' } },
        resending: {
          tags: 'busy',
          invoke: {
            id: 'resendVerification',
            src: 'resendVerification',
            input: ({ context }) => ({ userId: known(context.userId, 'an unverified user') }),
            onDone: 'resent',
            onError: 'resendFailed',
          },
        },
        resent: {},
        resendFailed: { on: { 'verification.asked': 'resending' } },
      },
    },
    signedIn: { type: 'final' },
  },
  output: ({ context }) => ({ token: known(context.token, 'a token') }),
})

export type SignInActor = ActorRefFrom<typeof signInMachine>
