import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { arabicAtNight, LONG_TEXT } from './story-kit.tsx'
import { ToastRegion, type ToastMessage } from './toast-region.view.tsx'

const messages: readonly ToastMessage[] = [
  { id: '1', tone: 'success', text: 'The class is saved.' },
  { id: '2', tone: 'info', text: 'A new version is ready.', action: { label: 'Reload', onAction: fn() } },
  { id: '3', tone: 'warning', text: LONG_TEXT },
  { id: '4', tone: 'danger', text: 'The mail could not be sent.', action: { label: 'Try again', onAction: fn() } },
]

const meta: Meta<typeof ToastRegion> = {
  title: 'UI/ToastRegion',
  component: ToastRegion,
  args: { label: 'Notifications', dismissLabel: 'Dismiss', messages, onDismiss: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '60rem' }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof ToastRegion>

export const Several: Story = {}
export const None: Story = { args: { messages: [] } }

export const AtMostFive: Story = {
  args: {
    messages: Array.from({ length: 7 }, (_, index) => ({ id: `${index}`, tone: 'info', text: `Message ${index}` })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Message/).map((message) => message.textContent)).toEqual([
      'Message 2',
      'Message 3',
      'Message 4',
      'Message 5',
      'Message 6',
    ])
  },
}

export const Dismissing: Story = {
  args: { messages: messages.slice(0, 1) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledWith('1')
  },
}

export const ArabicAtNight: Story = {
  ...arabicAtNight,
  args: { label: 'الإشعارات', dismissLabel: 'إغلاق', messages: [{ id: '1', tone: 'success', text: 'تم حفظ الصف.' }] },
}
