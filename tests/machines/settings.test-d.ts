import { expectTypeOf, test } from 'vitest'
import type { InputFrom } from 'xstate'

import type { Appearance, SchemeId } from '../../src/domain/appearance.ts'
import { selectScheme } from '../../src/machines/settings/settings.connect.ts'
import type { SettingsActor, settingsMachine } from '../../src/machines/settings/settings.machine.ts'
import type { SchemeId as ThemeSchemeId, ThemeMode as ThemeThemeMode } from '../../src/views/theme/schemes.ts'

test('settings start from what the page was painted with', () => {
  expectTypeOf<InputFrom<typeof settingsMachine>>().toEqualTypeOf<Readonly<{ appearance: Appearance }>>()
  expectTypeOf(selectScheme).returns.toEqualTypeOf<SchemeId>()
})

test('the theme has the same schemes and modes, and others do not compile', () => {
  expectTypeOf<ThemeSchemeId>().toEqualTypeOf<SchemeId>()
  expectTypeOf<ThemeThemeMode>().toEqualTypeOf<Appearance['mode']>()
  // @ts-expect-error no such scheme
  void ((settings: SettingsActor) => settings.send({ type: 'scheme.chosen', scheme: 'plaid' }))
})
