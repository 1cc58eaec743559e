import { useState } from 'react'
import { css } from 'styled-system/css'

import type { ThemeSection } from '../../../domain/palette.ts'
import { useWords } from '../../../i18n/words.tsx'
import { themeSettingsOf } from '../../theme/worn-palettes.ts'
import { useActors } from '../actors.context.tsx'
import { CopyingButton } from '../copying-button.view.tsx'
import { ColorsSection } from './colors-section.view.tsx'
import { LayoutSection } from './layout-section.view.tsx'
import { PaletteEditor } from './palette-editor.view.tsx'
import { ReadingSection } from './reading-section.view.tsx'
import type { SettingsPanelMachines } from './settings-panel.props.ts'

const sections = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '8' })

/** Which palette is being edited, and which was the last: its button takes the focus back. */
type Editing = Readonly<{ section: ThemeSection; isOpen: boolean }> | null

/** Everything that a person may set but the scheme; a palette is edited in its place. */
export const SettingsView = ({ machines }: { machines: SettingsPanelMachines }) => {
  const { settings } = useActors()
  const [editing, setEditing] = useState<Editing>(null)
  const words = useWords()
  if (editing?.isOpen === true) {
    return (
      <PaletteEditor
        machine={machines.paletteEditor}
        section={editing.section}
        onClosed={() => setEditing({ ...editing, isOpen: false })}
      />
    )
  }
  return (
    <div className={sections}>
      <ReadingSection />
      <LayoutSection containerWidth={machines.containerWidth} />
      <ColorsSection edited={editing?.section ?? null} onEdit={(section) => setEditing({ section, isOpen: true })} />
      <CopyingButton
        machine={machines.copying}
        text={() => JSON.stringify(themeSettingsOf(settings.getSnapshot().context.appearance), null, 2)}
        label={words.settingsPanel.copy.label()}
        copied={words.settingsPanel.copy.done()}
        failed={words.settingsPanel.copy.failed()}
        look={{ block: true }}
      />
    </div>
  )
}
