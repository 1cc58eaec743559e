import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

import type { CertificateAuthority } from '../../../domain/contract/certificate-authority.contract.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../story-actors.ts'
import { onAPhone, stage, withFresh } from '../story-stage.tsx'
import { AuthorityPage } from './authority.view.tsx'
import { A_PROGRAM, authorityThat, NOBODY } from './story-authority.ts'

const Shown = withFresh(AuthorityPage, 'machines')

const meta: Meta<typeof Shown> = {
  title: 'Pages/Certificate authority',
  component: Shown,
  ...stage('certificateAuthority', 'fieldRules'),
  args: { title: 'Course List', machines: () => authorityThat() },
}
export default meta
type Story = StoryObj<typeof meta>

type Asked = Readonly<{ query: undefined }>

export const Named: Story = {}
export const NamedAtNight: Story = atNight
export const NamedInArabicAtNight: Story = arabicAtNight
export const NamedOnAPhone: Story = onAPhone
export const Nobody: Story = {
  args: { machines: () => authorityThat({ held: resourceThat(answers<CertificateAuthority, Asked>(NOBODY)) }) },
}
export const Loading: Story = {
  args: { machines: () => authorityThat({ held: resourceThat(waits<CertificateAuthority, Asked>()) }) },
}
export const Failed: Story = {
  args: {
    machines: () => authorityThat({ held: resourceThat(fails<CertificateAuthority, Asked>({ kind: 'offline' })) }),
  },
}
export const Stale: Story = {
  args: { machines: () => authorityThat({ held: resourceGoneStale(A_PROGRAM, { kind: 'offline' }) }) },
}
export const Changing: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change the issuer' }))
    await screen.findByRole('dialog')
  },
}
export const ChangingOnAPhone: Story = { ...Changing, ...onAPhone }
export const NotAPicture: Story = {
  args: { machines: () => authorityThat({ prepared: fails({ kind: 'refused', code: 'NOT_A_PICTURE' }) }) },
  play: async (context) => {
    await Changing.play?.(context)
    await userEvent.upload(
      await screen.findByLabelText('Seal: Choose a picture'),
      new File(['no'], 'seal.png', { type: 'image/png' }),
    )
    await screen.findByText(/not a picture that can be read/)
  },
}
