import { CircleAlert, CircleCheck, CircleDot, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { statusChip } from 'styled-system/recipes/status-chip'

import { Icon } from './icon.view.tsx'

export type StatusTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral' | 'brand'

export type StatusChipProps = {
  tone?: StatusTone
  /** The word. The icon goes with the tone unless another says it better. */
  children: ReactNode
  icon?: LucideIcon
}

const toneIcons = {
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  info: Info,
  neutral: CircleDot,
  brand: CircleDot,
} as const satisfies Record<StatusTone, LucideIcon>

export const StatusChip = ({ tone = 'neutral', children, icon }: StatusChipProps) => (
  <span className={statusChip({ tone })}>
    <Icon as={icon ?? toneIcons[tone]} size="sm" />
    <span>{children}</span>
  </span>
)
