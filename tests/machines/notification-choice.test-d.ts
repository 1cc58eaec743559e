import { expectTypeOf, test } from 'vitest'
import type { InputFrom } from 'xstate'

import type {
  NotificationChoiceActor,
  notificationChoiceMachine,
} from '../../src/machines/notification-choice/notification-choice.machine.ts'

test('only the options of the specification can be chosen', () => {
  expectTypeOf<InputFrom<typeof notificationChoiceMachine>>().toEqualTypeOf<{ option: 1 | 2 }>()
  // @ts-expect-error there is no third
  void ((actor: NotificationChoiceActor) => actor.send({ type: 'option.chosen', option: 3 }))
})
