import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { userEvent } from 'storybook/test'

import type { CheckLinkAnswer } from '../../../domain/contract/account.contract.ts'
import type { Fault } from '../../../domain/fault.ts'
import {
  newPasswordFormMachine,
  type NewPasswordValues,
} from '../../../machines/password-reset/new-password-form.machine.ts'
import { passwordResetMachine, type NewPasswordSet } from '../../../machines/password-reset/password-reset.machine.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { fails, waits, type answers } from '../story-actors.ts'
import { onAPhone, stage } from '../story-stage.tsx'
import { checkFails, freshFails, LINK_OVER, linkActors, noCode } from './link-story-actors.ts'
import { ResetPasswordPage } from './reset-password.view.tsx'

type Submit = ReturnType<typeof answers<void, { values: NewPasswordValues }>>
type StoryProps = Readonly<{
  given: () => Partial<ReturnType<typeof linkActors<NewPasswordSet>>>
  submit: () => Submit
}>

const Page = ({ given, submit }: StoryProps) => {
  const [machines] = useState(() => ({
    link: passwordResetMachine.provide({ actors: { ...linkActors<NewPasswordSet>('passwordReset'), ...given() } }),
    form: newPasswordFormMachine.provide({ actors: { submit: submit() } }),
  }))
  const link = useActorRef(machines.link)
  return <ResetPasswordPage productName="TIM Training" link={link} form={machines.form} />
}

const meta: Meta<typeof Page> = {
  title: 'Pages/Account/Reset password',
  component: Page,
  ...stage('accountLinks', 'fieldRules', 'passwords'),
  args: { given: () => ({}), submit: () => waits<void, { values: NewPasswordValues }>() },
}
export default meta
type Story = StoryObj<typeof Page>

const save: NonNullable<Story['play']> = async ({ canvasElement, canvas }) => {
  await canvas.findByRole('form')
  const [password, again] = canvasElement.querySelectorAll('input')
  const button = canvasElement.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!password || !again || !button) throw new Error('The form is not there.')
  await userEvent.type(password, 'Quiet#Road7')
  await userEvent.type(again, 'Quiet#Road7')
  await userEvent.click(button)
}
const failing = (fault: Fault) => () => fails<void, { values: NewPasswordValues }>(fault)
const over = () => ({ checkLink: checkFails(LINK_OVER) })

export const Checking: Story = { args: { given: () => ({ checkLink: waits<CheckLinkAnswer, { code: string }>() }) } }
export const Blank: Story = {}
export const BlankAtNight: Story = atNight
export const BlankInArabicAtNight: Story = arabicAtNight
export const BlankOnAPhone: Story = onAPhone
export const Mistakes: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'quiet road')
    await userEvent.click(canvas.getByRole('button', { name: 'Save the new password' }))
  },
}
export const Saving: Story = { play: save }
export const CommonPassword: Story = {
  args: {
    submit: failing({
      kind: 'refused',
      code: 'INVALID',
      fields: [{ field: 'password', message: 'This password is on lists of leaked passwords. Choose another.' }],
    }),
  },
  play: save,
}
export const Offline: Story = { args: { submit: failing({ kind: 'offline' }) }, play: save }
export const Expired: Story = { args: { given: over } }
export const FreshLinkSent: Story = {
  args: { given: over },
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button')),
}
export const FreshLinkUnsent: Story = {
  args: { given: () => ({ ...over(), sendFreshLink: freshFails({ kind: 'offline' }) }) },
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button')),
}
export const Missing: Story = { args: { given: () => ({ takeCode: noCode }) } }
