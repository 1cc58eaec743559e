import type { Meta, StoryObj } from '@storybook/react-vite'

import { stage, withFresh } from '../pages/story-stage.tsx'
import { arabicAtNight, atNight, inArabic } from '../ui/story-kit.tsx'
import { Crew } from './crew.story-view.tsx'
import { crewThat, WHOLE_CREW } from './story-list.ts'

const ShownCrew = withFresh(Crew, 'machine')

const meta: Meta<typeof ShownCrew> = {
  title: 'Patterns/List',
  component: ShownCrew,
  ...stage('lists'),
  args: { asked: WHOLE_CREW, machine: () => crewThat() },
}
export default meta
type Story = StoryObj<typeof ShownCrew>

export const Full: Story = {}
export const FullAtNight: Story = atNight
export const FullInArabic: Story = inArabic
export const FullInArabicAtNight: Story = arabicAtNight
