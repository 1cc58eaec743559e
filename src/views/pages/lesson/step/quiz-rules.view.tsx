import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { useFormats, useWords } from '../../../../i18n/words.tsx'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { DescriptionList } from '../../../ui/description-list.view.tsx'

/** Four short facts: two lines on a phone, so that the way on is still in sight below them. */
const pairs = css({ '& > dl': { smDown: { gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]' } } })

/** What the quiz asks for, before it begins. */
export const QuizRulesList = ({ lesson }: { lesson: LessonActor }) => {
  const words = useWords().lesson.quiz
  const formats = useFormats()
  const rules = useSelector(lesson, ({ context }) => context.lesson.quiz)
  return (
    <div className={pairs}>
      <DescriptionList
        layout="columns"
        items={[
          { key: 'questions', term: words.questions(), value: formats.number(rules.questionsDrawn) },
          { key: 'toPass', term: words.toPass(), value: formats.percent(rules.passPercent / 100) },
          {
            key: 'time',
            term: words.time(),
            value: rules.timeLimitSeconds === null ? words.noLimit() : formats.duration(rules.timeLimitSeconds),
          },
          {
            key: 'attempts',
            term: words.attempts(),
            value:
              rules.attemptsAllowed === null
                ? words.attemptsNoLimit()
                : formats.number(Math.max(0, rules.attemptsAllowed - rules.attemptsUsed)),
          },
        ]}
      />
    </div>
  )
}
