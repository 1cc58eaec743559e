import { useSelector } from '@xstate/react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useCallback } from 'react'

import type { AttemptQuestion } from '../../../../domain/contract/lesson.contract.ts'
import { useWords } from '../../../../i18n/words.tsx'
import { choiceOf } from '../../../../machines/quiz-attempt/answer-queue.ts'
import type { QuizAttemptActor } from '../../../../machines/quiz-attempt/quiz-attempt.machine.ts'
import { Button } from '../../../ui/button.view.tsx'
import { ChoiceList } from '../../../ui/choice-list.view.tsx'
import { Icon } from '../../../ui/icon.view.tsx'
import { StatusChip, type StatusTone } from '../../../ui/status-chip.view.tsx'
import { useKeys } from '../use-keys.ts'
import { answerStateOf, isAway, type AnswerState } from './answer-state.ts'
import { bringUp, isPhone } from './bring-up.ts'
import { quizStyles as styles } from './quiz.styles.ts'

const TONES: Readonly<Record<Exclude<AnswerState, 'unanswered'>, StatusTone>> = {
  saved: 'success',
  saving: 'neutral',
  queued: 'warning',
  offline: 'warning',
}

/** Beside the ways on, which are in sight: of the answer, or of the network while there is none. */
const AnswerSaved = ({ quiz, questionId }: { quiz: QuizAttemptActor; questionId: number }) => {
  const words = useWords().lesson.quiz
  const state = useSelector(quiz, (snapshot) => (isAway(snapshot) ? 'offline' : answerStateOf(snapshot, questionId)))
  return (
    <span role="status" className={styles.told}>
      {state !== 'unanswered' && <StatusChip tone={TONES[state]}>{words[state]()}</StatusChip>}
    </span>
  )
}

/** A digit of any keyboard, from its place; null for another key. */
const digitOf = (event: KeyboardEvent): number | null => {
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? /^([1-9])$/.exec(event.key) ?? []
  return digit === undefined ? null : Number(digit)
}

const Question = ({ quiz, question }: { quiz: QuizAttemptActor; question: AttemptQuestion }) => {
  const words = useWords().lesson.quiz
  const index = useSelector(quiz, ({ context }) => context.index)
  const total = useSelector(quiz, ({ context }) => context.attempt?.questions.length ?? 0)
  const choiceId = useSelector(quiz, ({ context }) => choiceOf(context.attempt, context.queue, question.id))
  const canReturn = useSelector(quiz, (snapshot) => snapshot.can({ type: 'question.returned' }))
  const canAdvance = useSelector(quiz, (snapshot) => snapshot.can({ type: 'question.advanced' }))

  const answer = (choice: number) => quiz.send({ type: 'answer.given', questionId: question.id, choiceId: choice })
  const goOn = () => quiz.send({ type: canAdvance ? 'question.advanced' : 'quiz.submitted' })

  const holdKeys = useKeys((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const digit = digitOf(event)
    const choice = digit === null ? undefined : question.choices[digit - 1]
    if (choice) answer(choice.id)
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) goOn()
    else return
    event.preventDefault()
  })
  // A new question takes the focus, so that the next key belongs to it; on a phone it stands where the last one stood.
  const arrive = useCallback(
    (element: HTMLElement | null) => {
      holdKeys(element)
      if (element === null) return
      element.focus({ preventScroll: isPhone() })
      // With the line of the clock, which stands above it.
      bringUp(element.parentElement)
    },
    [holdKeys],
  )

  return (
    <div
      ref={arrive}
      tabIndex={-1}
      role="group"
      aria-label={words.number({ number: index + 1, total })}
      className={styles.question}
    >
      <ChoiceList
        legend={question.prompt}
        numbered
        name={`question-${question.id}`}
        choices={question.choices.map(({ id, text }) => ({ value: String(id), label: text }))}
        value={choiceId === null ? null : String(choiceId)}
        onValueChange={(value) => answer(Number(value))}
      />
      <div className={styles.steps}>
        <AnswerSaved quiz={quiz} questionId={question.id} />
        <span className={styles.ways}>
          <Button variant="outline" disabled={!canReturn} onClick={() => quiz.send({ type: 'question.returned' })}>
            <Icon as={ArrowLeft} mirrored />
            {words.previous()}
          </Button>
          {canAdvance ? (
            <Button endIcon={ArrowRight} onClick={goOn}>
              {words.next()}
            </Button>
          ) : (
            <Button onClick={goOn}>{words.submit()}</Button>
          )}
        </span>
      </div>
      <p className={styles.hint}>{words.keys()}</p>
    </div>
  )
}

export const QuizQuestion = ({ quiz }: { quiz: QuizAttemptActor }) => {
  const question = useSelector(quiz, ({ context }) => context.attempt?.questions[context.index])
  return question ? <Question key={question.id} quiz={quiz} question={question} /> : null
}
