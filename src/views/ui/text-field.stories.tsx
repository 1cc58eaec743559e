import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'

import { arabicAtNight, Column, LONG_TEXT } from './story-kit.tsx'
import { TextArea } from './text-area.view.tsx'
import { TextField } from './text-field.view.tsx'

const meta: Meta<typeof TextField> = {
  title: 'UI/TextField',
  component: TextField,
  args: { label: 'First name', autoComplete: 'given-name' },
}
export default meta
type Story = StoryObj<typeof TextField>

export const States: Story = {
  render: () => (
    <Column>
      <TextField label="First name" autoComplete="given-name" />
      <TextField label="Agency" optional="optional" help="The agency that you respond for." defaultValue="Metro Fire" />
      <TextField
        label="Email"
        type="email"
        dir="ltr"
        autoComplete="email"
        defaultValue="sam@example"
        error="Enter a whole address, such as sam@example.org."
        help="We send the confirmation there."
      />
      <TextField label="Search people" type="search" icon={Search} placeholder="Name or e-mail" />
      <TextField label="Licence number" defaultValue="TR-2207" readOnly />
      <TextField label="Course" defaultValue="Scene Safety" disabled />
      <TextArea label="Message" help="At most 2,000 characters." />
      <TextArea label="Reply" error="Write a reply first." />
    </Column>
  ),
}

export const LongText: Story = { args: { label: LONG_TEXT, help: LONG_TEXT, error: LONG_TEXT } }

export const ErrorIsRead: Story = {
  args: { label: 'Phone', error: 'Ten digits are needed.', help: 'Digits only.', dir: 'ltr', autoComplete: 'tel' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Phone' })
    await expect(box).toHaveAccessibleDescription('Ten digits are needed. Digits only.')
    await expect(box).toBeInvalid()
  },
}

export const Typing: Story = {
  render: function Controlled() {
    const [value, setValue] = useState('')
    return <TextField label="City" value={value} onValueChange={setValue} help={value} />
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Ankara')
    await expect(canvas.getByText('Ankara')).toBeVisible()
  },
}

export const ArabicAtNight: Story = {
  ...arabicAtNight,
  render: () => (
    <Column>
      <TextField label="الاسم الأول" autoComplete="given-name" defaultValue="ليلى" />
      <TextField
        label="البريد الإلكتروني"
        dir="ltr"
        autoComplete="email"
        defaultValue="layla@example"
        error="أدخل عنوانًا كاملًا."
      />
      <TextField label="بحث" icon={Search} placeholder="الاسم أو البريد" />
    </Column>
  ),
}
