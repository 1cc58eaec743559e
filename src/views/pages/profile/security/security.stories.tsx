import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { css } from 'styled-system/css'

import type { OwnHistory } from '../../../../domain/contract/own-history.contract.ts'
import type { PersonSession } from '../../../../domain/contract/profile.contract.ts'
import type { Fault } from '../../../../domain/fault.ts'
import { arabicAtNight, atNight } from '../../../ui/story-kit.tsx'
import { PageFrame } from '../../page-frame.view.tsx'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../../story-actors.ts'
import { onAPhone, stage } from '../../story-stage.tsx'
import { SecuritySections } from './security-sections.view.tsx'
import type { SecurityProfile, SessionsEnded } from './security.props.ts'
import { SECURITY_PROFILE, securityMachines, SESSIONS, type SecurityWorld } from './security.story-machines.ts'

type StoryProps = Readonly<{ profile: SecurityProfile; world: () => SecurityWorld }>

const Page = ({ profile, world }: StoryProps) => {
  const [machines] = useState(() => securityMachines(world()))
  return (
    <PageFrame>
      <h1 className={css({ srOnly: true })}>Profile</h1>
      <div className={css({ containerType: 'inline-size' })}>
        <SecuritySections profile={profile} machines={machines} />
      </div>
    </PageFrame>
  )
}

const meta: Meta<typeof Page> = {
  title: 'Pages/Profile security',
  component: Page,
  ...stage('security', 'fieldRules', 'passwords'),
  args: { profile: SECURITY_PROFILE, world: () => ({}) },
}
export default meta
type Story = StoryObj<typeof Page>
type Play = NonNullable<Story['play']>

const VERIFIED: SecurityProfile = { ...SECURITY_PROFILE, phone: '(555) 123-4567', isPhoneVerified: true }
const OFFLINE: Fault = { kind: 'offline' }
const LIMITED: Fault = {
  kind: 'refused',
  code: 'TOO_MANY_TRIES',
  message: 'Too many tries. Wait a while and try again.',
  retryAfter: 540,
}

const inForm = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement).findByRole('form', { name }))
const press =
  (name: RegExp): Play =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name }))
  }

const askForCode: Play = async ({ canvasElement }) => {
  const phone = canvasElement.querySelector<HTMLInputElement>('input[name=phoneNumber]')
  if (phone) await userEvent.type(phone, '5551234567{Enter}')
}
const tryCode: Play = async (story) => {
  await askForCode(story)
  await userEvent.keyboard('123456{Enter}')
}

export const Calm: Story = {}
export const VerifiedAtNight: Story = { args: { profile: VERIFIED }, ...atNight }
export const VerifiedInArabicAtNight: Story = { args: { profile: VERIFIED }, ...arabicAtNight }
export const OnAPhone: Story = { args: { profile: { ...VERIFIED, notifyPhone: true } }, ...onAPhone }

export const CodeSent: Story = { args: { world: () => ({ isDemo: true }) }, play: askForCode }
export const CodeSentInArabicAtNight: Story = { play: askForCode, ...arabicAtNight }
export const CodeSentOnAPhone: Story = { play: askForCode, ...onAPhone }
export const CodeNotSent: Story = {
  args: { world: () => ({ sendCode: fails<void, { phoneNumber: string }>(OFFLINE) }) },
  play: askForCode,
}
export const TooManyCodes: Story = {
  args: { world: () => ({ sendCode: fails<void, { phoneNumber: string }>(LIMITED) }) },
  play: askForCode,
}
const refusing = (fault: Fault) => () => ({
  verifyPhone: fails<void, { phoneNumber: string; code: string }>(fault),
})
export const WrongCode: Story = {
  args: { world: refusing({ kind: 'refused', code: 'WRONG_PHONE_CODE' }) },
  play: tryCode,
}
export const WrongCodeInArabicAtNight: Story = {
  args: { world: refusing({ kind: 'refused', code: 'WRONG_PHONE_CODE' }) },
  play: tryCode,
  ...arabicAtNight,
}
export const VoidCode: Story = {
  args: {
    world: refusing({
      kind: 'refused',
      code: 'PHONE_CODE_EXPIRED',
      message: 'This code has expired or was tried too often. Ask for a new one.',
    }),
  },
  play: tryCode,
}
export const TooManyTries: Story = { args: { world: refusing(LIMITED) }, play: tryCode }
export const CodeNotChecked: Story = { args: { world: refusing(OFFLINE) }, play: tryCode }
export const Offering: Story = { play: tryCode }
export const OfferingInArabicAtNight: Story = { play: tryCode, ...arabicAtNight }
export const OfferingOnAPhone: Story = { play: tryCode, ...onAPhone }
export const ChoiceNotSaved: Story = {
  args: { world: () => ({ saveNotification: fails<void, { option: 1 | 2 }>(OFFLINE) }) },
  play: async (story) => {
    await tryCode(story)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save the choice' }))
  },
}

const changePassword: Play = async ({ canvasElement }) => {
  const form = await inForm(canvasElement, 'Change the password')
  await userEvent.type(form.getByLabelText('Current password'), 'Training#2026')
  await userEvent.type(form.getByLabelText('New password'), 'Cones & lanes 42')
  await userEvent.type(form.getByLabelText('Repeat the new password'), 'Cones & lanes 42')
  await userEvent.click(form.getByRole('button', { name: 'Change the password' }))
}
export const PasswordMistakes: Story = { play: press(/^Change the password$/) }
export const PasswordRefused: Story = {
  args: {
    world: () => ({
      changePassword: fails({
        kind: 'refused',
        fields: [{ field: 'currentPassword', message: 'This is not your password.' }],
      }),
    }),
  },
  play: changePassword,
}
export const PasswordChanging: Story = { args: { world: () => ({ changePassword: waits() }) }, play: changePassword }
export const PasswordChanged: Story = { play: changePassword }

export const EmailChange: Story = { play: press(/^Change the address/) }
export const EmailPending: Story = {
  args: { profile: { ...SECURITY_PROFILE, pendingEmail: 'dana@firedept.example.org' } },
}
export const EmailPendingInArabicAtNight: Story = {
  args: { profile: { ...SECURITY_PROFILE, pendingEmail: 'dana@firedept.example.org' } },
  ...arabicAtNight,
}
export const EmailPendingOnAPhone: Story = { args: EmailPending.args ?? {}, ...onAPhone }
export const EmailNotCancelled: Story = {
  args: { ...EmailPending.args, world: () => ({ cancelEmailChange: fails<void, { subject: true }>(OFFLINE) }) },
  play: press(/^Cancel the change/),
}

type Query = { query: undefined }
type List = readonly PersonSession[]
const listing = (list: List) => () => ({ sessionList: resourceThat<List>(answers<List, Query>(list)) })
export const HistoryShown: Story = { play: press(/^Show my history/) }
export const HistoryShownOnAPhone: Story = { ...HistoryShown, ...onAPhone }
export const HistoryShownAtNight: Story = { ...HistoryShown, ...atNight }
export const HistoryEmpty: Story = {
  args: { world: () => ({ history: answers<OwnHistory, { query: undefined }>({ items: [], hasMore: false }) }) },
  play: press(/^Show my history/),
}
export const HistoryFailed: Story = {
  args: { world: () => ({ history: fails<OwnHistory, { query: undefined }>(OFFLINE) }) },
  play: press(/^Show my history/),
}
export const SessionsLoading: Story = {
  args: { world: () => ({ sessionList: resourceThat<List>(waits<List, Query>()) }) },
}
export const SessionsFailed: Story = {
  args: { world: () => ({ sessionList: resourceThat<List>(fails<List, Query>({ kind: 'unexpected' })) }) },
}
export const SessionsStale: Story = {
  args: { world: () => ({ sessionList: resourceGoneStale<List>(SESSIONS, OFFLINE) }) },
}
export const OnlyThisDevice: Story = { args: { world: listing(SESSIONS.slice(0, 1)) } }
export const EndingASession: Story = { play: press(/^End the session: Safari/) }
export const EndingTheOthersInArabicAtNight: Story = { play: press(/^أنهِ كل الجلسات/), ...arabicAtNight }
export const SessionNotEnded: Story = {
  args: { world: () => ({ endSessions: fails<void, { subject: SessionsEnded }>(OFFLINE) }) },
  play: async (story) => {
    await press(/^End the session: Safari/)(story)
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'End the session' }))
  },
}

export const Gathering: Story = {
  args: { world: () => ({ exportData: waits<void, { subject: true }>() }) },
  play: press(/^Download/),
}
export const Gathered: Story = { play: press(/^Download/) }
export const NotGathered: Story = {
  args: { world: () => ({ exportData: fails<void, { subject: true }>(LIMITED) }) },
  play: press(/^Download/),
}

export const Deactivating: Story = { play: press(/^Deactivate my account/) }
export const DeactivatingInArabicAtNight: Story = { play: press(/^أوقف حسابي/), ...arabicAtNight }
export const DeactivatingOnAPhone: Story = { play: press(/^Deactivate my account/), ...onAPhone }
export const LastOwner: Story = {
  args: {
    world: () => ({
      deactivate: fails({
        kind: 'conflict',
        code: 'LAST_OWNER',
        message: 'You are the only owner. Make someone else an owner first.',
      }),
    }),
  },
  play: async (story) => {
    await press(/^Deactivate my account/)(story)
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.type(dialog.getByLabelText('Your password'), 'Training#2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }))
  },
}
