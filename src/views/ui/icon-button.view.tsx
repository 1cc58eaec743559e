import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from 'styled-system/css'
import { iconButton } from 'styled-system/recipes/icon-button'

import { Icon } from './icon.view.tsx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon
  /** The button's name: read aloud, and shown when the pointer rests on it. */
  label: string
  variant?: 'ghost' | 'outline'
  size?: 'sm' | 'md' | 'lg'
  /** For a toggle: said as pressed or not. */
  pressed?: boolean
  mirrored?: boolean
}

export const IconButton = ({
  icon,
  label,
  variant = 'ghost',
  size = 'md',
  pressed,
  mirrored = false,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) => (
  <button
    title={label}
    {...rest}
    type={type}
    aria-label={label}
    aria-pressed={pressed}
    className={cx(iconButton({ variant, size }), className)}
  >
    <Icon as={icon} mirrored={mirrored} />
  </button>
)
