import { expectTypeOf, test } from 'vitest'
import { fromPromise, type OutputFrom } from 'xstate'

import type {
  Confirmation,
  EmailVerificationActor,
  emailVerificationMachine,
} from '../../../src/machines/email-verification/email-verification.machine.ts'
import type { MailRequestActor, MailRequestContext } from '../../../src/machines/mail-request/mail-request.machine.ts'
import {
  passwordResetMachine,
  type NewPassword,
  type NewPasswordSet,
  type PasswordResetActor,
} from '../../../src/machines/password-reset/password-reset.machine.ts'

test('a confirmation is used with nothing, and ends with what was confirmed', () => {
  expectTypeOf<OutputFrom<typeof emailVerificationMachine>>().toEqualTypeOf<Confirmation>()
  expectTypeOf<EmailVerificationActor['send']>().toBeCallableWith({ type: 'link.used', use: undefined })
  // @ts-expect-error there is no password in a confirmation
  void ((actor: EmailVerificationActor) => actor.send({ type: 'link.used', use: { password: 'Quiet#Road7' } }))
})

test('a reset is used with a password, which goes to the call only', () => {
  expectTypeOf<OutputFrom<typeof passwordResetMachine>>().toEqualTypeOf<NewPasswordSet>()
  passwordResetMachine.provide({
    actors: {
      useLink: fromPromise(({ input }) => {
        expectTypeOf(input).toEqualTypeOf<{ code: string; use: NewPassword }>()
        return Promise.resolve<NewPasswordSet>('set')
      }),
    },
  })
  // @ts-expect-error the password is missing
  void ((actor: PasswordResetActor) => actor.send({ type: 'link.used' }))
})

test('a mail is asked for by the address in the context', () => {
  expectTypeOf<MailRequestContext['email']>().toEqualTypeOf<string>()
  // @ts-expect-error the address is not told twice
  void ((actor: MailRequestActor) => actor.send({ type: 'mail.asked', email: 'ada@example.org' }))
})
