import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Checkbox } from './checkbox.view.tsx'
import { Link } from './link.view.tsx'
import { arabicAtNight, LONG_TEXT } from './story-kit.tsx'

const meta: Meta<typeof Checkbox> = { title: 'UI/Checkbox', component: Checkbox, args: { label: 'Send me reminders' } }
export default meta
type Story = StoryObj<typeof Checkbox>

export const States: Story = {
  render: () => (
    <>
      <Checkbox label="Not chosen" />
      <Checkbox label="Chosen" defaultChecked />
      <Checkbox label="Some of them" indeterminate />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Chosen and disabled" disabled defaultChecked />
      <Checkbox
        label={
          <>
            I agree to the <Link href="/terms">terms</Link>
          </>
        }
        error="Agree to the terms to go on."
      />
      <Checkbox label={LONG_TEXT} help="You can change this later." />
    </>
  ),
}

export const Toggles: Story = {
  args: { onCheckedChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Send me reminders'))
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
  },
}

export const ArabicAtNight: Story = { ...arabicAtNight, args: { label: 'أرسل لي تذكيرات', defaultChecked: true } }
