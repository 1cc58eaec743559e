import type { LucideIcon } from 'lucide-react'
import { cx } from 'styled-system/css'
import { icon } from 'styled-system/recipes/icon'

export type IconProps = {
  /** A Lucide icon, imported by its name: `import { Truck } from 'lucide-react'`. */
  as: LucideIcon
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Arrows and chevrons that mean "forward" or "back" turn round where the language does. */
  mirrored?: boolean
  className?: string
}

/** Always decoration: the words beside it, or the label of its button, say what it means. */
export const Icon = ({ as: Glyph, size = 'md', mirrored = false, className }: IconProps) => (
  <Glyph
    aria-hidden
    absoluteStrokeWidth
    strokeWidth={1.5}
    size={20}
    className={cx(icon({ size, mirrored }), className)}
  />
)
