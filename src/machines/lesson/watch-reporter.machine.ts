import { assign, sendTo, setup, type ActorRef, type ActorRefFrom, type Snapshot } from 'xstate'

import type { WatchReportAnswer } from '../../domain/contract/lesson.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { REPORT_INTERVAL, mergeRanges, type WatchRange } from '../../domain/watch-credit.ts'
import { backoff } from '../backoff.ts'
import { causeOf, isOffline, isRefusal } from '../refusal.ts'
import { unprovided, unprovidedCompanion, unprovidedSource } from '../unprovided.ts'

type LessonAddress = Readonly<{ enrollmentId: number; lessonId: number }>

/** What the lesson hears from its reporter. */
export type ReporterNews =
  | { type: 'report.acknowledged'; answer: WatchReportAnswer; pending: readonly WatchRange[] }
  | { type: 'report.refused' }

export type WatchReporterInput = LessonAddress & Readonly<{ lesson: ActorRef<Snapshot<unknown>, ReporterNews> }>

export type WatchReporterContext = WatchReporterInput &
  Readonly<{
    /** Played and not on its way yet. */
    pending: readonly WatchRange[]
    /** On its way, not acknowledged. */
    sent: readonly WatchRange[]
    /** The page may be gone before the answer comes: the report has to outlive it. */
    isLeaving: boolean
    failures: number
    fault: Fault | null
  }>

export type WatchReporterEvent =
  | { type: 'play.began' }
  | { type: 'seconds.played'; range: WatchRange }
  | { type: 'report.due' }
  | { type: 'report.retried' }
  | { type: 'page.hidden' }
  | { type: 'journal.recalled'; ranges: readonly WatchRange[] }
  | { type: 'network.lost' }
  | { type: 'network.returned' }

/** What the journal of played ranges is told. It sends `journal.recalled` once, when it starts. */
export type WatchJournalEvent = { type: 'journal.kept'; ranges: readonly WatchRange[] }

/** The contract takes at most so many ranges in a report; the rest goes with the next one. */
const RANGES_AT_ONCE = 100

/** Reports what was really played: now and then, on a pause and when the page goes; nothing is lost on the way. */
export const watchReporterMachine = setup({
  types: {} as { input: WatchReporterInput; context: WatchReporterContext; events: WatchReporterEvent },
  actors: {
    sendReport: unprovided<WatchReportAnswer, LessonAddress & { ranges: WatchRange[]; isLeaving: boolean }>(
      'sendReport',
    ),
    watchJournal: unprovidedCompanion<WatchJournalEvent, LessonAddress>('watchJournal'),
    page: unprovidedSource('page'),
    network: unprovidedSource('network'),
  },
  actions: {
    addPlayed: assign(({ context }, { ranges }: { ranges: readonly WatchRange[] }) => ({
      pending: mergeRanges([...context.pending, ...ranges]),
    })),
    keepJournal: sendTo('watchJournal', ({ context }) => ({
      type: 'journal.kept',
      ranges: mergeRanges([...context.sent, ...context.pending]),
    })),
    takeUp: assign(({ context }) => {
      const ranges = mergeRanges([...context.sent, ...context.pending])
      return { sent: ranges.slice(0, RANGES_AT_ONCE), pending: ranges.slice(RANGES_AT_ONCE) }
    }),
    putBack: assign(({ context }) => ({ sent: [], pending: mergeRanges([...context.sent, ...context.pending]) })),
    noteOffline: assign({ fault: { kind: 'offline' } }),
    forgetFault: assign({ fault: null }),
    settleSent: assign({ sent: [], failures: 0, isLeaving: false, fault: null }),
    noteLeaving: assign({ isLeaving: true }),
    tellLesson: sendTo(
      ({ context }) => context.lesson,
      ({ context }, { answer }: { answer: WatchReportAnswer }): ReporterNews => ({
        type: 'report.acknowledged',
        answer,
        pending: context.pending,
      }),
    ),
    tellRefusal: sendTo(({ context }) => context.lesson, { type: 'report.refused' }),
    keepFault: assign(({ context }, { cause }: { cause: unknown }) => ({
      fault: toFault(cause),
      failures: context.failures + 1,
      isLeaving: false,
    })),
  },
  guards: {
    hasPending: ({ context }) => context.pending.length > 0,
    hasRecalled: (_, { ranges }: { ranges: readonly WatchRange[] }) => ranges.length > 0,
    isOffline: (_, { cause }: { cause: unknown }) => isOffline(cause),
    isRefusal: (_, { cause }: { cause: unknown }) => isRefusal(cause),
  },
  delays: {
    reportDelay: REPORT_INTERVAL * 1000,
    retryDelay: ({ context }) => backoff(context.failures),
    /** Browsers do not always notice that the network is back. */
    offlineDelay: 5000,
  },
}).createMachine({
  id: 'watchReporter',
  context: ({ input }) => ({ ...input, pending: [], sent: [], isLeaving: false, failures: 0, fault: null }),
  invoke: [
    {
      id: 'watchJournal',
      src: 'watchJournal',
      input: ({ context }) => ({ enrollmentId: context.enrollmentId, lessonId: context.lessonId }),
      onError: { target: '.refused', actions: { type: 'keepFault', params: causeOf } },
    },
    { id: 'page', src: 'page', onError: { target: '.refused', actions: { type: 'keepFault', params: causeOf } } },
    { id: 'network', src: 'network', onError: { target: '.refused', actions: { type: 'keepFault', params: causeOf } } },
  ],
  on: {
    'seconds.played': {
      actions: [{ type: 'addPlayed', params: ({ event }) => ({ ranges: [event.range] }) }, 'keepJournal'],
    },
    // What is played from now on waits, and is said to: nothing has to fail first.
    'network.lost': { actions: 'noteOffline' },
    'network.returned': { actions: 'forgetFault' },
  },
  initial: 'unstarted',
  states: {
    /** The first report is empty: it starts the server's clock, by which credit is capped. */
    unstarted: {
      on: {
        'play.began': 'sending',
        'journal.recalled': {
          guard: { type: 'hasRecalled', params: ({ event }) => ({ ranges: event.ranges }) },
          target: 'sending',
          actions: { type: 'addPlayed', params: ({ event }) => ({ ranges: event.ranges }) },
        },
      },
    },
    idle: { always: { guard: 'hasPending', target: 'collecting' } },
    collecting: {
      after: { reportDelay: 'sending' },
      on: { 'report.due': 'sending', 'page.hidden': { target: 'sending', actions: 'noteLeaving' } },
    },
    sending: {
      entry: 'takeUp',
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context }) => ({
          enrollmentId: context.enrollmentId,
          lessonId: context.lessonId,
          ranges: [...context.sent],
          isLeaving: context.isLeaving,
        }),
        onDone: {
          target: 'idle',
          actions: [
            'settleSent',
            'keepJournal',
            { type: 'tellLesson', params: ({ event }) => ({ answer: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isRefusal', params: causeOf },
            target: 'refused',
            actions: ['putBack', { type: 'keepFault', params: causeOf }, 'tellRefusal'],
          },
          {
            guard: { type: 'isOffline', params: causeOf },
            target: 'offline',
            actions: ['putBack', { type: 'keepFault', params: causeOf }],
          },
          { target: 'retrying', actions: ['putBack', { type: 'keepFault', params: causeOf }] },
        ],
      },
      // Seconds played since the report went would wait for an answer that the page may not see.
      on: { 'page.hidden': { guard: 'hasPending', target: 'sending', reenter: true, actions: 'noteLeaving' } },
    },
    retrying: {
      after: { retryDelay: 'sending' },
      on: { 'network.returned': 'sending', 'page.hidden': { target: 'sending', actions: 'noteLeaving' } },
    },
    offline: { after: { offlineDelay: 'sending' }, on: { 'network.returned': 'sending' } },
    refused: { on: { 'report.retried': 'sending', 'network.lost': {}, 'network.returned': {} } },
  },
})

export type WatchReporterActor = ActorRefFrom<typeof watchReporterMachine>
