import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { DescriptionList, type DescriptionListProps } from './description-list.view.tsx'
import { PageHeader } from './page-header.view.tsx'
import { Surface } from './surface.view.tsx'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: { base: '5', md: '6' } }),
  // The header brings the distance to what follows.
  head: css({ '& > header': { marginBlockEnd: '0' } }),
  state: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' }),
  section: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' }),
  sectionHead: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
  }),
  heading: css({ textStyle: 'heading.card', outlineStyle: 'none' }),
  lead: css({ textStyle: 'small', color: 'fg.muted', maxWidth: 'prose' }),
}

export type DetailProps = {
  /** The name of the thing: the page's heading. */
  title: ReactNode
  /** A line above: where this is, and the way back. */
  eyebrow?: ReactNode
  lead?: ReactNode
  /** Where it stands: a StatusChip, and what belongs to it. */
  status?: ReactNode
  /** What can be done with it, the usual one first. */
  actions?: ReactNode
  /** What one has to know of it at a glance. */
  facts?: DescriptionListProps['items']
  /** DetailSections. */
  children?: ReactNode
}

/** One thing on a page of its own: its name, where it stands, what can be done, its facts, then its sections. */
export const Detail = ({ title, eyebrow, lead, status, actions, facts, children }: DetailProps) => (
  <div className={styles.root}>
    <div className={styles.head}>
      <PageHeader title={title} eyebrow={eyebrow} lead={lead} actions={actions} />
    </div>
    {status !== undefined && <div className={styles.state}>{status}</div>}
    {facts !== undefined && facts.length > 0 && (
      <Surface>
        <DescriptionList layout="columns" items={facts} />
      </Surface>
    )}
    {children}
  </div>
)

export type DetailSectionProps = {
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  /** Without a surface of its own, for what brings one: a list, cards. */
  bare?: boolean
  /** Of its heading. */
  level?: 2 | 3
  children?: ReactNode
}

export const DetailSection = ({ title, lead, actions, bare = false, level = 2, children }: DetailSectionProps) => {
  const Heading = `h${level}` as const
  const headingId = useId()
  return (
    <Surface as="section" aria-labelledby={headingId} {...(bare && { tone: 'bare', padding: 'none' })}>
      <div className={styles.section}>
        <div className={styles.sectionHead}>
          <div>
            <Heading id={headingId} tabIndex={-1} className={styles.heading}>
              {title}
            </Heading>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions}
        </div>
        {children}
      </div>
    </Surface>
  )
}
