import type { Meta, StoryObj } from '@storybook/react-vite'

import type { WalletOffer, WalletOfferState } from '../../../domain/contract/wallet.contract.ts'
import { walletOfferMachine } from '../../../machines/wallet-offer/wallet-offer.machine.ts'
import { arabicAtNight, atNight } from '../../ui/story-kit.tsx'
import { answers, fails, waits } from '../story-actors.ts'
import { onAPhone, stage } from '../story-stage.tsx'
import { OFFER, walletThat } from './dashboard.story-data.ts'
import { WalletDialog } from './wallet-dialog.view.tsx'

type Asked = { number: string; isBound: boolean }
type Looked = { number: string; id: string }

const meta: Meta<typeof WalletDialog> = {
  title: 'Pages/Certificate to a wallet',
  component: WalletDialog,
  ...stage('wallet'),
  args: {
    machine: walletThat('open'),
    number: 'TIM-7K3M-9Q2X',
    courseTitle: 'National TIM Responder Course',
    onClose: () => {},
  },
}
export default meta
type Story = StoryObj<typeof WalletDialog>

const soon = (state: WalletOfferState) =>
  walletOfferMachine.provide({
    actors: { makeOffer: answers<WalletOffer, Asked>(OFFER), readOffer: answers<WalletOfferState, Looked>(state) },
    delays: { lookTime: 1 },
  })

export const Offered: Story = {}
export const OfferedAtNight: Story = atNight
export const OfferedInArabicAtNight: Story = arabicAtNight
export const OfferedOnAPhone: Story = onAPhone
export const Making: Story = {
  args: { machine: walletOfferMachine.provide({ actors: { makeOffer: waits<WalletOffer, Asked>() } }) },
}
export const Taken: Story = { args: { machine: soon('taken') } }
export const Expired: Story = { args: { machine: soon('expired') } }
export const Failed: Story = {
  args: {
    machine: walletOfferMachine.provide({ actors: { makeOffer: fails<WalletOffer, Asked>({ kind: 'offline' }) } }),
  },
}
