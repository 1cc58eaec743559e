import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import { loadWords, SpeechProvider } from '../../src/i18n/words.tsx'
import { copyingMachine } from '../../src/machines/copying/copying.machine.ts'
import { CrashBoundary } from '../../src/views/shell/crash-boundary.view.tsx'
import { CrashDetails } from '../../src/views/shell/crash-details.view.tsx'
import { Crash } from '../../src/views/shell/crash.view.tsx'

beforeAll(() => loadWords('en', ['shell', 'crashReport']))
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const BREAK = new Error('the page broke')

const Broken = ({ what = BREAK }: { what?: unknown }) => {
  throw what
}

const show = (Details: () => React.ReactNode, onReload = () => {}) =>
  render(
    <SpeechProvider language="en">
      <CrashBoundary fallback={(cause) => <Crash cause={cause} onReload={onReload} Details={Details} />}>
        <Broken />
      </CrashBoundary>
    </SpeechProvider>,
  )

test('a page that crashes says so, with two ways on', async () => {
  const onReload = vi.fn<() => void>()
  show(() => null, onReload)
  expect(screen.getByRole('alert')).toContainElement(
    screen.getByRole('heading', { level: 1, name: 'Something went wrong.' }),
  )
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/home')
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(onReload).toHaveBeenCalledTimes(1)
})

test('details that do not come leave the message', () => {
  show(() => <Broken what={new Error('no network')} />)
  expect(screen.getByText('Error: the page broke')).toBeVisible()
})

test('whoever set the boundary is told', () => {
  const onCrash = vi.fn<(cause: unknown) => void>()
  render(
    <CrashBoundary fallback={String} onCrash={onCrash}>
      <Broken />
    </CrashBoundary>,
  )
  expect([screen.getByText('Error: the page broke').tagName, onCrash.mock.calls]).toEqual([
    'DIV',
    [[new Error('the page broke')]],
  ])
})

describe('the details', () => {
  const open = async (write: (text: string) => Promise<void>) => {
    const copying = copyingMachine.provide({
      actors: { writeText: fromPromise(({ input }) => write(input.text)) },
    })
    await act(async () =>
      render(
        <SpeechProvider language="en">
          <CrashDetails cause="the page broke" copying={copying} />
        </SpeechProvider>,
      ),
    )
    await userEvent.click(await screen.findByText('Error details', { selector: 'summary' }))
  }

  test('say what broke, where and in which version, and are copied', async () => {
    history.replaceState(null, '', '/course/verification?code=TIM-2222-2222')
    const written: string[] = []
    await open(async (text) => {
      written.push(text)
    })
    const report = 'the page broke\n/course/verification (3.12.2)'
    expect(screen.getByRole('region', { name: 'Error details' }).textContent).toBe(report)
    await userEvent.click(screen.getByRole('button', { name: 'Copy the details' }))
    expect(await screen.findByText('Copied!')).toBeVisible()
    expect(written).toEqual([report])
  })

  test('say when the browser does not let them be copied', async () => {
    await open(() => Promise.reject(new Error('denied')))
    await userEvent.click(screen.getByRole('button', { name: 'Copy the details' }))
    expect(await screen.findByText('They could not be copied. Select the text above instead.')).toBeVisible()
  })
})
