import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
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
