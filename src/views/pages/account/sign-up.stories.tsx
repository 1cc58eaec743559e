import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import type { ProfileData } from '../../../domain/contract/sign-up.contract.ts'
import type { Fault } from '../../../domain/fault.ts'
import { USER_TYPE } from '../../../domain/user-type.ts'
import { botCheckMachine, type SolvedCheck } from '../../../machines/bot-check/bot-check.machine.ts'
import { createSignUpForm, type SignedUp, type SignUpValues } from '../../../machines/sign-up/sign-up-form.machine.ts'
import { signUpMachine, type ProfileQuery } from '../../../machines/sign-up/sign-up.machine.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { seen } from '../../ui/story-play.ts'
import { answers, fails, waits } from '../story-actors.ts'
import { NOW, SOLVED_CHECK } from '../story-data.ts'
import { onAPhone, stage } from '../story-stage.tsx'
import { AGENCIES, INVITED, offerOf, PROFILE, UNINVITED, USER_TYPES, WRITTEN } from './sign-up.story-data.ts'
import { SignUpPage, type SignUpPageProps } from './sign-up.view.tsx'

type Submit = ReturnType<typeof answers<SignedUp, { values: SignUpValues }>>
type FetchProfile = ReturnType<typeof answers<ProfileData, ProfileQuery>>

type StoryProps = Pick<SignUpPageProps, 'invitation' | 'agencies' | 'userTypes'> &
  Readonly<{ draft: Partial<SignUpValues> | null; submit: () => Submit; fetchProfile: () => FetchProfile }>

const Page = ({ draft, submit, fetchProfile, ...rest }: StoryProps) => {
  const [machines] = useState(() => ({
    check: botCheckMachine.provide({ actors: { solve: answers<SolvedCheck, undefined>(SOLVED_CHECK) } }),
    signUp: signUpMachine.provide({
      actors: {
        form: createSignUpForm(() => NOW).provide({
          actors: {
            submit: submit(),
            recallDraft: answers<Partial<SignUpValues> | null, { form: string }>(draft),
            keepDraft: answers<void, { form: string; draft: Partial<SignUpValues> }>(undefined),
            dropDraft: answers<void, { form: string }>(undefined),
          },
        }),
        fetchProfile: fetchProfile(),
        keepAddress: answers<void, { email: string }>(undefined),
      },
    }),
  }))
  const botCheck = useActorRef(machines.check)
  return (
    <SignUpPage
      {...rest}
      productName="TIM Training"
      machine={machines.signUp}
      botCheck={botCheck}
      now={() => NOW}
      tell={fn()}
      goTo={fn()}
    />
  )
}

const meta: Meta<typeof Page> = {
  title: 'Pages/Account/Sign up',
  component: Page,
  ...stage('registration', 'personal', 'passwords', 'fieldRules', 'choosing', 'contact'),
  args: {
    invitation: UNINVITED,
    agencies: offerOf(AGENCIES),
    userTypes: offerOf(USER_TYPES),
    draft: null,
    submit: () => waits<SignedUp, { values: SignUpValues }>(),
    fetchProfile: () => waits<ProfileData, ProfileQuery>(),
  },
}
export default meta
type Story = StoryObj<typeof Page>
type Play = NonNullable<Story['play']>

const inputOf = (canvasElement: HTMLElement, name: string): HTMLInputElement => {
  const field = canvasElement.querySelector<HTMLInputElement>(`input[name=${name}]`)
  if (!field) throw new Error(`There is no ${name}.`)
  return field
}

/** What the draft does not hold, and then the button. */
const send: Play = async ({ canvasElement }) => {
  await waitFor(() => expect(inputOf(canvasElement, 'firstName')).toHaveValue('Dana'))
  await userEvent.type(inputOf(canvasElement, 'password'), 'Training#2026')
  await userEvent.type(inputOf(canvasElement, 'confirmPassword'), 'Training#2026')
  await userEvent.click(inputOf(canvasElement, 'terms'))
  const button = canvasElement.querySelector<HTMLButtonElement>('button[type=submit]')
  await waitFor(() => expect(button).toBeEnabled())
  if (button) await userEvent.click(button)
}

/** Enter in a field of a form with mistakes. */
const complain: Play = async ({ canvasElement }) => {
  await userEvent.type(inputOf(canvasElement, 'password'), 'short{Enter}')
}

const refusedBy = (fault: Fault) => ({
  args: { draft: WRITTEN, submit: () => fails<SignedUp, { values: SignUpValues }>(fault) },
  play: send,
})

export const Blank: Story = {}
export const BlankAtNight: Story = atNight
export const BlankInArabicAtNight: Story = arabicAtNight
export const OnAPhone: Story = onAPhone
export const Mistakes: Story = { args: { draft: { email: 'dana at example', phone: '(212) 555' } }, play: complain }
export const MistakesInArabicAtNight: Story = { ...Mistakes, ...arabicAtNight }
export const Ready: Story = {
  args: { draft: { ...WRITTEN, agencies: [1, 4] } },
  play: async (story) => {
    await userEvent.type(inputOf(story.canvasElement, 'password'), 'Training#2026')
  },
}
export const Busy: Story = { args: { draft: WRITTEN }, play: send }
export const Refused: Story = refusedBy({
  kind: 'refused',
  message: 'Some fields are not right.',
  fields: [{ field: 'password', message: 'This password is too common.' }],
})
export const Offline: Story = refusedBy({ kind: 'offline' })
export const Instructor: Story = {
  args: { invitation: { ...UNINVITED, accountType: USER_TYPE.instructor } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About signing up as an instructor' }))
    await seen(canvas.getByRole('link', { name: 'Contact Us' }))
  },
}
export const Prefilled: Story = {
  args: { invitation: INVITED, fetchProfile: () => answers<ProfileData, ProfileQuery>(PROFILE) },
}
export const PrefillFailed: Story = {
  args: { invitation: INVITED, fetchProfile: () => fails<ProfileData, ProfileQuery>({ kind: 'notFound' }) },
}
export const ListsLoading: Story = { args: { agencies: offerOf(undefined), userTypes: offerOf(undefined) } }
export const ListsFailed: Story = { args: { agencies: offerOf(undefined, true), userTypes: offerOf(undefined, true) } }
export const AgenciesOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Primary agency' }), 'istanbul')
    await seen(canvas.getByRole('option', { name: 'My agency is not listed' }))
  },
}
export const CalendarOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pick the birthdate' }))
    await seen(await screen.findByRole('grid', undefined, { timeout: 15_000 }))
  },
}
export const CalendarOpenInArabicAtNight: Story = {
  ...arabicAtNight,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'اختر تاريخ الميلاد' }))
    await seen(await screen.findByRole('grid', undefined, { timeout: 15_000 }))
  },
}
export const RequirementsOpen: Story = {
  play: async (story) => {
    await complain(story)
    await userEvent.click(await story.canvas.findByRole('button', { name: 'See the requirements' }))
    await seen(await screen.findByRole('dialog', undefined, { timeout: 15_000 }))
  },
}
export const TermsOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read the terms and conditions' }))
    await seen(await screen.findByRole('dialog', undefined, { timeout: 15_000 }))
  },
}
