import { useSelector } from '@xstate/react'
import { Clock, EyeOff } from 'lucide-react'

import { formatVideoLength } from '../../../../domain/duration.ts'
import { useWords } from '../../../../i18n/words.tsx'
import { secondsLeft, type QuizAttemptActor } from '../../../../machines/quiz-attempt/quiz-attempt.machine.ts'
import { Button } from '../../../ui/button.view.tsx'
import { Icon } from '../../../ui/icon.view.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.view.tsx'
import { quizStyles as styles } from './quiz.styles.ts'

/** The time that is left. It can be hidden; only its thresholds are said aloud. */
export const QuizClock = ({ quiz }: { quiz: QuizAttemptActor }) => {
  const words = useWords().lesson.quiz
  const left = useSelector(quiz, ({ context }) => {
    const seconds = secondsLeft(context)
    return seconds === null ? null : Math.ceil(seconds)
  })
  const announced = useSelector(quiz, ({ context }) => context.announcement)
  const isHidden = useSelector(quiz, (snapshot) => snapshot.matches({ open: { clockFace: 'hidden' } }))
  if (left === null) return <span>{words.noLimit()}</span>
  return (
    <div className={styles.clock}>
      {!isHidden && (
        <span role="timer" aria-live="off">
          <Icon as={Clock} /> <VisuallyHidden>{words.timeLeft()}</VisuallyHidden>
          <span dir="ltr" className={styles.time}>
            {formatVideoLength(left)}
          </span>
        </span>
      )}
      <Button
        size="sm"
        variant="ghost"
        icon={isHidden ? Clock : EyeOff}
        onClick={() => quiz.send({ type: isHidden ? 'clock.shown' : 'clock.hidden' })}
      >
        {isHidden ? words.showClock() : words.hideClock()}
      </Button>
      <span role="status">
        {announced !== null && (
          <VisuallyHidden>
            {announced >= 60 ? words.minutesLeft({ count: announced / 60 }) : words.secondsLeft({ count: announced })}
          </VisuallyHidden>
        )}
      </span>
    </div>
  )
}
