import { cx } from 'styled-system/css'
import { icon } from 'styled-system/recipes/icon'

import type { MenuIcon as MenuIconName } from '../../../domain/menu.ts'
import sprite from '../shell-icons.svg'

/** Those of the menu, and of what stands beside it. */
export type NavigationIcon = MenuIconName | 'external' | 'signIn' | 'fold' | 'pin' | 'menu'

/** As ui/icon.view.tsx draws, from a picture that every page shares. */
export const MenuIcon = ({
  name,
  mirrored = false,
  className,
}: {
  name: NavigationIcon
  mirrored?: boolean
  className?: string
}) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={cx(icon({ mirrored }), className)}
  >
    <use href={`${sprite}#${name}`} />
  </svg>
)
