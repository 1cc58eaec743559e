import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'

import type { Fault } from '../../../domain/fault.ts'
import { mailRequestMachine } from '../../../machines/mail-request/mail-request.machine.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { EmailVerificationPage } from './email-verification.view.tsx'
import { stillCooldown, TOO_MANY } from './link-story-actors.ts'

type Asked = { email: string }
type AskMail = ReturnType<typeof answers<void, Asked>>

const machineOf = (recalled: string | null, askMail: AskMail = answers<void, Asked>(undefined)) =>
  mailRequestMachine.provide({
    actors: { recallAddress: answers<string | null, undefined>(recalled), askMail, cooldown: stillCooldown },
  })

const known = (askMail?: AskMail) => () => machineOf('dana.whitfield@example.org', askMail)
const failing = (fault: Fault) => known(fails<void, Asked>(fault))

const Page = withFresh(EmailVerificationPage, 'machine')

const meta: Meta<typeof Page> = {
  title: 'Pages/Account/Email verification',
  component: Page,
  ...stage('accountLinks', 'fieldRules'),
  args: { productName: 'TIM Training', machine: known(), tell: fn() },
}
export default meta
type Story = StoryObj<typeof Page>

const resend: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const button = canvasElement.querySelector<HTMLButtonElement>('button[type=submit]')
  if (button) await userEvent.click(button)
}

export const AfterSignUp: Story = {}
export const AfterSignUpAtNight: Story = atNight
export const AfterSignUpInArabicAtNight: Story = arabicAtNight
export const AfterSignUpOnAPhone: Story = onAPhone
export const UnknownAddress: Story = { args: { machine: () => machineOf(null) } }
export const Mistake: Story = { args: { machine: () => machineOf(null) }, play: resend }
export const Asking: Story = { args: { machine: known(waits<void, Asked>()) }, play: resend }
export const Resent: Story = { play: resend }
export const ResentInArabicAtNight: Story = { play: resend, ...arabicAtNight }
export const Failed: Story = { args: { machine: failing({ kind: 'offline' }) }, play: resend }
export const TooMany: Story = { args: { machine: failing(TOO_MANY) }, play: resend }
