import { fromPromise } from 'xstate'

import { LESSON_QUESTIONS, type LessonQuestionRow } from '../../../domain/contract/lesson-questions.list.ts'
import { wholeList } from '../../../domain/list.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import {
  answerFormMachine,
  answeringMachine,
  type Answered,
  type QuestionValues,
} from '../../../machines/lesson-questions/question-forms.machine.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { listThat, rowsOf, type Rows } from '../../list/story-machines.ts'
import { answers } from '../story-actors.ts'
import type { QuestionDeeds } from './question-deeds.view.tsx'
import type { QuestionListProps } from './question-list.view.tsx'

const question = (id: number, facts: Partial<LessonQuestionRow>): LessonQuestionRow => ({
  id,
  userId: 100 + id,
  firstName: 'Maya',
  lastName: 'Feldman',
  email: `student-${id}@example.org`,
  courseTitle: 'National TIM Responder Course (online)',
  lessonId: 4,
  lessonTitle: 'Safe Vehicle Positioning',
  at: 192,
  text: 'Why is the engine angled to the left here?',
  state: 'asked',
  askedAt: '2026-05-02T14:00:00Z',
  answer: null,
  answeredAt: null,
  answeredBy: null,
  revision: 0,
  ...facts,
})

const QUESTIONS: readonly LessonQuestionRow[] = [
  question(1, {}),
  question(2, { firstName: 'ليلى', lastName: 'منصور', text: 'هل ينطبق هذا على الطرق ذات المسارين أيضًا؟', at: 41 }),
  question(3, {
    firstName: 'Peter',
    lastName: 'Nowak',
    text: 'Do we take the lane if only the shoulder is blocked?\nOur sergeant says no.',
    state: 'answered',
    answer: 'Only while somebody works beside it.',
    answeredAt: '2026-05-03T09:00:00Z',
    answeredBy: 'Marcus Reed',
    revision: 1,
  }),
  question(4, { firstName: 'Şule', lastName: 'Yıldız', text: 'test', state: 'closed', revision: 1 }),
]

export type QuestionPage = ListRead<LessonQuestionRow>

/** The list of questions, with rows that are read as given. */
export const questionListThat = (read: Rows<LessonQuestionRow> = rowsOf(QUESTIONS)) => listThat(LESSON_QUESTIONS, read)

const doing = () =>
  createDeedMachine<LessonQuestionRow>().provide({
    actors: { perform: answers<void, { subject: LessonQuestionRow }>(undefined) },
  })

const questionDeeds = (): QuestionDeeds => ({
  answering: answeringMachine.provide({
    actors: {
      form: answerFormMachine.provide({
        actors: {
          submit: answers<Answered, { values: QuestionValues; about?: unknown }>({ id: 1 }),
          recallDraft: fromPromise<Partial<QuestionValues> | null, { form: string }>(() => Promise.resolve(null)),
          keepDraft: fromPromise(() => Promise.resolve()),
          dropDraft: fromPromise(() => Promise.resolve()),
        },
      }),
    },
  }),
  closing: doing(),
  reopening: doing(),
})

/** What the tab of questions is made of. */
export const questionsThat = (machine = questionListThat()): Omit<QuestionListProps, 'tell'> => ({
  asked: wholeList(LESSON_QUESTIONS),
  machine,
  deeds: questionDeeds(),
})
