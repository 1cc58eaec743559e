import { useSelector } from '@xstate/react'
import { lazy, useState } from 'react'

import { selectSettingsView } from '../machines/navigation/navigation.connect.ts'
import { useActors } from '../views/shell/actors.context.tsx'
import { Part } from '../views/shell/part.view.tsx'
import { loadChunk } from './chunk.ts'

const lazyPanel = () => lazy(() => loadChunk(() => import('./parts/settings-panel.part.tsx')))

/** The settings panel, loaded when it is first opened. One that could not come is asked for again the next time. */
export const SettingsPanel = () => {
  const { navigation } = useActors()
  const isOpen = useSelector(navigation, (snapshot) => selectSettingsView(snapshot) !== null)
  const [Panel, setPanel] = useState(lazyPanel)
  if (!isOpen) return null
  const giveUp = () => {
    setPanel(lazyPanel())
    navigation.send({ type: 'settingsPanel.closed' })
  }
  return (
    <Part onFailed={giveUp}>
      <Panel />
    </Part>
  )
}
