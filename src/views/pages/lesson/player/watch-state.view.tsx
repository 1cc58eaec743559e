import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { formatVideoLength } from '../../../../domain/duration.ts'
import { secondsOf } from '../../../../domain/watch-credit.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import type { WatchReporterActor } from '../../../../machines/lesson/watch-reporter.machine.ts'
import { Button } from '../../../ui/button.view.tsx'
import { StatusChip } from '../../../ui/status-chip.view.tsx'

/** On a phone what is longest has two lines below the time: what stands below it stays where it is. */
const styles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  columnGap: '4',
  rowGap: '2',
  minHeight: { base: '[7.6rem]', sm: '7' },
})

/** Nothing is said to be saved before there is something to save. */
const SavedState = ({ reporter, isUnwatched }: { reporter: WatchReporterActor; isUnwatched: boolean }) => {
  const words = useWords().lesson.report
  const isSending = useSelector(reporter, (snapshot) => snapshot.matches('sending'))
  const isUnstarted = useSelector(reporter, (snapshot) => snapshot.matches('unstarted'))
  const isRefused = useSelector(reporter, (snapshot) => snapshot.matches('refused'))
  // A further try changes nothing for the learner until it has succeeded.
  const faultKind = useSelector(reporter, ({ context }) => context.fault?.kind)

  const trouble = isRefused
    ? ({ tone: 'danger', word: words.refused() } as const)
    : faultKind === 'offline'
      ? ({ tone: 'warning', word: words.offline() } as const)
      : faultKind !== undefined
        ? ({ tone: 'warning', word: words.queued() } as const)
        : null
  return (
    <>
      {/* Only trouble is announced: that all is well is there to be seen. */}
      <span role="status">{trouble && <StatusChip tone={trouble.tone}>{trouble.word}</StatusChip>}</span>
      {trouble === null &&
        !(isUnstarted && isUnwatched) &&
        (isSending ? (
          <StatusChip tone="neutral">{words.saving()}</StatusChip>
        ) : (
          <StatusChip tone="success">{words.saved()}</StatusChip>
        ))}
      {isRefused && (
        <Button size="sm" variant="outline" onClick={() => reporter.send({ type: 'report.retried' })}>
          {words.retry()}
        </Button>
      )}
    </>
  )
}

/**
 * How much is watched, and whether the server has it: also what becomes of it without a network, which has its room here
 * and lies over nothing.
 */
export const WatchState = ({ lesson }: { lesson: LessonActor }) => {
  const words = useWords().lesson.player
  const watched = useSelector(lesson, ({ context }) => Math.floor(secondsOf(context.watched)))
  const timeLength = useSelector(lesson, ({ context }) => context.lesson.video.timeLength)
  const reporter = useSelector(lesson, ({ children }) => children.watchReporter)
  return (
    <div data-tells="network" className={styles}>
      <p className={css({ textStyle: 'label', fontVariantNumeric: 'tabular-nums' })}>
        {words.watchedValue({ watched: formatVideoLength(watched), length: formatVideoLength(timeLength) })}
      </p>
      {reporter && <SavedState reporter={reporter} isUnwatched={watched === 0} />}
    </div>
  )
}
