import { assertEvent, assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

export type Credentials = Readonly<{ email: string; password: string }>

export type CredentialMistakes = Readonly<Partial<Record<keyof Credentials, 'missing' | 'malformed'>>>

export type SignInEvent =
  | ({ type: 'credentials.submitted' } & Credentials)
  | { type: 'credentials.changed'; field: keyof Credentials }
  /** Those of a demo account were put into the fields. */
  | { type: 'demo.chosen'; email: string }
  | { type: 'verification.asked' }

export type SignInContext = Readonly<{
  /** For which nobody is asked. */
  mistakes: CredentialMistakes
  /** Of the demo account that stands in the fields. */
  demoEmail: string | null
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

/** Only what cannot be an address: whose it is, the server knows. */
const mistakesOf = ({ email, password }: Credentials): CredentialMistakes => ({
  ...(!/^[^\s@]+@[^\s@]+$/u.test(email) && { email: email === '' ? 'missing' : 'malformed' }),
  ...(password === '' && { password: 'missing' }),
})

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
    keepMistakes: assign((_, credentials: Credentials) => ({ mistakes: mistakesOf(credentials) })),
    forgetMistake: assign(({ context }, { field }: { field: keyof Credentials }) => {
      const { [field]: _gone, ...mistakes } = context.mistakes
      return { mistakes, demoEmail: null }
    }),
    keepDemo: assign((_, { email }: { email: string }) => ({ demoEmail: email })),
  },
  guards: {
    isWhole: (_, credentials: Credentials) => Object.keys(mistakesOf(credentials)).length === 0,
    needsVerification: (_, { cause }: { cause: unknown }) => unverifiedUser(cause) !== null,
    isUnanswered: (_, { cause }: { cause: unknown }) => isUnanswered(cause),
  },
}).createMachine({
  id: 'signIn',
  context: { mistakes: {}, demoEmail: null, fault: null, userId: null, token: null },
  initial: 'filling',
  states: {
    filling: {
      initial: 'editing',
      on: {
        'credentials.submitted': [
          {
            guard: { type: 'isWhole', params: ({ event }) => event },
            target: 'submitting',
            actions: { type: 'keepMistakes', params: ({ event }) => event },
          },
          { target: '.editing', actions: ['forgetFault', { type: 'keepMistakes', params: ({ event }) => event }] },
        ],
        'credentials.changed': {
          target: '.editing',
          actions: ['forgetFault', { type: 'forgetMistake', params: ({ event }) => event }],
        },
        'demo.chosen': { actions: { type: 'keepDemo', params: ({ event }) => event } },
      },
      states: {
        editing: {},
        refused: { tags: 'error' },
        unreachable: { tags: 'error' },
        needsEmailVerification: {
          tags: 'error',
          initial: 'offered',
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
      },
    },
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
            guard: { type: 'needsVerification', params: causeOf },
            target: 'filling.needsEmailVerification',
            actions: { type: 'keepFault', params: causeOf },
          },
          {
            guard: { type: 'isUnanswered', params: causeOf },
            target: 'filling.unreachable',
            actions: { type: 'keepFault', params: causeOf },
          },
          { target: 'filling.refused', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    signedIn: { type: 'final' },
  },
  output: ({ context }) => ({ token: known(context.token, 'a token') }),
})

export type SignInActor = ActorRefFrom<typeof signInMachine>
