import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { screen, userEvent } from 'storybook/test'
import { createActor } from 'xstate'

import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { seen } from '../../ui/story-play.ts'
import { waits } from '../story-actors.ts'
import { onAPhone, stage } from '../story-stage.tsx'
import { refusingReissue, reissueThat } from './dashboard.story-data.ts'
import ReissueDialog, { type Correction, type ReissueMachine } from './reissue-dialog.view.tsx'

const CORRECTION = { number: 'TIM-7K3M-9Q2X', printedName: 'Dana Whitfield', correctedName: 'Dana Whitfield-Okafor' }

const waiting = () => reissueThat(waits<string, { subject: Correction }>())

/** The question, as it stands when it was just asked. */
const Asked = ({ machine }: { machine: () => ReissueMachine }) => {
  const [actor] = useState(() => {
    const started = createActor(machine()).start()
    started.send({ type: 'deed.asked', subject: CORRECTION })
    return started
  })
  return <ReissueDialog actor={actor} />
}

const meta: Meta<typeof Asked> = {
  title: 'Pages/Reissue of a certificate',
  component: Asked,
  ...stage('dashboard'),
  args: { machine: waiting },
}
export default meta
type Story = StoryObj<typeof Asked>

const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Reissue the certificate' }))

export const Question: Story = {}
export const QuestionAtNight: Story = atNight
export const QuestionInArabicAtNight: Story = arabicAtNight
export const QuestionOnAPhone: Story = onAPhone
export const UnderWay: Story = { play: confirm }
export const Refused: Story = {
  args: { machine: refusingReissue },
  play: async () => {
    await confirm()
    await seen(await screen.findByText('Your name on the certificate is the one in your profile already.'))
  },
}
