import type { ReactNode } from 'react'
import { placeholder } from 'styled-system/recipes/placeholder'

export type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode
  /** One of `views/illustrations`. */
  illustration?: ReactNode
  action?: ReactNode
  size?: 'page' | 'section'
  /** The heading's level in its page. */
  level?: 1 | 2 | 3
}

export const EmptyState = ({ title, children, illustration, action, size = 'page', level = 2 }: EmptyStateProps) => {
  const styles = placeholder({ size })
  const Heading = `h${level}` as const
  return (
    <div className={styles.root}>
      {illustration !== undefined && <div className={styles.picture}>{illustration}</div>}
      <Heading className={styles.title} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
