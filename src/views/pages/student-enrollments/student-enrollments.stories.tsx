import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'

import { wholeList, type ListAsked } from '../../../domain/list.ts'
import { STUDENTS_BY_DELIVERY } from '../../../domain/student-enrollment-list.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { fails, waits } from '../story-actors.ts'
import { answers } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { pageOf, studentDeedsThat, studentListThat, TAUGHT, type StudentPage } from './story-students.ts'
import { StudentEnrollmentsPage } from './student-enrollments.view.tsx'

const Page = withFresh(StudentEnrollmentsPage, 'list', 'deeds', 'courses')

const meta: Meta<typeof Page> = {
  title: 'Pages/Student enrollments',
  component: Page,
  ...stage('studentEnrollments', 'lists', 'fieldRules'),
  args: {
    delivery: 'online',
    asked: wholeList(STUDENTS_BY_DELIVERY.online),
    list: () => studentListThat('online'),
    deeds: () => studentDeedsThat(),
    courses: () => TAUGHT,
    onDelivery: fn(),
    tell: fn(),
  },
}
export default meta
type Story = StoryObj<typeof Page>
type Query = { query: ListAsked }

const inPerson = {
  delivery: 'inPerson',
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
  args: { list: () => studentListThat('online', answers<StudentPage, Query>(pageOf([]))) },
}
export const Loading: Story = { args: { list: () => studentListThat('online', waits<StudentPage, Query>()) } }
export const Failed: Story = {
  args: { list: () => studentListThat('online', fails<StudentPage, Query>({ kind: 'offline' })) },
}

export const Verifying: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click((await within(canvasElement).findAllByRole('button', { name: /^(Verify|Doğrula|تحقّق)/ }))[0]!)
  },
}
export const Writing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click((await within(canvasElement).findAllByRole('button', { name: /^(Write|Yaz|اكتب)/ }))[0]!)
  },
}
