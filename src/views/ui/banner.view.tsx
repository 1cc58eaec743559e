import { CircleAlert, CircleCheck, Info, TriangleAlert, WifiOff, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { banner } from 'styled-system/recipes/banner'

import { Icon } from './icon.view.tsx'

export type BannerTone = 'info' | 'success' | 'warning' | 'danger' | 'offline'

export type BannerProps = {
  tone?: BannerTone
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links that help. */
  action?: ReactNode
  /** Say it at once (`alert`), when there is a pause (`status`), or not at all for what is there from the start. */
  announce?: 'alert' | 'status'
  className?: string
}

const toneIcons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  offline: WifiOff,
} as const satisfies Record<BannerTone, LucideIcon>

export const Banner = ({ tone = 'info', title, children, action, announce, className }: BannerProps) => {
  const styles = banner({ tone })
  return (
    <div role={announce} className={cx(styles.root, className)}>
      <span className={styles.icon}>
        <Icon as={toneIcons[tone]} />
      </span>
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
