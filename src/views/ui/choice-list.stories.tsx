import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { ChoiceList } from './choice-list.view.tsx'
import { arabicAtNight, LONG_TEXT } from './story-kit.tsx'

const meta: Meta<typeof ChoiceList> = {
  title: 'UI/ChoiceList',
  component: ChoiceList,
  args: {
    legend: 'Where do you stop when you are the first to arrive?',
    choices: [
      { value: 'a', label: 'Beyond the incident, on the shoulder' },
      { value: 'b', label: 'Upstream of it, wheels turned away, lane blocked' },
      { value: 'c', label: 'Beside it, to talk to the driver' },
      { value: 'd', label: LONG_TEXT },
    ],
    value: 'b',
    onValueChange: fn(),
    numbered: true,
  },
}
export default meta
type Story = StoryObj<typeof ChoiceList>

export const Answered: Story = {}
export const Unanswered: Story = { args: { value: null, error: 'Choose an answer to go on.' } }
export const Disabled: Story = { args: { disabled: true } }

export const Graded: Story = {
  args: {
    disabled: true,
    value: 'c',
    choices: [
      { value: 'a', label: 'Beyond the incident, on the shoulder' },
      { value: 'b', label: 'Upstream of it, lane blocked', verdict: { is: 'right', word: 'Right answer' } },
      { value: 'c', label: 'Beside it, to talk to the driver', verdict: { is: 'wrong', word: 'Your answer' } },
    ],
  },
}

export const Choosing: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Beside it, to talk to the driver' }))
    await expect(args.onValueChange).toHaveBeenCalledWith('c')
  },
}

export const ArabicAtNight: Story = {
  ...arabicAtNight,
  args: {
    legend: 'أين تتوقف عندما تصل أولًا؟',
    choices: [
      { value: 'a', label: 'بعد الحادث على الكتف' },
      { value: 'b', label: 'قبل الحادث مع إغلاق المسار' },
    ],
  },
}
