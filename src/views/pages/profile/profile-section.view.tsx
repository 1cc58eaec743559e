import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'

/** By the room of the page's main part: the navigation and the list beside it may be wide or away. */
const ROOMY = '@container (min-width: 72rem)'

const styles = {
  section: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    columnGap: '10',
    rowGap: '5',
    alignItems: 'start',
    minWidth: '0',
    paddingBlock: { base: '6', md: '8' },
    borderBlockStartWidth: 'hairline',
    outlineStyle: 'none',
    [ROOMY]: { gridTemplateColumns: '[22rem minmax(0, 1fr)]' },
  }),
  head: css({ display: 'grid', gap: '2', minWidth: '0' }),
  heading: css({ textStyle: 'heading.section', overflowWrap: 'anywhere', outlineStyle: 'none' }),
  lead: css({ color: 'fg.muted', maxWidth: 'prose', overflowWrap: 'anywhere', textWrap: '[pretty]' }),
  body: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5', minWidth: '0', maxWidth: 'form' }),
}

export type ProfileSectionProps = Readonly<{
  /** What the list of sections leads to. */
  id: string
  title: string
  lead: ReactNode
  children: ReactNode
}>

/** What it is about beside what can be done; the one above the other where there is less room. */
export const ProfileSection = ({ id, title, lead, children }: ProfileSectionProps) => {
  const headingId = useId()
  return (
    <section id={id} tabIndex={-1} aria-labelledby={headingId} className={styles.section}>
      <div className={styles.head}>
        {/* What goes from the section hands the focus on to here. */}
        <h2 id={headingId} tabIndex={-1} className={styles.heading}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
