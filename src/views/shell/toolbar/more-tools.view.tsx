import { useState } from 'react'

import { useWords } from '../../../i18n/words.tsx'
import { useActors } from '../actors.context.tsx'
import { arriving } from '../arriving.tsx'
import { Part } from '../part.view.tsx'
import { ToolButton } from './tool-button.view.tsx'

const sheet = arriving(() => import('./tools-sheet.view.tsx'))

/** On a phone: the tools that there is no room for, in a sheet within reach of a thumb. */
export const MoreTools = () => {
  const { shortcuts, fullscreen } = useActors()
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const words = useWords()
  const open = () => {
    setWanted(true)
    setOpen(true)
    shortcuts.prepare()
    fullscreen.prepare()
  }
  const giveUp = () => {
    setWanted(false)
    setOpen(false)
  }
  return (
    <>
      <ToolButton
        name="ellipsis-vertical"
        label={words.shell.moreTools()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={sheet.prepare}
        onFocus={sheet.prepare}
        onClick={open}
      />
      {isWanted && (
        <Part onFailed={giveUp}>
          <sheet.Arriving isOpen={isOpen} onClose={() => setOpen(false)} />
        </Part>
      )}
    </>
  )
}
