import { expectTypeOf, test } from 'vitest'
import type { InputFrom } from 'xstate'

import type { ListAsked, ListDefinition, ListSelection } from '../../src/domain/list.ts'
import { selectionOf, selectRows } from '../../src/machines/list/list.connect.ts'
import {
  createListMachine,
  type ListActor,
  type ListRead,
  type ListRowsActor,
} from '../../src/machines/list/list.machine.ts'

type Person = Readonly<{ id: number; name: string }>
type Extra = Readonly<{ now: number }>

const machine = createListMachine<Person, Extra>({} as ListDefinition)

test('a list is typed by its items and by what is read beside them', () => {
  expectTypeOf<InputFrom<typeof machine>['asked']>().toEqualTypeOf<ListAsked>()
  expectTypeOf<InputFrom<typeof machine>['first']>().toEqualTypeOf<ListRead<Person, Extra> | undefined>()
  expectTypeOf(selectRows<Person, Extra>).returns.toEqualTypeOf<ListRowsActor<Person, Extra> | undefined>()
  expectTypeOf(selectionOf<Person, Extra>).returns.toEqualTypeOf<ListSelection | null>()
  expectTypeOf<ListRead<Person, Extra>['now']>().toEqualTypeOf<number>()
  // @ts-expect-error a row is chosen by its id
  createListMachine<Readonly<{ name: string }>>({} as ListDefinition)
  // @ts-expect-error a page is chosen with its cursor, or with none
  void ((actor: ListActor<Person, Extra>) => actor.send({ type: 'page.chosen', page: 2 }))
})
