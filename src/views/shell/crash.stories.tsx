import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { copyingMachine } from '../../machines/copying/copying.machine.ts'
import { answers, fails } from '../pages/story-actors.ts'
import { onAPhone, stage } from '../pages/story-stage.tsx'
import { arabicAtNight } from '../ui/story-kit.tsx'
import { CrashDetails } from './crash-details.view.tsx'
import { Crash } from './crash.view.tsx'

const copies = copyingMachine.provide({ actors: { writeText: answers<void, { text: string }>(undefined) } })
const cannotCopy = copyingMachine.provide({
  actors: { writeText: fails<void, { text: string }>({ kind: 'unexpected' }) },
})

const cause = new TypeError("Cannot read properties of undefined (reading 'title')")

const meta: Meta<typeof Crash> = {
  title: 'Shell/Crash',
  component: Crash,
  ...stage('shell', 'crashReport'),
  args: { cause, onReload: fn(), Details: (props) => <CrashDetails {...props} copying={copies} /> },
}
export default meta
type Story = StoryObj<typeof Crash>

export const WithDetails: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Error details', { selector: 'summary' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the details' }))
    await expect(await canvas.findByText('Copied!')).toBeVisible()
  },
}
export const NotCopied: Story = {
  args: { Details: (props) => <CrashDetails {...props} copying={cannotCopy} /> },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Error details', { selector: 'summary' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the details' }))
    await expect(await canvas.findByText('They could not be copied. Select the text above instead.')).toBeVisible()
  },
}
export const WithoutDetails: Story = {
  args: {
    Details: () => {
      throw new Error('The details did not come.')
    },
  },
}
export const InArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
