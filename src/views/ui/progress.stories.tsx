import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ProgressBar } from './progress-bar.view.tsx'
import { ProgressRing } from './progress-ring.view.tsx'
import { arabicAtNight, atNight, Column, LONG_TEXT, Row } from './story-kit.tsx'
import { WatchedTrack } from './watched-track.view.tsx'

const meta: Meta<typeof ProgressBar> = {
  title: 'UI/Progress',
  component: ProgressBar,
  args: { label: 'Responder course', value: 3, max: 9, valueText: '3 of 9 lessons' },
}
export default meta
type Story = StoryObj<typeof ProgressBar>

export const Bars: Story = {
  render: () => (
    <Column>
      <ProgressBar label="Not begun" value={0} max={9} valueText="0 of 9 lessons" />
      <ProgressBar label="Under way" value={3} max={9} valueText="3 of 9 lessons" />
      <ProgressBar label="Done" value={9} max={9} valueText="9 of 9 lessons" />
      <ProgressBar label="Upload" value={42} valueText="42 %" quiet />
    </Column>
  ),
}

export const Rings: Story = {
  render: () => (
    <Row>
      {(['sm', 'md', 'lg'] as const).map((size, index) => (
        <ProgressRing
          key={size}
          size={size}
          label={`Lesson ${index + 1}`}
          value={index * 3 + 1}
          max={9}
          valueText="part"
        >
          {index * 3 + 1}
        </ProgressRing>
      ))}
    </Row>
  ),
}

export const Watched: Story = {
  render: () => (
    <WatchedTrack
      label="Watched"
      valueText="1 min 30 s of 4 min watched"
      timeLength={240}
      ranges={[
        [0, 70],
        [110, 130],
      ]}
      position={124}
      buffered={180}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Watched' })).toHaveAttribute('aria-valuenow', '90')
  },
}

export const WatchedAtNight: Story = { ...Watched, ...atNight }
export const LongText: Story = { args: { label: LONG_TEXT } }
export const ArabicAtNight: Story = {
  ...arabicAtNight,
  args: { label: 'دورة المستجيبين', valueText: '3 من 9 دروس' },
}
