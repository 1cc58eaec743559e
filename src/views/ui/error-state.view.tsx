import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { placeholder } from 'styled-system/recipes/placeholder'

import { Button } from './button.view.tsx'

export type ErrorStateProps = {
  /** What happened. */
  title: ReactNode
  /** What is kept, and what to do. */
  children?: ReactNode
  illustration?: ReactNode
  retryLabel?: string
  onRetry?: () => void
  busy?: boolean
  /** Another way on, beside the retry. */
  action?: ReactNode
  size?: 'page' | 'section'
  level?: 1 | 2 | 3
}

export const ErrorState = ({
  title,
  children,
  illustration,
  retryLabel,
  onRetry,
  busy = false,
  action,
  size = 'page',
  level = 2,
}: ErrorStateProps) => {
  const styles = placeholder({ size })
  const Heading = `h${level}` as const
  return (
    <div role="alert" className={styles.root}>
      {illustration !== undefined && <div className={styles.picture}>{illustration}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {(onRetry ?? action) !== undefined && (
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="outline" icon={RotateCcw} busy={busy} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
