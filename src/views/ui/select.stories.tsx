import type { Meta, StoryObj } from '@storybook/react-vite'

import { Select } from './select.view.tsx'
import { arabicAtNight, Column, LONG_TEXT } from './story-kit.tsx'

const options = [
  { value: '1', label: 'Law enforcement' },
  { value: '2', label: 'Fire and rescue' },
  { value: '3', label: 'Towing and recovery' },
]

const meta: Meta<typeof Select> = { title: 'UI/Select', component: Select, args: { label: 'Discipline', options } }
export default meta
type Story = StoryObj<typeof Select>

export const States: Story = {
  render: () => (
    <Column>
      <Select label="Discipline" options={options} placeholder="Choose one" />
      <Select label="Discipline" options={options} defaultValue="2" help="What you do at the scene." />
      <Select label="Discipline" options={options} placeholder="Choose one" error="Choose a discipline." />
      <Select label="Discipline" options={options} defaultValue="3" disabled />
    </Column>
  ),
}
export const LongText: Story = { args: { label: LONG_TEXT, options: [{ value: 'a', label: LONG_TEXT }] } }
export const ArabicAtNight: Story = {
  ...arabicAtNight,
  args: { label: 'التخصص', options: [{ value: '1', label: 'الإطفاء والإنقاذ' }] },
}
