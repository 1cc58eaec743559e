import { css, cx } from 'styled-system/css'

import { CERTIFICATE_CLOCK } from '../../../domain/certificate.ts'
import type { ProgressCell } from '../../../domain/contract/group-progress.list.ts'
import { countedLabel, type EnrollmentLabel } from '../../../domain/enrollment-label.ts'
import type { Standing } from '../../../domain/group-progress.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import { lesserFact, twoFacts } from '../../list/cell-line.ts'
import { useProgrammeDates } from '../../programme-dates.ts'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'

export const STANDING_TONES: Readonly<Record<Standing, StatusTone>> = {
  none: 'neutral',
  inProgress: 'info',
  overdue: 'danger',
  expiring: 'warning',
  expired: 'warning',
  current: 'success',
}

const styles = {
  facts: css({
    display: 'grid',
    rowGap: '0.5',
    // After each other in a line of a table, below each other everywhere else.
    'tr &': { '&:not(:empty)': { minWidth: '[14rem]' }, '& > span + span::before': { content: '" · "' } },
    _print: { display: 'grid!', minWidth: '[0!]', '& > span + span::before': { content: 'none!' } },
  }),
  none: css({ color: 'fg.muted' }),
}

const labelWords = ({ enrollmentStatus: said }: Words, label: EnrollmentLabel): string =>
  label.kind === 'active' ? said.active({ complete: label.complete, total: label.total }) : said[label.kind]()

type CellProps = Readonly<{ cell: ProgressCell | undefined; now: number }>

/** What a person has of a course: where it stands, the days that count, the foremost first, and the enrolment's label. */
export const Cell = ({ cell, now }: CellProps) => {
  const words = useWords()
  const { cell: said, standings } = words.progressMatrix
  const dates = useProgrammeDates()
  if (!cell) {
    return (
      <span className={styles.none}>
        <span aria-hidden>–</span>
        <span className={css({ srOnly: true })}>{said.nothing()}</span>
      </span>
    )
  }
  const { standing, enrollment, certificate, seat, dueOn, remindedAt } = cell
  const until = certificate?.expiresAt ?? null
  const isOver = until !== null && Date.parse(until) < now
  const isHeld = standing === 'current' || standing === 'expiring'
  return (
    <div className={twoFacts}>
      <StatusChip tone={STANDING_TONES[standing]}>{standings[standing]()}</StatusChip>
      <div className={cx(lesserFact, styles.facts)}>
        {dueOn !== null && !isHeld && <span>{said.due({ date: dates.shortDate(`${dueOn}T12:00:00Z`, 'UTC') })}</span>}
        {until !== null && (
          <span>{said[isOver ? 'expired' : 'expires']({ date: dates.shortDate(until, CERTIFICATE_CLOCK) })}</span>
        )}
        {certificate && until === null && <span>{said.forever()}</span>}
        {seat && <span>{said.seat({ date: dates.shortDate(seat.courseDate, seat.timeZone) })}</span>}
        {enrollment && <span>{labelWords(words, countedLabel(enrollment, now))}</span>}
        {remindedAt !== null && !isHeld && <span>{said.reminded({ date: dates.shortDate(remindedAt) })}</span>}
      </div>
    </div>
  )
}
