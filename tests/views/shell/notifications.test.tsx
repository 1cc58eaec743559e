import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'

import type { Notice } from '../../../src/machines/notifications/notification-list.ts'
import { notificationsMachine } from '../../../src/machines/notifications/notifications.machine.ts'
import { NotificationList } from '../../../src/views/shell/notifications.view.tsx'
import { ToastRegion } from '../../../src/views/ui/toast-region.view.tsx'
import { renderSpoken } from '../support/speak.tsx'

const notice = (text: string): Notice => ({ tone: 'success', text })

const open = async (...notices: Notice[]) => {
  const clock = new SimulatedClock()
  const notifications = createActor(notificationsMachine, { clock }).start()
  await renderSpoken(<NotificationList notifications={notifications} />, ['shell'])
  const give = (...given: Notice[]) =>
    act(() => {
      for (const one of given) notifications.send({ type: 'notice.given', notice: one })
    })
  give(...notices)
  const pass = (milliseconds: number) => act(() => clock.increment(milliseconds))
  const region = screen.getByRole('region', { name: 'Notifications' })
  const texts = () => [...region.querySelectorAll('p')].map((text) => text.textContent)
  return { give, pass, region, texts }
}

it('shows five at once, and the others when there is room', async () => {
  const { texts } = await open(...['1', '2', '3', '4', '5', '6'].map(notice))
  expect(texts()).toEqual(['1', '2', '3', '4', '5'])
  await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[1] ?? document.body)
  expect(texts()).toEqual(['1', '3', '4', '5', '6'])
})

it('lets a notification go after 5000 ms and a message after 3000 ms', async () => {
  const { pass, texts } = await open(notice('Saved'), { ...notice('Copied'), kind: 'message' })
  pass(2999)
  expect(texts()).toEqual(['Saved', 'Copied'])
  pass(1)
  expect(texts()).toEqual(['Saved'])
  pass(2000)
  expect(texts()).toEqual([])
})

it('lets none go while the pointer is on one', async () => {
  const { pass, region, texts } = await open(notice('Saved'))
  await userEvent.hover(region)
  pass(60_000)
  expect(texts()).toEqual(['Saved'])
  await userEvent.unhover(region)
  pass(5000)
  expect(texts()).toEqual([])
})

it('lets none go while the keyboard is on one, also when the pointer leaves', async () => {
  const { pass, region, texts } = await open(notice('Saved'))
  await userEvent.tab()
  expect(region).toContainElement(document.activeElement as HTMLElement)
  await userEvent.hover(region)
  await userEvent.unhover(region)
  pass(60_000)
  expect(texts()).toEqual(['Saved'])
  await userEvent.tab()
  pass(5000)
  expect(texts()).toEqual([])
})

it('goes on counting when the one that had the focus was dismissed', async () => {
  const { pass, texts } = await open(notice('first'), notice('second'))
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(texts()).toEqual(['second'])
  pass(5000)
  expect(texts()).toEqual([])
})

it('keeps one with an action, tells of its choice, and says errors at once', async () => {
  const { pass, texts } = await open(
    { tone: 'error', text: 'Not verified', action: { label: 'Resend', name: 'resend' } },
    notice('Saved'),
  )
  pass(60_000)
  expect(texts()).toEqual(['Not verified'])
  expect(within(screen.getByRole('alert')).getByText('Not verified')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Resend' }))
  expect(texts()).toEqual([])
})

const UNDO: Notice = { tone: 'success', text: 'Taken off', action: { label: 'Undo', name: 'undo' } }

const openBesideRow = async (...notices: Notice[]) => {
  const notifications = createActor(notificationsMachine, { clock: new SimulatedClock() }).start()
  const chosen: string[] = []
  notifications.on('action.chosen', ({ name }) => chosen.push(name))
  await renderSpoken(
    <>
      <button>Row</button>
      <NotificationList notifications={notifications} />
    </>,
    ['shell'],
  )
  act(() => {
    for (const one of notices) notifications.send({ type: 'notice.given', notice: one })
  })
  const row = screen.getByRole('button', { name: 'Row' })
  act(() => row.focus())
  return { chosen, row }
}

it('is led to by a key, and gives the focus back by the key and by Escape', async () => {
  const { row } = await openBesideRow({ ...UNDO, text: 'Before' }, UNDO, notice('Saved'))
  for (const back of ['{F6}', '{Escape}']) {
    await userEvent.keyboard('{F6}')
    expect(screen.getAllByRole('button', { name: 'Undo' })[1]).toHaveFocus()
    await userEvent.keyboard(back)
    expect(row).toHaveFocus()
  }
})

it('gives the focus back with the message that was acted on, or put away', async () => {
  const { chosen, row } = await openBesideRow({ ...UNDO, text: 'Before' }, UNDO)
  await userEvent.keyboard('{F6}{Enter}')
  expect(row).toHaveFocus()
  await userEvent.keyboard('{F6}{Tab}{Enter}')
  expect(row).toHaveFocus()
  expect([chosen, screen.queryByText('Before')]).toEqual([['undo'], null])
})

it('leads nobody back who went on by themselves', async () => {
  const { row } = await openBesideRow(UNDO)
  await userEvent.keyboard('{F6}')
  await userEvent.tab({ shift: true })
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  expect(row).not.toHaveFocus()
})

it('says which key leads there, where there is something to do', async () => {
  const { give, region } = await open(notice('Saved'))
  expect([region.getAttribute('aria-keyshortcuts'), within(region).getByRole('status').textContent]).toEqual([
    null,
    'Saved',
  ])
  give(UNDO)
  expect([region.getAttribute('aria-keyshortcuts'), within(region).getByRole('status').textContent]).toEqual([
    'F6',
    'SavedTaken offUndoF6 leads to what can be done, and back',
  ])
})

it('leaves the key to the browser where there is nothing to do, and in a dialog', async () => {
  const { give, region } = await open(notice('Saved'))
  const isLeft = () => fireEvent.keyDown(document.body, { key: 'F6' })
  expect(isLeft()).toBe(true)
  give(UNDO)
  expect(fireEvent.keyDown(document.body, { key: 'F6', shiftKey: true })).toBe(true)
  region.setAttribute('data-aria-hidden', '')
  expect(isLeft()).toBe(true)
  region.removeAttribute('data-aria-hidden')
  expect(isLeft()).toBe(false)
})

it('has both live lists before the first message', async () => {
  await renderSpoken(
    <ToastRegion label="Notifications" dismissLabel="Dismiss" messages={[]} onDismiss={() => {}} />,
    [],
  )
  expect([screen.getByRole('status').textContent, screen.getByRole('alert').textContent]).toEqual(['', ''])
})
