import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createActor } from 'xstate'

import { notificationsMachine } from '../machines/notifications/notifications.machine.ts'
import { signInMachine } from '../machines/sign-in/sign-in.machine.ts'
import { createRecorder } from './recording/recorder.ts'
import { Visualizer } from './visualizer.view.tsx'

const recorder = createRecorder()
createActor(notificationsMachine, { inspect: recorder.inspect }).start()
createActor(signInMachine, { inspect: recorder.inspect }).start()

const meta = {
  title: 'Charts/Visualizer',
  component: Visualizer,
  args: { recorder },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Visualizer>

export default meta

/** Two charts live; one is told something, and the log says what happened. */
export const Live: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const tree = within(canvas.getByRole('navigation', { name: 'Living actors' }))
    // The largest of the page is looked at first; each says where it is.
    await expect(tree.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'signIn filling › editing',
      'notifications empty',
    ])
    await expect(canvas.getByTestId('state')).toHaveTextContent('signIn is in filling › editing')
    await canvas.findByRole('group', { name: 'Chart signIn' }, { timeout: 15_000 })
    const events = within(canvas.getByRole('group', { name: 'Events' }))
    await userEvent.click(events.getByRole('button', { name: /^demo\.chosen/ }))
    await userEvent.click(await events.findByRole('button', { name: 'Send demo.chosen' }))

    const log = within(canvas.getByRole('region', { name: 'Log' }))
    await userEvent.click(await log.findByRole('button', { name: /demo\.chosen/ }))
    const told = within(await canvas.findByRole('region', { name: 'What happened' }))
    await expect(told.getByRole('list', { name: 'Moves' })).toHaveTextContent('demo.chosen')
  },
}

const long = createRecorder()
const told = createActor(notificationsMachine, { inspect: long.inspect }).start()
const TOLD = 300

/** A log of many rows by keys alone: the focus stays in it however far they lead, and it shows what "Earlier" chose. */
export const ByKeys: StoryObj<typeof meta> = {
  args: { recorder: long },
  play: async ({ canvas }) => {
    for (let at = 0; at < TOLD; at += 1) told.send({ type: 'attention.gained' })
    const log = await canvas.findByRole('region', { name: 'Log' })
    const row = (place: number) => log.querySelector(`[aria-posinset="${place}"] button`)
    const last = await waitFor(() => {
      const size = Number(log.querySelector('[aria-setsize]')?.getAttribute('aria-setsize'))
      if (size < TOLD) throw new Error('Not all of it was told yet.')
      return size
    })
    await userEvent.click(within(log).getAllByRole('button').at(-1) ?? log)
    await userEvent.keyboard('{ArrowUp}')
    await expect(row(last - 1)).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowDown}')
    await expect(row(2)).toHaveFocus()
    await userEvent.keyboard('{Enter}{End}')
    await expect(row(last)).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }))
    await waitFor(async () => {
      const chosen = within(log).getByRole('button', { current: true }).getBoundingClientRect()
      const { top, bottom } = log.getBoundingClientRect()
      await expect(chosen.top >= top && chosen.bottom <= bottom).toBe(true)
    })
  },
}
