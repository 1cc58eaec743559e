import { expectTypeOf, test } from 'vitest'
import type { InputFrom } from 'xstate'

import { selectSettingsView } from '../../src/machines/navigation/navigation.connect.ts'
import type { NavigationActor, navigationMachine } from '../../src/machines/navigation/navigation.machine.ts'

test('the navigation starts from the fold of the layout', () => {
  expectTypeOf<InputFrom<typeof navigationMachine>>().toEqualTypeOf<Readonly<{ isFolded: boolean }>>()
  expectTypeOf(selectSettingsView).returns.toEqualTypeOf<'settings' | 'schemes' | null>()
})

test('a settings panel without its view does not open', () => {
  expectTypeOf<Parameters<NavigationActor['send']>[0]>().not.toExtend<{ type: 'settingsPanel.opened'; view?: never }>()
  // @ts-expect-error which view
  void ((navigation: NavigationActor) => navigation.send({ type: 'settingsPanel.opened' }))
})
