import { Undo2 } from 'lucide-react'
import { expectTypeOf, test } from 'vitest'

import { actsOf, type ActWork, type ListActs, type UndoableWork } from '../../../server/modules/list-acts/act-work.ts'
import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import { GROUP_STUDENTS_LIST } from '../../../src/domain/contract/group-students.list.ts'
import type { PlainActOf } from '../../../src/domain/contract/list-act.contract.ts'
import { OWN_CLASSES } from '../../../src/domain/contract/own-classes.list.ts'
import type { ActDeedMachine } from '../../../src/machines/list-act/act-deed.ts'
import type { Acting } from '../../../src/views/list-acts/list-acts.props.ts'
import { useListActs } from '../../../src/views/list-acts/use-list-acts.view.tsx'
import { columnsIn, filtersIn } from '../../../src/views/list/defined-list.ts'

const face = { header: 'Course', cell: () => 'TIM basics' }

test('each column and each filter of a list has a face, and no other', () => {
  const columns = {
    course: face,
    date: face,
    venue: face,
    city: face,
    seats: face,
    waiting: { header: 'Waiting', cell: ({ waiting }: Readonly<{ waiting: number }>) => waiting },
    status: face,
  }
  expectTypeOf(columnsIn(OWN_CLASSES, columns)).toExtend<readonly Readonly<{ key: string }>[]>()
  const { status: _, ...lacking } = columns
  // @ts-expect-error which state
  void columnsIn(OWN_CLASSES, lacking)
  // @ts-expect-error no such field of a row
  void columnsIn(OWN_CLASSES, { ...columns, city: { header: 'City', cell: ({ town }) => town } })
  const others = {
    date: { label: 'Date' },
    course: { label: 'Course' },
    seats: { label: 'Seats' },
    waiting: { label: 'Waiting' },
  }
  const when = { label: 'When', saying: (value: 'upcoming' | 'past' | 'cancelled') => value }
  void filtersIn(OWN_CLASSES, { when, ...others })
  // @ts-expect-error when
  void filtersIn(OWN_CLASSES, others)
  // @ts-expect-error what its values are called
  void filtersIn(OWN_CLASSES, { when: { label: 'When' }, ...others })
})

test('each order of a list has its SQL', () => {
  const sorts = { date: 'starts_at' }
  expectTypeOf(sorts).toExtend<Record<SortOf<typeof OWN_CLASSES>, string>>()
  expectTypeOf<{ city: string }>().not.toExtend<Record<SortOf<typeof OWN_CLASSES>, string>>()
})

declare const moving: UndoableWork<Readonly<{ groupId: number }>>
declare const registering: UndoableWork<Readonly<{ classId: number }>>
declare const removing: UndoableWork<object>
declare const reminding: ActWork<object>

test('each act of a list is done, and undone where its definition says so', () => {
  expectTypeOf(
    actsOf(GROUP_STUDENTS_LIST, { register: registering, move: moving, remove: removing }),
  ).toEqualTypeOf<ListActs>()
  // @ts-expect-error remove
  void actsOf(GROUP_STUDENTS_LIST, { register: registering, move: moving })
  // @ts-expect-error no such act
  void actsOf(GROUP_STUDENTS_LIST, { register: registering, move: moving, remove: removing, promote: removing })
  // @ts-expect-error how it is undone
  void actsOf(GROUP_STUDENTS_LIST, { register: registering, move: moving, remove: reminding })
})

declare const machine: ActDeedMachine<'remove'>
declare const acting: Acting

test('each act that asks nothing beside the rows has a face, and no other', () => {
  const said = {
    choose: () => 'Remove',
    title: ({ count }: { count: number }) => `Remove ${count}?`,
    atLeast: () => 'Remove more?',
    text: () => 'They keep what they learned.',
    keep: () => 'Keep them',
    confirm: () => 'Remove them',
    failed: () => 'They were not removed',
  }
  void (() => useListActs(GROUP_STUDENTS_LIST, machine, acting, { remove: { icon: Undo2, said } }))
  // @ts-expect-error remove
  void (() => useListActs(GROUP_STUDENTS_LIST, machine, acting, {}))
  // Moving asks for a group.
  expectTypeOf<PlainActOf<typeof GROUP_STUDENTS_LIST>>().toEqualTypeOf<'remove'>()
  const { failed: _, ...lacking } = said
  // @ts-expect-error what is said where it was not done
  void (() => useListActs(GROUP_STUDENTS_LIST, machine, acting, { remove: { icon: Undo2, said: lacking } }))
})
