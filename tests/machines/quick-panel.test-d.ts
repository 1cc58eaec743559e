import { expectTypeOf, test } from 'vitest'
import type { InputFrom } from 'xstate'

import type { QuickPanelActor, quickPanelMachine } from '../../src/machines/quick-panel/quick-panel.machine.ts'

test('the quick panel belongs to a person, and takes no event that is not its own', () => {
  expectTypeOf<InputFrom<typeof quickPanelMachine>>().toEqualTypeOf<{ userId: number }>()
  // @ts-expect-error nothing is cleared without being named
  void ((actor: QuickPanelActor) => actor.send({ type: 'events.cleared' }))
})
