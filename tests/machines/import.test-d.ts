import { expectTypeOf, test } from 'vitest'
import type { InputFrom } from 'xstate'

import type { Language } from '../../src/domain/language.ts'
import type { GroupDeskActor, groupDeskMachine } from '../../src/machines/group-desk/group-desk.machine.ts'
import type { ImportActor, importMachine } from '../../src/machines/import/import.machine.ts'

test('an import begins with a file or with one that there is', () => {
  expectTypeOf<InputFrom<typeof importMachine>>().toEqualTypeOf<
    Readonly<{ importId: number | null; groupId: number; language: Language }>
  >()
  // @ts-expect-error a file is known by its size before it is read
  void ((actor: ImportActor) => actor.send({ type: 'file.chosen', file: { name: 'people.csv' } }))
})

test('what is done with groups names whom it is done with', () => {
  expectTypeOf<InputFrom<typeof groupDeskMachine>>().toEqualTypeOf<Readonly<{ language: Language }>>()
  // @ts-expect-error nobody is removed without being named
  void ((actor: GroupDeskActor) => actor.send({ type: 'removal.chosen' }))
})
