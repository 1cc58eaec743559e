import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'

import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { aCertificate, NOW } from '../story-data.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { checks } from './credential-check.story-data.ts'
import { CredentialCheckView } from './credential-check.view.tsx'

const Check = withFresh(CredentialCheckView, 'machine')

const meta: Meta<typeof Check> = {
  title: 'Pages/Credential check',
  component: Check,
  ...stage('verification', 'credential'),
  args: { machine: () => checks(), now: () => NOW, onClose: fn(), onOpen: fn() },
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await userEvent.upload(input, new File(['a.b.c'], 'TIM-7K3M-9Q2X.jwt'))
  },
}
export default meta
type Story = StoryObj<typeof Check>

export const Waiting: Story = { play: () => {} }
export const Genuine: Story = {}
export const GenuineAtNight: Story = atNight
export const GenuineInArabicAtNight: Story = arabicAtNight
export const GenuineOnAPhone: Story = onAPhone
export const GenuineAndSuperseded: Story = {
  args: {
    machine: () => checks({ certificate: aCertificate({ state: 'superseded', supersededBy: 'TIM-4HJK-22WZ' }) }),
  },
}
export const GenuineOffline: Story = { args: { machine: () => checks({ certificate: { kind: 'offline' } }) } }
export const GenuineAndUnlisted: Story = { args: { machine: () => checks({ certificate: null }) } }
export const Forged: Story = { args: { machine: () => checks({ verdict: { kind: 'forged' } }) } }
export const Malformed: Story = { args: { machine: () => checks({ verdict: { kind: 'malformed' } }) } }
export const OfAnUnknownKey: Story = { args: { machine: () => checks({ verdict: { kind: 'unknownKey' } }) } }
export const WithoutKeys: Story = { args: { machine: () => checks({ keys: { kind: 'offline' } }) } }
export const Unverified: Story = { args: { machine: () => checks({ verdict: { kind: 'unexpected' } }) } }
