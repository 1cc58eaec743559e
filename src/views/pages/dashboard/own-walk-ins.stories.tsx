import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { screen, userEvent } from 'storybook/test'

import { ActorsProvider } from '../../shell/actors.context.tsx'
import { shellActors } from '../../shell/story-actors.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { seen } from '../../ui/story-play.ts'
import { onAPhone, stage } from '../story-stage.tsx'
import { WALK_INS, walkInsThat } from './own-walk-ins.story-data.ts'
import { OwnWalkIns, type OwnWalkInsProps } from './own-walk-ins.view.tsx'

const Asked = ({ world }: { world: () => OwnWalkInsProps }) => {
  const [made] = useState(() => ({ actors: shellActors(), machines: world() }))
  return (
    <ActorsProvider actors={made.actors}>
      <OwnWalkIns {...made.machines} />
    </ActorsProvider>
  )
}

const meta: Meta<typeof Asked> = {
  title: 'Pages/Whether it was them',
  component: Asked,
  ...stage('shell', 'dashboard'),
  args: { world: () => walkInsThat(WALK_INS) },
}
export default meta
type Story = StoryObj<typeof Asked>

export const Questions: Story = {}
export const QuestionsAtNight: Story = atNight
export const QuestionsInArabicAtNight: Story = arabicAtNight
export const QuestionsOnAPhone: Story = onAPhone
export const Declining: Story = {
  args: { world: () => walkInsThat(WALK_INS.slice(0, 1)) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'This was not me' }))
    await seen(await screen.findByRole('alertdialog', { name: 'Take yourself off this class?' }))
  },
}
export const NotAnswered: Story = {
  args: { world: () => walkInsThat(WALK_INS.slice(0, 1), { kind: 'offline' }) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'This is me' }))
    const [, confirm] = await screen.findAllByRole('button', { name: 'This is me' })
    if (confirm) await userEvent.click(confirm)
  },
}
