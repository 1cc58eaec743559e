import { useSelector } from '@xstate/react'
import { lazy, useState } from 'react'

import { isQuickPanelOpen } from '../machines/navigation/navigation.connect.ts'
import { useActors } from '../views/shell/actors.context.tsx'
import { Part } from '../views/shell/part.view.tsx'
import { loadChunk } from './chunk.ts'

const loadPanel = () => loadChunk(() => import('./parts/quick-panel.part.tsx'))

/**
 * Made anew each time it is opened: a panel that could not come is asked for again. Above the boundary that waits
 * for it, since what first waits below is forgotten, and would ask without end.
 */
const Opened = () => {
  const { navigation } = useActors()
  const [Panel] = useState(() => lazy(loadPanel))
  return (
    <Part onFailed={() => navigation.send({ type: 'quickPanel.closed' })}>
      <Panel />
    </Part>
  )
}

/** Today, notes and events: beside the page in the layout that has panels, over it in the others and on a phone. */
export const QuickPanel = () => {
  const { navigation } = useActors()
  const isOpen = useSelector(navigation, isQuickPanelOpen)
  return isOpen && <Opened />
}
