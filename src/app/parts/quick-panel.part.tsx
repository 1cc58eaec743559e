import { useSelector } from '@xstate/react'
import { useState } from 'react'

import type { Gateway } from '../../gateway/gateway.ts'
import { selectViewer } from '../../machines/auth/auth.connect.ts'
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
    now: Date.now(),
    own: userId === null ? null : ownPanel(gateway, userId),
  }))
  return <QuickPanel clock={clock} now={now} own={own} />
}

export type QuickPanelPartProps = Readonly<{
  /** Over the page, or beside it as a column of the layout. */
  place: 'sheet' | 'side'
  onClose: () => void
}>

/** Today, notes and events, loaded when they are first wanted. */
const QuickPanelPart = ({ place, onClose }: QuickPanelPartProps) => {
  const { auth } = useActors()
  const userId = useSelector(auth, (snapshot) => selectViewer(snapshot)?.id ?? null)
  const contents = <Contents key={userId} userId={userId} />
  return (
    <Speaking namespaces={['agenda']}>
      {place === 'sheet' ? (
        <QuickPanelSheet onClose={onClose}>{contents}</QuickPanelSheet>
      ) : (
        <QuickColumn onClose={onClose}>{contents}</QuickColumn>
      )}
    </Speaking>
  )
}

// The default export is what React's lazy() takes.
export default QuickPanelPart
