import type { WalletOffer, WalletOfferState } from '../../../domain/contract/wallet.contract.ts'
import { copyingMachine } from '../../../machines/copying/copying.machine.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import { walletOfferMachine } from '../../../machines/wallet-offer/wallet-offer.machine.ts'
import { answers, fails } from '../story-actors.ts'
import type { DashboardPageProps } from './dashboard.view.tsx'
import type { Correction, ReissueMachine } from './reissue-dialog.view.tsx'

export type DashboardWorld = Readonly<{
  machine: DashboardPageProps['machine']
  reissue?: DashboardPageProps['reissue']
}>

type Asked = { subject: Correction }

export const reissueThat = (perform: ReturnType<typeof answers<string, Asked>>): ReissueMachine =>
  createDeedMachine<Correction, string>().provide({ actors: { perform } })

const reissuing = () => reissueThat(answers<string, Asked>('TIM-2222-3333'))

export const refusingReissue = () =>
  reissueThat(
    fails<string, Asked>({
      kind: 'conflict',
      code: 'NAME_UNCHANGED',
      message: 'Your name on the certificate is the one in your profile already.',
    }),
  )

export const OFFER: WalletOffer = {
  id: '3f0c7a52-5a0e-4b52-9d0e-6f1b0c8b9a11',
  address:
    'openid-credential-offer://?credential_offer=%7B%22credential_issuer%22%3A%22https%3A%2F%2Ftraining.example.org%22%7D',
  goodFor: 300,
}

/** A wallet that stands so at the first look. */
export const walletThat = (state: WalletOfferState) =>
  walletOfferMachine.provide({
    actors: {
      makeOffer: answers<WalletOffer, { number: string; isBound: boolean }>(OFFER),
      readOffer: answers<WalletOfferState, { number: string; id: string }>(state),
    },
  })

/** The machines of the page, in stories and tests. */
export const dashboardMachines = ({ machine, reissue = reissuing() }: DashboardWorld) => ({
  machine,
  reissue,
  copying: copyingMachine.provide({ actors: { writeText: answers<void, { text: string }>(undefined) } }),
})
