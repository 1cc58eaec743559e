import type { Meta, StoryObj } from '@storybook/react-vite'

import { ROLE } from '../../../../domain/role.ts'
import { arabicAtNight, atNight, inArabic } from '../../../ui/story-kit.tsx'
import { resourceGoneStale } from '../../story-actors.ts'
import { DASHBOARD, NOW } from '../../story-data.ts'
import { onAPhone, stage, withFresh } from '../../story-stage.tsx'
import { newProgramme, nothingWaits, waitingFails, waitingIsRead, waitingMachines } from './waiting.story-data.ts'
import HomeWaiting from './waiting.view.tsx'

const Waiting = withFresh(HomeWaiting, 'machines')

const meta: Meta<typeof Waiting> = {
  title: 'Pages/Home/What waits',
  component: Waiting,
  ...stage('shell', 'home', 'homeWaiting', 'dashboard', 'classDesk'),
  args: {
    productName: 'TIM Training',
    firstName: 'Nora',
    roles: [ROLE.student],
    studentId: 7,
    machines: waitingMachines,
  },
}
export default meta
type Story = StoryObj<typeof Waiting>

const instructor = { firstName: 'Walter', roles: [ROLE.instructor], studentId: null }
const coordinator = { firstName: 'Hanan', roles: [ROLE.groupCoordinator, ROLE.student], studentId: 7 }
const owner = { firstName: 'Helen', roles: [ROLE.owner], studentId: null }

export const Student: Story = {}
export const StudentAtNight: Story = atNight
export const StudentInArabic: Story = inArabic
export const StudentOnAPhone: Story = onAPhone
export const Instructor: Story = { args: instructor }
export const InstructorInArabicAtNight: Story = { args: instructor, ...arabicAtNight }
export const InstructorOnAPhone: Story = { args: instructor, ...onAPhone }
export const CoordinatorWhoLearns: Story = { args: coordinator }
export const Owner: Story = { args: owner }
export const OwnerOnAPhone: Story = { args: owner, ...onAPhone }
export const NewProgramme: Story = { args: { ...owner, machines: newProgramme } }
export const NewProgrammeOnAPhone: Story = { args: { ...owner, machines: newProgramme }, ...onAPhone }
export const NewProgrammeInArabicAtNight: Story = { args: { ...owner, machines: newProgramme }, ...arabicAtNight }
export const NothingWaits: Story = { args: { ...coordinator, machines: nothingWaits } }
export const Loading: Story = { args: { machines: waitingIsRead } }
export const Failed: Story = { args: { machines: () => waitingFails({ kind: 'offline' }) } }
export const Partial: Story = {
  args: {
    machines: () => ({
      ...waitingMachines(),
      student: resourceGoneStale({ dashboard: DASHBOARD, now: NOW }, { kind: 'offline' }),
    }),
  },
}
