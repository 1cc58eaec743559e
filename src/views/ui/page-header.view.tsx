import type { ReactNode, Ref } from 'react'
import { pageHeader } from 'styled-system/recipes/page-header'

export type PageHeaderProps = {
  title: ReactNode
  /** A line above the title: where this is. */
  eyebrow?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  /** The heading, which takes focus after a change of page. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Above a list, whose rows begin early. */
  isDense?: boolean
}

export const PageHeader = ({ title, eyebrow, lead, actions, headingRef, isDense = false }: PageHeaderProps) => {
  const styles = pageHeader({ isDense })
  return (
    <header className={styles.root}>
      <div className={styles.text}>
        {eyebrow !== undefined && <div className={styles.eyebrow}>{eyebrow}</div>}
        <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
