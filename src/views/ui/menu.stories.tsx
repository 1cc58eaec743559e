import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown, Copy, Pencil, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { Button } from './button.view.tsx'
import Menu from './menu.view.tsx'
import { arabicAtNight } from './story-kit.tsx'

const meta: Meta<typeof Menu> = {
  title: 'UI/Menu',
  component: Menu,
  args: {
    trigger: (
      <Button variant="outline" endIcon={ChevronDown}>
        Actions
      </Button>
    ),
    label: 'Actions for this class',
    onSelect: fn(),
    items: [
      { value: 'edit', label: 'Edit', icon: Pencil },
      { value: 'duplicate', label: 'Duplicate', icon: Copy, hint: 'Ctrl D' },
      { value: 'archive', label: 'Archive', disabled: true },
      { kind: 'separator', value: 'line' },
      { value: 'cancel', label: 'Cancel class', icon: Trash2, tone: 'danger' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof Menu>

export const Closed: Story = {}

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}

export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('edit')
  },
}

export const OpenChoices: Story = {
  args: {
    label: 'Language',
    items: [
      { value: 'en', label: 'English', checked: true },
      { value: 'tr', label: 'Türkçe', checked: false },
      { value: 'ar', label: 'العربية', checked: false },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked()
  },
}

export const ArabicAtNight: Story = { ...OpenChoices, ...arabicAtNight }
