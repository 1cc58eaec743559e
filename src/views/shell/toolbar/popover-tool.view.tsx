import { useId, useState, type ReactElement } from 'react'

import { Part } from '../part.view.tsx'
import { ToolButton, type ToolIconName } from './tool-button.view.tsx'

export type ToolPopoverProps = Readonly<{
  /** The button that it belongs to. */
  triggerId: string
  label: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}>

type Content = Readonly<{ Arriving: (props: ToolPopoverProps) => ReactElement; prepare: () => void }>

/** A button, and what it opens beside itself once that has arrived. The button stays: it holds the focus meanwhile. */
export const PopoverTool = ({ name, label, content }: { name: ToolIconName; label: string; content: Content }) => {
  const id = useId()
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const toggle = () => {
    setWanted(true)
    setOpen(!isOpen)
  }
  const giveUp = () => {
    setWanted(false)
    setOpen(false)
  }
  return (
    <>
      <ToolButton
        id={id}
        name={name}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
        onPointerEnter={content.prepare}
        onFocus={content.prepare}
      />
      {isWanted && (
        <Part onFailed={giveUp}>
          <content.Arriving triggerId={id} label={label} isOpen={isOpen} onOpenChange={setOpen} />
        </Part>
      )}
    </>
  )
}
