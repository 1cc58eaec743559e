import { startTransition, Suspense, useState, type ReactElement } from 'react'

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

/**
 * A menu whose script arrives when someone reaches for it: it is a third of what the first page may weigh. Until then its
 * button stays the one that was pressed, as a transition keeps it: another one in its place would not have the focus.
 */
export const LazyMenu = ({ renderTrigger, ...menu }: LazyMenuProps) => {
  const [isWanted, setWanted] = useState(false)
  const prepare = () => void loadMenu()
  const want = () => startTransition(() => setWanted(true))
  return (
    <Suspense>
      {isWanted ? (
        <Menu {...menu} trigger={renderTrigger(still)} defaultOpen />
      ) : (
        renderTrigger({ ...still, onClick: want, onPointerEnter: prepare, onFocus: prepare })
      )}
    </Suspense>
  )
}
