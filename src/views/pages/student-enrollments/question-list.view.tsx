import { useActorRef } from '@xstate/react'
import { Archive, ArchiveRestore, Reply, UserRound } from 'lucide-react'

import { LESSON_QUESTIONS, type LessonQuestionRow } from '../../../domain/contract/lesson-questions.list.ts'
import { formatVideoLength } from '../../../domain/duration.ts'
import type { ListAsked } from '../../../domain/list.ts'
import { personAddress } from '../../../domain/person-address.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import { lesserFact, twoFacts } from '../../list/cell-line.ts'
import { columnsIn, filtersIn } from '../../list/defined-list.ts'
import type { RowAct } from '../../list/list.props.ts'
import { ListView } from '../../list/list.view.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'
import { Day } from '../day.view.tsx'
import {
  AnswerDialog,
  ClosingDialog,
  ReopeningDialog,
  useQuestionDeeds,
  type QuestionDeedActors,
  type QuestionDeeds,
} from './question-deeds.view.tsx'

const TONES: Readonly<Record<LessonQuestionRow['state'], StatusTone>> = {
  asked: 'warning',
  answered: 'success',
  closed: 'neutral',
  withdrawn: 'neutral',
}

const askerOf = ({ firstName, lastName }: LessonQuestionRow): string => `${firstName} ${lastName}`

const Standing = ({ item }: Readonly<{ item: LessonQuestionRow }>) => {
  const { states } = useWords().studentEnrollments.questions
  return <StatusChip tone={TONES[item.state]}>{states[item.state]()}</StatusChip>
}

const columnsOf = ({ studentEnrollments: { questions } }: Words) =>
  columnsIn(LESSON_QUESTIONS, {
    question: { header: questions.columns.question(), cell: ({ text }) => <bdi>{text}</bdi> },
    name: { header: questions.columns.name(), cell: (item) => <bdi>{askerOf(item)}</bdi> },
    lesson: {
      header: questions.columns.lesson(),
      cell: ({ lessonTitle, at, courseTitle }) => (
        <span className={twoFacts}>
          <span>
            <bdi>{lessonTitle}</bdi> <bdi dir="ltr">{formatVideoLength(at)}</bdi>
          </span>
          <bdi className={lesserFact}>{courseTitle}</bdi>
        </span>
      ),
    },
    state: { header: questions.columns.state(), cell: (item) => <Standing item={item} /> },
    askedAt: { header: questions.columns.askedAt(), cell: ({ askedAt }) => <Day at={askedAt} /> },
    answer: { header: questions.columns.answer(), cell: ({ answer }) => <bdi>{answer}</bdi> },
  })

const filtersOf = ({ studentEnrollments: { questions } }: Words) =>
  filtersIn(LESSON_QUESTIONS, {
    state: { label: questions.columns.state(), saying: (value) => questions.states[value]() },
    course: { label: questions.course() },
    askedAt: { label: questions.columns.askedAt() },
  })

const briefOf =
  ({ studentEnrollments: { questions } }: Words) =>
  (item: LessonQuestionRow) => ({
    facts: [questions.place({ lesson: item.lessonTitle, moment: formatVideoLength(item.at) }), askerOf(item)],
    status: <Standing item={item} />,
  })

const aboutOf = (item: LessonQuestionRow, { studentEnrollments: { questions } }: Words) => ({
  id: item.id,
  revision: item.revision,
  text: item.text,
  moment: questions.place({ lesson: item.lessonTitle, moment: formatVideoLength(item.at) }),
  asker: askerOf(item),
})

/** The usual first: what waits is answered. */
const rowActsOf =
  (words: Words, { answering, closing, reopening }: QuestionDeedActors) =>
  (item: LessonQuestionRow): readonly RowAct[] => {
    const { questions } = words.studentEnrollments
    const person = {
      key: 'person',
      label: words.studentEnrollments.openPerson(),
      icon: UserRound,
      href: personAddress(item.userId, 'training', '/instructor/student-enrollments'),
    }
    const answer = {
      key: 'answer',
      label: item.state === 'answered' ? questions.answerAgain() : questions.answer(),
      icon: Reply,
      onChoose: () =>
        answering.send({
          type: 'form.begun',
          values: { text: item.answer ?? '' },
          about: aboutOf(item, words),
        }),
    }
    if (item.state === 'asked') {
      const close = { key: 'close', label: questions.close(), icon: Archive }
      return [answer, { ...close, onChoose: () => closing.send({ type: 'deed.asked', subject: item }) }, person]
    }
    if (item.state === 'closed') {
      const reopen = { key: 'reopen', label: questions.reopen(), icon: ArchiveRestore }
      return [answer, { ...reopen, onChoose: () => reopening.send({ type: 'deed.asked', subject: item }) }, person]
    }
    return [answer, person]
  }

export type QuestionListProps = Readonly<{
  asked: ListAsked
  machine: ListMachine<LessonQuestionRow>
  deeds: QuestionDeeds
  tell: (notice: Notice) => void
}>

/** What learners of one's own online courses ask about moments of lessons; those that wait come first. */
export const QuestionList = ({ asked, machine, deeds: machines, tell }: QuestionListProps) => {
  const words = useWords()
  const { questions } = words.studentEnrollments
  const actor = useActorRef(machine, { input: { asked } })
  const deeds = useQuestionDeeds(machines, tell)
  return (
    <>
      <ListView
        actor={actor}
        definition={LESSON_QUESTIONS}
        asked={asked}
        label={questions.caption()}
        nameOf={({ text }) => text}
        brief={briefOf(words)}
        search={questions.search()}
        columns={columnsOf(words)}
        filters={filtersOf(words)}
        rowActs={rowActsOf(words, deeds)}
        isExported
        count={(total) => questions.count({ count: total })}
        empty={{ title: questions.noneTitle(), children: questions.noneText() }}
      />
      <AnswerDialog actor={deeds.answering} />
      <ClosingDialog actor={deeds.closing} />
      <ReopeningDialog actor={deeds.reopening} />
    </>
  )
}
