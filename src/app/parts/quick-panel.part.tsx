import { useSelector } from '@xstate/react'
import { useState, useSyncExternalStore } from 'react'

import type { Gateway } from '../../gateway/gateway.ts'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { selectLayout } from '../../machines/settings/settings.connect.ts'
import { useActors } from '../../views/shell/actors.context.tsx'
import { QuickColumn } from '../../views/shell/layouts/quick-column.view.tsx'
import type { OwnPanel } from '../../views/shell/quick-panel/quick-panel-data.ts'
import { QuickPanelSheet } from '../../views/shell/quick-panel/quick-panel-sheet.view.tsx'
import { QuickPanel } from '../../views/shell/quick-panel/quick-panel.view.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createClock } from '../actors/clock.actors.ts'
import { createActs, createContents } from '../actors/quick-panel.actors.ts'
import { useApp } from '../app.context.tsx'

const ownPanel = (gateway: Gateway, userId: number): OwnPanel => ({
  userId,
  contents: createContents(gateway),
  acts: createActs(gateway, userId),
})

const Contents = ({ userId }: { userId: number | null }) => {
  const { gateway } = useApp()
  const [{ clock, now, own }] = useState(() => ({
    clock: createClock(),
    now: gateway.now(),
    own: userId === null ? null : ownPanel(gateway, userId),
  }))
  return <QuickPanel clock={clock} now={now} own={own} />
}

/** As `lg` of the theme's breakpoints. */
const LARGE = '(min-width: 1024px)'

const watchScreen = (onChange: () => void) => {
  const screen = matchMedia(LARGE)
  screen.addEventListener('change', onChange)
  return () => screen.removeEventListener('change', onChange)
}

/** Today, notes and events, loaded when they are first wanted: a column of the layout that has panels, or over the page. */
const QuickPanelPart = () => {
  const { auth, navigation, settings } = useActors()
  const hasColumn = useSelector(settings, (snapshot) => selectLayout(snapshot).style === 'layout3')
  const isLarge = useSyncExternalStore(watchScreen, () => matchMedia(LARGE).matches)
  const userId = useSelector(auth, selectUserId)
  const close = () => navigation.send({ type: 'quickPanel.closed' })
  const contents = <Contents key={userId} userId={userId} />
  return (
    <Speaking namespaces={['agenda']}>
      {hasColumn && isLarge ? (
        <QuickColumn onClose={close}>{contents}</QuickColumn>
      ) : (
        <QuickPanelSheet onClose={close}>{contents}</QuickPanelSheet>
      )}
    </Speaking>
  )
}

// The default export is what React's lazy() takes.
export default QuickPanelPart
