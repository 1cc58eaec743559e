import { useActorRef, useSelector } from '@xstate/react'
import { RotateCcw } from 'lucide-react'
import { css } from 'styled-system/css'

import type {
  EnrollmentDetail,
  RecordedAttempt,
  RecordedLesson,
} from '../../../domain/contract/enrollment-record.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import { RowPart } from '../../list/row-part.view.tsx'
import { useProgrammeDates } from '../../programme-dates.ts'
import { Button } from '../../ui/button.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'
import { deedIn, doerIn, factsIn } from '../audit/audit-words.ts'
import { useDeed } from '../deed-dialog.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { StaleBanner } from '../stale-banner.view.tsx'
import { EnrollmentChart } from './enrollment-chart.view.tsx'
import { ResettingDialog } from './enrollment-deeds.view.tsx'
import type { AttemptReset, EnrollmentWholeProps } from './enrollment-records.props.ts'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5', paddingBlockStart: '4' }),
  list: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3', listStyle: 'none' }),
  item: css({ display: 'grid', gap: '1', overflowWrap: 'anywhere' }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1' }),
  name: css({ fontWeight: 'medium' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
  attempts: css({
    display: 'grid',
    gap: '2',
    paddingInlineStart: '3',
    borderInlineStartWidth: 'hairline',
    borderColor: 'border',
  }),
}

const LESSON_TONES: Readonly<Record<RecordedLesson['state'], StatusTone>> = {
  locked: 'neutral',
  watching: 'info',
  ready: 'info',
  attempting: 'info',
  failed: 'warning',
  timedOut: 'warning',
  passed: 'success',
}

type AttemptProps = Readonly<{ attempt: RecordedAttempt; lesson: string; onReset: () => void }>

const Attempt = ({ attempt, lesson, onReset }: AttemptProps) => {
  const { enrollmentRecordsList: said } = useWords()
  const dates = useProgrammeDates()
  const { number, state, startedAt, right, total, reset, canBeReset } = attempt
  return (
    <li className={styles.item}>
      <span className={styles.line}>
        <span>{said.attempt({ number })}</span>
        <span>{said.attemptStates[state]()}</span>
        {right !== null && <span className={styles.note}>{said.right({ right, total })}</span>}
      </span>
      <time dateTime={startedAt} className={styles.note}>
        {dates.dateTime(startedAt)}
      </time>
      {reset && (
        <span className={styles.note}>
          {said.wasReset({ by: reset.by ?? said.somebody(), at: dates.dateTime(reset.at) })} <bdi>{reset.reason}</bdi>
        </span>
      )}
      {canBeReset && (
        <div>
          <Button
            variant="outline"
            size="sm"
            icon={RotateCcw}
            aria-label={said.resetting.of({ number, lesson })}
            onClick={onReset}
          >
            {said.resetting.choose()}
          </Button>
        </div>
      )}
    </li>
  )
}

type LessonsProps = Readonly<{ detail: EnrollmentDetail; onReset: (reset: AttemptReset) => void }>

const Lessons = ({ detail, onReset }: LessonsProps) => {
  const { enrollmentRecordsList: said } = useWords()
  return (
    <RowPart title={said.lessons()}>
      <ol className={styles.list}>
        {detail.lessons.map(({ lessonId, title, state, attemptsLeft, attempts }) => (
          <li key={lessonId} className={styles.item}>
            <span className={styles.line}>
              <bdi className={styles.name}>{title}</bdi>
              <StatusChip tone={LESSON_TONES[state]}>{said.lessonStates[state]()}</StatusChip>
              {attempts.length > 0 && state !== 'passed' && attemptsLeft !== null && (
                <span className={styles.note}>{said.attemptsLeft({ count: attemptsLeft })}</span>
              )}
            </span>
            {attempts.length > 0 && (
              <ul aria-label={said.attemptsOf({ lesson: title })} className={styles.attempts}>
                {attempts.map((attempt) => (
                  <Attempt
                    key={attempt.id}
                    attempt={attempt}
                    lesson={title}
                    onReset={() =>
                      onReset({
                        enrollmentId: detail.record.id,
                        attemptId: attempt.id,
                        number: attempt.number,
                        lesson: title,
                        reason: '',
                      })
                    }
                  />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </RowPart>
  )
}

const Log = ({ entries }: Pick<EnrollmentDetail, 'entries'>) => {
  const words = useWords()
  const dates = useProgrammeDates()
  const { enrollmentRecordsList: said } = words
  return (
    <RowPart title={said.log()}>
      {entries.length === 0 && <p className={styles.note}>{said.noLog()}</p>}
      <ol className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.item}>
            <span className={styles.name}>{deedIn(words, entry.action)}</span>
            <bdi>{factsIn(words, entry)}</bdi>
            {entry.reason !== null && <bdi>{entry.reason}</bdi>}
            <span className={styles.note}>
              <bdi>{doerIn(words, entry)}</bdi> · <time dateTime={entry.at}>{dates.dateTime(entry.at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </RowPart>
  )
}

/** All that there is to one enrolment: where its chart stands, its lessons with their attempts, and its log. */
export const EnrollmentWhole = ({ id, machines }: EnrollmentWholeProps) => {
  const words = useWords()
  const { enrollmentRecordsList: said, lists } = words
  const actor = useActorRef(machines.detail, { input: { query: id } })
  const detail = useSelector(actor, selectData)
  const face = useSelector(actor, resourceFace)
  const fault = useSelector(actor, selectFault)
  const resetting = useDeed(machines.resetting, () => {})
  const retry = () => actor.send({ type: 'resource.retried' })
  if (detail === undefined) {
    return face === 'failed' ? (
      <ErrorState size="section" level={3} title={said.unread()} {...retryWay(words, fault, retry)}>
        {faultWords(words, fault)}
      </ErrorState>
    ) : (
      <div role="status" aria-label={said.reading()} className={styles.root}>
        <Skeleton height="6rem" />
        <Skeleton height="12rem" />
      </div>
    )
  }
  return (
    <div className={styles.root}>
      {face === 'partial' && <StaleBanner onRetry={retry}>{lists.stale()}</StaleBanner>}
      <RowPart title={said.chart.title()}>
        <EnrollmentChart detail={detail} />
      </RowPart>
      <Lessons detail={detail} onReset={(subject) => resetting.send({ type: 'deed.asked', subject })} />
      <Log entries={detail.entries} />
      <ResettingDialog actor={resetting} />
    </div>
  )
}
