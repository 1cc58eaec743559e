import type { Meta, StoryObj } from '@storybook/react-vite'

import { arabicAtNight, atNight, LONG_TEXT } from './story-kit.tsx'
import { Surface } from './surface.view.tsx'

const meta: Meta<typeof Surface> = { title: 'UI/Surface', component: Surface, args: { children: LONG_TEXT } }
export default meta
type Story = StoryObj<typeof Surface>

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.6rem' }}>
      {(['plain', 'sunken', 'accent', 'bare'] as const).map((tone) => (
        <Surface key={tone} tone={tone}>
          {LONG_TEXT}
        </Surface>
      ))}
    </div>
  ),
}
export const AtNight: Story = { ...Tones, ...atNight }
export const ArabicAtNight: Story = { ...arabicAtNight, args: { children: 'سطح بحدّ رفيع بلا ظل.' } }
