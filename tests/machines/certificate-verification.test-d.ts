import { expectTypeOf, test } from 'vitest'
import { fromPromise, type SnapshotFrom } from 'xstate'

import type { CertificateState } from '../../src/domain/certificate.ts'
import type { Certificate } from '../../src/domain/contract/student.contract.ts'
import {
  certificateVerificationMachine,
  type CertificateVerificationActor,
} from '../../src/machines/certificate-verification/certificate-verification.machine.ts'

type Value = SnapshotFrom<typeof certificateVerificationMachine>['value']
type Shown = Extract<Value['number'], { shown: unknown }>['shown']

test('each state of a certificate is a state of the chart', () => {
  expectTypeOf<Exclude<Shown, 'judging'>>().toEqualTypeOf<CertificateState>()
})

test('a certificate is found by a number, or not', () => {
  certificateVerificationMachine.provide({
    actors: {
      findCertificate: fromPromise(({ input }) => {
        expectTypeOf(input).toEqualTypeOf<{ number: string }>()
        return Promise.resolve<Certificate | null>(null)
      }),
    },
  })
  // @ts-expect-error a number is needed
  void ((actor: CertificateVerificationActor) => actor.send({ type: 'number.submitted' }))
  certificateVerificationMachine.provide({
    // @ts-expect-error undefined is no answer
    actors: { findCertificate: fromPromise(() => Promise.resolve(undefined)) },
  })
})
