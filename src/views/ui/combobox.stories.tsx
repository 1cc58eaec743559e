import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import type { Option } from '../../domain/option-search.ts'
import { Combobox, MultiCombobox, type ComboboxWords } from './combobox.view.tsx'
import { arabicAtNight, atNight, LONG_TEXT, LONG_WORD } from './story-kit.tsx'
import { seen } from './story-play.ts'

const WORDS: ComboboxWords = {
  show: 'Show the list',
  clear: 'Clear',
  found: (count) => `${count} results`,
  more: (count) => `${count} more. Type to find one.`,
  chosen: 'Chosen',
  near: 'Close to it:',
  remove: (label) => `Remove ${label}`,
}

const optionsOf = (labels: readonly string[]): Option[] => labels.map((label, at) => ({ value: String(at + 1), label }))

const AGENCIES = optionsOf([
  'Fairmont Police Department',
  'Harlan County Fire and Rescue',
  'Highway Patrol, Troop D',
  'İstanbul İtfaiyesi',
  'Metro Fire',
  'Metro Towing and Recovery',
])
const MANY = optionsOf(Array.from({ length: 2000 }, (_, at) => `Fire District ${at + 1}`))
const NOT_LISTED: Option = { value: '0', label: 'My agency is not listed' }

type StoryProps = Readonly<{
  label?: string
  options?: readonly Option[]
  first?: string | null
  extraOption?: Option
  help?: string
  error?: string
  readOnly?: boolean
}>

const One = ({ label = 'Agency', options = AGENCIES, first = null, ...rest }: StoryProps) => {
  const [value, setValue] = useState(first)
  return (
    <Combobox
      {...rest}
      id="agency"
      label={label}
      options={options}
      value={value}
      onValueChange={setValue}
      words={WORDS}
      emptyText="No agency has this name."
    />
  )
}

const Several = ({ values: first, readOnly }: { values: readonly string[]; readOnly?: boolean }) => {
  const [values, setValues] = useState(first)
  return (
    <MultiCombobox
      id="agencies"
      label="Further agencies"
      optional="optional"
      options={AGENCIES}
      values={values}
      onValuesChange={setValues}
      words={WORDS}
      emptyText="No agency has this name."
      {...(readOnly !== undefined && { readOnly })}
    />
  )
}

const meta: Meta<typeof One> = {
  title: 'UI/Combobox',
  component: One,
  args: { extraOption: NOT_LISTED },
}
export default meta
type Story = StoryObj<typeof One>

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('combobox'))
  await seen(canvas.getByRole('listbox'))
}

export const Blank: Story = {}
export const Chosen: Story = { args: { first: '5' } }
export const WithError: Story = { args: { error: 'Field Required', help: 'Where you work most.' } }
export const ReadOnly: Story = { args: { first: '5', readOnly: true } }
export const Open: Story = { args: { first: '5' }, play: open }
export const OpenAtNight: Story = { ...Open, ...atNight }
export const OpenInArabicAtNight: Story = {
  ...arabicAtNight,
  args: { label: 'الجهة', extraOption: { value: '0', label: 'جهتي غير مدرجة' } },
  play: open,
}
export const LongText: Story = {
  args: { label: LONG_TEXT, options: optionsOf([LONG_TEXT, LONG_WORD]), first: '1' },
  play: open,
}
export const Nothing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'nowhere')
    await expect(canvas.getByRole('option')).toHaveTextContent('My agency is not listed')
  },
}
export const NothingAtAll: Story = {
  render: () => <One options={[]} />,
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('combobox')),
}
export const OfManyByKeyboard: Story = {
  args: { options: MANY },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'district 1999')
    await userEvent.keyboard('{Enter}')
    await expect(box).toHaveValue('Fire District 1999')
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await seen(canvas.getByRole('listbox'))
  },
}
export const SeveralChosen: Story = {
  render: () => <Several values={['2', '5']} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ISTANBUL{Enter}')
    const chips = canvas.getByRole('list', { name: 'Chosen' })
    await expect(within(chips).getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(within(chips).getByRole('button', { name: 'Remove Metro Fire' }))
    await expect(within(chips).getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}
export const SeveralReadOnly: Story = { render: () => <Several values={['2']} readOnly /> }
