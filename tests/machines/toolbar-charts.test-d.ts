import { expectTypeOf, test } from 'vitest'
import type { InputFrom } from 'xstate'

import type { Place } from '../../src/domain/menu-search.ts'
import type { FullscreenActor } from '../../src/machines/fullscreen/fullscreen.machine.ts'
import type { MenuSearchActor, menuSearchMachine } from '../../src/machines/menu-search/menu-search.machine.ts'
import { selectShortcuts } from '../../src/machines/shortcuts/shortcuts.connect.ts'
import type { ShortcutsActor } from '../../src/machines/shortcuts/shortcuts.machine.ts'

test('a search starts from places, and its limit and what was typed may be left out', () => {
  expectTypeOf<InputFrom<typeof menuSearchMachine>>().toEqualTypeOf<
    Readonly<{ places: readonly Place[]; limit?: number; query?: string; isEntered?: boolean; findsRecords?: boolean }>
  >()
})

test('a selection moves where there is somewhere to move', () => {
  expectTypeOf<MenuSearchActor['send']>().toBeCallableWith({ type: 'selection.moved', to: 'next' })
  // @ts-expect-error sideways is nowhere
  void ((search: MenuSearchActor) => search.send({ type: 'selection.moved', to: 'sideways' }))
})

test('a star is one of an item', () => {
  // @ts-expect-error which item
  void ((shortcuts: ShortcutsActor) => shortcuts.send({ type: 'shortcut.toggled' }))
  expectTypeOf(selectShortcuts).returns.toEqualTypeOf<readonly string[]>()
})

test('the whole screen is toggled; only the browser says what came of it', () => {
  expectTypeOf<FullscreenActor['send']>().toBeCallableWith({ type: 'fullscreen.toggled' })
  // @ts-expect-error nobody sets it
  void ((fullscreen: FullscreenActor) => fullscreen.send({ type: 'fullscreen.set', on: true }))
})
