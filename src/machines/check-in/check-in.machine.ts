import { assign, setup, type ActorRefFrom } from 'xstate'

import { CHECK_IN_REFUSALS, readCheckInCode, readShortCode, type CheckInRefusal } from '../../domain/check-in.ts'
import type { CheckInAnswer } from '../../domain/contract/roster.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { causeOf } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

export type CheckedIn = Pick<CheckInAnswer, 'courseTitle' | 'venue' | 'timeZone' | 'at' | 'attendance' | 'wasCheckedIn'>

export type CheckInInput = Readonly<{ code: string; isGuest: boolean }>

export type CheckInContext = CheckInInput & Readonly<{ checkedIn: CheckedIn | null; fault: Fault | null }>

export type CheckInEvent =
  /** It is known who is looking: a guest until then. */
  { type: 'viewer.settled'; isGuest: boolean } | { type: 'checkIn.retried' }

const codes: Readonly<Record<string, CheckInRefusal>> = CHECK_IN_REFUSALS

/** A student who has scanned the code on the wall, or typed it: checked in at once, or told why not. */
export const checkInMachine = setup({
  types: {} as { input: CheckInInput; context: CheckInContext; events: CheckInEvent },
  actors: { checkIn: unprovided<CheckedIn, { code: string }>('checkIn') },
  actions: {
    noteViewer: assign((_, { isGuest }: { isGuest: boolean }) => ({ isGuest })),
    holdCheckIn: assign((_, { checkedIn }: { checkedIn: CheckedIn }) => ({ checkedIn, fault: null })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    isUnreadable: ({ context }) => readCheckInCode(context.code) === null && readShortCode(context.code) === null,
    isGuest: ({ context }) => context.isGuest,
    isKnown: (_, { isGuest }: { isGuest: boolean }) => !isGuest,
    isRefusedAs: (_, { cause, as }: { cause: unknown; as: CheckInRefusal }) => codes[toFault(cause).code ?? ''] === as,
  },
}).createMachine({
  id: 'checkIn',
  context: ({ input }) => ({ ...input, checkedIn: null, fault: null }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isUnreadable', target: 'unknown' },
        { guard: 'isGuest', target: 'guest' },
        { target: 'asking' },
      ],
    },
    guest: {
      on: {
        'viewer.settled': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'noteViewer', params: ({ event }) => event },
        },
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'checkIn',
        src: 'checkIn',
        input: ({ context }) => ({ code: context.code }),
        onDone: {
          target: 'checkedIn',
          actions: { type: 'holdCheckIn', params: ({ event }) => ({ checkedIn: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefusedAs', params: ({ event }) => ({ cause: event.error, as: 'old' as const }) },
            target: 'old',
          },
          {
            guard: { type: 'isRefusedAs', params: ({ event }) => ({ cause: event.error, as: 'notNow' as const }) },
            target: 'notNow',
          },
          {
            guard: { type: 'isRefusedAs', params: ({ event }) => ({ cause: event.error, as: 'notOnClass' as const }) },
            target: 'notOnClass',
          },
          {
            guard: { type: 'isRefusedAs', params: ({ event }) => ({ cause: event.error, as: 'own' as const }) },
            target: 'own',
          },
          {
            guard: { type: 'isRefusedAs', params: ({ event }) => ({ cause: event.error, as: 'unknown' as const }) },
            target: 'unknown',
          },
          { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    /** Could not be asked; the same code is good for a little while. */
    failed: { tags: 'error', on: { 'checkIn.retried': 'asking' } },
    checkedIn: { type: 'final' },
    /** Left the wall before it was scanned, or before its person had signed in. */
    old: { type: 'final' },
    notNow: { type: 'final' },
    notOnClass: { type: 'final' },
    /** Whoever can show the code is marked by somebody else. */
    own: { type: 'final' },
    unknown: { type: 'final' },
  },
})

export type CheckInActor = ActorRefFrom<typeof checkInMachine>
