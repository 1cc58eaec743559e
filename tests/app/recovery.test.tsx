import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { openApp } from './mount-app.tsx'

vi.mock('../../src/views/shell/shell.view.tsx', () => ({
  MAIN_ID: 'main',
  Shell: () => {
    throw new Error('the shell broke')
  },
}))

test('a crash of the shell itself says so too, alone on the page, with its details and the ways on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openApp('/home')
  const page = within(await screen.findByRole('main'))
  expect(page.getByRole('heading', { level: 1, name: 'Something went wrong.' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/home')
  expect((await page.findByRole('region', { name: 'Error details', hidden: true })).textContent).toContain(
    'Error: the shell broke\n/home (3.12.2)',
  )
})
