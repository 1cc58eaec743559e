import { useSelector } from '@xstate/react'
import { lazy, useState, useSyncExternalStore, type ComponentType, type LazyExoticComponent } from 'react'

import { isQuickPanelOpen } from '../machines/navigation/navigation.connect.ts'
import { selectLayout } from '../machines/settings/settings.connect.ts'
import { useActors } from '../views/shell/actors.context.tsx'
import { Part } from '../views/shell/part.view.tsx'
import { loadChunk } from './chunk.ts'
import type { QuickPanelPartProps } from './parts/quick-panel.part.tsx'

const loadPanel = () => loadChunk(() => import('./parts/quick-panel.part.tsx'))

/** As `lg` of the theme's breakpoints. */
const LARGE = '(min-width: 1024px)'

const watchScreen = (onChange: () => void) => {
  const screen = matchMedia(LARGE)
  screen.addEventListener('change', onChange)
  return () => screen.removeEventListener('change', onChange)
}

type Panel = LazyExoticComponent<ComponentType<QuickPanelPartProps>>

const Placed = ({ Panel }: { Panel: Panel }) => {
  const { navigation, settings } = useActors()
  const hasColumn = useSelector(settings, (snapshot) => selectLayout(snapshot).style === 'layout3')
  const isLarge = useSyncExternalStore(watchScreen, () => matchMedia(LARGE).matches)
  return (
    <Panel
      place={hasColumn && isLarge ? 'side' : 'sheet'}
      onClose={() => navigation.send({ type: 'quickPanel.closed' })}
    />
  )
}

/**
 * Made anew each time it is opened: a panel that could not come is asked for again. Above the boundary that waits
 * for it, since what first waits below is forgotten, and would ask without end.
 */
const Opened = () => {
  const { navigation } = useActors()
  const [Panel] = useState(() => lazy(loadPanel))
  return (
    <Part onFailed={() => navigation.send({ type: 'quickPanel.closed' })}>
      <Placed Panel={Panel} />
    </Part>
  )
}

/** Today, notes and events: beside the page in the layout that has panels, over it in the others and on a phone. */
export const QuickPanel = () => {
  const { navigation } = useActors()
  const isOpen = useSelector(navigation, isQuickPanelOpen)
  return isOpen && <Opened />
}
