import type { WalletOffer, WalletOfferState } from '../../domain/contract/wallet.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { walletOfferMachine } from '../../machines/wallet-offer/wallet-offer.machine.ts'

export const createWalletOffer = ({ ask }: Gateway) =>
  walletOfferMachine.provide({
    actors: {
      makeOffer: asking<WalletOffer, { number: string; isBound: boolean }>(
        async (input, signal) => (await ask('OfferToWallet', input, { signal })).offerToWallet,
      ),
      readOffer: asking<WalletOfferState, { number: string; id: string }>(
        async (input, signal) => (await ask('WalletOfferState', input, { signal })).walletOfferState,
      ),
    },
  })
