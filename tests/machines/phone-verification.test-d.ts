import { expectTypeOf, test } from 'vitest'
import type { InputFrom } from 'xstate'

import type {
  PhoneVerificationActor,
  phoneVerificationMachine,
} from '../../src/machines/phone-verification/phone-verification.machine.ts'

test('a phone is verified from what is known of it, by events of its own', () => {
  expectTypeOf<InputFrom<typeof phoneVerificationMachine>['option']>().toEqualTypeOf<1 | 2>()
  // @ts-expect-error an option that the specification does not have
  void ({ phoneNumber: '', isVerified: false, option: 3 } satisfies InputFrom<typeof phoneVerificationMachine>)
  // @ts-expect-error a code is text, and may begin with zero
  void ((actor: PhoneVerificationActor) => actor.send({ type: 'code.changed', code: 123_456 }))
})
