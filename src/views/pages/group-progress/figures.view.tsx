import { css } from 'styled-system/css'

import type { ProgressOverview } from '../../../domain/contract/group-progress.contract.ts'
import { GROUP_PROGRESS, type Standing } from '../../../domain/group-progress.ts'
import { askedAnew, listAddress, type ListAsked } from '../../../domain/list.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { Link } from '../../ui/link.view.tsx'
import { Stat } from '../../ui/stat.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'

const styles = {
  root: css({
    display: 'grid',
    gap: '3',
    gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 15rem), 1fr))]',
    marginBlockEnd: '6',
  }),
  figure: css({ display: 'grid', gap: '2', alignContent: 'start' }),
}

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
  const shown = (count: number, standing: Standing, label: string) =>
    count > 0 && (
      <Link href={addressOf(standing)} variant="standalone">
        {label}
      </Link>
    )
  return (
    <section aria-label={said.figures()} className={styles.root}>
      <Surface>
        <Stat label={said.people()} value={formats.number(overview.people)} />
      </Surface>
      <Surface>
        <Stat label={said.current()} value={formats.number(overview.current)} note={said.currentNote()} />
      </Surface>
      <Surface className={styles.figure}>
        <Stat label={said.overdue()} value={formats.number(overview.overdue)} note={said.overdueNote()} />
        {shown(overview.overdue, 'overdue', said.showOverdue())}
      </Surface>
      <Surface className={styles.figure}>
        <Stat label={said.expiring()} value={formats.number(overview.expiring)} note={said.expiringNote()} />
        {shown(overview.expiring, 'expiring', said.showExpiring())}
      </Surface>
    </section>
  )
}
