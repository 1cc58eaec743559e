import { expectTypeOf, test } from 'vitest'
import type { SnapshotFrom } from 'xstate'

import type { AwaitedPageActor, awaitedPageMachine } from '../../src/machines/awaited-page/awaited-page.machine.ts'

test('a page that is awaited is asked for again as it is', () => {
  type States = 'lacking' | 'bringing' | 'settled'
  expectTypeOf<SnapshotFrom<typeof awaitedPageMachine>['value']>().toEqualTypeOf<States>()
  // @ts-expect-error it is the only one
  void ((actor: AwaitedPageActor) => actor.send({ type: 'page.retried', page: '/contact' }))
})
