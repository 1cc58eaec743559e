import { LESSON_QUESTIONS, type LessonQuestionRow } from '../../domain/contract/lesson-questions.list.ts'
import { STUDENT_ENROLLMENTS, STUDENTS_BY_DELIVERY } from '../../domain/contract/student-enrollments.list.ts'
import type { Delivery } from '../../domain/delivery.ts'
import type { ChosenRows, ListAsked } from '../../domain/list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { submitting } from '../../machines/form/submitting.ts'
import {
  answerFormMachine,
  answeringMachine,
  type AnswerAbout,
  type Answered,
  type QuestionValues,
} from '../../machines/lesson-questions/question-forms.machine.ts'
import {
  messageFormMachine,
  messagingMachine,
  type MessageSent,
  type MessageTo,
  type MessageValues,
} from '../../machines/student-enrollments/message-form.machine.ts'
import type { QuestionDeeds } from '../../views/pages/student-enrollments/question-deeds.view.tsx'
import { askAct } from './acting.actors.ts'
import { createDeed } from './deed.actors.ts'
import { createDefinedList } from './defined-list.actors.ts'
import { draftActors } from './draft.actors.ts'

export type StudentEnrollmentsWorld = Readonly<{
  gateway: Gateway
  /** Whose half-written message is kept. */
  viewerId: () => number | null
  writeAddress: (delivery: Delivery, asked: ListAsked) => void
}>

/** What a tab of the page is asked for. */
const of = (delivery: Delivery, asked: ListAsked): ListAsked => ({
  ...asked,
  filters: { ...asked.filters, delivery: [delivery] },
})

export const createStudentList = ({ gateway, writeAddress }: StudentEnrollmentsWorld, delivery: Delivery) =>
  createDefinedList(STUDENT_ENROLLMENTS, {
    gateway,
    topics: ['studentEnrollments', 'enrollments'],
    part: { definition: STUDENTS_BY_DELIVERY[delivery], whole: (asked) => of(delivery, asked) },
    writeAddress: (asked) => writeAddress(delivery, asked),
  })

/** What learners ask about lessons. */
export const createQuestionList = (gateway: Gateway, writeAddress: (asked: ListAsked) => void) =>
  createDefinedList(LESSON_QUESTIONS, { gateway, topics: ['lessonQuestions'], writeAddress })

/** What an instructor does with those. */
export const createQuestionDeeds = ({ ask }: Gateway, viewerId: () => number | null): QuestionDeeds => ({
  answering: answeringMachine.provide({
    actors: {
      form: answerFormMachine.provide({
        actors: {
          ...draftActors<Partial<QuestionValues>>(viewerId),
          submit: submitting<{ values: QuestionValues; about: AnswerAbout }, Answered>(
            async ({ values, about: { id, revision } }, signal) => {
              await ask('AnswerLessonQuestion', { id, revision, ...values }, { signal })
              return { id }
            },
          ),
        },
      }),
    },
  }),
  closing: createDeed(async ({ id }: LessonQuestionRow, signal) => {
    await ask('CloseLessonQuestion', { id }, { signal })
  }),
  reopening: createDeed(async ({ id }: LessonQuestionRow, signal) => {
    await ask('ReopenLessonQuestion', { id }, { signal })
  }),
})

/** What an instructor does with students: verify who they are, or write to them. */
export const createStudentDeeds = ({ gateway, gateway: { ask }, viewerId }: StudentEnrollmentsWorld) => ({
  verifying: createDeed(({ selection }: ChosenRows, signal) =>
    askAct(gateway, STUDENT_ENROLLMENTS, 'verify')({ selection }, signal),
  ),
  messaging: messagingMachine.provide({
    actors: {
      form: messageFormMachine.provide({
        actors: {
          ...draftActors<Partial<MessageValues>>(viewerId),
          submit: submitting<{ values: MessageValues; about: MessageTo }, MessageSent>(
            async ({ values, about: { delivery, students } }, signal) =>
              (await ask('WriteToStudents', { delivery, selection: students.selection, ...values }, { signal }))
                .writeToStudents,
          ),
        },
      }),
    },
  }),
})
