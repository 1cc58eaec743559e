import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'

import { loadWords, SpeechProvider } from '../../src/i18n/words.tsx'
import { CrashBoundary } from '../../src/views/shell/crash.view.tsx'

beforeAll(() => loadWords('en', ['shell']))

const Broken = () => {
  throw new Error('the page broke')
}

test('a page that crashes says so, with the details and two ways on', async () => {
  const onReload = vi.fn<() => void>()
  const onCrash = vi.fn<(cause: unknown) => void>()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <SpeechProvider language="en">
      <CrashBoundary onReload={onReload} onCrash={onCrash}>
        <Broken />
      </CrashBoundary>
    </SpeechProvider>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong.' })).toBeVisible()
  expect(screen.getByText('Error: the page broke')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/home')
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(onReload).toHaveBeenCalledTimes(1)
  expect(onCrash.mock.calls).toEqual([[new Error('the page broke')]])
})
