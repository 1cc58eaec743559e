import type { ReactNode } from 'react'
import { progressRing } from 'styled-system/recipes/progress-ring'

export type ProgressRingProps = {
  label: string
  value: number
  max?: number
  valueText: string
  size?: 'sm' | 'md' | 'lg'
  /** What stands in the middle; without it the ring is empty. */
  children?: ReactNode
}

export const ProgressRing = ({ label, value, max = 100, valueText, size = 'md', children }: ProgressRingProps) => {
  const styles = progressRing({ size })
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={styles.root}
    >
      <svg aria-hidden viewBox="0 0 36 36" className={styles.svg}>
        <circle cx="18" cy="18" r="16" className={styles.track} />
        {part > 0 && (
          <circle
            cx="18"
            cy="18"
            r="16"
            pathLength={100}
            strokeDasharray={100}
            strokeDashoffset={100 - part * 100}
            className={styles.fill}
          />
        )}
      </svg>
      {children !== undefined && <span className={styles.text}>{children}</span>}
    </div>
  )
}
