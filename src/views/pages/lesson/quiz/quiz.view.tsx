import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'

import { useWords } from '../../../../i18n/words.tsx'
import { unansweredCount } from '../../../../machines/quiz-attempt/answer-queue.ts'
import type { QuizAttemptActor } from '../../../../machines/quiz-attempt/quiz-attempt.machine.ts'
import { Banner } from '../../../ui/banner.view.tsx'
import { Button } from '../../../ui/button.view.tsx'
import { EmptyState } from '../../../ui/empty-state.view.tsx'
import { ErrorState } from '../../../ui/error-state.view.tsx'
import { SkeletonText } from '../../../ui/skeleton.view.tsx'
import { Spinner } from '../../../ui/spinner.view.tsx'
import { isAway } from './answer-state.ts'
import { bringUp } from './bring-up.ts'
import { QuizClock } from './quiz-clock.view.tsx'
import { QuizOverview } from './quiz-overview.view.tsx'
import { QuizQuestion } from './quiz-question.view.tsx'
import { quizStyles as styles } from './quiz.styles.ts'

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** What the focus was in is gone. It comes here once, and is left alone where somebody went on meanwhile. */
const catchFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus()
}

/** What holds an attempt up, in the place of its questions. */
const Held = ({ children }: { children: ReactNode }) => (
  <div ref={catchFocus} tabIndex={-1} className={cx(styles.question, styles.held)}>
    {children}
  </div>
)

/** It is said where the eyes are: whoever pressed was further down. */
const Waiting = ({ label, children }: { label: string; children?: ReactNode }) => (
  <div ref={bringUp} className={cx(styles.panel, styles.held)}>
    <p role="status">
      <Spinner size="sm" /> {label}
    </p>
    {children}
  </div>
)

const Unanswered = ({ quiz }: { quiz: QuizAttemptActor }) => {
  const words = useWords().lesson.quiz
  const count = useSelector(quiz, ({ context }) => unansweredCount(context.attempt, context.queue))
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.question}>
      <Banner
        tone="warning"
        announce="alert"
        title={words.unansweredTitle({ count })}
        action={
          <>
            <Button variant="outline" onClick={() => quiz.send({ type: 'submission.cancelled' })}>
              {words.goBack()}
            </Button>
            <Button onClick={() => quiz.send({ type: 'submission.confirmed' })}>{words.submitAnyway()}</Button>
          </>
        }
      >
        {words.unansweredText()}
      </Banner>
    </div>
  )
}

const Closing = ({ quiz }: { quiz: QuizAttemptActor }) => {
  const words = useWords().lesson.quiz
  const isOffline = useSelector(quiz, isAway)
  const canGoBack = useSelector(quiz, (snapshot) => snapshot.can({ type: 'submission.cancelled' }))
  return (
    <Banner
      tone={isOffline ? 'offline' : 'info'}
      announce="status"
      action={
        canGoBack && (
          <Button variant="outline" onClick={() => quiz.send({ type: 'submission.cancelled' })}>
            {words.goBack()}
          </Button>
        )
      }
    >
      {isOffline ? words.closingOffline() : words.closing()}
    </Banner>
  )
}

/** The question itself is called by it. */
const Place = ({ quiz }: { quiz: QuizAttemptActor }) => {
  const words = useWords().lesson.quiz
  const index = useSelector(quiz, ({ context }) => context.index)
  const total = useSelector(quiz, ({ context }) => context.attempt?.questions.length ?? 0)
  return (
    <p aria-hidden className={styles.place}>
      {words.number({ number: index + 1, total })}
    </p>
  )
}

const OpenQuiz = ({ quiz }: { quiz: QuizAttemptActor }) => {
  const words = useWords().lesson.quiz
  const isConfirming = useSelector(quiz, (snapshot) =>
    snapshot.matches({ open: { phase: { underway: 'confirming' } } }),
  )
  const isClosing = useSelector(quiz, (snapshot) => snapshot.matches({ open: { phase: 'closing' } }))
  return (
    <section aria-label={words.title()} data-steady data-tells="network" className={styles.panel}>
      <QuizOverview quiz={quiz} />
      <div className={styles.asked}>
        <div className={styles.head}>
          {!isClosing && !isConfirming && <Place quiz={quiz} />}
          <QuizClock quiz={quiz} />
        </div>
        {isClosing ? <Closing quiz={quiz} /> : isConfirming ? <Unanswered quiz={quiz} /> : <QuizQuestion quiz={quiz} />}
      </div>
    </section>
  )
}

/** A quiz attempt from its opening to the moment its verdict is known. */
export const Quiz = ({ quiz }: { quiz: QuizAttemptActor }) => {
  const words = useWords()
  const isOpen = useSelector(quiz, (snapshot) => snapshot.matches('open'))
  const isUnreachable = useSelector(quiz, (snapshot) => snapshot.matches('unreachable'))
  const isStale = useSelector(quiz, (snapshot) => snapshot.matches('staleSeat'))
  const isSubmitting = useSelector(quiz, (snapshot) => snapshot.matches('submitting'))
  const isUnsubmitted = useSelector(quiz, (snapshot) => snapshot.matches('unsubmitted'))
  const retry = () => quiz.send({ type: 'quiz.retried' })

  if (isOpen) return <OpenQuiz quiz={quiz} />
  if (isUnreachable)
    return (
      <Held>
        <ErrorState
          size="section"
          title={words.lesson.quiz.unreachableTitle()}
          retryLabel={words.actions.retry()}
          onRetry={retry}
        >
          {words.lesson.quiz.unreachableText()}
        </ErrorState>
      </Held>
    )
  if (isStale)
    return (
      <Held>
        <div role="alert" className={styles.panel}>
          <EmptyState
            size="section"
            title={words.lesson.quiz.staleTitle()}
            action={<Button onClick={() => quiz.send({ type: 'seat.retaken' })}>{words.lesson.quiz.takeOver()}</Button>}
          >
            {words.lesson.quiz.staleText()}
          </EmptyState>
        </div>
      </Held>
    )
  if (isUnsubmitted)
    return (
      <Held>
        <ErrorState
          size="section"
          title={words.lesson.quiz.unsubmittedTitle()}
          retryLabel={words.actions.retry()}
          onRetry={retry}
        >
          {words.lesson.quiz.unsubmittedText()}
        </ErrorState>
      </Held>
    )
  if (isSubmitting) return <Waiting label={words.lesson.quiz.submitting()} />
  return (
    <Waiting label={words.lesson.quiz.starting()}>
      <SkeletonText lines={4} />
    </Waiting>
  )
}
