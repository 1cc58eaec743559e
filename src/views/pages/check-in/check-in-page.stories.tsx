import type { Meta, StoryObj } from '@storybook/react-vite'

import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { onAPhone, stage } from '../story-stage.tsx'
import { CheckInPage } from './check-in-page.view.tsx'

const meta: Meta<typeof CheckInPage> = {
  title: 'Pages/Check-in by a typed code',
  component: CheckInPage,
  ...stage('checkIn'),
  args: { code: null, onTyped: () => {}, children: null },
}
export default meta
type Story = StoryObj<typeof meta>

export const Blank: Story = {}
export const BlankAtNight: Story = atNight
export const BlankInArabicAtNight: Story = arabicAtNight
export const BlankOnAPhone: Story = onAPhone
export const NotACode: Story = { args: { code: 'H0KQ3M' } }
