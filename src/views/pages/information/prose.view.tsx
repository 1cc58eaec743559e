import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

/** What a section says first. */
export const SectionLead = ({ children }: { children: ReactNode }) => (
  <p className={css({ textStyle: 'lead', color: 'fg.muted', maxWidth: 'prose', textWrap: '[pretty]' })}>{children}</p>
)

const list = css({ display: 'grid', gap: '3', marginBlockStart: '5', maxWidth: 'prose' })
const point = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: '4',
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
  // A lane's dash before each line.
  '&::before': {
    content: '""',
    width: '5',
    marginBlockStart: '[0.68em]',
    borderBlockStartWidth: 'mark',
    borderColor: 'accent.mark',
  },
})

/** Short lines that can be read one by one. */
export const PointList = ({ points }: { points: readonly string[] }) => (
  <ul className={list}>
    {points.map((text) => (
      <li key={text} className={point}>
        <span>{text}</span>
      </li>
    ))}
  </ul>
)

/** Where facts come from, under what rests on them. */
export const Source = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className={css({ textStyle: 'small', color: 'fg.muted', maxWidth: 'prose', marginBlockStart: '5' })}>
    {label}: {children}
  </p>
)
