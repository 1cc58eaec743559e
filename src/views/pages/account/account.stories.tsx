import type { Meta, StoryObj } from '@storybook/react-vite'

import { arabicAtNight, inArabic } from '../../ui/story-kit.tsx'
import { stage } from '../story-stage.tsx'
import { SignOutPage } from './sign-out.view.tsx'
import { CallbackPage, LoadingPage } from './waiting.view.tsx'

const meta: Meta = { title: 'Pages/Account/Other pages', ...stage('account') }
export default meta
type Story = StoryObj

export const SignedOut: Story = { render: () => <SignOutPage /> }
export const SignedOutInArabicAtNight: Story = { ...SignedOut, ...arabicAtNight }
export const SigningOut: Story = { render: () => <SignOutPage isLeaving /> }
/** Before it is known who looks, on a device that holds no session. */
export const PerhapsSigningOut: Story = { render: () => <SignOutPage isLeaving="perhaps" /> }
export const Callback: Story = { render: () => <CallbackPage /> }
export const Loading: Story = { render: () => <LoadingPage /> }
export const LoadingInArabic: Story = { ...Loading, ...inArabic }
