import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'

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

const scaleIn = (canvasElement: HTMLElement): number => {
  const moved = canvasElement.querySelector('.viz-svg > g')?.getAttribute('transform') ?? ''
  return Number(/scale\(([\d.e-]+)\)/.exec(moved)?.[1])
}

const cornerIn = (canvasElement: HTMLElement): readonly number[] => {
  const moved = canvasElement.querySelector('.viz-svg > g')?.getAttribute('transform') ?? ''
  return [...(/translate\((\S+) (\S+)\)/.exec(moved) ?? [])].slice(1).map(Number)
}

/** Moved over by keys, wheel and pointer, and pressed: what was dragged is not chosen, what was pressed is. */
export const MovedOver: StoryObj<typeof meta> = {
  args: { hash: hashOf({ chart: 'auth/auth.machine authMachine', part: null }) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: 'Chart auth' }, { timeout: 15_000 })
    const surface = canvas.getByRole('application')
    const box = surface.getBoundingClientRect()
    const from = { clientX: box.left + 200, clientY: box.top + 120 }
    // The small one is there as soon as it is known where the large one is looked at.
    await waitFor(() => expect(canvasElement.querySelector('.viz-frame')).not.toBeNull())
    const opened = scaleIn(canvasElement)

    surface.focus()
    await userEvent.keyboard('+')
    await waitFor(() => expect(scaleIn(canvasElement)).toBeCloseTo(opened * 1.25))
    const [x = 0, y = 0] = cornerIn(canvasElement)
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    const step = 60 / scaleIn(canvasElement)
    await waitFor(() => expect(cornerIn(canvasElement)).toEqual([expect.closeTo(x - step), expect.closeTo(y - step)]))

    await fireEvent.wheel(surface, { ...from, deltaY: 100, ctrlKey: true })
    await waitFor(() => expect(scaleIn(canvasElement)).toBeCloseTo(opened * 1.25 * Math.exp(-0.5)))
    const [before = 0] = cornerIn(canvasElement)
    await fireEvent.wheel(surface, { ...from, deltaX: 50 })
    await waitFor(() => expect(cornerIn(canvasElement)[0]).toBeCloseTo(before - 50 / scaleIn(canvasElement)))

    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    const state = canvasElement.querySelector('[data-state="auth.unauthenticated"] text')
    if (!state) throw new Error('The state is not drawn.')
    await userEvent.click(state)
    await expect(await canvas.findByRole('region', { name: 'Chosen' })).toHaveTextContent('auth.unauthenticated')
    surface.focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Chosen' })).toBeNull())
  },
}

/** A link to a chart that is not there any more says so. */
export const GoneLink: StoryObj<typeof meta> = {
  args: { hash: hashOf({ chart: 'gone/gone.machine goneMachine', part: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no chart gone/gone.machine goneMachine.')).toBeVisible()
  },
}
