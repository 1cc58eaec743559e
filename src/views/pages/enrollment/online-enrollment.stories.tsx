import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'

import type { Course } from '../../../domain/contract/course.contract.ts'
import type { Fault } from '../../../domain/fault.ts'
import { ROLE } from '../../../domain/role.ts'
import { enrollmentMachine, type Standing } from '../../../machines/enrollment/enrollment.machine.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { answers, fails, resourceThat, waits } from '../story-actors.ts'
import { aCourse, anEnrollment, aStanding, COURSES } from '../story-data.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { OnlineEnrollmentPage } from './online-enrollment.view.tsx'

type CheckInput = { courseId: number; studentId: number | null }
type EnrollInput = { instructorOnlineCourseId: number; studentId: number }

const list = (courses: readonly Course[]) => resourceThat(answers<readonly Course[], { query: undefined }>(courses))
const standing = (held: Standing) => answers<Standing, CheckInput>(held)
const enrolling = waits<{ id: number }, EnrollInput>()
const machineThat = (checkStanding: ReturnType<typeof standing>, enroll = enrolling) =>
  enrollmentMachine.provide({ actors: { checkStanding, enroll } })
const enrollFails = (fault: Fault) => machineThat(standing(aStanding()), fails<{ id: number }, EnrollInput>(fault))

const guest = { isGuest: true, studentId: null, roles: [] } as const

const Page = withFresh(OnlineEnrollmentPage, 'courses', 'machine')

const meta: Meta<typeof Page> = {
  title: 'Pages/Enrollment/Page',
  component: Page,
  ...stage('enrollment', 'shell'),
  args: {
    courseId: 1,
    viewer: { isGuest: false, studentId: 7, roles: [ROLE.student] },
    courses: () => list(COURSES),
    machine: () => machineThat(standing(aStanding())),
    RenewDialog: fn(() => null),
    onWayIn: fn(),
  },
}
export default meta
type Story = StoryObj<typeof Page>

const enroll: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Enroll' }))
}

export const NotEnrolled: Story = {}
export const NotEnrolledAtNight: Story = atNight
export const NotEnrolledInArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
export const Guest: Story = { args: { viewer: guest } }
export const NotAStudent: Story = { args: { viewer: { isGuest: false, studentId: null, roles: [ROLE.admin] } } }
export const AnInstructor: Story = { args: { viewer: { isGuest: false, studentId: null, roles: [ROLE.instructor] } } }
const ending = aStanding(anEnrollment({ status: 3, expirationDate: '2026-05-20T12:00:00Z' }), {
  kind: 'certificateEnds',
  at: '2026-05-20T12:00:00Z',
  course: aCourse(),
})
export const CertificateEnds: Story = { args: { machine: () => machineThat(standing(ending)) } }
export const CertificateEndsInArabicAtNight: Story = { ...CertificateEnds, ...arabicAtNight }
export const CertificateEndsOnAPhone: Story = { ...CertificateEnds, ...onAPhone }
export const CertificateEnded: Story = {
  args: {
    machine: () =>
      machineThat(
        standing(aStanding(null, { kind: 'certificateEnded', at: '2026-04-20T12:00:00Z', course: aCourse() })),
      ),
  },
}
const endsAt = '2026-05-20T12:00:00Z'
export const EnrollmentEnds: Story = {
  args: {
    machine: () =>
      machineThat(
        standing(aStanding(anEnrollment({ expirationDate: endsAt }), { kind: 'enrollmentEnds', at: endsAt })),
      ),
  },
}
export const EnrollmentEnded: Story = {
  args: {
    machine: () => machineThat(standing(aStanding(null, { kind: 'enrollmentEnded', at: '2026-04-02T12:00:00Z' }))),
  },
}
export const Coordinator: Story = {
  args: { viewer: { isGuest: false, studentId: 7, roles: [ROLE.student, ROLE.groupCoordinator] } },
}
export const Enrolled: Story = { args: { machine: () => machineThat(standing(aStanding(anEnrollment()))) } }
export const Enrolling: Story = { play: enroll }
export const Refused: Story = {
  args: { machine: () => enrollFails({ kind: 'refused', message: 'This course is closed for enrollment.' }) },
  play: enroll,
}
export const Unanswered: Story = { args: { machine: () => enrollFails({ kind: 'offline' }) }, play: enroll }
export const Checking: Story = { args: { machine: () => machineThat(waits<Standing, CheckInput>()) } }
export const Failed: Story = {
  args: { machine: () => machineThat(fails<Standing, CheckInput>({ kind: 'unexpected' })) },
}
export const Unavailable: Story = { args: { machine: () => machineThat(standing({ ...aStanding(), offering: null })) } }
export const Choosing: Story = { args: { courseId: null } }
export const ChoosingInArabic: Story = { args: { courseId: null }, ...arabicAtNight }
export const ListLoading: Story = {
  args: { courseId: null, courses: () => resourceThat(waits<readonly Course[], { query: undefined }>()) },
}
export const ListFailed: Story = {
  args: {
    courseId: null,
    courses: () => resourceThat(fails<readonly Course[], { query: undefined }>({ kind: 'offline' })),
  },
}
export const ListEmpty: Story = { args: { courseId: null, courses: () => list([]) } }
