import { css, cx } from 'styled-system/css'

import type { EnrollmentDetail } from '../../../domain/contract/enrollment-record.contract.ts'
import { useWords } from '../../../i18n/words.tsx'

const styles = {
  root: css({ display: 'grid', gap: '2' }),
  states: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', listStyle: 'none' }),
  state: css({
    paddingInline: '3',
    paddingBlock: '1',
    borderWidth: 'hairline',
    borderColor: 'border',
    borderRadius: 'control',
  }),
  away: css({ color: 'fg.muted' }),
  here: css({ borderColor: 'accent.fg', fontWeight: 'semibold', backgroundColor: 'accent.subtle' }),
  // What it begins in stands above what it comes to.
  begins: css({ flexBasis: '[100%]', _after: { content: '"↓"', marginInlineStart: '2', color: 'fg.muted' } }),
  item: css({ display: 'flex', alignItems: 'center' }),
  changes: css({ paddingInlineStart: '5', listStyle: 'disc' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
}

/** As the chart has them: it begins under way, and goes to one of the others. */
const STATES = ['active', 'completed', 'expired', 'dropped'] as const

const SAID = {
  'enrollment.extended': 'extended',
  'enrollment.dropped': 'dropped',
  'attempt.reset': 'reset',
} as const satisfies Readonly<Record<EnrollmentDetail['changes'][number], string>>

/**
 * Where the chart of an enrolment stands, for people who never saw one: its states in their order, the one that it is
 * in, what that means, and what may be done from there.
 */
export const EnrollmentChart = ({ detail: { state, record, changes } }: Readonly<{ detail: EnrollmentDetail }>) => {
  const { chart: said } = useWords().enrollmentRecordsList
  const isOver = record.label === 'expiredIncomplete'
  return (
    <div className={styles.root}>
      <ol aria-label={said.states()} className={styles.states}>
        {STATES.map((one) => (
          <li
            key={one}
            aria-current={one === state ? 'step' : undefined}
            className={cx(styles.item, one === 'active' && styles.begins)}
          >
            <span className={cx(styles.state, one === state ? styles.here : styles.away)}>{said.names[one]()}</span>
          </li>
        ))}
      </ol>
      <p>{isOver ? said.over() : said.means[state]()}</p>
      {changes.length === 0 ? (
        <p className={styles.note}>{said.nothing()}</p>
      ) : (
        <div>
          <p className={styles.note}>{said.possible()}</p>
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change}>{said.changes[SAID[change]]()}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
