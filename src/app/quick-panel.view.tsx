import { useSelector } from '@xstate/react'

import { isQuickPanelOpen } from '../machines/navigation/navigation.connect.ts'
import { useActors } from '../views/shell/actors.context.tsx'
import { arriving } from '../views/shell/arriving.tsx'
import { Part } from '../views/shell/part.view.tsx'
import { loadChunk } from './chunk.ts'

const panel = arriving(() => loadChunk(() => import('./parts/quick-panel.part.tsx')))

/** Today, notes and events: beside the page in the layout that has panels, over it in the others and on a phone. */
export const QuickPanel = () => {
  const { navigation } = useActors()
  const isOpen = useSelector(navigation, isQuickPanelOpen)
  return (
    isOpen && (
      <Part onFailed={() => navigation.send({ type: 'quickPanel.closed' })}>
        <panel.Arriving />
      </Part>
    )
  )
}
