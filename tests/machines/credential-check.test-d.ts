import { expectTypeOf, test } from 'vitest'
import { fromPromise } from 'xstate'

import type { CredentialKey, CredentialVerdict } from '../../src/domain/credential.ts'
import {
  credentialCheckMachine,
  type CredentialCheckActor,
} from '../../src/machines/credential-check/credential-check.machine.ts'

test('a credential is verified with keys, and its file is read before', () => {
  credentialCheckMachine.provide({
    actors: {
      verify: fromPromise(({ input }) => {
        expectTypeOf(input).toEqualTypeOf<{ text: string; keys: readonly CredentialKey[] }>()
        return Promise.resolve<CredentialVerdict>({ kind: 'forged' })
      }),
    },
  })
  // @ts-expect-error a file is needed
  void ((actor: CredentialCheckActor) => actor.send({ type: 'file.chosen' }))
  credentialCheckMachine.provide({
    // @ts-expect-error a verdict is one of few words
    actors: { verify: fromPromise(() => Promise.resolve({ kind: 'maybe' })) },
  })
})
