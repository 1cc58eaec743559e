import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { AnyStateNode } from 'xstate'

import type { Simulation } from './simulation.view.tsx'

const idsOf = (node: AnyStateNode): string[] => [node.id, ...Object.values(node.states).flatMap(idsOf)]

type Played = Pick<Parameters<NonNullable<StoryObj<typeof Simulation>['play']>>[0], 'canvas' | 'canvasElement' | 'args'>

/** How a chart is shown in a story, whose drawing has all its states: what is told of it stands below as text and buttons. */
export const drawn = {
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, canvasElement, args }: Played) => {
    await canvas.findByRole('group', { name: `Chart ${args.machine.id}` }, { timeout: 15_000 })
    const boxes = [...canvasElement.querySelectorAll('[data-state]')].map((box) => box.getAttribute('data-state'))
    await expect(new Set(boxes)).toEqual(new Set(idsOf(args.machine.root)))
    await expect(canvasElement.querySelectorAll('[data-active]').length).toBeGreaterThan(0)
  },
}
