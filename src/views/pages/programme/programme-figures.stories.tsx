import type { Meta, StoryObj } from '@storybook/react-vite'

import type { ProgrammeFigures } from '../../../domain/contract/programme-figures.contract.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { PageFrame } from '../page-frame.view.tsx'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { ProgrammeFiguresFaces } from './programme-figures.view.tsx'
import { FIGURES, NO_FIGURES } from './story-programme.ts'

type Asked = { query: string }
const holds = (figures: ProgrammeFigures) =>
  resourceThat<ProgrammeFigures, string>(answers<ProgrammeFigures, Asked>(figures))

const Faces = withFresh(ProgrammeFiguresFaces, 'machine')

const meta: Meta<typeof Faces> = {
  title: 'Pages/Programme figures',
  component: Faces,
  ...stage('shell', 'programmeDash', 'homeWaiting', 'coordinatorStudents', 'lists'),
  render: (args) => (
    <PageFrame>
      <Faces {...args} />
    </PageFrame>
  ),
  args: { machine: () => holds(FIGURES), onPeriod: () => {}, saveText: () => {} },
}
export default meta
type Story = StoryObj<typeof Faces>

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
export const NobodyTrainedInOwnDays: Story = {
  args: { machine: () => holds(NO_FIGURES), period: NO_FIGURES.period.key },
}
export const Loading: Story = {
  args: { machine: () => resourceThat<ProgrammeFigures, string>(waits<ProgrammeFigures, Asked>()) },
}
export const Failed: Story = {
  args: {
    machine: () => resourceThat<ProgrammeFigures, string>(fails<ProgrammeFigures, Asked>({ kind: 'offline' })),
  },
}
export const Partial: Story = {
  args: { machine: () => resourceGoneStale<ProgrammeFigures, string>(FIGURES, { kind: 'offline' }) },
}
