import { useSelector } from '@xstate/react'
import { useRef, type RefCallback } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { LessonPanels, type LessonPanel } from './lesson-panels.view.tsx'
import type { MediaDriver } from './outside/media-driver.ts'
import { Player } from './player/player.view.tsx'
import { Transcript, type TranscriptSearch } from './player/transcript.view.tsx'
import { WatchState } from './player/watch-state.view.tsx'
import { Quiz } from './quiz/quiz.view.tsx'
import { StepPanel, type StepPanelProps } from './step/step-panel.view.tsx'

type LessonStageProps = Omit<StepPanelProps, 'onReview'> &
  Readonly<{
    driver: MediaDriver
    onReopen: () => void
    /** How the other lessons are searched, where there are any. */
    search?: TranscriptSearch
    /** Whether the page has a width to give to the video. */
    canWiden?: boolean
    /** Given the place where it is said what the device keeps of the lesson. */
    keepRef?: RefCallback<HTMLElement> | undefined
    /** Which part under the video is open. */
    panel: string
    onPanel: (id: string) => void
    /** Those beside the transcript. */
    furtherPanels?: readonly LessonPanel[]
  }>

/** Its room is there before what comes later: a button and a line, or a line more where those are long. */
const keep = css({ minHeight: { base: '24', sm: '20' } })

const NO_PANELS: readonly LessonPanel[] = []

/** One open lesson: its video, or its quiz in the video's place, and what is to be done next. */
export const LessonStage = ({
  lesson,
  driver,
  canWiden = false,
  keepRef,
  search,
  onReopen,
  panel,
  onPanel,
  furtherPanels = NO_PANELS,
  ...step
}: LessonStageProps) => {
  const words = useWords().lesson
  const player = useRef<HTMLElement>(null)
  const quiz = useSelector(lesson, ({ children }) => children.quizAttempt)
  const isAnswering = useSelector(lesson, (snapshot) => snapshot.matches({ step: 'answering' }))
  const isReady = useSelector(lesson, (snapshot) => snapshot.matches({ step: 'ready' }))
  const isLocked = useSelector(lesson, (snapshot) => snapshot.matches({ step: 'locked' }))
  const isHelpless = useSelector(lesson, (snapshot) => snapshot.matches({ help: 'broken' }))

  const panels: readonly LessonPanel[] = [
    { id: 'transcript', label: words.transcript.title(), content: <Transcript lesson={lesson} search={search} /> },
    ...furtherPanels,
  ]

  const review = (second: number) => {
    lesson.send({ type: 'review.asked', second })
    player.current?.scrollIntoView({ block: 'start' })
    player.current?.focus({ preventScroll: true })
  }

  if (isHelpless)
    return (
      <ErrorState title={words.player.helpTitle()} retryLabel={words.player.reopen()} onRetry={onReopen}>
        {words.player.helpText()}
      </ErrorState>
    )
  if (isAnswering && quiz) return <Quiz quiz={quiz} />
  return (
    <div className={css({ display: 'grid', gap: '6', minWidth: '0' })}>
      <div className={css({ display: 'grid', gap: '2' })}>
        <Player lesson={lesson} attachVideo={driver.attach} regionRef={player} canWiden={canWiden} />
        {!isLocked && <WatchState lesson={lesson} />}
        {!isLocked && keepRef && <div ref={keepRef} className={keep} />}
      </div>
      {/* The quiz opens while the eyes are on the video. */}
      <span role="status" className={css({ srOnly: true })}>
        {isReady && words.quiz.readyText()}
      </span>
      <StepPanel lesson={lesson} onReview={review} {...step} />
      {!isLocked && <LessonPanels label={words.panels()} panels={panels} open={panel} onOpen={onPanel} />}
    </div>
  )
}
