import { css } from 'styled-system/css'

import type { ProgressOverview } from '../../../domain/contract/group-progress.contract.ts'
import { GROUP_PROGRESS } from '../../../domain/contract/group-progress.list.ts'
import { type Standing } from '../../../domain/group-progress.ts'
import { askedAnew, listAddress, type ListAsked } from '../../../domain/list.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { Link } from '../../ui/link.view.tsx'

const styles = {
  // One line where there is room for it.
  root: css({
    display: { base: 'grid', lg: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '6',
    rowGap: '3',
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
  note: css({
    textStyle: 'small',
    color: 'fg.muted',
    flexBasis: { base: 'full', lg: 'auto' },
    display: { lg: 'none' },
  }),
}

type FigureProps = Readonly<{
  label: string
  value: string
  note?: string
  shown?: Readonly<{ href: string; label: string }> | false
}>

const Figure = ({ label, value, note, shown }: FigureProps) => (
  <div className={styles.figure} title={note}>
    <span className={styles.value}>{value}</span>
    <span>{label}</span>
    {shown && <Link href={shown.href}>{shown.label}</Link>}
    {note !== undefined && <span className={styles.note}>{note}</span>}
  </div>
)

type FiguresProps = Readonly<{ overview: ProgressOverview; asked: ListAsked }>

/** How many there are, are up to date, overdue, or about to be. */
export const Figures = ({ overview, asked }: FiguresProps) => {
  const { progressMatrix: said } = useWords()
  const formats = useFormats()
  const { group } = asked.filters
  const addressOf = (standing: Standing) =>
    `/coordinator/student-progress${listAddress(
      GROUP_PROGRESS,
      askedAnew(asked, { search: '', filters: { ...(group && { group }), standing: [standing] } }),
    )}`
  const shown = (count: number, standing: Standing, label: string) => count > 0 && { href: addressOf(standing), label }
  return (
    <section aria-label={said.figures()} className={styles.root}>
      <Figure label={said.people()} value={formats.number(overview.people)} />
      <Figure label={said.current()} value={formats.number(overview.current)} note={said.currentNote()} />
      <Figure
        label={said.overdue()}
        value={formats.number(overview.overdue)}
        note={said.overdueNote()}
        shown={shown(overview.overdue, 'overdue', said.showOverdue())}
      />
      <Figure
        label={said.expiring()}
        value={formats.number(overview.expiring)}
        note={said.expiringNote()}
        shown={shown(overview.expiring, 'expiring', said.showExpiring())}
      />
    </section>
  )
}
