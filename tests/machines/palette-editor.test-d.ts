import { expectTypeOf, test } from 'vitest'
import type { InputFrom, SnapshotFrom } from 'xstate'

import type { Palette, ThemeSection } from '../../src/domain/palette.ts'
import type {
  PaletteEditorActor,
  paletteEditorMachine,
} from '../../src/machines/palette-editor/palette-editor.machine.ts'

test('an editor starts from the palette of a section, and ends saved or cancelled', () => {
  expectTypeOf<InputFrom<typeof paletteEditorMachine>>().toEqualTypeOf<
    Readonly<{ section: ThemeSection; palette: Palette }>
  >()
  expectTypeOf<'saved' | 'cancelled'>().toExtend<SnapshotFrom<typeof paletteEditorMachine>['value']>()
  // @ts-expect-error no such colour in a palette
  void ((actor: PaletteEditorActor) => actor.send({ type: 'colour.written', field: 'pink', written: '#ff63af' }))
})
