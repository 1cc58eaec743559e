import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import type { Certificate } from '../../../domain/contract/student.contract.ts'
import { certificateVerificationMachine } from '../../../machines/certificate-verification/certificate-verification.machine.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { aCertificate } from '../story-data.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { VerificationPage } from './verification.view.tsx'

const finds = (certificate: Certificate | null) =>
  certificateVerificationMachine.provide({
    actors: { findCertificate: answers<Certificate | null, { number: string }>(certificate) },
  })

const Page = withFresh(VerificationPage, 'machine')

const meta: Meta<typeof Page> = {
  title: 'Pages/Verification',
  component: Page,
  ...stage('verification'),
  args: {
    code: 'TIM-7K3M-9Q2X',
    machine: () => finds(aCertificate()),
    onNumberAsked: fn(),
    CredentialCheck: fn(() => null),
  },
}
export default meta
type Story = StoryObj<typeof Page>

export const Blank: Story = { args: { code: null } }
export const Valid: Story = {}
export const ValidAtNight: Story = atNight
export const ValidOnAPhone: Story = onAPhone
export const ValidInArabicAtNight: Story = {
  args: {
    machine: () => finds(aCertificate({ recipientName: 'ليلى منصور', courseTitle: 'الدورة الوطنية للمستجيبين' })),
  },
  ...arabicAtNight,
}
export const Expired: Story = { args: { machine: () => finds(aCertificate({ state: 'expired' })) } }
export const Revoked: Story = {
  args: { machine: () => finds(aCertificate({ state: 'revoked', revokedAt: '2026-03-01T09:00:00Z' })) },
}
export const Superseded: Story = {
  args: { machine: () => finds(aCertificate({ state: 'superseded', expiresAt: null, supersededBy: 'TIM-4HJK-22WZ' })) },
}
export const Unknown: Story = { args: { machine: () => finds(null) } }
export const Malformed: Story = { args: { code: 'TIM-12' } }
export const Asking: Story = {
  args: {
    machine: () =>
      certificateVerificationMachine.provide({
        actors: { findCertificate: waits<Certificate | null, { number: string }>() },
      }),
  },
}
export const Failed: Story = {
  args: {
    machine: () =>
      certificateVerificationMachine.provide({
        actors: { findCertificate: fails<Certificate | null, { number: string }>({ kind: 'offline' }) },
      }),
  },
}
