import { expectTypeOf, test } from 'vitest'

import type { SessionsActor } from '../../src/machines/sessions/sessions.machine.ts'

test('no session is chosen without being named', () => {
  expectTypeOf<SessionsActor['send']>().toBeFunction()
  // @ts-expect-error which one?
  void ((actor: SessionsActor) => actor.send({ type: 'session.chosen' }))
})
