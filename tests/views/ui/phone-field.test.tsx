import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import { PhoneField } from '../../../src/views/ui/phone-field.view.tsx'

const Held = ({ first }: { first: string }) => {
  const [value, setValue] = useState(first)
  return <PhoneField label="Phone" value={value} onValueChange={setValue} />
}

const open = (first = '') => {
  render(<Held first={first} />)
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
}

/** Presses keys with the caret at a place, and says what stands there then, with the caret as `|`. */
const pressAt = async (field: HTMLInputElement, place: number, keys: string) => {
  field.focus()
  await userEvent.type(field, keys, { initialSelectionStart: place, initialSelectionEnd: place })
  const at = field.selectionStart ?? -1
  return `${field.value.slice(0, at)}|${field.value.slice(at)}`
}

describe('a phone field', () => {
  it('is what a phone and a password manager expect', () => {
    const field = open()
    const traits = ['type', 'inputmode', 'autocomplete', 'dir'].map((name) => field.getAttribute(name))
    expect(traits).toEqual(['tel', 'tel', 'tel-national', 'ltr'])
  })

  it.each([
    ['2125550100', '(212) 555-0100'],
    ['212555', '(212) 555'],
    ['(212) 555-0100', '(212) 555-0100'],
    ['02125550100', '(212) 555-0100'],
    ['٢١٢٥٥٥٠١٠٠', '(212) 555-0100'],
    ['call me', ''],
    ['00', '+'],
    ['0090 532 123 45 67', '+90 532 123 45 67'],
    ['٠٠٩٠٥٣٢١٢٣٤٥٦٧', '+905321234567'],
    ['0012125550100', '(212) 555-0100'],
    ['0{Tab}{Shift>}{Tab}{/Shift}0', ''],
  ])('shows %s, as it is typed, as %s', async (typed, shown) => {
    const field = open()
    await userEvent.type(field, typed)
    expect(field).toHaveValue(shown)
  })

  it.each([
    ['+1 212 555 0100', '(212) 555-0100'],
    ['1-212-555-0100', '(212) 555-0100'],
    ['212.555.0100', '(212) 555-0100'],
    ['0049 30 901820', '0049 30 901820'],
    ['۲۱۲۵۵۵۰۱۰۰', '(212) 555-0100'],
  ])('takes %s, pasted, as %s', async (pasted, shown) => {
    const field = open()
    await userEvent.click(field)
    await userEvent.paste(pasted)
    expect(field).toHaveValue(shown)
  })

  it('takes a number that a password manager fills in without coming to it', () => {
    const field = open()
    fireEvent.input(field, { target: { value: '+12125550100' } })
    expect(field).toHaveValue('(212) 555-0100')
  })

  it.each([
    ['typed in the middle, the caret stays', '(212) 555-01', 3, '9', '(219|) 255-501'],
    ['a digit is deleted in the middle', '(212) 555-0100', 8, '{Backspace}', '(212) 5|50-100'],
    ['a sign of the mask is deleted: the digit before it goes', '(212) 555-0100', 6, '{Backspace}', '(21|5) 550-100'],
    [
      'a sign of the mask is deleted forward: the digit after it goes',
      '(212) 555-0100',
      9,
      '{Delete}',
      '(212) 555|-100',
    ],
    ['nothing stands before the first digit', '(212) 555-0100', 1, '{Backspace}', '(|212) 555-0100'],
    ['the last digit is deleted', '(212) 555-0100', 14, '{Backspace}', '(212) 555-010|'],
    ['all of it is deleted', '(21', 3, '{Backspace}{Backspace}', '|'],
  ] as const)('%s', async (_what, first, place, keys, shown) => {
    expect(await pressAt(open(first), place, keys)).toBe(shown)
  })
})
