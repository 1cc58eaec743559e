import type { Meta, StoryObj } from '@storybook/react-vite'

import { arabicAtNight, atNight, inArabic } from '../../ui/story-kit.tsx'
import { onAPhone, stage } from '../story-stage.tsx'
import { CableBarrierPage } from './cable-barrier.view.tsx'

const meta: Meta = {
  title: 'Pages/Cable barrier',
  component: CableBarrierPage,
  ...stage('shell', 'cableBarrier'),
}
export default meta
type Story = StoryObj

export const Light: Story = {}
export const AtNight: Story = atNight
export const InArabic: Story = inArabic
export const InTurkish: Story = { globals: { locale: 'tr' } }
export const OnAPhone: Story = onAPhone
export const InArabicAtNightOnAPhone: Story = { globals: { ...arabicAtNight.globals, ...onAPhone.globals } }
