import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { button } from 'styled-system/recipes/button'

import { Icon } from './icon.view.tsx'
import { Spinner } from './spinner.view.tsx'

export type ButtonLook = {
  /** `brand` is the incident pink: for the brand's own moments, one on a page at most. */
  variant?: 'solid' | 'outline' | 'ghost' | 'danger' | 'brand'
  size?: 'sm' | 'md' | 'lg'
  /** As wide as its container. */
  block?: boolean
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  ButtonLook & {
    children: ReactNode
    icon?: LucideIcon
    /** An icon after the words, such as an arrow forward. It mirrors with the direction. */
    endIcon?: LucideIcon
    /** Work is under way: the button keeps focus and size, and takes no click. */
    busy?: boolean
  }

export const Button = ({
  variant = 'solid',
  size = 'md',
  block = false,
  icon,
  endIcon,
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    // A busy submit button must not submit again, yet has to stay focusable.
    type={busy ? 'button' : type}
    aria-busy={busy || undefined}
    aria-disabled={busy || rest['aria-disabled']}
    onClick={busy ? undefined : onClick}
    className={cx(button({ variant, size, block }), className)}
  >
    {busy ? <Spinner size="sm" /> : icon && <Icon as={icon} />}
    {children}
    {endIcon && <Icon as={endIcon} mirrored />}
  </button>
)
