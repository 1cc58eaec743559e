import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { CheckInPage } from '../../../src/views/pages/check-in/check-in-page.view.tsx'
import { renderSpoken } from '../support/speak.tsx'

const open = async (code: string | null) => {
  const typed: string[] = []
  await renderSpoken(
    <CheckInPage code={code} onTyped={(text) => typed.push(text)}>
      {null}
    </CheckInPage>,
    ['checkIn'],
  )
  return typed
}

test('a code is typed and sent as it was typed', async () => {
  const typed = await open(null)
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'h7k q3m{Enter}')
  expect(typed).toEqual(['h7k q3m'])
})

test('what cannot be a code is said at its field, and stays there', async () => {
  await open('H0KQ3M')
  const box = screen.getByRole('textbox', { name: 'Code' })
  expect(box).toHaveValue('H0KQ3M')
  expect(box).toHaveAccessibleDescription(/^This is not a check-in code/)
})
