import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { button } from 'styled-system/recipes/button'
import { link } from 'styled-system/recipes/link'
import { Link as RouterLink } from 'wouter'

import type { ButtonLook } from './button.view.tsx'
import { Icon } from './icon.view.tsx'

type AnchorProps = Omit<ComponentProps<'a'>, 'children' | 'href'> & {
  href: string
  children: ReactNode
  /** For files and other addresses that the server answers: the browser loads it, the router does not. */
  external?: boolean
}

/** An address of the app goes through the router; any other is left to the browser. */
const Anchor = ({ href, external = false, children, ...rest }: AnchorProps) =>
  href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/') && !external ? (
    <RouterLink {...rest} href={href}>
      {children}
    </RouterLink>
  ) : (
    <a {...rest} href={href}>
      {children}
    </a>
  )

export type LinkProps = AnchorProps & {
  /** `inline` inside a sentence, `standalone` on its own line, `quiet` for names in lists and navigation. */
  variant?: 'inline' | 'quiet' | 'standalone'
}

export const Link = ({ variant = 'inline', className, ...rest }: LinkProps) => (
  <Anchor {...rest} className={cx(link({ variant }), className)} />
)

export type LinkButtonProps = AnchorProps & ButtonLook & { icon?: LucideIcon; endIcon?: LucideIcon }

/** Looks like a button and goes somewhere. */
export const LinkButton = ({
  variant = 'solid',
  size = 'md',
  block = false,
  icon,
  endIcon,
  className,
  children,
  ...rest
}: LinkButtonProps) => (
  <Anchor {...rest} className={cx(button({ variant, size, block }), className)}>
    {icon && <Icon as={icon} />}
    {children}
    {endIcon && <Icon as={endIcon} mirrored />}
  </Anchor>
)
