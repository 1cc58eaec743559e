import { expectTypeOf, test } from 'vitest'
import type { SnapshotFrom } from 'xstate'

import type { CopyingActor, copyingMachine } from '../../src/machines/copying/copying.machine.ts'

test('what is copied is text', () => {
  expectTypeOf<SnapshotFrom<typeof copyingMachine>['value']>().toEqualTypeOf<'idle' | 'copying' | 'copied' | 'failed'>()
  // @ts-expect-error which text
  void ((actor: CopyingActor) => actor.send({ type: 'copy.requested' }))
})
