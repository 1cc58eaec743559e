import { useSelector } from '@xstate/react'

import { useFormats, useWords } from '../../../../i18n/words.tsx'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { DescriptionList } from '../../../ui/description-list.view.tsx'

/** What the quiz asks for, before it begins. */
export const QuizRulesList = ({ lesson }: { lesson: LessonActor }) => {
  const words = useWords().lesson.quiz
  const formats = useFormats()
  const rules = useSelector(lesson, ({ context }) => context.lesson.quiz)
  return (
    <DescriptionList
      layout="columns"
      items={[
        { key: 'questions', term: words.questions(), value: formats.number(rules.questionsDrawn) },
        { key: 'toPass', term: words.toPass(), value: words.toPassValue({ percent: rules.passPercent }) },
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
  )
}
