import { assign, setup, type ActorRefFrom } from 'xstate'

import type { WalletOffer, WalletOfferState } from '../../domain/contract/wallet.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { known } from '../known.ts'
import { causeOf, notDone, refusalGuards } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

/** Milliseconds between two looks at whether a wallet has taken it. */
export const WALLET_LOOK_MS = 2000

/** Milliseconds after its end at which an offer has ended where the server could not say so. */
export const WALLET_GRACE_MS = 15_000

export type WalletOfferInput = Readonly<{ number: string }>

export type WalletOfferContext = Readonly<{
  number: string
  /** Whether a key of the wallet stands in what it takes. */
  isBound: boolean
  offer: WalletOffer | null
  fault: Fault | null
}>

export type WalletOfferEvent = { type: 'offer.asked'; isBound: boolean }

const asked = {
  target: '#walletOffer.asking',
  actions: { type: 'noteAsked' as const, params: ({ event }: { event: WalletOfferEvent }) => event },
}

/** A certificate that is offered to a wallet, until one has taken it or the offer has ended. */
export const walletOfferMachine = setup({
  types: {} as { input: WalletOfferInput; context: WalletOfferContext; events: WalletOfferEvent },
  actors: {
    makeOffer: unprovided<WalletOffer, { number: string; isBound: boolean }>('makeOffer'),
    readOffer: unprovided<WalletOfferState, { number: string; id: string }>('readOffer'),
  },
  actions: {
    noteAsked: assign((_, { isBound }: { isBound: boolean }) => ({ isBound, offer: null, fault: null })),
    holdOffer: assign((_, { offer }: { offer: WalletOffer }) => ({ offer })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    ...refusalGuards,
    isAs: (_, { state, as }: { state: WalletOfferState; as: WalletOfferState }) => state === as,
  },
  delays: {
    lookTime: WALLET_LOOK_MS,
    offerTime: ({ context }) => known(context.offer, 'an offer').goodFor * 1000 + WALLET_GRACE_MS,
  },
}).createMachine({
  id: 'walletOffer',
  context: ({ input }) => ({ ...input, isBound: true, offer: null, fault: null }),
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'makeOffer',
        src: 'makeOffer',
        input: ({ context: { number, isBound } }) => ({ number, isBound }),
        onDone: { target: 'offered', actions: { type: 'holdOffer', params: ({ event }) => ({ offer: event.output }) } },
        onError: [...notDone],
      },
    },
    offered: {
      initial: 'waiting',
      after: { offerTime: 'expired' },
      on: { 'offer.asked': asked },
      states: {
        waiting: { after: { lookTime: 'looking' } },
        looking: {
          invoke: {
            id: 'readOffer',
            src: 'readOffer',
            input: ({ context: { number, offer } }) => ({ number, id: known(offer, 'an offer').id }),
            onDone: [
              {
                guard: { type: 'isAs', params: ({ event }) => ({ state: event.output, as: 'taken' as const }) },
                target: '#walletOffer.taken',
              },
              {
                guard: { type: 'isAs', params: ({ event }) => ({ state: event.output, as: 'expired' as const }) },
                target: '#walletOffer.expired',
              },
              { target: 'waiting' },
            ],
            // The wallet asks the server itself: what this screen could not ask is asked at the next look.
            onError: { target: 'waiting', actions: { type: 'keepFault', params: causeOf } },
          },
        },
      },
    },
    expired: { on: { 'offer.asked': asked } },
    /** Could not be asked. */
    failed: { tags: 'error', on: { 'offer.asked': asked } },
    /** Such as of a certificate that was withdrawn meanwhile. */
    refused: { tags: 'error', type: 'final' },
    taken: { type: 'final' },
  },
})

export type WalletOfferActor = ActorRefFrom<typeof walletOfferMachine>
