import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { arabicAtNight, LONG_TEXT } from './story-kit.tsx'
import { Truncated } from './truncated.view.tsx'

const meta: Meta<typeof Truncated> = {
  title: 'UI/Truncated',
  component: Truncated,
  args: { text: LONG_TEXT, moreLabel: 'Show more', lessLabel: 'Show less' },
}
export default meta
type Story = StoryObj<typeof Truncated>

export const Long: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(canvas.getByText(LONG_TEXT)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }))
    await expect(canvas.getByText(`${LONG_TEXT.slice(0, 150).trimEnd()}…`)).toBeVisible()
  },
}
export const Short: Story = { args: { text: 'Four hours, online.' } }
export const ArabicAtNight: Story = {
  ...arabicAtNight,
  args: { text: 'أبعد المركبات عن الطريق. '.repeat(12), moreLabel: 'عرض المزيد', lessLabel: 'عرض أقل' },
}
