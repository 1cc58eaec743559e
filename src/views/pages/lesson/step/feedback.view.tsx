import { CirclePlay } from 'lucide-react'
import { css } from 'styled-system/css'

import type { AttemptResult, LessonMedia, QuizAttempt } from '../../../../domain/contract/lesson.contract.ts'
import { formatVideoLength } from '../../../../domain/duration.ts'
import { useWords } from '../../../../i18n/words.tsx'
import { Button } from '../../../ui/button.view.tsx'
import { StatusChip } from '../../../ui/status-chip.view.tsx'

const styles = {
  said: css({
    display: 'grid',
    gap: '1',
    maxWidth: 'prose',
    paddingInlineStart: '3',
    borderInlineStartWidth: 'mark',
    borderColor: 'accent.mark',
  }),
  source: css({ textStyle: 'small', color: 'fg.muted' }),
}

type FeedbackProps = Readonly<{
  attempt: QuizAttempt
  result: AttemptResult
  /** What the video says, where it is here. */
  transcript: LessonMedia['transcript']
  onReview: (second: number) => void
}>

/**
 * What is said where a question is taught: the line that is spoken then, or is the next. A scene begins a moment before
 * its first line, and what ended before that is of another.
 */
const saidAt = (transcript: LessonMedia['transcript'], second: number): string | undefined =>
  (transcript.find(({ end }) => end > second) ?? transcript.at(-1))?.text

/**
 * How each question went, and why; a wrong answer is explained by what the video says of it, and leads to that place.
 * What the question itself has to say comes with the answers that were right, and with all once the quiz is passed.
 */
export const Feedback = ({ attempt, result, transcript, onReview }: FeedbackProps) => {
  const words = useWords().lesson.result
  return (
    <section className={css({ display: 'grid', gap: '3' })}>
      <h3 className={css({ textStyle: 'heading.card' })}>{words.review()}</h3>
      <ol className={css({ display: 'grid' })}>
        {result.feedback.map(({ questionId, isRight, videoSecond, explanation }) => {
          const question = attempt.questions.find(({ id }) => id === questionId)
          const said = isRight ? undefined : saidAt(transcript, videoSecond)
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
              {explanation === null && said !== undefined && (
                <figure className={styles.said}>
                  <figcaption className={styles.source}>
                    {words.said({ at: formatVideoLength(videoSecond) })}
                  </figcaption>
                  <blockquote>{said}</blockquote>
                </figure>
              )}
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
