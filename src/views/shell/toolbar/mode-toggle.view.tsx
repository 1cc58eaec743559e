import { useSelector } from '@xstate/react'
import { Moon } from 'lucide-react'

import { useWords } from '../../../i18n/words.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { useActors } from '../actors.context.tsx'

export const ModeToggle = () => {
  const { settings } = useActors()
  const isDark = useSelector(settings, (snapshot) => snapshot.context.appearance.mode === 'dark')
  const words = useWords()
  return (
    <IconButton
      icon={Moon}
      label={words.shell.darkMode()}
      pressed={isDark}
      onClick={() => settings.send({ type: 'mode.toggled' })}
    />
  )
}
