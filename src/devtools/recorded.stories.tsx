import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { createActor } from 'xstate'

import { createFlightRecorder } from '../flight/recorder.ts'
import { notificationsMachine } from '../machines/notifications/notifications.machine.ts'
import { signInMachine } from '../machines/sign-in/sign-in.machine.ts'
import { Recorded } from './recorded.view.tsx'
import { markSimulated } from './recording/simulated.ts'

const meta = {
  title: 'Charts/Recording',
  component: Recorded,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Recorded>

export default meta
type Story = StoryObj<typeof meta>

const aFlight = () => {
  const recorder = createFlightRecorder({ now: () => 1000, product: '1.0.0', page: () => '/sign-in' })
  for (const actor of [createActor(notificationsMachine), createActor(signInMachine)]) {
    markSimulated(actor)
    recorder.attach(actor)
    actor.start()
    actor.send({ type: 'demo.chosen', account: 'student' } as never)
  }
  return recorder.take()
}

const choose = (input: HTMLElement, text: string) =>
  userEvent.upload(input, new File([text], 'flight.json', { type: 'application/json' }))

/** What was recorded is run again, and came out the same. */
export const TheSame: Story = {
  play: async ({ canvas }) => {
    await choose(canvas.getByLabelText(/Open a recording/), JSON.stringify(aFlight()))
    const ran = within(await canvas.findByRole('navigation', { name: 'What ran' }))
    await userEvent.click(await ran.findByRole('button', { name: /notifications#1/ }))
    await expect(await canvas.findByText(/It came out as it was recorded/)).toBeVisible()
    await canvas.findByRole('group', { name: 'Chart notifications' }, { timeout: 15_000 })
  },
}

/** A chart that went elsewhere: where it first did is said. */
export const Otherwise: Story = {
  play: async ({ canvas }) => {
    const flight = aFlight()
    const records = flight.records.map((record) => ({
      ...record,
      stood: record.stood.map((stood) => ({ ...stood, value: 'elsewhere' })),
    }))
    await choose(canvas.getByLabelText(/Open a recording/), JSON.stringify({ ...flight, records }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It first went otherwise at record 1')
  },
}

/** One of another version says so; a chart that this build does not have is named. */
export const OfAnotherBuild: Story = {
  play: async ({ canvas }) => {
    const flight = JSON.stringify({ ...aFlight(), product: '0.9.0' }).replaceAll('"signIn"', '"signInOfOld"')
    await choose(canvas.getByLabelText(/Open a recording/), flight)
    const ran = within(await canvas.findByRole('navigation', { name: 'What ran' }))
    await expect(await ran.findByText(/^Recorded by version 0\.9\.0; this is /)).toBeVisible()
    await userEvent.click(ran.getByRole('button', { name: /signIn#1/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This build has no chart that is called "signInOfOld".',
    )
  },
}

/** Names that somebody wrote by hand are text. */
export const WrittenByHand: Story = {
  play: async ({ canvas, canvasElement }) => {
    const name = '<img src=x onerror="document.title=1">'
    const flight = { ...aFlight(), frames: [], ends: [] }
    const [actor] = flight.actors
    const record = { at: 1, actor: name, kind: 'told', type: name, from: null, data: null, stood: [] }
    const text = JSON.stringify({
      ...flight,
      product: name,
      actors: [{ ...actor, actor: name, chart: name }],
      records: [record],
    })
    await choose(canvas.getByLabelText(/Open a recording/), text)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This build has no chart that is called')
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const NoRecording: Story = {
  play: async ({ canvas }) => {
    await choose(canvas.getByLabelText(/Open a recording/), '{')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This file could not be opened. It is no JSON')
  },
}
