import { useSelector } from '@xstate/react'

import { useWords } from '../../../i18n/words.tsx'
import { isQuickPanelOpen } from '../../../machines/navigation/navigation.connect.ts'
import { selectLayout } from '../../../machines/settings/settings.connect.ts'
import { useActors } from '../actors.context.tsx'
import { ToolButton } from './tool-button.view.tsx'

/** Where the layout has the panel. */
export const QuickPanelToggle = () => {
  const { navigation, settings } = useActors()
  const isOpen = useSelector(navigation, isQuickPanelOpen)
  const isThere = useSelector(settings, (snapshot) => selectLayout(snapshot).config.rightSidePanel.display)
  const words = useWords()
  if (!isThere) return null
  return (
    <ToolButton
      name="panel-right"
      mirrored
      label={words.shell.quickPanel()}
      aria-expanded={isOpen}
      onClick={() => navigation.send({ type: 'quickPanel.toggled' })}
    />
  )
}
