import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { AllCharts } from './all-charts.view.tsx'
import { hashOf } from './view/place.ts'

const meta = {
  title: 'Charts/All',
  component: AllCharts,
  args: { hash: '' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AllCharts>

export default meta

/** Every chart is there by being a file; one is chosen, found out about and stands in the address. */
export const All: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('navigation', { name: 'Charts' }))
    await expect(list.getAllByRole('button').length).toBeGreaterThan(100)
    await userEvent.type(list.getByRole('searchbox', { name: 'Find a chart' }), 'fullscreen')
    await userEvent.click(list.getByRole('button', { name: /^fullscreen/ }))
    await canvas.findByRole('group', { name: 'Chart fullscreen' }, { timeout: 15_000 })
    await userEvent.type(canvas.getByRole('searchbox', { name: /^Find a state/ }), 'fullscreen{Enter}')
    await expect(await canvas.findByRole('region', { name: 'Chosen' })).toHaveTextContent('fullscreen')
    await expect(location.hash).toContain('chart=fullscreen')
  },
}

/** As a link opens it: at a state of a chart. */
export const ByALink: StoryObj<typeof meta> = {
  args: { hash: hashOf({ chart: 'sign-in/sign-in.machine signInMachine', part: 'signIn.filling.unreachable' }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Chart signIn' }, { timeout: 15_000 })
    await expect(canvas.getByRole('region', { name: 'Chosen' })).toHaveTextContent('signIn.filling.unreachable')
  },
}
