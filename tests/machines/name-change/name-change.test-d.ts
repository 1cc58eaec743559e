import { expectTypeOf, test } from 'vitest'
import { fromPromise } from 'xstate'

import type { NameChange } from '../../../src/domain/contract/name-change.contract.ts'
import {
  nameFormMachine,
  type NameChangeActor,
  type NameChangeValues,
} from '../../../src/machines/name-change/name-change.machine.ts'

test('a name is asked for with a reason and what shows it', () => {
  nameFormMachine.provide({
    actors: {
      submit: fromPromise<NameChange, { values: NameChangeValues }>(({ input }) => {
        expectTypeOf(input.values).toEqualTypeOf<
          Readonly<{ firstName: string; lastName: string; reason: string; evidence: string }>
        >()
        return Promise.reject(new Error('Nobody answers'))
      }),
    },
  })
  // @ts-expect-error the form begins with the name of today
  void ((actor: NameChangeActor) => actor.send({ type: 'asking.begun' }))
})
