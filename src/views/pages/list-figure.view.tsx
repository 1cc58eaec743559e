import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import { Link } from '../ui/link.view.tsx'

const styles = {
  // One line where there is room for it.
  root: css({
    display: { base: 'grid', lg: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '6',
    rowGap: { base: '3', lg: '1' },
    marginBlockEnd: { lg: '2' },
  }),
  figure: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    paddingInlineStart: '3',
    borderInlineStartWidth: 'mark',
    borderColor: 'accent.mark',
  }),
  value: css({ fontSize: 'xl', fontWeight: 'bold', lineHeight: 'tight', fontVariantNumeric: 'tabular-nums' }),
  // The line is below what is counted alone.
  way: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2', textDecoration: 'none' }),
  counted: css({ textDecoration: 'underline', textUnderlineOffset: '[0.2em]' }),
  note: css({
    textStyle: 'small',
    color: 'fg.muted',
    flexBasis: { base: 'full', lg: 'auto' },
    display: { lg: 'none' },
  }),
}

/** What is to be known of a list before its rows are read. */
export const ListFigures = ({ label, children }: Readonly<{ label: string; children: ReactNode }>) => (
  <section aria-label={label} className={styles.root}>
    {children}
  </section>
)

type ListFigureProps = Readonly<{
  label: string
  value: string
  note?: string
  /** Where those are that it counts: the figure leads there itself. */
  href?: string | false
  /** The same where it takes words of its own. */
  shown?: Readonly<{ href: string; label: string }> | false
  act?: ReactNode
}>

const Figure = ({ href, label, value }: Required<Pick<ListFigureProps, 'href' | 'label' | 'value'>>) => {
  const counted = (
    <>
      <span className={styles.value}>{value}</span> <span className={href ? styles.counted : undefined}>{label}</span>
    </>
  )
  return href ? (
    <Link href={href} className={styles.way}>
      {counted}
    </Link>
  ) : (
    counted
  )
}

/** How many there are, with the way to them and what can be done about it. */
export const ListFigure = ({ label, value, note, href = false, shown, act }: ListFigureProps) => (
  <div className={styles.figure} title={note}>
    <Figure href={href} label={label} value={value} />
    {shown && <Link href={shown.href}>{shown.label}</Link>}
    {act}
    {note !== undefined && <span className={styles.note}>{note}</span>}
  </div>
)
