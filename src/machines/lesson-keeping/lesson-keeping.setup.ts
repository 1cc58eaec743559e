import { assign, sendTo, setup, type ActorRef, type Snapshot } from 'xstate'

import type { LessonMedia } from '../../domain/contract/lesson.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { hasRoomFor, type DeviceRoom, type KeptAmount } from '../../domain/kept-lesson.ts'
import { backoff } from '../backoff.ts'
import { isOffline, refusalGuards } from '../refusal.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'

export type KeptAddress = Readonly<{ courseId: number; enrollmentId: number; lessonId: number }>

/** What the lesson hears that is kept. */
export type KeepingNews =
  /** Its clock is to run before it is watched without a network. */
  { type: 'clock.wanted' } | { type: 'video.kept'; media: LessonMedia }

export type LessonKeepingInput = KeptAddress & Readonly<{ lesson: ActorRef<Snapshot<unknown>, KeepingNews> }>

/** What a device has of a lesson. `here` plays it where it is whole. */
export type KeptStanding =
  | Readonly<{ is: 'absent' | 'unsupported' }>
  | Readonly<{ is: 'partial'; amount: KeptAmount }>
  | Readonly<{ is: 'whole'; amount: KeptAmount; here: LessonMedia; room: DeviceRoom }>

/** What a lesson takes about, and what there is, in bytes: its video is measured, what is small is not asked about. */
export type Measure = Readonly<{ total: number; room: DeviceRoom }>

export type KeptWhole = Extract<KeptStanding, { is: 'whole' }>

export type LessonKeepingContext = LessonKeepingInput &
  Readonly<{
    /** What it takes about, in bytes, before it is begun. */
    size: number
    /** Exactly: of nothing until it is begun. */
    amount: KeptAmount
    room: DeviceRoom
    failures: number
    fault: Fault | null
  }>

export const NOTHING_KEPT: KeptAmount = { kept: 0, total: 0 }

export type LessonKeepingEvent =
  | { type: 'keeping.asked' }
  | { type: 'keeping.abandoned' }
  | { type: 'removal.asked' }
  | { type: 'renewal.asked' }
  | { type: 'measure.retried' }
  | { type: 'network.returned' }
  | { type: 'network.lost' }

/** A storage that takes no more says so by this name. */
const isFull = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'QuotaExceededError'

export const lessonKeepingSetup = setup({
  types: {} as { input: LessonKeepingInput; context: LessonKeepingContext; events: LessonKeepingEvent },
  actors: {
    recallKept: unprovided<KeptStanding, KeptAddress>('recallKept'),
    findSize: unprovided<Measure, KeptAddress>('findSize'),
    prepareKeeping: unprovided<KeptAmount, KeptAddress>('prepareKeeping'),
    fetchPiece: unprovided<KeptAmount, KeptAddress>('fetchPiece'),
    keepWhole: unprovided<KeptWhole, KeptAddress>('keepWhole'),
    checkKept: unprovided<boolean, KeptAddress>('checkKept'),
    dropKept: unprovided<void, KeptAddress>('dropKept'),
    network: unprovidedSource('network'),
  },
  actions: {
    noteAmount: assign((_, { amount }: { amount: KeptAmount }) => ({ amount, failures: 0, fault: null })),
    noteMeasure: assign((_, { total, room }: Measure) => ({
      size: total,
      amount: NOTHING_KEPT,
      room,
      fault: null,
    })),
    noteWhole: assign((_, { amount, room }: KeptWhole) => ({ amount, room, fault: null })),
    keepFault: assign(({ context }, { cause }: { cause: unknown }) => ({
      fault: toFault(cause),
      failures: context.failures + 1,
    })),
    forgetFault: assign({ fault: null, failures: 0 }),
    startClock: sendTo(({ context }) => context.lesson, { type: 'clock.wanted' }),
    handVideo: sendTo(
      ({ context }) => context.lesson,
      (_, { here }: KeptWhole): KeepingNews => ({ type: 'video.kept', media: here }),
    ),
  },
  guards: {
    hasRoom: (_, { total, room }: Measure) => hasRoomFor(room, total),
    isUnsupported: (_, { standing }: { standing: KeptStanding }) => standing.is === 'unsupported',
    isPartial: (_, { standing }: { standing: KeptStanding }) => standing.is === 'partial',
    isWhole: (_, { standing }: { standing: KeptStanding }) => standing.is === 'whole',
    isComplete: (_, { kept, total }: KeptAmount) => kept >= total,
    isFresh: (_, { isSame }: { isSame: boolean }) => isSame,
    isFull: (_, { cause }: { cause: unknown }) => isFull(cause),
    isOffline: (_, { cause }: { cause: unknown }) => isOffline(cause),
    ...refusalGuards,
  },
  delays: {
    retryDelay: ({ context }) => backoff(context.failures),
    /** Browsers do not always notice that the network is back. */
    offlineDelay: 5000,
  },
})
