import type { ComponentProps } from 'react'
import { cx } from 'styled-system/css'
import { surface } from 'styled-system/recipes/surface'

export type SurfaceProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  tone?: 'plain' | 'sunken' | 'accent' | 'bare'
  padding?: 'none' | 'sm' | 'md' | 'lg'
  /** Cuts pictures to the rounded corners. */
  clip?: boolean
  interactive?: boolean
}

export const Surface = ({
  as = 'div',
  tone = 'plain',
  padding = 'md',
  clip = false,
  interactive = false,
  className,
  ...rest
}: SurfaceProps) => {
  const Element: 'div' = as as 'div'
  return <Element {...rest} className={cx(surface({ tone, padding, clip, interactive }), className)} />
}
