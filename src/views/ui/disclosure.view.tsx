import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import { Icon } from './icon.view.tsx'

const styles = {
  root: css({ borderBlockEndWidth: 'hairline' }),
  summary: css({
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    paddingBlock: '2',
    borderRadius: 'inset',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  }),
  title: css({ textStyle: 'label', flex: '1', minWidth: '0', overflowWrap: 'anywhere' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
  chevron: css({
    color: 'fg.muted',
    transitionProperty: '[transform]',
    transitionDuration: 'fast',
    'details[open] &': { transform: 'rotate(180deg)' },
  }),
  body: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gap: '4',
    paddingBlockStart: '1',
    paddingBlockEnd: '5',
  }),
}

export type DisclosureProps = Readonly<{
  title: string
  note: string
  /** Not given: it is closed until somebody opens it. */
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}>

/** What few people look for, under its name and how it stands now. */
export const Disclosure = ({ title, note, isOpen, onToggle, children }: DisclosureProps) => (
  <details className={styles.root} open={isOpen} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
    <summary className={styles.summary}>
      <span className={styles.title}>{title}</span>
      <span className={styles.note}>{note}</span>
      <Icon as={ChevronDown} className={styles.chevron} />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
)
