import { css } from 'styled-system/css'

import type { PeopleImport } from '../../../domain/contract/import.contract.ts'
import { ROW_OUTCOMES, ROW_VERDICTS } from '../../../domain/import.ts'
import type { ListAsked } from '../../../domain/list.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { Link } from '../../ui/link.view.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'
import { OUTCOME_TONES, VERDICT_TONES } from './student-words.ts'

const styles = {
  list: css({ display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none', padding: '0' }),
}

/** The address of the rows that stand so. */
export type RowsAt = (filters: ListAsked['filters']) => string

type CountsProps = Readonly<{ held: PeopleImport; of: readonly ('verdict' | 'outcome')[]; rowsAt: RowsAt }>

type Count = Readonly<{ value: string; tone: StatusTone; label: string; count: number }>

/**
 * How many rows stand how, each with the way to them; what has none is not told. Of what became of rows, those that
 * were ready are told by their outcomes.
 */
export const ImportCounts = ({ held, of, rowsAt }: CountsProps) => {
  const { peopleImport } = useWords()
  const formats = useFormats()
  const counted: Readonly<Record<'verdict' | 'outcome', readonly Count[]>> = {
    verdict: ROW_VERDICTS.filter((value) => value !== 'ready' || !of.includes('outcome')).map((value) => ({
      value,
      tone: VERDICT_TONES[value],
      label: peopleImport.verdicts[value](),
      count: held.verdicts[value],
    })),
    outcome: ROW_OUTCOMES.map((value) => ({
      value,
      tone: OUTCOME_TONES[value],
      label: peopleImport.outcomes[value](),
      count: held.outcomes[value],
    })),
  }
  return (
    <ul className={styles.list}>
      {of.flatMap((filter) =>
        counted[filter]
          .filter(({ count }) => count > 0)
          .map(({ value, tone, label, count }) => (
            <li key={`${filter} ${value}`}>
              <Link variant="quiet" href={rowsAt({ [filter]: [value] })}>
                <StatusChip tone={tone}>
                  {label}: {formats.number(count)}
                </StatusChip>
              </Link>
            </li>
          )),
      )}
    </ul>
  )
}
