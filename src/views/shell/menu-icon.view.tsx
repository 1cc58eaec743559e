import { lazy, Suspense } from 'react'
import { css } from 'styled-system/css'

import type { MenuIcon as MenuIconName } from '../../domain/menu.ts'
import { Icon } from '../ui/icon.view.tsx'
import { FIRST_ICONS } from './menu-icons.ts'

const LaterIcon = lazy(() => import('./later-menu-icons.view.tsx'))

const room = css({ width: '5', height: '5', flexShrink: '0' })

export const MenuIcon = ({ name }: { name: MenuIconName }) => {
  const first = FIRST_ICONS[name]
  return first ? (
    <Icon as={first} />
  ) : (
    <Suspense fallback={<span className={room} />}>
      <LaterIcon name={name} />
    </Suspense>
  )
}
