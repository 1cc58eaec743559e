import type { Meta, StoryObj } from '@storybook/react-vite'

import type { ProgrammeOverview } from '../../../domain/contract/programme.contract.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { PageFrame } from '../page-frame.view.tsx'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { ProgrammeFaces } from './programme-overview.view.tsx'
import { EMPTY_PROGRAMME, PROGRAMME } from './story-programme.ts'

type Asked = { query: undefined }
const holds = (overview: ProgrammeOverview) => resourceThat(answers<ProgrammeOverview, Asked>(overview))

const Faces = withFresh(ProgrammeFaces, 'machine')

const meta: Meta<typeof Faces> = {
  title: 'Pages/Master dashboard',
  component: Faces,
  ...stage('shell', 'programmeDash', 'homeWaiting', 'coordinatorStudents'),
  render: (args) => (
    <PageFrame>
      <Faces {...args} />
    </PageFrame>
  ),
  args: { machine: () => holds(PROGRAMME) },
}
export default meta
type Story = StoryObj<typeof Faces>

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
export const Empty: Story = { args: { machine: () => holds(EMPTY_PROGRAMME) } }
export const Loading: Story = { args: { machine: () => resourceThat(waits<ProgrammeOverview, Asked>()) } }
export const Failed: Story = {
  args: { machine: () => resourceThat(fails<ProgrammeOverview, Asked>({ kind: 'offline' })) },
}
export const Partial: Story = {
  args: { machine: () => resourceGoneStale<ProgrammeOverview>(PROGRAMME, { kind: 'offline' }) },
}
