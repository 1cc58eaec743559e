import { Suspense, useState, type ReactElement } from 'react'

import { latePart } from './late-part.ts'
import type { MenuProps } from './menu.view.tsx'

const loadMenu = () => import('./menu.view.tsx')
const Menu = latePart(loadMenu)

type Opening = Readonly<{
  'aria-haspopup': 'menu'
  onClick?: () => void
  onPointerEnter?: () => void
  onFocus?: () => void
}>

export type LazyMenuProps = Omit<MenuProps, 'trigger'> & {
  /** Draws the button, the same before and after the menu has arrived. */
  renderTrigger: (opening: Opening) => ReactElement
}

const still: Opening = { 'aria-haspopup': 'menu' }

/** A menu whose script arrives when someone reaches for it: it is a third of what the first page may weigh. */
export const LazyMenu = ({ renderTrigger, ...menu }: LazyMenuProps) => {
  const [isWanted, setWanted] = useState(false)
  const prepare = () => void loadMenu()
  if (!isWanted) {
    return renderTrigger({ ...still, onClick: () => setWanted(true), onPointerEnter: prepare, onFocus: prepare })
  }
  return (
    <Suspense fallback={renderTrigger(still)}>
      <Menu {...menu} trigger={renderTrigger(still)} defaultOpen />
    </Suspense>
  )
}
