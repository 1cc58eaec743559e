import type { Meta, StoryObj } from '@storybook/react-vite'

import type { ProgrammeInstructors } from '../../../domain/contract/programme-instructors.contract.ts'
import { arabicAtNight } from '../../ui/story-kit.tsx'
import { PageFrame } from '../page-frame.view.tsx'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { ProgrammeInstructorsFaces } from './programme-instructors.view.tsx'
import { INSTRUCTORS, NO_INSTRUCTORS } from './story-instructors.ts'

type Asked = { query: string }
const holds = (told: ProgrammeInstructors) =>
  resourceThat<ProgrammeInstructors, string>(answers<ProgrammeInstructors, Asked>(told))

const Faces = withFresh(ProgrammeInstructorsFaces, 'machine')

const meta: Meta<typeof Faces> = {
  title: 'Pages/Programme instructors',
  component: Faces,
  ...stage('shell', 'programmeDash', 'homeWaiting', 'coordinatorStudents'),
  render: (args) => (
    <PageFrame>
      <Faces {...args} />
    </PageFrame>
  ),
  args: { machine: () => holds(INSTRUCTORS), saveText: () => {} },
}
export default meta
type Story = StoryObj<typeof Faces>

export const Full: Story = {}
export const FullInArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
export const Empty: Story = { args: { machine: () => holds(NO_INSTRUCTORS) } }
export const Loading: Story = {
  args: { machine: () => resourceThat<ProgrammeInstructors, string>(waits<ProgrammeInstructors, Asked>()) },
}
export const Failed: Story = {
  args: {
    machine: () => resourceThat<ProgrammeInstructors, string>(fails<ProgrammeInstructors, Asked>({ kind: 'offline' })),
  },
}
export const Partial: Story = {
  args: { machine: () => resourceGoneStale<ProgrammeInstructors, string>(INSTRUCTORS, { kind: 'offline' }) },
}
