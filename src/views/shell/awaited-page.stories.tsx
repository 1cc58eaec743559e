import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { awaitedPageMachine } from '../../machines/awaited-page/awaited-page.machine.ts'
import { answers, fails, silence, waits } from '../pages/story-actors.ts'
import { onAPhone, stage } from '../pages/story-stage.tsx'
import { arabicAtNight } from '../ui/story-kit.tsx'
import { AwaitedPage } from './awaited-page.view.tsx'

const onDraw = fn()
const page = (bringPage: ReturnType<typeof answers<void, undefined>>) =>
  awaitedPageMachine.provide({ actors: { bringPage, watchNetwork: silence }, actions: { drawPage: onDraw } })

const meta: Meta<typeof AwaitedPage> = {
  title: 'Shell/AwaitedPage',
  component: AwaitedPage,
  ...stage('shell', 'awaitedPage'),
  args: { machine: page(fails<void, undefined>({ kind: 'offline' })), onBack: fn() },
}
export default meta
type Story = StoryObj<typeof AwaitedPage>

export const OutOfReach: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'This page needs the network.' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go back' }))
    await expect(args.onBack).toHaveBeenCalledTimes(1)
  },
}
export const OnItsWay: Story = {
  args: { machine: page(waits<void, undefined>()) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true')
  },
}
export const Returned: Story = {
  args: { machine: page(answers<void, undefined>(undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(onDraw).toHaveBeenCalledTimes(1)
  },
}
export const InArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
