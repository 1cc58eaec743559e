import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'

const styles = {
  section: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '[minmax(0, 28rem) minmax(0, 1fr)]' },
    columnGap: '12',
    rowGap: '5',
    alignItems: 'start',
    paddingBlock: '8',
    borderBlockStartWidth: 'hairline',
    minWidth: '0',
  }),
  head: css({ display: 'grid', gap: '2', minWidth: '0' }),
  heading: css({ textStyle: 'heading.section', overflowWrap: 'anywhere' }),
  lead: css({ color: 'fg.muted', maxWidth: 'prose', overflowWrap: 'anywhere', textWrap: '[pretty]' }),
  body: css({ display: 'grid', gap: '5', minWidth: '0', maxWidth: '[64rem]' }),
}

export type SecuritySectionProps = Readonly<{ title: string; lead: ReactNode; children: ReactNode }>

/** What it is about beside what can be done; the one above the other on a phone. */
export const SecuritySection = ({ title, lead, children }: SecuritySectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        {/* What goes from the section hands the focus on to here. */}
        <h2 id={id} tabIndex={-1} className={styles.heading}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
