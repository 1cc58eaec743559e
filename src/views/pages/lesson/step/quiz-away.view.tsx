import { useSelector } from '@xstate/react'

import { useWords } from '../../../../i18n/words.tsx'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { Banner } from '../../../ui/banner.view.tsx'
import { Button } from '../../../ui/button.view.tsx'

/** All is watched and the server cannot be told: what comes of it, and how the quiz opens by itself. */
export const QuizAway = ({ lesson }: { lesson: LessonActor }) => {
  const words = useWords().lesson.quiz.away
  const isAwaiting = useSelector(lesson, (snapshot) => snapshot.matches({ step: 'awaiting' }))
  return (
    <Banner
      tone="offline"
      announce="status"
      title={words.title()}
      action={
        isAwaiting ? (
          <Button variant="outline" onClick={() => lesson.send({ type: 'quiz.unawaited' })}>
            {words.stay()}
          </Button>
        ) : (
          <Button onClick={() => lesson.send({ type: 'quiz.awaited' })}>{words.go()}</Button>
        )
      }
    >
      <p>{isAwaiting ? words.waiting() : words.text()}</p>
    </Banner>
  )
}
