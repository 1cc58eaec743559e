import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { userEvent } from 'storybook/test'

import { botCheckMachine, type SolvedCheck } from '../../../machines/bot-check/bot-check.machine.ts'
import { mailRequestMachine } from '../../../machines/mail-request/mail-request.machine.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { SOLVED_CHECK } from '../story-data.ts'
import { onAPhone, stage } from '../story-stage.tsx'
import { ForgotPasswordPage } from './forgot-password.view.tsx'
import { stillCooldown, TOO_MANY } from './link-story-actors.ts'

type Asked = { email: string }
type StoryProps = Readonly<{
  askMail: () => ReturnType<typeof answers<void, Asked>>
  solve: () => ReturnType<typeof answers<SolvedCheck, undefined>>
}>

const Page = ({ askMail, solve }: StoryProps) => {
  const [machines] = useState(() => ({
    check: botCheckMachine.provide({ actors: { solve: solve() } }),
    machine: mailRequestMachine.provide({
      actors: {
        recallAddress: answers<string | null, undefined>(null),
        askMail: askMail(),
        cooldown: stillCooldown,
      },
    }),
  }))
  const botCheck = useActorRef(machines.check)
  return <ForgotPasswordPage productName="TIM Training" machine={machines.machine} botCheck={botCheck} />
}

const meta: Meta<typeof Page> = {
  title: 'Pages/Account/Forgot password',
  component: Page,
  ...stage('accountLinks', 'contact', 'fieldRules'),
  args: {
    askMail: () => answers<void, Asked>(undefined),
    solve: () => answers<SolvedCheck, undefined>(SOLVED_CHECK),
  },
}
export default meta
type Story = StoryObj<typeof Page>

const send: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const field = canvasElement.querySelector('input')
  const button = canvasElement.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!field || !button) throw new Error('The form is not there.')
  await userEvent.type(field, 'dana.whitfield@example.org')
  await userEvent.click(button)
}

export const Blank: Story = {}
export const BlankAtNight: Story = atNight
export const BlankInArabicAtNight: Story = arabicAtNight
export const BlankOnAPhone: Story = onAPhone
export const Mistake: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'dana')
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }))
  },
}
export const Asking: Story = { args: { askMail: () => waits<void, Asked>() }, play: send }
export const Sent: Story = { play: send }
export const SentInArabicAtNight: Story = { play: send, ...arabicAtNight }
export const SentOnAPhone: Story = { play: send, ...onAPhone }
export const Offline: Story = { args: { askMail: () => fails<void, Asked>({ kind: 'offline' }) }, play: send }
export const TooMany: Story = { args: { askMail: () => fails<void, Asked>(TOO_MANY) }, play: send }
export const Unproved: Story = { args: { solve: () => fails<SolvedCheck, undefined>({ kind: 'offline' }) }, play: send }
