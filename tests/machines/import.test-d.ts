import { expectTypeOf, test } from 'vitest'
import type { InputFrom } from 'xstate'

import type { Language } from '../../src/domain/language.ts'
import type { ChosenRows } from '../../src/domain/list.ts'
import type { DeedActor } from '../../src/machines/deed/deed.machine.ts'
import type { ImportActor, importMachine } from '../../src/machines/import/import.machine.ts'

test('an import begins with a file or with one that there is', () => {
  expectTypeOf<InputFrom<typeof importMachine>>().toEqualTypeOf<
    Readonly<{ importId: number | null; groupId: number; language: Language }>
  >()
  // @ts-expect-error a file is known by its size before it is read
  void ((actor: ImportActor) => actor.send({ type: 'file.chosen', file: { name: 'people.csv' } }))
})

test('a deed is done with what it is for', () => {
  expectTypeOf<DeedActor<ChosenRows, number>['send']>().toBeFunction()
  // @ts-expect-error nobody is removed without being named
  void ((actor: DeedActor<ChosenRows, number>) => actor.send({ type: 'deed.asked' }))
})
