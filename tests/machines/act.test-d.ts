import { test } from 'vitest'

import type { ActActor } from '../../src/machines/act/act.machine.ts'

test('an act has one event', () => {
  // @ts-expect-error it is asked for, not sent
  void ((actor: ActActor) => actor.send({ type: 'act.sent' }))
})
