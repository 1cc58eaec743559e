import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { PasswordField } from './password-field.view.tsx'
import { arabicAtNight } from './story-kit.tsx'

const meta: Meta<typeof PasswordField> = {
  title: 'UI/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    autoComplete: 'current-password',
    defaultValue: 'Correct horse',
  },
}
export default meta
type Story = StoryObj<typeof PasswordField>

export const Plain: Story = {}
export const WithError: Story = { args: { error: 'The e-mail or the password is not right.' } }

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible()
  },
}

export const ArabicAtNight: Story = {
  ...arabicAtNight,
  args: { label: 'كلمة المرور', showLabel: 'إظهار كلمة المرور', hideLabel: 'إخفاء كلمة المرور' },
}
