import { BellRing } from 'lucide-react'
import { css } from 'styled-system/css'

import type { ProgressOverview } from '../../../domain/contract/group-progress.contract.ts'
import { GROUP_PROGRESS } from '../../../domain/contract/group-progress.list.ts'
import { type Standing } from '../../../domain/group-progress.ts'
import { askedAnew, listAddress, type ChosenRows, type ListAsked } from '../../../domain/list.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { ListFigure, ListFigures } from '../list-figure.view.tsx'
import type { ProgressDeedActors } from './group-progress.props.ts'

const styles = {
  // No higher than the line that it stands in.
  act: css({ lg: { marginBlock: '-1.5' } }),
  // The views of the list lie deeper there; a desk has them in sight.
  phone: css({ lg: { display: 'none' } }),
}

/** All whom a figure counts. */
const allOf = (count: number, filters: ListAsked['filters']): ChosenRows => ({
  selection: { kind: 'matching', search: '', filters, except: [], count },
  count,
  isExact: true,
})

type FiguresProps = Readonly<{
  overview: ProgressOverview
  asked: ListAsked
  reminding: ProgressDeedActors['reminding']
}>

/** How many there are, are up to date, overdue, or about to be. */
export const Figures = ({ overview, asked, reminding }: FiguresProps) => {
  const { progressMatrix: said } = useWords()
  const formats = useFormats()
  const { group } = asked.filters
  const addressOf = (filters: ListAsked['filters']) =>
    `/coordinator/student-progress${listAddress(
      GROUP_PROGRESS,
      askedAnew(asked, { search: '', filters: { ...(group && { group }), ...filters } }),
    )}`
  const shown = (count: number, standing: Standing, label: string) =>
    count > 0 && { href: addressOf({ standing: [standing] }), label }
  return (
    <ListFigures label={said.figures()}>
      <ListFigure label={said.people()} value={formats.number(overview.people)} />
      <ListFigure label={said.current()} value={formats.number(overview.current)} note={said.currentNote()} />
      <ListFigure
        label={said.overdue()}
        value={formats.number(overview.overdue)}
        note={said.overdueNote()}
        shown={shown(overview.overdue, 'overdue', said.showOverdue())}
        act={
          overview.overdue > 0 && (
            <Button
              variant="outline"
              size="sm"
              icon={BellRing}
              className={styles.act}
              onClick={() =>
                reminding.send({
                  type: 'deed.asked',
                  subject: {
                    people: allOf(overview.overdue, { ...(group && { group }), standing: ['overdue'] }),
                    courseId: null,
                    typed: '',
                  },
                })
              }
            >
              {said.remindOverdue()}
            </Button>
          )
        }
      />
      <ListFigure
        label={said.expiring()}
        value={formats.number(overview.expiring)}
        note={said.expiringNote()}
        shown={shown(overview.expiring, 'expiring', said.showExpiring())}
        act={
          <Link className={styles.phone} href={addressOf({ expires: ['next60'] })}>
            {said.showLapsing()}
          </Link>
        }
      />
    </ListFigures>
  )
}
