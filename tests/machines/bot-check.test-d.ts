import { expectTypeOf, test } from 'vitest'

import type { BotCheckActor } from '../../src/machines/bot-check/bot-check.machine.ts'

test('a bot check is wanted and spent; only its solver says that it is solved', () => {
  expectTypeOf<BotCheckActor['send']>().toBeCallableWith({ type: 'check.wanted' })
  // @ts-expect-error nobody else says that it is solved
  void ((actor: BotCheckActor) => actor.send({ type: 'check.solved' }))
})
