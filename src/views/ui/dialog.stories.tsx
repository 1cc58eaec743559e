import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { Button } from './button.view.tsx'
import Dialog from './dialog.view.tsx'
import { arabicAtNight, LONG_TEXT } from './story-kit.tsx'
import { TextField } from './text-field.view.tsx'

const meta: Meta<typeof Dialog> = {
  title: 'UI/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Cancel this class',
    description: '14 people are told, and offered the next classes of this course.',
    closeLabel: 'Close',
    children: <TextField label="Reason" help="It is part of the message." />,
    footer: (
      <>
        <Button variant="outline">Keep the class</Button>
        <Button variant="danger">Cancel the class</Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof Dialog>

export const Open: Story = {}
export const Small: Story = { args: { size: 'sm' } }
export const LongText: Story = { args: { size: 'lg', title: LONG_TEXT, children: <p>{LONG_TEXT.repeat(20)}</p> } }

export const FocusAndEscape: Story = {
  render: function Opener(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this class' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus())
  },
}

export const ArabicAtNight: Story = {
  ...arabicAtNight,
  args: {
    title: 'إلغاء هذا الصف',
    description: 'سيُبلَّغ 14 شخصًا.',
    closeLabel: 'إغلاق',
    children: <TextField label="السبب" />,
    footer: <Button variant="danger">إلغاء الصف</Button>,
  },
}
