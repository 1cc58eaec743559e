import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import { PageHeader } from '../ui/page-header.view.tsx'
import { useIsWide } from '../ui/use-wide.ts'
import { PageFrame } from './page-frame.view.tsx'

const styles = {
  below: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '6', marginBlockStart: '8' }),
  lead: css({ color: 'fg.muted', maxWidth: 'prose' }),
}

type ListPageProps = Readonly<{
  title: string
  lead: string
  /** What belongs to the list and is no part of it, such as its figures. */
  aside?: ReactNode
  children: ReactNode
}>

/** A page that is a list. On a phone its rows come first: what explains it, and what belongs to it, is below. */
export const ListPage = ({ title, lead, aside, children }: ListPageProps) => {
  const isWide = useIsWide()
  return (
    <PageFrame>
      <PageHeader title={title} {...(isWide && { lead })} />
      {isWide && aside}
      {children}
      {!isWide && (
        <div className={styles.below}>
          {aside}
          <p className={styles.lead}>{lead}</p>
        </div>
      )}
    </PageFrame>
  )
}
