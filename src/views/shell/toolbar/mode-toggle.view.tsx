import { useSelector } from '@xstate/react'

import { useWords } from '../../../i18n/words.tsx'
import { selectMode } from '../../../machines/settings/settings.connect.ts'
import { useActors } from '../actors.context.tsx'
import { ToolButton } from './tool-button.view.tsx'

export const ModeToggle = () => {
  const { settings } = useActors()
  const mode = useSelector(settings, selectMode)
  const words = useWords()
  return (
    <ToolButton
      name="moon"
      label={words.shell.darkMode()}
      aria-pressed={mode === 'dark'}
      onClick={() => settings.send({ type: 'mode.toggled' })}
    />
  )
}
