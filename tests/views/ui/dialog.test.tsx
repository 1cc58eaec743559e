import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { Combobox } from '../../../src/views/ui/combobox.view.tsx'
import Dialog from '../../../src/views/ui/dialog.view.tsx'
import { leaveFocusTo } from '../../../src/views/ui/focus-heir.ts'

const paint = globalThis.requestAnimationFrame
afterEach(() => {
  vi.stubGlobal('requestAnimationFrame', paint)
})

/** A busy machine paints before it comes to the timers, one of which brings the focus back. */
const paintFirst = () =>
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    void Promise.resolve().then(() => frame(performance.now()))
    return 0
  })

const leaveToRow = (menu: HTMLElement | null) => () => {
  if (menu) leaveFocusTo(menu, document.querySelector('th'))
}

const Page = ({ isOpener, isRow }: Readonly<{ isOpener: boolean; isRow: boolean }>) => {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const ask = () => {
    setOpen(true)
    setWasOpen(true)
  }
  return (
    <main>
      <h1 tabIndex={-1}>Students</h1>
      {isRow && (
        <table>
          <tbody>
            <tr>
              <th scope="row" tabIndex={-1}>
                Dana
              </th>
            </tr>
          </tbody>
        </table>
      )}
      {(isOpener || !wasOpen) && (
        <span ref={isRow ? leaveToRow : undefined}>
          <button type="button" onClick={ask}>
            Rename
          </button>
        </span>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Another name" closeLabel="Close">
        <input aria-label="Name" />
      </Dialog>
    </main>
  )
}

test.each([
  { where: 'what opened it', isOpener: true, isRow: false, role: 'button', name: 'Rename' },
  { where: 'the heading where that is gone', isOpener: false, isRow: false, role: 'heading', name: 'Students' },
  { where: 'the row where that is gone from a row', isOpener: false, isRow: true, role: 'rowheader', name: 'Dana' },
])(
  'the focus comes from a dialog to $where, even where the page is painted first',
  async ({ isOpener, isRow, role, name }) => {
    const user = userEvent.setup()
    render(<Page isOpener={isOpener} isRow={isRow} />)
    await user.click(screen.getByRole('button', { name: 'Rename' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement))
    paintFirst()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus())
  },
)

const NO_WORDS = { show: '', clear: '', found: () => '', more: () => '', near: '', chosen: '', remove: () => '' }

const asking = (onClose: () => void) => (
  <Dialog open onClose={onClose} title="Who takes it over" closeLabel="Close">
    <Combobox
      id="who"
      label="Who"
      options={[{ value: '1', label: 'Dana' }]}
      value={null}
      onValueChange={() => {}}
      words={NO_WORDS}
      emptyText="Nobody"
    />
  </Dialog>
)

test.each([
  ['with options', 'Dana', '[role=option]'],
  ['with none', 'Somebody else', '[role=presentation] > p'],
])('Escape closes the list of a field, %s, and only then the dialog', async (_, typed, shown) => {
  const onClose = vi.fn<() => void>()
  render(asking(onClose))
  const field = await screen.findByRole('combobox', { name: 'Who' })
  await userEvent.type(field, typed)
  expect(document.querySelector(shown)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(document.querySelector(shown)).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  expect(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})
