import { useSelector } from '@xstate/react'
import { Award } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import type { LessonInCourse } from '../../../../domain/contract/lesson.contract.ts'
import type { QuizTime } from '../../../../domain/quiz.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { lastAttemptOf } from '../../../../machines/lesson/lesson.setup.ts'
import { ClearedLane } from '../../../illustrations/cleared-lane.view.tsx'
import { Banner } from '../../../ui/banner.view.tsx'
import { Button } from '../../../ui/button.view.tsx'
import { ErrorState } from '../../../ui/error-state.view.tsx'
import { heldHeight } from '../../../ui/held-height.ts'
import { LinkButton } from '../../../ui/link.view.tsx'
import { SkeletonText } from '../../../ui/skeleton.view.tsx'
import { Surface } from '../../../ui/surface.view.tsx'
import { FaultBanner } from '../../fault-banner.view.tsx'
import { faultWords } from '../../fault-words.ts'
import { UnwatchedParts } from '../player/unwatched-parts.view.tsx'
import { AttemptAgain } from './attempt-again.view.tsx'
import { Feedback } from './feedback.view.tsx'
import { QuizAway } from './quiz-away.view.tsx'
import { QuizRulesList } from './quiz-rules.view.tsx'

export type StepPanelProps = Readonly<{
  lesson: LessonActor
  quizTime: QuizTime
  /** The lesson after this one, if it has come open. */
  next: LessonInCourse | null
  /** Of the certificate, once the course is completed. */
  certificateUrl: string | null
  onNext: (lessonId: number) => void
  onReview: (second: number) => void
}>

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <Surface as="section" padding="md">
    <div className={css({ display: 'grid', gap: '5' })}>
      <h2 className={css({ textStyle: 'heading.section' })}>{title}</h2>
      {children}
    </div>
  </Surface>
)

/** As high while the video is watched as with the quiz that comes after it, which nobody presses for. */
const held = css({ display: 'grid', alignContent: 'start', gap: '6', minHeight: { base: '[38rem]', sm: '[28rem]' } })

/** The verdict takes the focus, so that it is read before anything else. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

const Verdict = ({ tone, title, children }: { tone: 'success' | 'warning'; title: string; children: ReactNode }) => (
  <div ref={takeFocus} tabIndex={-1} className={css({ outlineStyle: 'none' })}>
    <Banner tone={tone} title={title}>
      {children}
    </Banner>
  </div>
)

const ExtraTime = ({ quizTime }: { quizTime: QuizTime }) => {
  const words = useWords().lesson.quiz.extraTime
  return quizTime === 'standard' ? null : <Banner tone="info">{words[quizTime]()}</Banner>
}

const Ready = ({ lesson, quizTime }: Pick<StepPanelProps, 'lesson' | 'quizTime'>) => {
  const words = useWords().lesson.quiz
  return (
    <Panel title={words.readyTitle()}>
      <p>{words.readyText()}</p>
      <QuizRulesList lesson={lesson} />
      <ExtraTime quizTime={quizTime} />
      <AttemptAgain lesson={lesson} label={words.start()} />
    </Panel>
  )
}

const Interrupted = ({ lesson }: Pick<StepPanelProps, 'lesson'>) => {
  const words = useWords().lesson.quiz
  return (
    <Panel title={words.title()}>
      <p>{words.interruptedText()}</p>
      <AttemptAgain lesson={lesson} label={words.goOn()} />
    </Panel>
  )
}

/** About as high as what is said of one answer: what stands below a list of them has its place before it is read. */
const ANSWER_LINES = 7

/** What came of an attempt before this visit, until it is read. */
const Recalled = ({ lesson }: Pick<StepPanelProps, 'lesson'>) => {
  const words = useWords()
  const count = useSelector(lesson, ({ context }) => context.lesson.quiz.questionsDrawn)
  const isUntold = useSelector(lesson, (snapshot) => snapshot.matches({ result: 'untold' }))
  const fault = useSelector(lesson, ({ context }) => context.fault)
  if (!isUntold)
    return (
      <div role="status" aria-label={words.lesson.result.recalling()}>
        <SkeletonText lines={ANSWER_LINES * count} />
      </div>
    )
  return (
    <FaultBanner
      isReading
      announce="status"
      title={words.lesson.result.unread()}
      fault={fault}
      action={
        <Button size="sm" variant="outline" onClick={() => lesson.send({ type: 'result.asked' })}>
          {words.actions.retry()}
        </Button>
      }
    />
  )
}

const Unpassed = ({ lesson, quizTime, onReview }: Pick<StepPanelProps, 'lesson' | 'quizTime' | 'onReview'>) => {
  const words = useWords().lesson
  const isTimedOut = useSelector(lesson, (snapshot) => snapshot.matches({ step: 'timedOut' }))
  const attempt = useSelector(lesson, ({ context }) => lastAttemptOf(context))
  const isOfNow = useSelector(lesson, ({ context }) => lastAttemptOf(context) === context.attempt)
  const isTold = useSelector(lesson, (snapshot) => snapshot.matches({ result: 'told' }))
  // What the video says of a wrong answer stands among the answers, and comes with them.
  const isQuoted = useSelector(lesson, (snapshot) => !snapshot.matches({ video: 'loading' }))
  const transcript = useSelector(lesson, ({ context }) => context.media?.transcript) ?? []
  const result = isTold ? attempt?.result : undefined
  const title = isTimedOut ? words.result.timedOutTitle() : words.result.failedTitle()
  const text = isTimedOut
    ? words.result.timedOutText()
    : result
      ? words.result.failedText({ right: result.right, total: result.total, needed: result.needed })
      : words.result.failedUnknown()
  return (
    <Panel title={words.quiz.title()}>
      {result && isOfNow ? (
        <Verdict tone="warning" title={title}>
          {text}
        </Verdict>
      ) : (
        <div ref={heldHeight}>
          <Banner tone="warning" title={title}>
            {text}
          </Banner>
        </div>
      )}
      {/* Before the answers, which come later and are long: the way on stays under the thumb. */}
      <QuizRulesList lesson={lesson} />
      <ExtraTime quizTime={quizTime} />
      <AttemptAgain lesson={lesson} label={words.quiz.retry()} />
      {(!isTold || (result && !isQuoted)) && <Recalled lesson={lesson} />}
      {attempt && result && isQuoted && (
        <Feedback attempt={attempt} result={result} transcript={transcript} onReview={onReview} />
      )}
    </Panel>
  )
}

const Passed = ({ lesson, next, certificateUrl, onNext, onReview }: Omit<StepPanelProps, 'quizTime'>) => {
  const words = useWords()
  const said = words.lesson.result
  const attempt = useSelector(lesson, ({ context }) => context.attempt)
  const transcript = useSelector(lesson, ({ context }) => context.media?.transcript) ?? []
  const result = attempt?.result
  return (
    <Panel title={said.passedTitle()}>
      {result ? (
        <Verdict tone="success" title={said.passedText({ right: result.right, total: result.total })}>
          {said.lessonPassed()}
        </Verdict>
      ) : (
        <p>{said.lessonPassed()}</p>
      )}
      {result && next && (
        <div className={css({ maxWidth: '[24rem]' })}>
          <ClearedLane />
        </div>
      )}
      {!next && certificateUrl !== null && (
        <div>
          <LinkButton size="lg" variant="brand" icon={Award} href={certificateUrl} external>
            {words.lesson.completion.open()}
          </LinkButton>
        </div>
      )}
      {next && (
        <div>
          <Button size="lg" busy={next.standing.state === 'locked'} onClick={() => onNext(next.id)}>
            {next.standing.state === 'locked' ? said.nextOpening() : said.nextLesson({ title: next.title })}
          </Button>
        </div>
      )}
      {attempt && result && <Feedback attempt={attempt} result={result} transcript={transcript} onReview={onReview} />}
    </Panel>
  )
}

/** Under the video: what the lesson asks of its learner now. The quiz itself takes the video's place. */
export const StepPanel = ({ lesson, quizTime, next, certificateUrl, onNext, onReview }: StepPanelProps) => {
  const words = useWords()
  const isWatching = useSelector(lesson, (snapshot) => snapshot.matches({ step: 'watching' }))
  const reporter = useSelector(lesson, ({ children }) => children.watchReporter)
  const isUntold = useSelector(reporter, (snapshot) => snapshot?.context.fault?.kind === 'offline')
  const isAway = useSelector(
    lesson,
    (snapshot) => snapshot.matches({ step: 'awaiting' }) || (isUntold && snapshot.can({ type: 'quiz.awaited' })),
  )
  const isInterrupted = useSelector(lesson, (snapshot) => snapshot.matches({ step: 'interrupted' }))
  const isReady = useSelector(lesson, (snapshot) => snapshot.matches({ step: 'ready' }))
  const isUnpassed = useSelector(
    lesson,
    (snapshot) => snapshot.matches({ step: 'failed' }) || snapshot.matches({ step: 'timedOut' }),
  )
  const isPassed = useSelector(lesson, (snapshot) => snapshot.matches({ step: 'passed' }))
  const isRefused = useSelector(lesson, (snapshot) => snapshot.matches({ step: 'refused' }))
  const fault = useSelector(lesson, ({ context }) => context.fault)

  if (isAway || isWatching || isReady)
    return (
      <div ref={heldHeight} className={held}>
        {isAway ? (
          <QuizAway lesson={lesson} />
        ) : isReady ? (
          <Ready lesson={lesson} quizTime={quizTime} />
        ) : (
          <>
            <UnwatchedParts lesson={lesson} onReview={onReview} />
            <QuizRulesList lesson={lesson} />
          </>
        )}
      </div>
    )
  if (isInterrupted) return <Interrupted lesson={lesson} />
  if (isUnpassed) return <Unpassed lesson={lesson} quizTime={quizTime} onReview={onReview} />
  if (isPassed)
    return <Passed lesson={lesson} next={next} certificateUrl={certificateUrl} onNext={onNext} onReview={onReview} />
  if (isRefused)
    return (
      <ErrorState
        size="section"
        title={words.lesson.quiz.refusedTitle()}
        retryLabel={words.lesson.quiz.askAgain()}
        onRetry={() => lesson.send({ type: 'standing.asked' })}
      >
        {faultWords(words, fault)}
      </ErrorState>
    )
  return null
}
