import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { fromPromise } from 'xstate'

import { copyingMachine } from '../../machines/copying/copying.machine.ts'
import { CopyButton } from './copy-button.view.tsx'
import { arabicAtNight, atNight } from './story-kit.tsx'

/** Longer than a story is looked at, so that the moment can be seen. */
const LONG = 3_600_000

const Copier = ({ fails = false, copied = 'Copied!' }: { fails?: boolean; copied?: string }) => {
  const [machine] = useState(() =>
    copyingMachine.provide({
      actors: {
        writeText: fromPromise<void, { text: string }>(() =>
          fails ? Promise.reject(new Error('shut')) : Promise.resolve(),
        ),
      },
      delays: { copiedTime: LONG },
    }),
  )
  return (
    <div style={{ paddingBlockStart: '6rem' }}>
      <CopyButton
        machine={machine}
        text={() => 'settings'}
        label="Copy settings"
        copied={copied}
        failed="This browser did not let it be copied."
      />
    </div>
  )
}

const meta: Meta<typeof Copier> = { title: 'UI/Copy button', component: Copier }
export default meta
type Story = StoryObj<typeof meta>

const press: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy settings' }))
}

export const Idle: Story = {}
export const Copied: Story = {
  play: async (context) => {
    await press(context)
    await waitFor(() => expect(context.canvas.getByText('Copied!')).toBeVisible())
  },
}
export const CopiedAtNight: Story = { ...atNight, play: press }
export const CopiedRightToLeft: Story = { ...arabicAtNight, args: { copied: 'تم النسخ' }, play: press }
export const Failed: Story = {
  args: { fails: true },
  play: async (context) => {
    await press(context)
    await waitFor(() => expect(context.canvas.getByText('This browser did not let it be copied.')).toBeVisible())
  },
}
