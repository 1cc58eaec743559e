import { useSelector } from '@xstate/react'
import { CirclePlay, RotateCcw } from 'lucide-react'

import { formatVideoLength } from '../../../../domain/duration.ts'
import { useFormats, useWords } from '../../../../i18n/words.tsx'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { leftToWatch, nextUnwatched } from '../../../../machines/lesson/lesson.setup.ts'
import { Button } from '../../../ui/button.view.tsx'
import { playerStyles as styles } from './player.styles.ts'

/** The way into the quiz, as the lesson stands; null while there is none. */
const useQuizLabel = (lesson: LessonActor): string | null => {
  const words = useWords().lesson.quiz
  const canAttempt = useSelector(lesson, (snapshot) => snapshot.can({ type: 'quiz.asked' }))
  const isInterrupted = useSelector(lesson, (snapshot) => snapshot.matches({ step: 'interrupted' }))
  const isReady = useSelector(lesson, (snapshot) => snapshot.matches({ step: 'ready' }))
  if (!canAttempt) return null
  if (isInterrupted) return words.goOn()
  return isReady ? words.start() : words.retry()
}

/** On the picture, when the video has come to its end: the quiz, what is still unwatched, and the video once more. */
const EndCard = ({ lesson }: { lesson: LessonActor }) => {
  const words = useWords().lesson
  const formats = useFormats()
  const quizLabel = useQuizLabel(lesson)
  const isWatching = useSelector(lesson, (snapshot) => snapshot.matches({ step: 'watching' }))
  const left = useSelector(lesson, ({ context }) => Math.ceil(leftToWatch(context)))
  const unwatched = useSelector(lesson, ({ context }) => nextUnwatched(context))
  return (
    <div className={styles.end}>
      <div className={styles.endCard}>
        <p className={styles.endTitle}>
          {isWatching && left > 0 ? words.unwatched.left({ time: formats.duration(left) }) : words.unwatched.none()}
        </p>
        <div className={styles.endWays}>
          {quizLabel !== null && <Button onClick={() => lesson.send({ type: 'quiz.asked' })}>{quizLabel}</Button>}
          {isWatching && unwatched !== null && (
            <Button icon={CirclePlay} onClick={() => lesson.send({ type: 'review.asked', second: unwatched })}>
              {words.player.goOnAt({ at: formatVideoLength(unwatched) })}
            </Button>
          )}
          <Button variant="outline" icon={RotateCcw} onClick={() => lesson.send({ type: 'play.asked' })}>
            {words.player.again()}
          </Button>
        </div>
      </div>
    </div>
  )
}

// The default export is what React's lazy() takes.
export default EndCard
