import { Bookmark } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'

import { useWords } from '../../i18n/words.tsx'
import type { ListViewsPlace } from '../list/list-views.context.ts'
import { Button } from '../ui/button.view.tsx'
import { IconButton } from '../ui/icon-button.view.tsx'
import type { ListViewsOpened } from './list-views.props.ts'

type ViewsButtonProps = ListViewsPlace &
  Readonly<{
    /** What it opens, from the first press on: that comes when it is wanted. */
    renderPanel: (opened: ListViewsOpened) => ReactNode
  }>

/** Opens the named views of a list. */
export const ViewsButton = ({ isWide, onChosen, renderPanel }: ViewsButtonProps) => {
  const { lists } = useWords()
  const triggerId = useId()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const change = (next: boolean) => {
    setOpen(next)
    if (next) setWanted(true)
  }
  const chosen = () => {
    setOpen(false)
    onChosen?.()
  }
  const trigger = {
    id: triggerId,
    variant: 'outline',
    icon: Bookmark,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick: () => change(!isOpen),
  } as const
  return (
    <>
      {isWide ? <IconButton {...trigger} label={lists.views()} /> : <Button {...trigger}>{lists.views()}</Button>}
      {isWanted && renderPanel({ triggerId, isWide, isOpen, onOpenChange: change, onChosen: chosen })}
    </>
  )
}
