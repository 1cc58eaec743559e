import { screen, within } from '@testing-library/react'

import { settingsPanelMachines } from '../../../src/app/parts/settings-panel.part.tsx'
import type { Locales } from '../../../src/i18n/i18n-types'
import type { SettingsView } from '../../../src/machines/navigation/navigation.machine.ts'
import { ActorsProvider } from '../../../src/views/shell/actors.context.tsx'
import SettingsButtons from '../../../src/views/shell/settings-panel/settings-buttons.view.tsx'
import SettingsPanel from '../../../src/views/shell/settings-panel/settings-panel.view.tsx'
import { shellActors, type ShellStory } from '../../../src/views/shell/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

export type PanelWorld = ShellStory & Readonly<{ view?: SettingsView | null; language?: Locales }>

/** The panel and its buttons as the app gives them their charts, around settled actors. */
export const openPanel = async ({ view = 'settings', language = 'en', ...story }: PanelWorld = {}) => {
  const actors = shellActors(story)
  if (view) actors.navigation.send({ type: 'settingsPanel.opened', view })
  const machines = settingsPanelMachines(actors.settings)
  await renderSpoken(
    <ActorsProvider actors={actors}>
      <SettingsButtons />
      <SettingsPanel machines={machines} />
    </ActorsProvider>,
    ['shell', 'settingsPanel'],
    language,
  )
  const appearance = () => actors.settings.getSnapshot().context.appearance
  const panel = () => within(screen.getByRole('dialog'))
  return { actors, appearance, panel }
}
