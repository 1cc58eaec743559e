import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import type { CourseDetail } from '../../../domain/contract/course-search.contract.ts'
import { arabicAtNight, atNight, inArabic } from '../../ui/story-kit.tsx'
import type { Holdings } from '../home/course-standing.ts'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../story-actors.ts'
import { NOW } from '../story-data.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { CourseDetailPage } from './course-detail.view.tsx'
import { CLASS_DETAIL, HELD, ONLINE_DETAIL } from './story-search.ts'

const Page = withFresh(CourseDetailPage, 'machine', 'holdings')
const showing = (detail: CourseDetail) => () => resourceThat(answers<CourseDetail, { query: number }>(detail))

const meta: Meta<typeof Page> = {
  title: 'Pages/Course detail',
  component: Page,
  ...stage('courseSearch', 'home'),
  args: {
    title: 'Course Search',
    courseId: 2,
    now: NOW,
    viewer: { isGuest: true, studentId: null },
    machine: showing(CLASS_DETAIL),
    holdings: () => resourceThat(answers<Holdings, { query: number }>(HELD)),
    EnrollDialog: fn(() => null),
  },
}
export default meta
type Story = StoryObj<typeof Page>

export const InPerson: Story = {}
export const AtNight: Story = atNight
export const InArabic: Story = inArabic
export const InArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
export const Online: Story = { args: { courseId: 1, machine: showing(ONLINE_DETAIL) } }
export const Enrolled: Story = { args: { viewer: { isGuest: false, studentId: 7 } } }
export const WithoutClasses: Story = { args: { machine: showing({ ...CLASS_DETAIL, classes: [] }) } }
export const NotOffered: Story = { args: { machine: showing({ ...ONLINE_DETAIL, isOffered: false }) } }
export const Loading: Story = { args: { machine: () => resourceThat(waits<CourseDetail, { query: number }>()) } }
export const Gone: Story = {
  args: { machine: () => resourceThat(fails<CourseDetail, { query: number }>({ kind: 'notFound' })) },
}
export const Failed: Story = {
  args: { machine: () => resourceThat(fails<CourseDetail, { query: number }>({ kind: 'offline' })) },
}
export const Partial: Story = {
  args: { machine: () => resourceGoneStale<CourseDetail, number>(CLASS_DETAIL, { kind: 'offline' }) },
}
