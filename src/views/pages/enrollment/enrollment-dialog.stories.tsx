import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { ROLE } from '../../../domain/role.ts'
import { enrollmentMachine, type Standing } from '../../../machines/enrollment/enrollment.machine.ts'
import { arabicAtNight } from '../../ui/story-kit.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { aCourse, anEnrollment, aStanding } from '../story-data.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { EnrollmentDialog } from './enrollment-dialog.view.tsx'

type CheckInput = { courseId: number; studentId: number | null }
type EnrollInput = { instructorOnlineCourseId: number; studentId: number }

const machineThat = (checkStanding: ReturnType<typeof answers<Standing, CheckInput>>) =>
  enrollmentMachine.provide({
    actors: { checkStanding, enroll: answers<{ id: number }, EnrollInput>({ id: 21 }) },
    delays: { doubleTap: 0 },
  })

const Page = withFresh(EnrollmentDialog, 'machine')

const meta: Meta<typeof Page> = {
  title: 'Pages/Enrollment/Dialog',
  component: Page,
  ...stage('enrollment', 'shell'),
  args: {
    course: aCourse(),
    viewer: { isGuest: false, studentId: 7, roles: [ROLE.student] },
    machine: () => machineThat(answers<Standing, CheckInput>(aStanding())),
    onClose: fn(),
    onWayIn: fn(),
  },
}
export default meta
type Story = StoryObj<typeof Page>

export const NotEnrolled: Story = {}
export const InArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
export const Coordinator: Story = {
  args: { viewer: { isGuest: false, studentId: 7, roles: [ROLE.student, ROLE.groupCoordinator] } },
}
export const NotAStudent: Story = { args: { viewer: { isGuest: false, studentId: null, roles: [ROLE.admin] } } }
export const Checking: Story = { args: { machine: () => machineThat(waits<Standing, CheckInput>()) } }
export const Failed: Story = { args: { machine: () => machineThat(fails<Standing, CheckInput>({ kind: 'offline' })) } }
export const AlreadyEnrolled: Story = {
  args: { machine: () => machineThat(answers<Standing, CheckInput>(aStanding(anEnrollment()))) },
}
export const EnrollsAndCloses: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Enroll' }))
    await expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/online-course/1')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}
