import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'

import { Segmented } from './segmented.view.tsx'
import { arabicAtNight, atNight, Column, LONG_WORD } from './story-kit.tsx'

type Width = 'full' | 'boxed' | 'container'

const Chooser = ({ disabled = false, long = false }: { disabled?: boolean; long?: boolean }) => {
  const [value, setValue] = useState<Width>('boxed')
  return (
    <Column>
      <Segmented<Width>
        legend="Page width"
        help="How far the page goes."
        disabled={disabled}
        segments={[
          { value: 'full', label: 'Full width' },
          { value: 'boxed', label: long ? LONG_WORD : 'Boxed' },
          { value: 'container', label: 'Container' },
        ]}
        value={value}
        onValueChange={setValue}
      />
    </Column>
  )
}

const meta: Meta<typeof Chooser> = { title: 'UI/Segmented', component: Chooser }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Boxed' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Container' })).toBeChecked()
  },
}
export const AtNight: Story = { ...atNight }
export const RightToLeftAtNight: Story = { ...arabicAtNight }
export const Disabled: Story = { args: { disabled: true } }
export const LongWord: Story = { args: { long: true } }
