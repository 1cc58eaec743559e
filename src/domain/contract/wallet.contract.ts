import * as z from 'zod/mini'

/** Seconds for which a wallet can begin to take what it was offered. */
export const OFFER_SECONDS = 300

/** POST /certificates/{number}/wallet-offers. `isBound`: the wallet proves a key of its own, and what it takes names that key. */
export const walletOfferBody = z.strictObject({ isBound: z.boolean() })

export const walletOffer = z.object({
  id: z.uuid(),
  /** Opens a wallet on the same device, and is what a wallet on another one scans. */
  address: z.string(),
  /** Seconds left. */
  goodFor: z.int(),
})

export const WALLET_OFFER_STATES = ['open', 'taken', 'expired'] as const

/** GET /certificates/{number}/wallet-offers/{id} */
export const walletOfferState = z.object({ state: z.enum(WALLET_OFFER_STATES) })

export type WalletOffer = z.infer<typeof walletOffer>
export type WalletOfferState = z.infer<typeof walletOfferState>['state']
