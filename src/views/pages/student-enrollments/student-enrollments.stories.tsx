import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { type StudentEnrollment, STUDENTS_BY_DELIVERY } from '../../../domain/contract/student-enrollments.list.ts'
import { wholeList, type ListAsked } from '../../../domain/list.ts'
import { actingThat } from '../../list-acts/story-acts.ts'
import { rowsOf } from '../../list/story-machines.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { chooseAct } from '../../ui/story-play.ts'
import { fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { studentDeedsThat, studentListThat, type StudentPage } from './story-students.ts'
import { StudentEnrollmentsPage } from './student-enrollments.view.tsx'

const Page = withFresh(StudentEnrollmentsPage, 'acting', 'list', 'deeds')

const meta: Meta<typeof Page> = {
  title: 'Pages/Student enrollments',
  component: Page,
  ...stage('studentEnrollments', 'lists', 'listActs', 'fieldRules', 'choosing'),
  args: {
    delivery: 'online',
    asked: wholeList(STUDENTS_BY_DELIVERY.online),
    list: () => studentListThat('online'),
    deeds: () => studentDeedsThat(),
    onDelivery: fn(),
    tell: fn(),
    acting: () => actingThat(),
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
  args: { list: () => studentListThat('online', rowsOf<StudentEnrollment>([])) },
}
export const Loading: Story = { args: { list: () => studentListThat('online', waits<StudentPage, Query>()) } }
export const Failed: Story = {
  args: { list: () => studentListThat('online', fails<StudentPage, Query>({ kind: 'offline' })) },
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
