import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import type {
  CourseDraft,
  CourseVersion,
  PublishedCourse,
  SavedCourse,
} from '../../../domain/contract/course-draft.contract.ts'
import type { QuestionStatistics } from '../../../domain/contract/question-statistics.contract.ts'
import type { CourseChange } from '../../../domain/course/course-change.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { uploadsThat } from '../../uploads/story-uploads.ts'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { CourseEditorPage } from './course-editor.view.tsx'
import { CLEARANCE, FIRST_QUESTION, SCENE } from './story-course.ts'
import { STATISTICS, editorThat, placed, READ, storyAddress, storyKeys } from './story-editor.ts'

type Asked = { courseId: number }
type Save = { courseId: number; revision: number; changes: readonly CourseChange[] }
type Publish = { courseId: number; revision: number }

const Shown = withFresh(CourseEditorPage, 'machines', 'newKey', 'uploads')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Course editor',
  component: Shown,
  ...stage('courseEditor', 'lesson', 'uploads', 'lists', 'choosing'),
  args: {
    courseId: 12,
    place: placed(),
    machines: () => editorThat(),
    newKey: storyKeys,
    uploads: () => uploadsThat(),
    addressOf: storyAddress,
    back: '/admin/courses',
    onGo: () => {},
  },
}
export default meta
type Story = StoryObj<typeof meta>

const whole: CourseDraft = {
  ...READ,
  nextEvents: ['course.changed', 'course.published'],
  problems: [],
  document: {
    ...READ.document,
    details: {
      ...READ.document.details,
      isOnline: false,
      title: both('Work zones'),
      description: both('Beside traffic'),
      audience: both(''),
    },
    teaches: [],
    lessons: [],
  },
}

function both(text: string) {
  return { en: text, tr: text, ar: text }
}

const type = async () => {
  const [title] = await screen.findAllByRole('textbox', { name: /^English/ })
  if (title) await userEvent.type(title, ' 2')
}

const publish = async () => userEvent.click(await screen.findByRole('button', { name: 'Publish' }))

export const Details: Story = {}
export const DetailsAtNight: Story = atNight
export const DetailsInArabicAtNight: Story = arabicAtNight
export const DetailsOnAPhone: Story = onAPhone
export const Lessons: Story = { args: { place: placed({ tab: 'lessons' }) } }
export const LessonsOnAPhone: Story = { ...Lessons, ...onAPhone }
export const Lesson: Story = { args: { place: placed({ tab: 'lessons', lesson: SCENE }) } }
export const LessonWithoutAnything: Story = { args: { place: placed({ tab: 'lessons', lesson: CLEARANCE }) } }
const bring = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Bring in questions' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /Or paste the text/ }), 'Where?')
}
const look = async () => {
  await bring()
  await userEvent.click(screen.getByRole('button', { name: 'Look through' }))
  await screen.findByText(/2 questions found/)
}
export const BringingQuestions: Story = { args: { place: placed({ tab: 'questions' }) }, play: bring }
export const QuestionsFound: Story = { args: { place: placed({ tab: 'questions' }) }, play: look }
export const QuestionsFoundOnAPhone: Story = { ...QuestionsFound, ...onAPhone }
export const Instructors: Story = { args: { place: placed({ tab: 'rules' }) } }
export const InstructorsInArabicAtNight: Story = { ...Instructors, ...arabicAtNight }
export const LessonInArabicAtNight: Story = { ...Lesson, ...arabicAtNight }
export const NoLessons: Story = {
  args: {
    place: placed({ tab: 'lessons' }),
    machines: () =>
      editorThat({ read: answers<CourseDraft, Asked>({ ...READ, document: { ...READ.document, lessons: [] } }) }),
  },
}
export const Questions: Story = { args: { place: placed({ tab: 'questions' }) } }
export const QuestionsOnAPhone: Story = { ...Questions, ...onAPhone }
export const Question: Story = {
  args: { place: placed({ tab: 'questions', lesson: SCENE, question: FIRST_QUESTION }) },
}
export const QuestionRetired: Story = {
  ...Question,
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Retire' })),
}
const withStatistics = () =>
  editorThat({ statistics: answers<readonly QuestionStatistics[], { query: undefined }>(STATISTICS) })
export const QuestionsWithStatistics: Story = {
  args: { place: placed({ tab: 'questions' }), machines: withStatistics },
}
export const QuestionWithStatistics: Story = { args: { ...Question.args, machines: withStatistics } }
export const QuestionWithStatisticsInArabicAtNight: Story = { ...QuestionWithStatistics, ...arabicAtNight }
export const QuestionWithoutStatistics: Story = {
  args: {
    ...Question.args,
    machines: () =>
      editorThat({
        statistics: fails<readonly QuestionStatistics[], { query: undefined }>({ kind: 'offline' }),
      }),
  },
}
export const QuestionOnAPhone: Story = { ...Question, ...onAPhone }
export const Rules: Story = { args: { place: placed({ tab: 'rules' }) } }
export const Preview: Story = { args: { place: placed({ tab: 'preview' }) } }
export const History: Story = { args: { place: placed({ tab: 'history' }) } }
export const NoHistory: Story = {
  args: {
    place: placed({ tab: 'history' }),
    machines: () => editorThat({ versions: answers<readonly CourseVersion[], { query: undefined }>([]) }),
  },
}
export const InPerson: Story = { args: { machines: () => editorThat({ read: answers<CourseDraft, Asked>(whole) }) } }
export const Loading: Story = { args: { machines: () => editorThat({ read: waits<CourseDraft, Asked>() }) } }
export const Failed: Story = {
  args: { machines: () => editorThat({ read: fails<CourseDraft, Asked>({ kind: 'offline' }) }) },
}
export const Missing: Story = {
  args: { machines: () => editorThat({ read: fails<CourseDraft, Asked>({ kind: 'notFound' }) }) },
}
export const NotSaved: Story = {
  args: { machines: () => editorThat({ save: fails<SavedCourse, Save>({ kind: 'offline' }) }) },
  play: async () => {
    await type()
    await screen.findByText('Your changes are not saved')
  },
}
export const Conflict: Story = {
  args: {
    machines: () =>
      editorThat({
        save: waits<SavedCourse, Save>(),
        kept: {
          changes: [
            { kind: 'set', at: ['details', 'title', 'en'], was: 'Before', to: 'Mine' },
            { kind: 'set', at: ['lessons', 'gone', 'title', 'en'], was: 'Before', to: 'Mine' },
          ],
        },
      }),
  },
  play: async () => {
    await screen.findByText('Someone else changed this course in the meantime')
  },
}
export const Unready: Story = {
  play: async () => {
    await publish()
    await screen.findByText(/things are missing/)
  },
}
export const ToBePublished: Story = {
  ...InPerson,
  play: async () => {
    await publish()
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveTextContent('Instructors can plan classes'))
  },
}
export const NotPublished: Story = {
  args: {
    machines: () =>
      editorThat({
        read: answers<CourseDraft, Asked>(whole),
        publish: fails<PublishedCourse, Publish>({ kind: 'refused' }),
      }),
  },
  play: async () => {
    await publish()
    const [confirm] = (await screen.findAllByRole('button', { name: 'Publish' })).slice(-1)
    if (confirm) await userEvent.click(confirm)
    await screen.findByText('The course was not published')
  },
}
