import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import type { FlightPart } from '../../../domain/flight.ts'
import { flightOfferMachine } from '../../../machines/flight-offer/flight-offer.machine.ts'
import { arabicAtNight } from '../../ui/story-kit.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage } from '../story-stage.tsx'
import { FlightOffer } from './flight-offer.view.tsx'

const PARTS: readonly FlightPart[] = [
  {
    page: '/student/dash',
    lines: [
      {
        number: 1,
        ago: 42,
        actor: 'resource#4',
        type: 'xstate.error.actor.read',
        text: '{"data":{"error":{"$fault":{"kind":"offline"}}}}',
      },
      { number: 2, ago: 3, actor: 'resource#4', type: 'resource.retried', text: '' },
    ],
  },
  {
    page: null,
    lines: [{ number: 1, ago: 60, actor: 'auth#1', type: '', text: '[{"actor":"auth#1","value":"authenticated"}]' }],
  },
]

const taking = (takeFlight: ReturnType<typeof answers<readonly FlightPart[], undefined>>) =>
  flightOfferMachine.provide({ actors: { takeFlight } })

const meta: Meta<typeof FlightOffer> = {
  title: 'Pages/Contact/What happened before',
  component: FlightOffer,
  ...stage('flight'),
  args: {
    machine: taking(answers<readonly FlightPart[], undefined>(PARTS)),
    onChosen: fn(),
  },
}
export default meta
type Story = StoryObj<typeof FlightOffer>

export const Offered: Story = {}
export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show what would be sent' }))
    const part = await canvas.findByRole('checkbox', { name: '/student/dash' })
    await userEvent.click(part)
    await expect(part).not.toBeChecked()
    await userEvent.click(canvas.getByText('Read it (2)'))
    await expect(canvas.getByText('resource#4 resource.retried')).toBeVisible()
  },
}
export const Taking: Story = {
  args: { machine: taking(waits<readonly FlightPart[], undefined>()) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show what would be sent' }))
  },
}
export const Nothing: Story = {
  args: { machine: taking(answers<readonly FlightPart[], undefined>([])) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show what would be sent' }))
    await expect(await canvas.findByText('Nothing was recorded on this page yet.')).toBeVisible()
  },
}
export const Untaken: Story = {
  args: { machine: taking(fails<readonly FlightPart[], undefined>({ kind: 'unexpected' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show what would be sent' }))
    await expect(await canvas.findByText(/could not be put together/)).toBeVisible()
  },
}
export const InArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
