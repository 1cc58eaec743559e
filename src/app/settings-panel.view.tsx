import { useSelector } from '@xstate/react'
import { lazy, useState } from 'react'

import { selectSettingsView } from '../machines/navigation/navigation.connect.ts'
import { useActors } from '../views/shell/actors.context.tsx'
import { Part } from '../views/shell/part.view.tsx'
import { loadChunk } from './chunk.ts'

const loadPanel = () => loadChunk(() => import('./parts/settings-panel.part.tsx'))

/** Made anew each time it is opened: a panel that could not come is asked for again. */
const Opened = () => {
  const [Panel] = useState(() => lazy(loadPanel))
  return <Panel />
}

/** The settings panel, loaded when it is first opened. */
export const SettingsPanel = () => {
  const { navigation } = useActors()
  const isOpen = useSelector(navigation, (snapshot) => selectSettingsView(snapshot) !== null)
  if (!isOpen) return null
  return (
    <Part onFailed={() => navigation.send({ type: 'settingsPanel.closed' })}>
      <Opened />
    </Part>
  )
}
