import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { FaultError, type Fault } from '../../src/domain/fault.ts'
import {
  signInMachine,
  type CredentialMistakes,
  type Credentials,
  type SignInContext,
} from '../../src/machines/sign-in/sign-in.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const CREDENTIALS: Credentials = { email: 'student@example.org', password: 'Training#2026' }
const SUBMITTED = { type: 'credentials.submitted', ...CREDENTIALS } as const

const REFUSED: Fault = { kind: 'refused', message: 'E-mail address or password is wrong.' }
const UNVERIFIED: Fault = {
  kind: 'forbidden',
  code: 'NEEDS_EMAIL_VERIFICATION',
  message: 'Verify your e-mail address first.',
  facts: { userId: 12 },
}

const kept = (context: Partial<SignInContext>): SignInContext => ({
  mistakes: {},
  demoEmail: null,
  fault: null,
  userId: null,
  token: null,
  ...context,
})

const start = () => {
  const signIn = handPromise<{ token: string }, Credentials>()
  const resend = handPromise<void, { userId: number }>()
  const actor = createActor(
    signInMachine.provide({ actors: { signIn: signIn.logic, resendVerification: resend.logic } }),
  ).start()
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  const submit = async (answer: Fault) => {
    actor.send(SUBMITTED)
    signIn.calls.at(-1)?.reject(new FaultError(answer))
    return settled()
  }
  return { actor, signIn, resend, settled, submit }
}

describe('the answer', () => {
  test('a token ends the flow with it', async () => {
    const { actor, signIn, settled } = start()
    actor.send(SUBMITTED)
    signIn.calls[0]?.resolve({ token: 'a.b.c' })
    const snapshot = await settled()
    expect([snapshot.value, snapshot.output, signIn.calls[0]?.input]).toEqual([
      'signedIn',
      { token: 'a.b.c' },
      CREDENTIALS,
    ])
  })

  test('a refusal keeps the words of the server', async () => {
    const snapshot = await start().submit(REFUSED)
    expect([snapshot.value, snapshot.context]).toEqual([{ filling: 'refused' }, kept({ fault: REFUSED })])
  })

  test.each(['offline', 'unexpected'] as const)('%s is not a refusal', async (kind) => {
    const snapshot = await start().submit({ kind })
    expect([snapshot.value, snapshot.context]).toEqual([{ filling: 'unreachable' }, kept({ fault: { kind } })])
  })

  test('an unverified address offers the e-mail again', async () => {
    const snapshot = await start().submit(UNVERIFIED)
    expect([snapshot.value, snapshot.context]).toEqual([
      { filling: { needsEmailVerification: 'offered' } },
      kept({ fault: UNVERIFIED, userId: 12 }),
    ])
  })

  test('the code without a user is a plain refusal', async () => {
    const snapshot = await start().submit({ kind: 'forbidden', code: 'NEEDS_EMAIL_VERIFICATION' })
    expect(snapshot.value).toEqual({ filling: 'refused' })
  })
})

describe('on the way', () => {
  test('a second click asks nothing twice', () => {
    const { actor, signIn } = start()
    actor.send(SUBMITTED)
    expect(actor.getSnapshot().can(SUBMITTED)).toBe(false)
    actor.send(SUBMITTED)
    expect(signIn.calls).toHaveLength(1)
  })

  test('the password is nowhere in what the chart keeps', async () => {
    const { actor, submit } = start()
    await submit(REFUSED)
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(CREDENTIALS.password)
  })

  test('changing a field takes the complaint away, and another try follows', async () => {
    const { actor, submit } = start()
    await submit(REFUSED)
    actor.send({ type: 'credentials.changed', field: 'email' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.fault]).toEqual([{ filling: 'editing' }, null])
    expect((await submit({ kind: 'offline' })).value).toEqual({ filling: 'unreachable' })
  })
})

describe('what cannot be right', () => {
  const submitted = (email: string, password: string) => ({ type: 'credentials.submitted', email, password }) as const

  test.each<[string, string, CredentialMistakes]>([
    ['', '', { email: 'missing', password: 'missing' }],
    ['student', 'x', { email: 'malformed' }],
    ['stu dent@example.org', 'x', { email: 'malformed' }],
    ['owner@localhost', '', { password: 'missing' }],
  ])('%j with the password %j is said without asking', (email, password, mistakes) => {
    const { actor, signIn } = start()
    actor.send(submitted(email, password))
    const { value, context } = actor.getSnapshot()
    expect([value, context, signIn.calls]).toEqual([{ filling: 'editing' }, kept({ mistakes }), []])
  })

  test('is said until that field changes, and takes the place of what the server said', async () => {
    const { actor, submit } = start()
    await submit(REFUSED)
    actor.send(submitted('student', ''))
    const both = actor.getSnapshot().context
    actor.send({ type: 'credentials.changed', field: 'email' })
    expect([both, actor.getSnapshot().context]).toEqual([
      kept({ mistakes: { email: 'malformed', password: 'missing' } }),
      kept({ mistakes: { password: 'missing' } }),
    ])
  })
})

test('a demo account is in the fields until one of them is changed', () => {
  const { actor } = start()
  const { email } = CREDENTIALS
  actor.send({ type: 'demo.chosen', email })
  const before = actor.getSnapshot().context.demoEmail
  actor.send({ type: 'credentials.changed', field: 'password' })
  expect([before, actor.getSnapshot().context.demoEmail]).toEqual([email, null])
})

describe('the verification e-mail', () => {
  test('is sent again to the user that the server named, once', async () => {
    const { actor, resend, submit, settled } = start()
    await submit(UNVERIFIED)
    actor.send({ type: 'verification.asked' })
    actor.send({ type: 'verification.asked' })
    expect(resend.calls.map(({ input }) => input)).toEqual([{ userId: 12 }])
    resend.calls[0]?.resolve()
    const snapshot = await settled()
    expect([snapshot.value, snapshot.can({ type: 'verification.asked' })]).toEqual([
      { filling: { needsEmailVerification: 'resent' } },
      false,
    ])
  })

  test('that could not be sent can be asked for again', async () => {
    const { actor, resend, submit, settled } = start()
    await submit(UNVERIFIED)
    actor.send({ type: 'verification.asked' })
    resend.calls[0]?.reject(fault('offline'))
    const snapshot = await settled()
    expect([snapshot.value, snapshot.can({ type: 'verification.asked' })]).toEqual([
      { filling: { needsEmailVerification: 'resendFailed' } },
      true,
    ])
  })
})

test('an actor that nobody provided says its name', async () => {
  const complaints = await complaintsOf(signInMachine, {
    events: [SUBMITTED],
    until: (snapshot) => snapshot.matches({ filling: 'unreachable' }),
  })
  expect(complaints).toEqual(['No actor was provided for "signIn".'])
})

test('every state and transition is reached, and the complaint is gone while a try is made', () => {
  const { snapshots } = expectEveryPath(signInMachine, {
    events: [
      SUBMITTED,
      { ...SUBMITTED, password: '' },
      { type: 'demo.chosen', email: CREDENTIALS.email },
      { type: 'credentials.changed', field: 'email' },
      { type: 'verification.asked' },
      done('signIn', { token: 'a.b.c' }),
      failed('signIn', REFUSED),
      failed('signIn', UNVERIFIED),
      failed('signIn', fault('offline')),
      done('resendVerification'),
      failed('resendVerification'),
    ],
  })
  expect(snapshots.filter((at) => at.matches('submitting') && at.context.fault !== null)).toEqual([])
})
