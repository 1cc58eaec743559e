import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { css } from 'styled-system/css'

import { CopyButton } from './copy-button.view.tsx'
import { arabicAtNight, atNight, LONG_TEXT } from './story-kit.tsx'

const meta: Meta<typeof CopyButton> = {
  title: 'UI/Copy button',
  component: CopyButton,
  args: {
    state: 'idle',
    onCopy: fn(),
    label: 'Copy settings',
    copied: 'Copied!',
    failed: 'This browser did not let it be copied.',
  },
  decorators: [
    (Story) => (
      // Room for what is said above it.
      <div className={css({ paddingBlockStart: '16' })}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy settings' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
  },
}
export const Copying: Story = { args: { state: 'copying' } }
export const Copied: Story = {
  args: { state: 'copied' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied!')
  },
}
export const CopiedAtNight: Story = { ...atNight, args: { state: 'copied' } }
export const CopiedRightToLeft: Story = {
  ...arabicAtNight,
  args: { state: 'copied', label: 'نسخ', copied: 'تم النسخ' },
}
export const Failed: Story = { args: { state: 'failed' } }
export const FailedLongText: Story = { args: { state: 'failed', failed: LONG_TEXT } }
