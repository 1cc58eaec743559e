import { css } from 'styled-system/css'

import type { PeopleImport } from '../../../domain/contract/import.contract.ts'
import { ROW_OUTCOMES, ROW_VERDICTS } from '../../../domain/import.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'
import { OUTCOME_TONES, VERDICT_TONES } from './student-words.ts'

const styles = {
  list: css({ display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none', padding: '0' }),
}

/** How many rows stand how: what has none is not told. */
export const ImportCounts = ({ held, of }: Readonly<{ held: PeopleImport; of: 'verdicts' | 'outcomes' }>) => {
  const { peopleImport } = useWords()
  const formats = useFormats()
  const counts: readonly Readonly<{ key: string; tone: StatusTone; label: string; count: number }>[] =
    of === 'verdicts'
      ? ROW_VERDICTS.map((key) => ({
          key,
          tone: VERDICT_TONES[key],
          label: peopleImport.verdicts[key](),
          count: held.verdicts[key],
        }))
      : ROW_OUTCOMES.map((key) => ({
          key,
          tone: OUTCOME_TONES[key],
          label: peopleImport.outcomes[key](),
          count: held.outcomes[key],
        }))
  return (
    <ul className={styles.list}>
      {counts
        .filter(({ count }) => count > 0)
        .map(({ key, tone, label, count }) => (
          <li key={key}>
            <StatusChip tone={tone}>
              {label}: {formats.number(count)}
            </StatusChip>
          </li>
        ))}
    </ul>
  )
}
