import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate'

import type { WatchReportAnswer } from '../../../src/domain/contract/lesson.contract.ts'
import type { WatchRange } from '../../../src/domain/watch-credit.ts'
import {
  watchReporterMachine,
  type ReporterNews,
  type WatchJournalEvent,
} from '../../../src/machines/lesson/watch-reporter.machine.ts'
import { listener } from '../support/listener.ts'
import { anAnswer } from './lesson.fixture.ts'

type Report = { enrollmentId: number; lessonId: number; ranges: WatchRange[]; isLeaving: boolean }
type World = { sends?: (report: Report) => Promise<WatchReportAnswer>; recalled?: readonly WatchRange[] }

const silent = fromCallback<EventObject, undefined>(() => undefined)

const startReporter = ({ sends = () => Promise.resolve(anAnswer()), recalled = [] }: World = {}) => {
  const reports: Report[] = []
  const kept: (readonly WatchRange[])[] = []
  const lesson = listener<ReporterNews>()
  const machine = watchReporterMachine.provide({
    actors: {
      sendReport: fromPromise<WatchReportAnswer, Report>(({ input }) => {
        reports.push(input)
        return sends(input)
      }),
      watchJournal: fromCallback<WatchJournalEvent, { enrollmentId: number; lessonId: number }>(
        ({ sendBack, receive }) => {
          sendBack({ type: 'journal.recalled', ranges: recalled })
          receive((event) => kept.push(event.ranges))
        },
      ),
      page: silent,
      network: silent,
    },
  })
  const input = { enrollmentId: 1, lessonId: 2, lesson: lesson.actor }
  const actor = createActor(machine, { input }).start()
  return { actor, reports, kept, heard: lesson.heard }
}

const report = (ranges: WatchRange[], isLeaving = false): Report => ({
  enrollmentId: 1,
  lessonId: 2,
  ranges,
  isLeaving,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const begun = async (world?: World) => {
  const reporter = startReporter(world)
  reporter.actor.send({ type: 'play.began' })
  await vi.advanceTimersByTimeAsync(0)
  return reporter
}

test('the first report is empty and starts the clock of the server; the next comes ten seconds later', async () => {
  const { actor, reports } = await begun()
  actor.send({ type: 'seconds.played', range: [0, 4] })
  actor.send({ type: 'seconds.played', range: [4, 9] })
  await vi.advanceTimersByTimeAsync(9999)
  expect(reports).toEqual([report([])])
  await vi.advanceTimersByTimeAsync(1)
  expect(reports).toEqual([report([]), report([[0, 9]])])
})

test('a pause reports at once, and without anything played there is nothing to report', async () => {
  const { actor, reports } = await begun()
  actor.send({ type: 'report.due' })
  await vi.advanceTimersByTimeAsync(0)
  actor.send({ type: 'seconds.played', range: [0, 3] })
  actor.send({ type: 'report.due' })
  await vi.advanceTimersByTimeAsync(0)
  expect(reports).toEqual([report([]), report([[0, 3]])])
})

test('a page that goes away sends what is left as a request that outlives it, also while another is under way', async () => {
  const { actor, reports } = await begun({ sends: () => new Promise(() => undefined) })
  actor.send({ type: 'seconds.played', range: [0, 2] })
  actor.send({ type: 'page.hidden' })
  expect(reports).toEqual([report([]), report([[0, 2]], true)])
})

test('what was played while a report was under way goes with the next one', async () => {
  let answer: (value: WatchReportAnswer) => void = () => undefined
  const { actor, reports, kept, heard } = await begun({
    sends: (sent) =>
      sent.ranges.length === 1
        ? new Promise((resolve) => {
            answer = resolve
          })
        : Promise.resolve(anAnswer()),
  })
  actor.send({ type: 'seconds.played', range: [0, 5] })
  actor.send({ type: 'report.due' })
  actor.send({ type: 'seconds.played', range: [5, 6] })
  expect(kept.at(-1)).toEqual([[0, 6]])
  answer(anAnswer({ creditedRanges: [[0, 5]] }))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(heard.at(-1)).toEqual({
    type: 'report.acknowledged',
    answer: anAnswer({ creditedRanges: [[0, 5]] }),
    pending: [[5, 6]],
  })
  expect(reports.at(-1)).toEqual(report([[5, 6]]))
})

test('offline the seconds stay in the journal, and the return of the network sends them', async () => {
  let isOnline = false
  const { actor, reports, kept } = await begun({
    sends: () => (isOnline ? Promise.resolve(anAnswer()) : Promise.reject({ kind: 'offline' })),
  })
  expect(actor.getSnapshot().value).toBe('offline')
  actor.send({ type: 'seconds.played', range: [0, 8] })
  expect(kept.at(-1)).toEqual([[0, 8]])
  isOnline = true
  actor.send({ type: 'network.returned' })
  await vi.advanceTimersByTimeAsync(0)
  expect(reports.at(-1)).toEqual(report([[0, 8]]))
  expect(kept.at(-1)).toEqual([])
})

test('the network that goes is told before anything fails, and no more once it is back; a refusal stays one', async () => {
  const { actor, reports } = startReporter()
  const faultOf = () => actor.getSnapshot().context.fault?.kind
  actor.send({ type: 'network.lost' })
  expect(faultOf()).toBe('offline')
  actor.send({ type: 'network.returned' })
  expect([faultOf(), reports.length]).toEqual([undefined, 0])
  const refused = await begun({ sends: () => Promise.reject({ kind: 'conflict', code: 'LESSON_LOCKED' }) })
  refused.actor.send({ type: 'network.lost' })
  expect(refused.actor.getSnapshot().context.fault?.kind).toBe('conflict')
})

test('a failing server is asked again after one, two and four seconds', async () => {
  const { reports } = await begun({ sends: () => Promise.reject({ kind: 'unexpected' }) })
  const counts: number[] = []
  for (const wait of [999, 1, 1999, 1, 3999, 1]) {
    await vi.advanceTimersByTimeAsync(wait)
    counts.push(reports.length)
  }
  expect(counts).toEqual([1, 2, 2, 3, 3, 4])
})

test('seconds that a reload left behind are sent first of all', async () => {
  const { reports } = startReporter({ recalled: [[3, 7]] })
  await vi.advanceTimersByTimeAsync(0)
  expect(reports).toEqual([report([[3, 7]])])
})

test('a refusal is told and stops the reports, but keeps the seconds', async () => {
  const { actor, heard, kept } = await begun({
    sends: () => Promise.reject({ kind: 'conflict', code: 'LESSON_LOCKED' }),
  })
  actor.send({ type: 'seconds.played', range: [0, 1] })
  await vi.advanceTimersByTimeAsync(60_000)
  expect([actor.getSnapshot().value, heard, kept.at(-1)]).toEqual(['refused', [{ type: 'report.refused' }], [[0, 1]]])
})

test('a report holds a hundred ranges at most, as the contract says', async () => {
  const many = Array.from({ length: 130 }, (_, at): WatchRange => [at * 2, at * 2 + 1])
  const { reports } = startReporter({ recalled: many })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reports.map(({ ranges }) => ranges.length)).toEqual([100, 30])
})

test.each(['watchJournal', 'page', 'network'] as const)(
  'without %s the reporter refuses and keeps the fault',
  (missing) => {
    const whole = {
      watchJournal: fromCallback<WatchJournalEvent, { enrollmentId: number; lessonId: number }>(() => undefined),
      page: silent,
      network: silent,
    }
    const { [missing]: _left, ...actors } = whole
    const input = { enrollmentId: 1, lessonId: 2, lesson: listener<ReporterNews>().actor }
    const actor = createActor(watchReporterMachine.provide({ actors }), { input }).start()
    expect([actor.getSnapshot().value, actor.getSnapshot().context.fault]).toEqual(['refused', { kind: 'unexpected' }])
  },
)

test('without sendReport the seconds wait and are tried again', async () => {
  vi.useRealTimers()
  const actors = {
    watchJournal: fromCallback<WatchJournalEvent, { enrollmentId: number; lessonId: number }>(() => undefined),
    page: silent,
    network: silent,
  }
  const input = { enrollmentId: 1, lessonId: 2, lesson: listener<ReporterNews>().actor }
  const actor = createActor(watchReporterMachine.provide({ actors }), { input }).start()
  actor.send({ type: 'play.began' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('retrying'))
  expect(context.fault).toEqual({ kind: 'unexpected' })
})
