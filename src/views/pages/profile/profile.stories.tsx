import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'

import type { Agency } from '../../../domain/contract/agency.contract.ts'
import type { NameStanding } from '../../../domain/contract/name-change.contract.ts'
import type { ProfileAnswer } from '../../../domain/contract/profile.contract.ts'
import { PHOTO_FAULT } from '../../../domain/photo.ts'
import type { CodeValues } from '../../../machines/profile/accept-invitation.machine.ts'
import type { PreparedPhoto } from '../../../machines/profile/profile-photo.machine.ts'
import type { ProfileValues } from '../../../machines/profile/profile-values.ts'
import { ActorsProvider } from '../../shell/actors.context.tsx'
import { shellActors } from '../../shell/story-actors.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage } from '../story-stage.tsx'
import { aNameChange, aProfile, PHOTO_URL, profileMachines, type ProfileWorld } from './profile.story-data.ts'
import { ProfilePage, type ProfileViewer } from './profile.view.tsx'

type StoryProps = Readonly<{ viewer: ProfileViewer; world: () => ProfileWorld }>

const NoSecurity = () => null

const Page = ({ viewer, world }: StoryProps) => {
  const [made] = useState(() => ({ actors: shellActors(), machines: profileMachines(world()) }))
  return (
    <ActorsProvider actors={made.actors}>
      <ProfilePage
        viewer={viewer}
        machines={made.machines}
        onSignIn={() => {}}
        onRetry={() => {}}
        Security={NoSecurity}
        Contact={NoSecurity}
      />
    </ActorsProvider>
  )
}

const meta: Meta<typeof Page> = {
  title: 'Pages/Profile',
  component: Page,
  ...stage('shell', 'profile', 'personal', 'security', 'passwords', 'fieldRules', 'choosing'),
  args: { viewer: 7, world: () => ({}) },
}
export default meta
type Story = StoryObj<typeof Page>

const reading = (facts: Partial<ProfileAnswer>) => () => ({
  read: answers<ProfileAnswer, undefined>(aProfile(facts)),
})

const first = async (canvasElement: HTMLElement) =>
  within(canvasElement).findByDisplayValue('Dana', undefined, { timeout: 5000 })

const rename: Story['play'] = async ({ canvasElement }) => {
  await userEvent.type(await first(canvasElement), ' Marie')
}
const save: Story['play'] = async (context) => {
  await rename(context)
  const button = context.canvasElement.querySelector<HTMLButtonElement>('button[type=submit]')
  if (button) await userEvent.click(button)
}
const choosePhoto: Story['play'] = async ({ canvasElement }) => {
  await first(canvasElement)
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await userEvent.upload(input, new File(['a picture'], 'me.jpg', { type: 'image/jpeg' }))
}
const beginCode: Story['play'] = async ({ canvasElement }) => {
  await first(canvasElement)
  const section = canvasElement.querySelector<HTMLElement>('#roles')
  if (section) await userEvent.click(within(section).getByRole('button'))
}
const useCode: Story['play'] = async (context) => {
  await beginCode(context)
  await userEvent.keyboard('ABCD-EFGH{Enter}')
}

export const Filled: Story = {}
export const FilledAtNight: Story = atNight
export const FilledInArabicAtNight: Story = arabicAtNight
export const FilledOnAPhone: Story = onAPhone
export const WithPhoto: Story = { args: { world: reading({ photoUrl: PHOTO_URL }) } }
export const Loading: Story = { args: { world: () => ({ read: waits<ProfileAnswer, undefined>() }) } }
export const Failed: Story = {
  args: { world: () => ({ read: fails<ProfileAnswer, undefined>({ kind: 'unexpected' }) }) },
}
export const Guest: Story = { args: { viewer: 'guest' } }
export const GuestInArabicAtNight: Story = { args: { viewer: 'guest' }, ...arabicAtNight }
export const GuestOnAPhone: Story = { args: { viewer: 'guest' }, ...onAPhone }
export const Unreachable: Story = { args: { viewer: 'unreachable' } }
export const Newcomer: Story = {
  args: {
    world: reading({
      phone: '',
      isPhoneVerified: false,
      birthdate: null,
      licenseNumber: '',
      primaryAgencyId: 0,
      agencies: [],
      roles: [],
    }),
  },
}
export const UnverifiedPhone: Story = { args: { world: reading({ isPhoneVerified: false }) } }
export const PendingAddress: Story = { args: { world: reading({ pendingEmail: 'd.whitfield@harlan.example.gov' }) } }
export const PendingAddressOnAPhone: Story = {
  args: { world: reading({ pendingEmail: 'd.whitfield@harlan.example.gov' }) },
  ...onAPhone,
}
export const WithoutAgencies: Story = {
  args: { world: () => ({ agencies: fails<readonly Agency[], { query: undefined }>({ kind: 'offline' }) }) },
}
const named = (standing: NameStanding) => ({
  args: { world: () => ({ standing: answers<NameStanding, undefined>(standing) }) },
})
const REFUSED: NameStanding = {
  needsApproval: true,
  latest: aNameChange({ state: 'refused', refusal: 'The register that you named is of another person.' }),
}
const askForName: Story['play'] = async ({ canvasElement }) => {
  await first(canvasElement)
  const section = canvasElement.querySelector<HTMLElement>('#name')
  if (section) await userEvent.click(await within(section).findByRole('button'))
}

export const NameHeld: Story = named({ needsApproval: true, latest: null })
export const NameAskedFor: Story = { ...named({ needsApproval: true, latest: null }), play: askForName }
export const NameAskedForInArabicAtNight: Story = { ...NameAskedFor, ...arabicAtNight }
export const NameWaiting: Story = named({ needsApproval: true, latest: aNameChange() })
export const NameWaitingOnAPhone: Story = { ...NameWaiting, ...onAPhone }
export const NameRefused: Story = named(REFUSED)
export const NameRefusedInArabicAtNight: Story = { ...NameRefused, ...arabicAtNight }
export const NameApproved: Story = named({ needsApproval: true, latest: aNameChange({ state: 'approved' }) })
export const NameUnread: Story = {
  args: { world: () => ({ standing: fails<NameStanding, undefined>({ kind: 'offline' }) }) },
}
export const Renamed: Story = { play: rename }
export const RenamedInArabicAtNight: Story = { play: rename, ...arabicAtNight }
export const WithMistakes: Story = {
  args: { world: () => ({ draft: { lastName: '', phone: '(055', licenseNumber: 'x'.repeat(41) } }) },
  play: save,
}
export const Saving: Story = {
  args: { world: () => ({ save: waits<ProfileAnswer, { values: ProfileValues }>() }) },
  play: save,
}
export const Saved: Story = { play: save }
export const Offline: Story = {
  args: { world: () => ({ save: fails<ProfileAnswer, { values: ProfileValues }>({ kind: 'offline' }) }) },
  play: save,
}
export const Refused: Story = {
  args: {
    world: () => ({
      save: fails<ProfileAnswer, { values: ProfileValues }>({
        kind: 'refused',
        fields: [{ field: 'primaryAgencyId', message: 'This agency is not known.' }],
      }),
    }),
  },
  play: save,
}
export const PhotoOnItsWay: Story = {
  args: { world: () => ({ savePhoto: waits<string, { content: string }>() }) },
  play: choosePhoto,
}
export const PhotoNotAPicture: Story = {
  args: {
    world: () => ({
      preparePhoto: fails<PreparedPhoto, { file: Blob }>({ kind: 'refused', code: PHOTO_FAULT.notAPicture }),
    }),
  },
  play: choosePhoto,
}
export const PhotoUnsent: Story = {
  args: { world: () => ({ savePhoto: fails<string, { content: string }>({ kind: 'offline' }) }) },
  play: choosePhoto,
}
export const WithACode: Story = { play: beginCode }
export const CodeRefused: Story = {
  args: {
    world: () => ({
      accept: fails<boolean, { values: CodeValues }>({
        kind: 'refused',
        fields: [{ field: 'verificationCode', message: 'This code was used already.' }],
      }),
    }),
  },
  play: useCode,
}
export const CodeAccepted: Story = { play: useCode }
