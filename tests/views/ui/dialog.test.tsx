import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'

import Dialog from '../../../src/views/ui/dialog.view.tsx'

/** A page whose button asks before it does what it says, and goes with it where nothing is left to do. */
const Page = ({ isGone }: Readonly<{ isGone: boolean }>) => {
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  return (
    <main>
      <h1 tabIndex={-1}>Students</h1>
      {!(isDone && isGone) && <button onClick={() => setOpen(true)}>Remove</button>}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Remove two students?" closeLabel="Close">
        <button onClick={() => setDone(true)}>Yes</button>
      </Dialog>
    </main>
  )
}

it.each([
  ['what opened it', { isGone: false }, () => screen.getByRole('button', { name: 'Remove' })],
  ['the heading where what opened it is gone', { isGone: true }, () => screen.getByRole('heading', { level: 1 })],
])('gives the focus back to %s', async (_what, props, target) => {
  const user = userEvent.setup()
  render(<Page {...props} />)
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(target()).toHaveFocus())
})
