import { fromPromise } from 'xstate'

import { ifKnown } from '../../domain/if-known.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'

const SEEN = 'seen'
/** This page among the tabs of the browser. */
const PAGE = `page ${Math.random()}`

const keyOf = (userId: number) => `welcomed.${userId}`

/** Whom this page saw welcomed, where the browser keeps nothing. */
const seenHere = new Set<number>()

const claim = (userId: number): boolean => {
  if (seenHere.has(userId)) return false
  const holder = localStorage.getItem(keyOf(userId))
  if (holder === null) localStorage.setItem(keyOf(userId), PAGE)
  return holder === null || holder === PAGE
}

const noteSeen = (userId: number): void => {
  seenHere.add(userId)
  try {
    localStorage.setItem(keyOf(userId), SEEN)
  } catch {
    // This page knows it; the server learns it next.
  }
}

/** The welcome on this device, and at the server. Two tabs that open at once ask one after the other. */
export const welcomeActors = ({ ask }: Gateway) => ({
  claimWelcome: fromPromise<boolean, { userId: number }>(({ input: { userId } }) =>
    // Only a secure page has locks; elsewhere two tabs of the same instant may both be kind.
    'locks' in navigator ? navigator.locks.request('welcome', () => claim(userId)) : Promise.resolve(claim(userId)),
  ),

  tellWelcomed: asking<void, { userId: number }>(async ({ userId }, signal) => {
    noteSeen(userId)
    await ifKnown(ask('MarkWelcomed', { userId }, { signal }))
  }),
})
