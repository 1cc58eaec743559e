import { useSelector } from '@xstate/react'

import { selectSettingsView } from '../machines/navigation/navigation.connect.ts'
import { useActors } from '../views/shell/actors.context.tsx'
import { arriving } from '../views/shell/arriving.tsx'
import { Part } from '../views/shell/part.view.tsx'
import { loadChunk } from './chunk.ts'

const panel = arriving(() => loadChunk(() => import('./parts/settings-panel.part.tsx')))

/** The settings panel, loaded when it is first opened. One that could not come is asked for again the next time. */
export const SettingsPanel = () => {
  const { navigation } = useActors()
  const isOpen = useSelector(navigation, (snapshot) => selectSettingsView(snapshot) !== null)
  if (!isOpen) return null
  return (
    <Part onFailed={() => navigation.send({ type: 'settingsPanel.closed' })}>
      <panel.Arriving />
    </Part>
  )
}
