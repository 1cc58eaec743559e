import { expectTypeOf, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'

import { welcomeMachine, type WelcomeActor } from '../../src/machines/welcome/welcome.machine.ts'

test('a claim answers whether it is the first', () => {
  welcomeMachine.provide({
    actors: {
      claimWelcome: fromPromise(({ input }) => {
        expectTypeOf(input).toEqualTypeOf<{ userId: number }>()
        return Promise.resolve(true)
      }),
    },
  })
  welcomeMachine.provide({
    // @ts-expect-error nothing is no answer
    actors: { claimWelcome: fromPromise(() => Promise.resolve()) },
  })
})

test('a wrong event or input does not compile', () => {
  expectTypeOf<WelcomeActor['send']>().toBeCallableWith({ type: 'welcome.closed' })
  // @ts-expect-error it is closed, not dismissed
  void ((actor: WelcomeActor) => actor.send({ type: 'welcome.dismissed' }))
  // @ts-expect-error somebody is welcomed somewhere
  void (() => createActor(welcomeMachine, { input: {} }))
})
