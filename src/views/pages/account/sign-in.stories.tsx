import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'

import type { Fault } from '../../../domain/fault.ts'
import { signInMachine, type Credentials } from '../../../machines/sign-in/sign-in.machine.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { SignInPage } from './sign-in.view.tsx'

const UNVERIFIED: Fault = {
  kind: 'forbidden',
  code: 'NEEDS_EMAIL_VERIFICATION',
  message: 'Confirm your email address to sign in.',
  facts: { userId: 7 },
}
const REFUSED: Fault = { kind: 'refused', message: 'The email or the password is not right.' }

const signIn = {
  answers: answers<{ token: string }, Credentials>({ token: 'token' }),
  waits: waits<{ token: string }, Credentials>(),
  fails: (fault: Fault) => fails<{ token: string }, Credentials>(fault),
}
const resendVerification = answers<void, { userId: number }>(undefined)
const resendFails = fails<void, { userId: number }>({ kind: 'unexpected' })
const resendWaits = waits<void, { userId: number }>()

const demoAccounts = (
  [
    ['student', 'student@example.org'],
    ['instructor', 'instructor@example.org'],
    ['groupCoordinator', 'coordinator@example.org'],
    ['admin', 'admin@example.org'],
    ['master', 'master@example.org'],
    ['owner', 'owner@example.org'],
  ] as const
).map(([role, email]) => ({ role, email, password: 'Training#2026' }))

const Page = withFresh(SignInPage, 'machine')

const meta: Meta<typeof Page> = {
  title: 'Pages/Account/Sign in',
  component: Page,
  ...stage('account'),
  args: {
    productName: 'TIM Training',
    machine: () => signInMachine.provide({ actors: { signIn: signIn.waits, resendVerification } }),
    tell: fn(),
  },
}
export default meta
type Story = StoryObj<typeof Page>

const send: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const [email, password] = canvasElement.querySelectorAll('input')
  const button = canvasElement.querySelector('button[type=submit]')
  if (!email || !password || !button) throw new Error('The form is not there.')
  await userEvent.type(email, 'student@example.org')
  await userEvent.type(password, 'Training#2026')
  await userEvent.click(button)
}

const resend: NonNullable<Story['play']> = async (context) => {
  await send(context)
  await userEvent.click(await context.canvas.findByRole('button', { name: 'Resend Verification Email' }))
}

export const Blank: Story = {}
export const BlankAtNight: Story = atNight
export const Demo: Story = { args: { demoAccounts } }
export const DemoInArabicAtNight: Story = { args: { demoAccounts }, ...arabicAtNight }
export const OnAPhone: Story = { args: { demoAccounts }, ...onAPhone }
export const Busy: Story = { play: send }
export const Mistakes: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'student')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
  },
}
export const Refused: Story = {
  args: { machine: () => signInMachine.provide({ actors: { signIn: signIn.fails(REFUSED), resendVerification } }) },
  play: send,
}
export const RefusedInArabic: Story = { ...Refused, ...arabicAtNight }
export const Unreachable: Story = {
  args: {
    machine: () => signInMachine.provide({ actors: { signIn: signIn.fails({ kind: 'offline' }), resendVerification } }),
  },
  play: send,
}
export const NeedsEmailVerification: Story = {
  args: { machine: () => signInMachine.provide({ actors: { signIn: signIn.fails(UNVERIFIED), resendVerification } }) },
  play: send,
}
export const Resending: Story = {
  args: {
    machine: () =>
      signInMachine.provide({
        actors: { signIn: signIn.fails(UNVERIFIED), resendVerification: resendWaits },
      }),
  },
  play: resend,
}
export const Resent: Story = {
  args: { machine: () => signInMachine.provide({ actors: { signIn: signIn.fails(UNVERIFIED), resendVerification } }) },
  play: resend,
}
export const ResendFailed: Story = {
  args: {
    machine: () =>
      signInMachine.provide({
        actors: { signIn: signIn.fails(UNVERIFIED), resendVerification: resendFails },
      }),
  },
  play: resend,
}
