import { expectTypeOf, test } from 'vitest'

import type { ActActor } from '../../src/machines/act/act.machine.ts'

test('an act has one event', () => {
  expectTypeOf<ActActor['send']>().toBeFunction()
  // @ts-expect-error it is asked for, not sent
  void ((actor: ActActor) => actor.send({ type: 'act.sent' }))
})
