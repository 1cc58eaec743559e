import { lazy, Suspense, useState, type ReactElement } from 'react'

import type { MenuProps } from '../ui/menu.view.tsx'

const loadMenu = () => import('../ui/menu.view.tsx')
const Menu = lazy(loadMenu)

export type LazyMenuProps = Omit<MenuProps, 'trigger'> & {
  /** Draws the button, the same before and after the menu has arrived. */
  renderTrigger: (opening: { onClick?: () => void; onPointerEnter?: () => void; onFocus?: () => void }) => ReactElement
}

/** A menu whose script arrives when someone reaches for it: it is a third of what the first page may weigh. */
export const LazyMenu = ({ renderTrigger, ...menu }: LazyMenuProps) => {
  const [isWanted, setWanted] = useState(false)
  const prepare = () => void loadMenu()
  if (!isWanted) return renderTrigger({ onClick: () => setWanted(true), onPointerEnter: prepare, onFocus: prepare })
  return (
    <Suspense fallback={renderTrigger({})}>
      <Menu {...menu} trigger={renderTrigger({})} defaultOpen />
    </Suspense>
  )
}
