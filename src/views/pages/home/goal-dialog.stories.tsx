import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'

import { arabicAtNight, atNight, inArabic } from '../../ui/story-kit.tsx'
import { onAPhone, stage } from '../story-stage.tsx'
import GoalDialog from './goal-dialog.view.tsx'

const meta: Meta<typeof GoalDialog> = {
  title: 'Pages/Home/Goals',
  component: GoalDialog,
  ...stage('guestGoals'),
  args: { onClose: fn() },
}
export default meta
type Story = StoryObj<typeof GoalDialog>

export const Open: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'What would you like to accomplish?' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}
export const AtNight: Story = atNight
export const InArabic: Story = inArabic
export const InArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
