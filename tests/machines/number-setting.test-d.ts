import { expectTypeOf, test } from 'vitest'
import type { InputFrom, SnapshotFrom } from 'xstate'

import type { NumberLimits } from '../../src/domain/number-setting.ts'
import type {
  NumberSettingActor,
  numberSettingMachine,
} from '../../src/machines/number-setting/number-setting.machine.ts'

test('a number starts from its value and its limits', () => {
  expectTypeOf<InputFrom<typeof numberSettingMachine>>().toEqualTypeOf<
    Readonly<{ value: number; limits: NumberLimits }>
  >()
  expectTypeOf<SnapshotFrom<typeof numberSettingMachine>['value']>().toEqualTypeOf<
    'settled' | 'waiting' | 'applying' | 'invalid' | 'failed'
  >()
  // @ts-expect-error what is typed is text
  void ((actor: NumberSettingActor) => actor.send({ type: 'number.typed', text: 1200 }))
})
