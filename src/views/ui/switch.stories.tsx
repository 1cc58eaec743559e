import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'

import { arabicAtNight, atNight, Column, LONG_TEXT } from './story-kit.tsx'
import { Switch, type SwitchProps } from './switch.view.tsx'

const Turned = ({ checked, ...rest }: Omit<SwitchProps, 'onCheckedChange'>) => {
  const [isOn, setOn] = useState(checked)
  return (
    <Column>
      <Switch {...rest} checked={isOn} onCheckedChange={setOn} />
    </Column>
  )
}

const meta: Meta<typeof Turned> = {
  title: 'UI/Switch',
  component: Turned,
  args: { label: 'Custom scrollbars', help: 'Slim bars in the colors of the page.', checked: true },
}
export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Custom scrollbars' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
  },
}
export const Off: Story = { args: { checked: false } }
export const AtNight: Story = { ...atNight }
export const RightToLeftAtNight: Story = { ...arabicAtNight }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = { args: { label: LONG_TEXT } }
