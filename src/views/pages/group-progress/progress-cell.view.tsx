import { css } from 'styled-system/css'

import type { ProgressCell } from '../../../domain/contract/group-progress.contract.ts'
import { countedLabel, type EnrollmentLabel } from '../../../domain/enrollment.ts'
import type { Standing } from '../../../domain/group-progress.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'
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
  root: css({ display: 'grid', gap: '1', justifyItems: 'start', minWidth: { base: '0', lg: '[16rem]' } }),
  facts: css({ display: 'grid', gap: '0.5', textStyle: 'small', color: 'fg.muted' }),
  none: css({ color: 'fg.muted' }),
}

const labelWords = ({ enrollmentStatus: said }: Words, label: EnrollmentLabel): string =>
  label.kind === 'active' ? said.active({ complete: label.complete, total: label.total }) : said[label.kind]()

type CellProps = Readonly<{ cell: ProgressCell | undefined; now: number }>

/** What a person has of a course: where it stands, the enrolment's label, and the days that count. */
export const Cell = ({ cell, now }: CellProps) => {
  const words = useWords()
  const { cell: said, standings } = words.progressMatrix
  const dates = useDates()
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
    <div className={styles.root}>
      <StatusChip tone={STANDING_TONES[standing]}>{standings[standing]()}</StatusChip>
      <div className={styles.facts}>
        {enrollment && <span>{labelWords(words, countedLabel(enrollment, now))}</span>}
        {seat && <span>{said.seat({ date: dates.date(seat.courseDate, seat.timeZone) })}</span>}
        {certificate && until === null && <span>{said.forever()}</span>}
        {until !== null && <span>{said[isOver ? 'expired' : 'expires']({ date: dates.date(until) })}</span>}
        {dueOn !== null && !isHeld && <span>{said.due({ date: dates.date(`${dueOn}T12:00:00Z`, 'UTC') })}</span>}
        {remindedAt !== null && !isHeld && <span>{said.reminded({ date: dates.date(remindedAt) })}</span>}
      </div>
    </div>
  )
}
