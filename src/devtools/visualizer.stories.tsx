import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { createActor } from 'xstate'

import { notificationsMachine } from '../machines/notifications/notifications.machine.ts'
import { signInMachine } from '../machines/sign-in/sign-in.machine.ts'
import { createLiveActors } from './live-actors.ts'
import { Visualizer } from './visualizer.view.tsx'

const actors = createLiveActors()
createActor(notificationsMachine, { inspect: actors.inspect }).start()
createActor(signInMachine, { inspect: actors.inspect }).start()

const meta = {
  title: 'Charts/Visualizer',
  component: Visualizer,
  args: { actors },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Visualizer>

export default meta

/** Two charts live; one is told something, and the log says what happened. */
export const Live: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('navigation', { name: 'Living charts' }))
    await userEvent.click(list.getByRole('button', { name: /^signIn/ }))
    await canvas.findByRole('group', { name: 'Chart signIn' }, { timeout: 15_000 })
    await userEvent.click(canvas.getByRole('button', { name: 'credentials.submitted' }))
    const log = within(canvas.getByRole('list', { name: 'Event log' }))
    await expect(await log.findAllByText(/credentials\.submitted/)).toHaveLength(1)
  },
}
