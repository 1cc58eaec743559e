import { expectTypeOf, test } from 'vitest'
import { fromPromise } from 'xstate'

import {
  certificateReissueMachine,
  type CertificateReissueActor,
} from '../../src/machines/certificate-reissue/certificate-reissue.machine.ts'

test('a certificate is reissued by its number, with both names on the screen', () => {
  certificateReissueMachine.provide({
    actors: {
      reissue: fromPromise(({ input }) => {
        expectTypeOf(input).toEqualTypeOf<{ number: string }>()
        return Promise.resolve('TIM-2222-3333')
      }),
    },
  })
  // @ts-expect-error both names are needed
  void ((actor: CertificateReissueActor) => actor.send({ type: 'reissue.asked', correction: { number: 'TIM' } }))
})
