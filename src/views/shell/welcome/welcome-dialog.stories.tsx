import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { ROLE } from '../../../domain/role.ts'
import { onAPhone, stage } from '../../pages/story-stage.tsx'
import { arabicAtNight, atNight, LONG_WORD } from '../../ui/story-kit.tsx'
import { WelcomeDialog } from './welcome-dialog.view.tsx'

const meta: Meta<typeof WelcomeDialog> = {
  title: 'Shell/Welcome',
  component: WelcomeDialog,
  ...stage('welcome'),
  args: { name: 'Nora', roles: [ROLE.student], onClose: fn() },
}
export default meta
type Story = StoryObj<typeof WelcomeDialog>

export const Student: Story = {}
export const Instructor: Story = { args: { roles: [ROLE.instructor] } }
export const Coordinator: Story = { args: { roles: [ROLE.groupCoordinator, ROLE.student] } }
export const Admin: Story = { args: { roles: [ROLE.admin] } }
export const Master: Story = { args: { roles: [ROLE.master] } }
export const AtNight: Story = atNight
export const InArabicAtNight: Story = { args: { name: 'حنان' }, ...arabicAtNight }
export const OnAPhone: Story = onAPhone
export const LongName: Story = { args: { name: LONG_WORD }, ...onAPhone }
