import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Link, Route, Switch, useLocation } from 'wouter'

import Dialog from '../../../src/views/ui/dialog.view.tsx'

const Asking = ({ onLeft }: Readonly<{ onLeft: () => void }>) => {
  const [isAsked, setAsked] = useState(false)
  const [, navigate] = useLocation()
  return (
    <Dialog open onClose={() => setAsked(true)} title="Another name" closeLabel="Close">
      <input aria-label="Name" />
      <button type="button" onClick={() => navigate('/list?of=b', { replace: true })}>
        Only those of B
      </button>
      <Link href="/person">Dana</Link>
      <button type="button" onClick={onLeft}>
        Done
      </button>
      <Dialog open={isAsked} role="alertdialog" onClose={() => setAsked(false)} title="Leave it?" closeLabel="Stay">
        <button type="button" onClick={onLeft}>
          Leave it
        </button>
      </Dialog>
    </Dialog>
  )
}

const List = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h1>Students</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      {isOpen && <Asking onLeft={() => setOpen(false)} />}
    </>
  )
}

const Site = () => (
  <StrictMode>
    <Switch>
      <Route path="/list" component={List} />
      <Route path="/person">
        <h1>Dana</h1>
      </Route>
      <Route>
        <h1>Home</h1>
      </Route>
    </Switch>
  </StrictMode>
)

const back = () => act(() => history.back())
const at = () => location.pathname + location.search
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const isOver = () => waitFor(() => expect(history.state).toEqual({ of: 'the list', over: true }))
const isBelow = () => waitFor(() => expect(history.state).toEqual({ of: 'the list' }))

const open = async () => {
  await press('Rename')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Dana')
  await isOver()
}

beforeEach(async () => {
  await Dialog.load()
  history.pushState(null, '', '/home')
  history.pushState({ of: 'the list' }, '', '/list?of=a')
  render(<Site />)
})

afterEach(() => {
  history.pushState(null, '', '/')
})

test('Back asks as Escape does where something was typed, and leaves the page once nothing lies over it', async () => {
  await open()
  back()
  await screen.findByRole('alertdialog', { name: 'Leave it?' })
  await isOver()
  back()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Dana')
  await isOver()
  back()
  await screen.findByRole('alertdialog', { name: 'Leave it?' })
  await press('Leave it')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await isBelow()
  expect(at()).toBe('/list?of=a')
  back()
  await screen.findByRole('heading', { name: 'Home' })
})

test('what is closed otherwise leaves no step behind, and the way forward leads to nothing', async () => {
  await open()
  await press('Done')
  await isBelow()
  const cameTo: unknown[] = []
  const note = ({ state }: PopStateEvent) => cameTo.push(state)
  addEventListener('popstate', note)
  act(() => history.forward())
  await waitFor(() => expect(cameTo).toEqual([{ of: 'the list', over: true }, { of: 'the list' }]))
  removeEventListener('popstate', note)
  back()
  await screen.findByRole('heading', { name: 'Home' })
})

test('a page that is gone on to comes after the page, with no step between', async () => {
  await open()
  await userEvent.click(screen.getByRole('link', { name: 'Dana' }))
  await screen.findByRole('heading', { name: 'Dana' })
  expect(at()).toBe('/person')
  back()
  await screen.findByRole('heading', { name: 'Students' })
  expect([at(), history.state]).toEqual(['/list?of=a', { of: 'the list' }])
  back()
  await screen.findByRole('heading', { name: 'Home' })
})

test('the page keeps the query that what lies over it gave it', async () => {
  await open()
  await press('Only those of B')
  await waitFor(() => expect([at(), history.state]).toEqual(['/list?of=b', { over: true }]))
  await press('Done')
  await waitFor(() => expect([at(), history.state]).toEqual(['/list?of=b', null]))
  back()
  await screen.findByRole('heading', { name: 'Home' })
})
