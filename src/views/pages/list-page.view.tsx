import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import { PageHeader } from '../ui/page-header.view.tsx'
import { useIsWide } from '../ui/use-wide.ts'
import { PageFrame } from './page-frame.view.tsx'

const styles = {
  below: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gap: '6',
    marginBlockStart: '8',
    // Where it will stand is known when the list above it is here: until then it would only be pushed about.
    '*:has(.skeleton) ~ &': { display: 'none' },
    _print: { display: 'none' },
  }),
  figures: css({ _print: { display: 'none' } }),
  lead: css({ color: 'fg.muted', maxWidth: 'prose' }),
}

type ListPageProps = Readonly<{
  title: string
  lead: string
  /** In one line above the list where there is room for it, else below. */
  figures?: ReactNode
  /** What belongs to the list and is no part of it. */
  aside?: ReactNode
  children: ReactNode
}>

/** A page that is a list. Its rows come first: what explains it, and what belongs to it, is below. On paper they are all. */
export const ListPage = ({ title, lead, figures, aside, children }: ListPageProps) => {
  const isWide = useIsWide()
  return (
    <PageFrame isDense>
      <PageHeader title={title} isDense />
      {isWide && Boolean(figures) && <div className={styles.figures}>{figures}</div>}
      {children}
      <div className={styles.below}>
        {!isWide && figures}
        {aside}
        <p className={styles.lead}>{lead}</p>
      </div>
    </PageFrame>
  )
}
