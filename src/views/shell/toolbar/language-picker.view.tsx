import { useSelector } from '@xstate/react'
import { useState, type ComponentProps } from 'react'

import { useWords } from '../../../i18n/words.tsx'
import { useActors } from '../actors.context.tsx'
import { arriving } from '../arriving.tsx'
import { Part } from '../part.view.tsx'
import { ToolButton } from './tool-button.view.tsx'

const languages = arriving(() => import('./language-menu.view.tsx'))

export const LanguagePicker = () => {
  const { settings } = useActors()
  const isLearning = useSelector(settings, (snapshot) => snapshot.hasTag('busy'))
  const [isWanted, setWanted] = useState(false)
  const words = useWords()
  const trigger = (opening: Partial<ComponentProps<typeof ToolButton>> = {}) => (
    <ToolButton
      name="languages"
      label={words.shell.language()}
      aria-haspopup="menu"
      aria-busy={isLearning || undefined}
      {...opening}
    />
  )
  if (!isWanted) {
    const { prepare } = languages
    return trigger({ onClick: () => setWanted(true), onPointerEnter: prepare, onFocus: prepare })
  }
  return (
    <Part fallback={trigger()} onFailed={() => setWanted(false)}>
      <languages.Arriving trigger={trigger()} />
    </Part>
  )
}
