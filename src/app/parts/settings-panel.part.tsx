import { useState } from 'react'
import { fromCallback, fromPromise, type EventObject } from 'xstate'

import type { Palette, ThemeSection } from '../../domain/palette.ts'
import { copyingMachine } from '../../machines/copying/copying.machine.ts'
import { numberSettingMachine } from '../../machines/number-setting/number-setting.machine.ts'
import { paletteEditorMachine } from '../../machines/palette-editor/palette-editor.machine.ts'
import { selectMode } from '../../machines/settings/settings.connect.ts'
import type { SettingsActor } from '../../machines/settings/settings.machine.ts'
import { useActors } from '../../views/shell/actors.context.tsx'
import type { SettingsPanelMachines } from '../../views/shell/settings-panel/settings-panel.props.ts'
import SettingsPanel from '../../views/shell/settings-panel/settings-panel.view.tsx'
import { clipboardActors } from '../actors/clipboard.actors.ts'

const widthOf = (settings: SettingsActor) => settings.getSnapshot().context.appearance.layout.config.containerWidth

/** The charts of the settings panel, joined to the settings. What they keep and apply is kept and saved there. */
export const settingsPanelMachines = (settings: SettingsActor): SettingsPanelMachines => ({
  containerWidth: numberSettingMachine.provide({
    actors: {
      applyNumber: fromPromise<void, { value: number }>(async ({ input }) => {
        settings.send({ type: 'layout.changed', change: { containerWidth: input.value } })
      }),
      watchValue: fromCallback<EventObject, undefined>(({ sendBack }) => {
        let known = widthOf(settings)
        const subscription = settings.subscribe(() => {
          const value = widthOf(settings)
          if (value === known) return
          known = value
          sendBack({ type: 'value.changed', value })
        })
        return () => subscription.unsubscribe()
      }),
    },
  }),
  copying: copyingMachine.provide({ actors: clipboardActors }),
  paletteEditor: paletteEditorMachine.provide({
    actors: {
      keepPalette: fromPromise<void, { section: ThemeSection; palette: Palette }>(async ({ input }) => {
        const { section, palette } = input
        settings.send({ type: 'palette.saved', section, palette })
        // A page for the night is saved to be seen.
        if (section === 'main' && palette.mode !== selectMode(settings.getSnapshot())) {
          settings.send({ type: 'mode.chosen', mode: palette.mode })
        }
      }),
    },
  }),
})

const SettingsPanelPart = () => {
  const { settings } = useActors()
  const [machines] = useState(() => settingsPanelMachines(settings))
  return <SettingsPanel machines={machines} />
}

export default SettingsPanelPart
