import type { copyingMachine } from '../../../machines/copying/copying.machine.ts'
import type { numberSettingMachine } from '../../../machines/number-setting/number-setting.machine.ts'
import type { paletteEditorMachine } from '../../../machines/palette-editor/palette-editor.machine.ts'

/** The charts of the panel, with the actors that the app gives them. */
export type SettingsPanelMachines = Readonly<{
  containerWidth: typeof numberSettingMachine
  copying: typeof copyingMachine
  paletteEditor: typeof paletteEditorMachine
}>
