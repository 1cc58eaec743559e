import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { Slider } from './slider.view.tsx'
import { arabicAtNight } from './story-kit.tsx'

const meta: Meta<typeof Slider> = {
  title: 'UI/Slider',
  component: Slider,
  args: { label: 'Font size', value: 1, min: 0.7, max: 1.3, step: 0.1, valueText: '100 %', onValueChange: fn() },
}
export default meta
type Story = StoryObj<typeof Slider>

export const Plain: Story = {}
export const Disabled: Story = { args: { disabled: true } }
export const ArabicAtNight: Story = { ...arabicAtNight, args: { label: 'حجم الخط', valueText: '٪100' } }
