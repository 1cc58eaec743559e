import { CirclePlay } from 'lucide-react'
import { css } from 'styled-system/css'

import type { AttemptResult, QuizAttempt } from '../../../../domain/contract/lesson.contract.ts'
import { formatVideoLength } from '../../../../domain/duration.ts'
import { useWords } from '../../../../i18n/words.tsx'
import { Button } from '../../../ui/button.view.tsx'
import { StatusChip } from '../../../ui/status-chip.view.tsx'

type FeedbackProps = Readonly<{ attempt: QuizAttempt; result: AttemptResult; onReview: (second: number) => void }>

/** How each question went; a wrong answer leads to the place in the video that teaches it. */
export const Feedback = ({ attempt, result, onReview }: FeedbackProps) => {
  const words = useWords().lesson.result
  return (
    <section className={css({ display: 'grid', gap: '3' })}>
      <h3 className={css({ textStyle: 'heading.card' })}>{words.review()}</h3>
      <ol className={css({ display: 'grid' })}>
        {result.feedback.map(({ questionId, isRight, videoSecond, explanation }) => {
          const question = attempt.questions.find(({ id }) => id === questionId)
          const given = question?.choices.find(({ id }) => id === question.choiceId)
          return (
            <li
              key={questionId}
              className={css({
                display: 'grid',
                justifyItems: 'start',
                gap: '2',
                overflowWrap: 'anywhere',
                paddingBlock: '4',
                borderBlockStartWidth: 'hairline',
              })}
            >
              <StatusChip tone={isRight ? 'success' : 'danger'}>{isRight ? words.right() : words.wrong()}</StatusChip>
              <p className={css({ fontWeight: 'semibold' })}>{question?.prompt}</p>
              {given && <p className={css({ color: 'fg.muted' })}>{given.text}</p>}
              {explanation !== null && <p className={css({ maxWidth: 'prose' })}>{explanation}</p>}
              {!isRight && (
                <Button size="sm" variant="outline" icon={CirclePlay} onClick={() => onReview(videoSecond)}>
                  {words.watchPart({ at: formatVideoLength(videoSecond) })}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
