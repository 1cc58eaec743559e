import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type {
  CorrectionEnd,
  CorrectionOutcome,
  CorrectionRow,
} from '../../../domain/contract/attendance-correction.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { AttendanceCorrectionActor } from '../../../machines/attendance-correction/attendance-correction.machine.ts'
import { Button } from '../../ui/button.view.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' }),
  heading: css({ textStyle: 'heading.section' }),
  summary: css({ display: 'grid', gap: '1' }),
  changes: css({ fontWeight: 'medium' }),
  quiet: css({ textStyle: 'small', color: 'fg.muted' }),
  rows: css({ display: 'grid', listStyle: 'none', padding: '0', margin: '0' }),
  row: css({
    display: 'grid',
    gap: '1',
    paddingBlock: '2',
    borderBlockEndWidth: 'hairline',
    borderColor: 'border',
    _last: { borderBlockEndWidth: 'none' },
  }),
  name: css({ fontWeight: 'medium', overflowWrap: 'anywhere' }),
  facts: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' }),
  go: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
}

const TONES: Readonly<Record<CorrectionEnd, StatusTone>> = {
  issued: 'success',
  restored: 'success',
  revoked: 'danger',
  held: 'neutral',
  onceConfirmed: 'info',
  none: 'neutral',
}

const Row = ({ row: { name, before, after, certificate, number, isMailed } }: Readonly<{ row: CorrectionRow }>) => {
  const { attendanceCorrection: said } = useWords()
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.facts}>
        <span>{said.change({ before: said.mark[before ?? 'none'](), after: said.mark[after]() })}</span>
        <StatusChip tone={TONES[certificate]}>
          {said.ends[certificate]({ number: `\u2066${number ?? ''}\u2069` })}
        </StatusChip>
        {isMailed && <span className={styles.quiet}>{said.emailed()}</span>}
      </span>
    </li>
  )
}

/** Of a correction what it comes to, in figures and one by one. */
export const Consequences = ({ outcome: { rows } }: Readonly<{ outcome: CorrectionOutcome }>) => {
  const { attendanceCorrection: said } = useWords()
  const ended = (end: CorrectionEnd) => rows.filter(({ certificate }) => certificate === end).length
  const counts = (['issued', 'restored', 'revoked'] as const).filter((end) => ended(end) > 0)
  return (
    <>
      <div className={styles.summary}>
        <p role="status" className={styles.changes}>
          {said.would({ count: rows.length })}{' '}
          {counts.map((end) => said.certificates[end]({ count: ended(end) })).join(' ')}{' '}
          {said.mailed({ count: rows.filter(({ isMailed }) => isMailed).length })}
        </p>
        <p className={styles.quiet}>{said.stays()}</p>
      </div>
      <ul aria-label={said.rows()} className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.registrationId} row={row} />
        ))}
      </ul>
    </>
  )
}

/** What the changes come to, which is what is confirmed. */
export const CorrectionShown = ({ actor }: Readonly<{ actor: AttendanceCorrectionActor }>) => {
  const { attendanceCorrection: said } = useWords()
  const outcome = useSelector(actor, ({ context }) => context.outcome)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const isNotDone = useSelector(actor, (at) => at.hasTag('error'))
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  const isChanged = useSelector(actor, (at) => at.matches('changed'))
  const isRefused = useSelector(actor, (at) => at.matches('refused'))
  if (outcome === null) return null
  return (
    <section aria-labelledby="correction-outcome" className={styles.root}>
      <h2 id="correction-outcome" className={styles.heading}>
        {said.outcome()}
      </h2>
      <Consequences outcome={outcome} />
      {isNotDone && <FaultBanner title={said.unchanged()} unanswered={said.unknown()} fault={fault} />}
      <div className={styles.go}>
        {isChanged && <Button onClick={() => actor.send({ type: 'look.asked' })}>{said.lookAgain()}</Button>}
        {!isChanged && !isRefused && (
          <Button busy={isBusy} onClick={() => actor.send({ type: 'correction.confirmed' })}>
            {said.confirm({ count: outcome.rows.length })}
          </Button>
        )}
        <Button
          variant="outline"
          aria-disabled={isBusy || undefined}
          onClick={() => actor.send({ type: 'marks.reopened' })}
        >
          {said.reopen()}
        </Button>
      </div>
    </section>
  )
}
