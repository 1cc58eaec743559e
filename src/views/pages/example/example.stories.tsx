import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { arabicAtNight, atNight, inArabic } from '../../ui/story-kit.tsx'
import { onAPhone, stage } from '../story-stage.tsx'
import { ExamplePage } from './example.view.tsx'

const meta: Meta<typeof ExamplePage> = {
  title: 'Pages/Example',
  component: ExamplePage,
  ...stage('shell', 'example', 'choosing'),
  args: { onMessage: fn() },
}
export default meta
type Story = StoryObj<typeof ExamplePage>

export const Light: Story = {}
export const AtNight: Story = atNight
export const InArabic: Story = inArabic
export const InTurkish: Story = { globals: { locale: 'tr' } }
export const OnAPhone: Story = onAPhone
export const InArabicAtNightOnAPhone: Story = { globals: { ...arabicAtNight.globals, ...onAPhone.globals } }
