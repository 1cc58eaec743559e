import { expectTypeOf, test } from 'vitest'
import { fromPromise } from 'xstate'

import type { PeopleMerged } from '../../../src/domain/contract/person-merge.contract.ts'
import type { MergeFields } from '../../../src/domain/person-merge.ts'
import {
  personMergeMachine,
  type MergeAsked,
  type PersonMergeActor,
} from '../../../src/machines/person-merge/person-merge.machine.ts'

test('a merge is sent with a side of every field', () => {
  personMergeMachine.provide({
    actors: {
      merge: fromPromise<PeopleMerged, MergeAsked>(({ input }) => {
        expectTypeOf(input.fields).toEqualTypeOf<MergeFields>()
        return Promise.reject(new Error('Nobody answers'))
      }),
    },
  })
  // @ts-expect-error an account's address is not chosen
  void ((actor: PersonMergeActor) => actor.send({ type: 'field.chosen', field: 'email', side: 'goes' }))
})
