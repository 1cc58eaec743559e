import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'

import { PhoneField } from './phone-field.view.tsx'
import { arabicAtNight, LONG_TEXT } from './story-kit.tsx'

type StoryProps = Readonly<{ label: string; first?: string; help?: string; error?: string }>

const Held = ({ first = '', ...rest }: StoryProps) => {
  const [value, setValue] = useState(first)
  return <PhoneField {...rest} value={value} onValueChange={setValue} />
}

const meta: Meta<typeof Held> = { title: 'UI/PhoneField', component: Held, args: { label: 'Phone' } }
export default meta
type Story = StoryObj<typeof Held>

const box = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })

export const Empty: Story = { args: { help: 'Ten digits, with the area code.' } }
export const WithError: Story = { args: { first: '(212) 555', error: 'Invalid phone number' } }
export const LongText: Story = { args: { label: LONG_TEXT, help: LONG_TEXT } }

export const TypedAndCorrected: Story = {
  play: async ({ canvas }) => {
    const field = box(canvas)
    await userEvent.type(field, '2125550100')
    await expect(field).toHaveValue('(212) 555-0100')
    field.setSelectionRange(10, 10)
    await userEvent.keyboard('{Backspace}9')
    await expect([field.value, field.selectionStart]).toEqual(['(212) 559-0100', 9])
  },
}

export const Pasted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas))
    await userEvent.paste('+1 212 555 0100')
    await expect(box(canvas)).toHaveValue('(212) 555-0100')
  },
}

export const ArabicAtNight: Story = { ...arabicAtNight, args: { label: 'الهاتف', first: '(212) 555-0100' } }
