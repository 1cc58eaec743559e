import { useWords } from '../../../i18n/words.tsx'
import { isFullscreen } from '../../../machines/fullscreen/fullscreen.connect.ts'
import { useActors } from '../actors.context.tsx'
import { useLazySelector } from '../lazy-actor.ts'
import { ToolButton } from './tool-button.view.tsx'

export const FullscreenToggle = () => {
  const { fullscreen } = useActors()
  const isFull = useLazySelector(fullscreen, isFullscreen, false)
  const words = useWords()
  return (
    <ToolButton
      name="maximize"
      label={words.shell.fullScreen()}
      aria-pressed={isFull}
      onPointerEnter={fullscreen.prepare}
      onFocus={fullscreen.prepare}
      onClick={() => fullscreen.send({ type: 'fullscreen.toggled' })}
    />
  )
}
