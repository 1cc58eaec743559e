import { useSelector } from '@xstate/react'
import { Check, CloudUpload } from 'lucide-react'

import { useWords } from '../../../../i18n/words.tsx'
import type { QuizAttemptActor } from '../../../../machines/quiz-attempt/quiz-attempt.machine.ts'
import { Icon } from '../../../ui/icon.view.tsx'
import { answerStateOf } from './answer-state.ts'
import { quizStyles as styles } from './quiz.styles.ts'

const Jump = ({ quiz, questionId, index }: { quiz: QuizAttemptActor; questionId: number; index: number }) => {
  const words = useWords().lesson.quiz
  const state = useSelector(quiz, (snapshot) => answerStateOf(snapshot, questionId))
  const isCurrent = useSelector(quiz, ({ context }) => context.index === index)
  const isWaiting = state === 'queued' || state === 'offline'
  const word = isWaiting ? words.waiting() : state === 'unanswered' ? words.unanswered() : words.answered()
  return (
    <button
      type="button"
      className={styles.number}
      aria-label={`${index + 1}, ${word}`}
      data-answered={state !== 'unanswered'}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => quiz.send({ type: 'question.opened', index })}
    >
      {index + 1}
      <span className={styles.mark}>
        {isWaiting ? <Icon as={CloudUpload} size="sm" /> : state !== 'unanswered' && <Icon as={Check} size="sm" />}
      </span>
    </button>
  )
}

export const QuizOverview = ({ quiz }: { quiz: QuizAttemptActor }) => {
  const words = useWords().lesson.quiz
  const questions = useSelector(quiz, ({ context }) => context.attempt?.questions)
  return (
    <nav aria-label={words.overview()}>
      <ol className={styles.overview}>
        {questions?.map(({ id }, index) => (
          <li key={id}>
            <Jump quiz={quiz} questionId={id} index={index} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
