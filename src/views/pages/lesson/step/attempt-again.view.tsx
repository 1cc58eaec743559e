import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { useWords } from '../../../../i18n/words.tsx'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { useDates } from '../../../dates.ts'
import { Button } from '../../../ui/button.view.tsx'

/** The way into the quiz, or the reason why there is none now. */
export const AttemptAgain = ({ lesson, label }: { lesson: LessonActor; label: string }) => {
  const words = useWords().lesson.quiz
  const dates = useDates()
  const canAttempt = useSelector(lesson, (snapshot) => snapshot.can({ type: 'quiz.asked' }))
  const retryAt = useSelector(lesson, ({ context }) => context.lesson.quiz.retryAt)
  const isUsedUp = useSelector(
    lesson,
    ({ context: { lesson: held } }) =>
      held.quiz.attemptsAllowed !== null && held.quiz.attemptsUsed >= held.quiz.attemptsAllowed,
  )
  return (
    <div className={css({ display: 'grid', justifyItems: 'start', gap: '2' })}>
      <Button size="lg" disabled={!canAttempt} onClick={() => lesson.send({ type: 'quiz.asked' })}>
        {label}
      </Button>
      {!canAttempt && isUsedUp && <p>{words.attemptsNone()}</p>}
      {!canAttempt && !isUsedUp && retryAt !== null && <p>{words.retryAt({ instant: dates.dateTime(retryAt) })}</p>}
    </div>
  )
}
