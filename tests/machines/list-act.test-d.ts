import { expectTypeOf, test } from 'vitest'
import type { InputFrom } from 'xstate'

import type { ListAct } from '../../src/domain/contract/list-acts.list.ts'
import type { ListActActor, listActMachine } from '../../src/machines/list-act/list-act.machine.ts'
import type { ListActsActor } from '../../src/machines/list-act/list-acts.machine.ts'

test('an act is watched from what is known of it', () => {
  expectTypeOf<InputFrom<typeof listActMachine>>().toEqualTypeOf<Readonly<{ act: ListAct; wish?: 'cancel' | 'undo' }>>()
  // @ts-expect-error what is not undone is not redone
  void ((actor: ListActActor) => actor.send({ type: 'redo.chosen' }))
  // @ts-expect-error it is known which act was begun
  void ((actor: ListActsActor) => actor.send({ type: 'act.begun' }))
})
