import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'

import type { WalletOffer, WalletOfferState } from '../../src/domain/contract/wallet.contract.ts'
import {
  WALLET_GRACE_MS,
  WALLET_LOOK_MS,
  walletOfferMachine,
} from '../../src/machines/wallet-offer/wallet-offer.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { after, done, expectEveryPath, failed } from './support/paths.ts'

const NUMBER = 'TIM-7K3M-9Q2X'
const OFFER: WalletOffer = {
  id: '3f0c7a52-5a0e-4b52-9d0e-6f1b0c8b9a11',
  address: 'openid-credential-offer://',
  goodFor: 300,
}

const start = () => {
  const clock = new SimulatedClock()
  const make = handPromise<WalletOffer, { number: string; isBound: boolean }>()
  const read = handPromise<WalletOfferState, { number: string; id: string }>()
  const machine = walletOfferMachine.provide({ actors: { makeOffer: make.logic, readOffer: read.logic } })
  const actor = createActor(machine, { input: { number: NUMBER }, clock }).start()
  const offered = async () => {
    make.calls.at(-1)?.resolve(OFFER)
    await waitFor(actor, (at) => at.matches('offered'))
  }
  const look = async (state: WalletOfferState) => {
    clock.increment(WALLET_LOOK_MS)
    read.calls.at(-1)?.resolve(state)
    await waitFor(actor, (at) => !at.matches({ offered: 'looking' }))
  }
  return { actor, clock, make, read, offered, look }
}

describe('a certificate that is offered to a wallet', () => {
  test('is looked after until one has taken it', async () => {
    const { actor, read, offered, look } = start()
    await offered()
    await look('open')
    await look('taken')
    expect([actor.getSnapshot().value, read.calls.map(({ input }) => input)]).toEqual([
      'taken',
      [
        { number: NUMBER, id: OFFER.id },
        { number: NUMBER, id: OFFER.id },
      ],
    ])
  })

  test('is offered anew, with a key or without', async () => {
    const { actor, make, offered, look } = start()
    await offered()
    actor.send({ type: 'offer.asked', isBound: false })
    await offered()
    await look('expired')
    expect(actor.getSnapshot().value).toBe('expired')
    actor.send({ type: 'offer.asked', isBound: true })
    expect(make.calls.map(({ input }) => input.isBound)).toEqual([true, false, true])
  })

  test('goes on where a look did not come through, and ends by itself where none does', async () => {
    const { actor, clock, read, offered } = start()
    await offered()
    clock.increment(WALLET_LOOK_MS)
    read.calls[0]?.reject(fault('offline'))
    await waitFor(actor, (at) => at.matches({ offered: 'waiting' }))
    clock.increment(OFFER.goodFor * 1000 + WALLET_GRACE_MS)
    expect(actor.getSnapshot().value).toBe('expired')
  })

  test.each([
    ['conflict', 'refused'],
    ['offline', 'failed'],
  ] as const)('that cannot be made for %s is %s', async (kind, face) => {
    const { actor, make } = start()
    make.calls[0]?.reject(fault(kind))
    expect((await waitFor(actor, (at) => at.hasTag('error'))).value).toBe(face)
  })
})

test('a missing actor says its name', async () => {
  expect(
    await complaintsOf(walletOfferMachine, { input: { number: NUMBER }, until: (at) => at.matches('failed') }),
  ).toEqual(['No actor was provided for "makeOffer".'])
})

test('every state and transition is reached', () => {
  const { snapshots } = expectEveryPath(walletOfferMachine, {
    inputs: [{ number: NUMBER }],
    events: [
      { type: 'offer.asked', isBound: true },
      { type: 'offer.asked', isBound: false },
      done('makeOffer', OFFER),
      failed('makeOffer', { kind: 'offline' }),
      failed('makeOffer', { kind: 'conflict' }),
      after('lookTime', 'walletOffer.offered.waiting'),
      after('offerTime', 'walletOffer.offered'),
      done('readOffer', 'open'),
      done('readOffer', 'taken'),
      done('readOffer', 'expired'),
      failed('readOffer', { kind: 'offline' }),
    ],
  })
  expect(snapshots.filter((at) => at.matches('offered') && at.context.offer === null)).toEqual([])
})
