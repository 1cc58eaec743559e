import { useSelector } from '@xstate/react'

import { KEPT_PARTLY } from '../../../../domain/fault.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { LockedLane } from '../../../illustrations/locked-lane.view.tsx'
import { EmptyState } from '../../../ui/empty-state.view.tsx'
import { ErrorState } from '../../../ui/error-state.view.tsx'
import { Spinner } from '../../../ui/spinner.view.tsx'
import { faultWords } from '../../fault-words.ts'
import { CaptionsBox } from './captions-box.view.tsx'
import { playerStyles as styles } from './player.styles.ts'

/** What stands in the video's place while there is none: on its way, locked, or gone wrong. */
export const PlayerFace = ({ lesson }: { lesson: LessonActor }) => {
  const words = useWords()
  const said = words.lesson.player
  const isLocked = useSelector(lesson, (snapshot) => snapshot.matches({ video: 'unavailable' }))
  const isFailed = useSelector(lesson, (snapshot) => snapshot.matches({ video: 'failed' }))
  const isRefused = useSelector(lesson, (snapshot) => snapshot.matches({ video: 'refused' }))
  const isBroken = useSelector(lesson, (snapshot) => snapshot.matches({ video: 'broken' }))
  const fault = useSelector(lesson, ({ context }) => context.fault)
  const captions = useSelector(lesson, ({ context }) => context.captions)
  const isPartly = fault?.code === KEPT_PARTLY
  const retry = () => lesson.send({ type: 'video.retried' })

  if (isLocked)
    return (
      <EmptyState size="section" level={2} illustration={<LockedLane />} title={words.lesson.locked.title()}>
        {words.lesson.locked.text()}
      </EmptyState>
    )
  if (isFailed || isRefused)
    return (
      <div className={styles.face}>
        <ErrorState
          size="section"
          title={isPartly ? said.partlyTitle() : isFailed ? said.failedTitle() : said.refusedTitle()}
          retryLabel={words.actions.retry()}
          onRetry={retry}
        >
          {faultWords(words, fault)}
        </ErrorState>
      </div>
    )
  if (isBroken)
    return (
      <div className={styles.face}>
        <ErrorState
          size="section"
          title={words.lesson.player.brokenTitle()}
          retryLabel={words.lesson.player.reload()}
          onRetry={retry}
        >
          {words.lesson.player.brokenText()}
        </ErrorState>
      </div>
    )
  return (
    <div className={styles.frame}>
      <div className={styles.screen}>
        <Spinner size="lg" label={words.lesson.player.loading()} />
      </div>
      <div className={styles.footAhead}>
        {captions !== 'off' && <CaptionsBox lesson={lesson} language={captions ?? 'en'} />}
      </div>
    </div>
  )
}
