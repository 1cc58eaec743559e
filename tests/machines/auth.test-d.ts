import { expectTypeOf, test } from 'vitest'
import { fromPromise, type ActorRefFrom, type EventFromLogic, type SnapshotFrom } from 'xstate'

import type { Viewer } from '../../src/domain/contract/auth.contract.ts'
import type { RoleId } from '../../src/domain/role.ts'
import { selectRoles } from '../../src/machines/auth/auth.connect.ts'
import { authMachine, type AuthActor, type AuthEvent } from '../../src/machines/auth/auth.machine.ts'

test('the session knows its events, and who is looking', () => {
  expectTypeOf<EventFromLogic<typeof authMachine>>().toEqualTypeOf<AuthEvent>()
  expectTypeOf<AuthActor>().toEqualTypeOf<ActorRefFrom<typeof authMachine>>()
  expectTypeOf<SnapshotFrom<typeof authMachine>['context']['viewer']>().toEqualTypeOf<Viewer | null>()
  expectTypeOf(selectRoles).returns.toEqualTypeOf<readonly RoleId[]>()
})

test('a state or an event that is not there does not compile', () => {
  const isGuest = (snapshot: SnapshotFrom<typeof authMachine>) => snapshot.matches({ unauthenticated: 'idle' })
  expectTypeOf(isGuest).returns.toEqualTypeOf<boolean>()
  // @ts-expect-error there is no such state
  void ((snapshot: SnapshotFrom<typeof authMachine>) => snapshot.matches('signedIn'))
  // @ts-expect-error a token is needed
  void ((actor: AuthActor) => actor.send({ type: 'session.opened' }))
})

test('an actor that answers something else cannot be provided', () => {
  // @ts-expect-error the viewer is not a text
  authMachine.provide({ actors: { askViewer: fromPromise(() => Promise.resolve('someone')) } })
  authMachine.provide({
    actors: {
      askViewer: fromPromise(({ input }) => {
        expectTypeOf(input).toEqualTypeOf<{ token: string }>()
        return new Promise<Viewer>(() => undefined)
      }),
    },
  })
})
