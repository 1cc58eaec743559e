import type { Meta, StoryObj } from '@storybook/react-vite'

import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { onAPhone, stage } from '../story-stage.tsx'
import { NotFoundPage, UnauthorizedPage } from './status.view.tsx'

const meta: Meta = { title: 'Pages/Status', ...stage('account') }
export default meta
type Story = StoryObj

export const UnauthorizedGuest: Story = { render: () => <UnauthorizedPage isGuest /> }
export const Unauthorized: Story = { render: () => <UnauthorizedPage isGuest={false} />, ...atNight }
export const NotFoundGuest: Story = { render: () => <NotFoundPage isGuest /> }
export const NotFound: Story = { render: () => <NotFoundPage isGuest={false} />, ...onAPhone }
export const UnauthorizedInArabicAtNight: Story = { ...UnauthorizedGuest, ...arabicAtNight }
export const NotFoundInArabicAtNight: Story = { ...NotFoundGuest, ...arabicAtNight }
