import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'

import type { Course } from '../../../domain/contract/course.contract.ts'
import { ROLE } from '../../../domain/role.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { arabicAtNight, atNight, inArabic } from '../../ui/story-kit.tsx'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../story-actors.ts'
import { COURSES, NOW } from '../story-data.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import type { Holdings } from './course-standing.ts'
import CoursesAway from './courses-away.view.tsx'
import { HeldCourses } from './held-courses.view.tsx'
import { HomePage, type OwnCoursesProps } from './home.view.tsx'
import { waitingMachines } from './waiting/waiting.story-data.ts'
import HomeWaiting from './waiting/waiting.view.tsx'

const HOLDINGS: Holdings = {
  online: [{ courseId: 1, status: 1, expirationDate: '2027-04-02T00:00:00Z' }],
  inPerson: [
    {
      instructorCourse: {
        id: 31,
        courseId: 2,
        courseStatusId: 1,
        courseDate: '2026-06-11T13:00:00Z',
        courseEndDate: null,
      },
    },
  ],
  now: NOW,
}

const guest = { looker: 'guest', studentId: null } as const
const student = { looker: 'person', studentId: 7 } as const
const list = (courses: readonly Course[]) => resourceThat(answers<readonly Course[], { query: undefined }>(courses))

const Waiting = () => (
  <HomeWaiting
    productName="TIM Training"
    firstName="Nora"
    roles={[ROLE.student]}
    studentId={7}
    machines={waitingMachines()}
  />
)

const ownCourses = (holdings: () => ResourceMachine<Holdings, number>) => {
  const OwnCourses = (props: OwnCoursesProps) => {
    const [machine] = useState(holdings)
    return <HeldCourses machine={machine} {...props} />
  }
  return OwnCourses
}

const Page = withFresh(HomePage, 'courses')

const meta: Meta<typeof Page> = {
  title: 'Pages/Home',
  component: Page,
  ...stage('shell', 'home', 'homeWaiting', 'dashboard', 'classDesk'),
  args: {
    productName: 'TIM Training',
    viewer: guest,
    courses: () => list(COURSES),
    OwnCourses: ownCourses(() => resourceThat(answers<Holdings, { query: number }>(HOLDINGS))),
    CoursesAway,
    Waiting,
    onRetry: fn(),
    EnrollDialog: fn(() => null),
    GoalDialog: fn(() => null),
  },
}
export default meta
type Story = StoryObj<typeof Page>

export const Guest: Story = {}
export const GuestAtNight: Story = atNight
export const GuestInArabic: Story = inArabic
export const GuestOnAPhone: Story = onAPhone
export const FromTheServer: Story = {
  args: { firstCourses: COURSES, courses: () => resourceThat(waits<readonly Course[], { query: undefined }>()) },
}
export const Student: Story = { args: { viewer: student } }
export const StudentInArabicAtNight: Story = { args: { viewer: student }, ...arabicAtNight }
export const NotAStudent: Story = { args: { viewer: { looker: 'person', studentId: null } } }
export const Loading: Story = {
  args: { courses: () => resourceThat(waits<readonly Course[], { query: undefined }>()) },
}
export const Empty: Story = { args: { courses: () => list([]) } }
export const Failed: Story = {
  args: { courses: () => resourceThat(fails<readonly Course[], { query: undefined }>({ kind: 'offline' })) },
}
export const Partial: Story = {
  args: { courses: () => resourceGoneStale<readonly Course[]>(COURSES, { kind: 'offline' }) },
}
export const EnrollmentsLoading: Story = {
  args: { viewer: student, OwnCourses: ownCourses(() => resourceThat(waits<Holdings, { query: number }>())) },
}
export const EnrollmentsUnchecked: Story = {
  args: {
    viewer: student,
    OwnCourses: ownCourses(() => resourceThat(fails<Holdings, { query: number }>({ kind: 'unexpected' }))),
  },
}
