import type { Meta, StoryObj } from '@storybook/react-vite'

import type { ProgrammeQuality } from '../../../domain/contract/programme-quality.contract.ts'
import { arabicAtNight } from '../../ui/story-kit.tsx'
import { PageFrame } from '../page-frame.view.tsx'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { ProgrammeQualityFaces } from './programme-quality.view.tsx'
import { NO_QUALITY, QUALITY } from './story-quality.ts'

type Asked = { query: undefined }
const holds = (quality: ProgrammeQuality) => resourceThat(answers<ProgrammeQuality, Asked>(quality))

const Faces = withFresh(ProgrammeQualityFaces, 'machine')

const meta: Meta<typeof Faces> = {
  title: 'Pages/Programme quality',
  component: Faces,
  ...stage('shell', 'programmeDash', 'homeWaiting', 'coordinatorStudents'),
  render: (args) => (
    <PageFrame>
      <Faces {...args} />
    </PageFrame>
  ),
  args: { machine: () => holds(QUALITY), saveText: () => {} },
}
export default meta
type Story = StoryObj<typeof Faces>

export const Full: Story = {}
export const FullInArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
export const Empty: Story = { args: { machine: () => holds(NO_QUALITY) } }
export const Loading: Story = { args: { machine: () => resourceThat(waits<ProgrammeQuality, Asked>()) } }
export const Failed: Story = {
  args: { machine: () => resourceThat(fails<ProgrammeQuality, Asked>({ kind: 'offline' })) },
}
export const Partial: Story = {
  args: { machine: () => resourceGoneStale<ProgrammeQuality>(QUALITY, { kind: 'offline' }) },
}
