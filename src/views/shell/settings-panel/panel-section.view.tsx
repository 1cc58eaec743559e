import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'

const styles = {
  section: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' }),
  heading: css({ textStyle: 'heading.card', overflowWrap: 'anywhere' }),
  lead: css({ textStyle: 'small', color: 'fg.muted', marginBlockStart: '-3' }),
}

/** One subject of the panel, under its own heading. */
export const PanelSection = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}
