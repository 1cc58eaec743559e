import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import type { LessonQuestionRow } from '../../../domain/contract/lesson-questions.list.ts'
import { type StudentEnrollment, STUDENTS_BY_DELIVERY } from '../../../domain/contract/student-enrollments.list.ts'
import { wholeList, type ListAsked } from '../../../domain/list.ts'
import { actingThat } from '../../list-acts/story-acts.ts'
import { rowsOf } from '../../list/story-machines.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { chooseAct } from '../../ui/story-play.ts'
import { fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { questionListThat, questionsThat, type QuestionPage } from './story-questions.ts'
import { studentDeedsThat, studentListThat, type StudentPage } from './story-students.ts'
import { StudentEnrollmentsPage } from './student-enrollments.view.tsx'

const Page = withFresh(StudentEnrollmentsPage, 'acting', 'list', 'deeds', 'questions')

const meta: Meta<typeof Page> = {
  title: 'Pages/Student enrollments',
  component: Page,
  ...stage('studentEnrollments', 'lists', 'listActs', 'fieldRules', 'choosing'),
  args: {
    part: 'online',
    asked: wholeList(STUDENTS_BY_DELIVERY.online),
    list: () => studentListThat('online'),
    deeds: () => studentDeedsThat(),
    questions: () => questionsThat(),
    onPart: fn(),
    tell: fn(),
    acting: () => actingThat(),
  },
}
export default meta
type Story = StoryObj<typeof Page>
type Query = { query: ListAsked }

const inPerson = {
  part: 'inPerson',
  asked: wholeList(STUDENTS_BY_DELIVERY.inPerson),
  list: () => studentListThat('inPerson'),
} as const

export const Online: Story = { tags: ['on-a-desk'] }
export const OnlineAtNight: Story = { ...atNight, tags: ['on-a-desk'] }
export const OnlineOnAPhone: Story = onAPhone
export const OnlineInArabicAtNight: Story = { ...arabicAtNight, tags: ['on-a-desk'] }
export const InPerson: Story = { args: inPerson, tags: ['on-a-desk'] }
export const InPersonOnAPhone: Story = { args: inPerson, ...onAPhone }
export const NoStudents: Story = {
  args: { list: () => studentListThat('online', rowsOf<StudentEnrollment>([])) },
}
export const Loading: Story = { args: { list: () => studentListThat('online', waits<StudentPage, Query>()) } }
export const Failed: Story = {
  args: { list: () => studentListThat('online', fails<StudentPage, Query>({ kind: 'offline' })) },
}

const questions = { part: 'questions', questions: () => questionsThat() } as const
export const Questions: Story = { args: questions, tags: ['on-a-desk'] }
export const QuestionsInArabicAtNight: Story = { args: questions, ...arabicAtNight, tags: ['on-a-desk'] }
export const QuestionsOnAPhone: Story = { args: questions, ...onAPhone }
export const NoQuestions: Story = {
  args: { ...questions, questions: () => questionsThat(questionListThat(rowsOf<LessonQuestionRow>([]))) },
}
export const QuestionsFailed: Story = {
  args: {
    ...questions,
    questions: () => questionsThat(questionListThat(fails<QuestionPage, Query>({ kind: 'offline' }))),
  },
}
export const AnsweringAQuestion: Story = {
  args: questions,
  play: async () => {
    await chooseAct('Why is the engine angled to the left here?', 'Answer')
  },
}

export const Verifying: Story = {
  play: async () => {
    await chooseAct('Maya Feldman', 'Verify')
  },
}
export const Writing: Story = {
  play: async () => {
    await chooseAct('Maya Feldman', 'Write')
  },
}
