import { expect, test } from 'vitest'
import { createActor, fromCallback, waitFor } from 'xstate'

import type { WatchReportAnswer } from '../../../src/domain/contract/lesson.contract.ts'
import type { WatchRange } from '../../../src/domain/watch-credit.ts'
import {
  keptLessonsMachine,
  type HeldLesson,
  type HeldLessons,
} from '../../../src/machines/lesson-keeping/kept-lessons.machine.ts'
import { watchReporterMachine, type WatchJournalEvent } from '../../../src/machines/lesson/watch-reporter.machine.ts'
import { anAnswer } from '../lesson/lesson.fixture.ts'
import { silent } from '../lesson/lesson.world.ts'
import { complaintsOf, fault, handPromise, handSource } from '../support/actors.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'

const aHeld = (facts: Partial<HeldLesson> = {}): HeldLesson => ({
  lessonId: 2,
  courseId: 9,
  enrollmentId: 1,
  courseTitle: 'Responder course',
  title: 'Scene safety',
  position: 1,
  bytes: 300,
  isWhole: true,
  kept: 300,
  unsent: 0,
  ...facts,
})

const held = (...lessons: HeldLesson[]): HeldLessons => ({ lessons, room: null })

type Report = { enrollmentId: number; lessonId: number; ranges: WatchRange[]; isLeaving: boolean }

const start = () => {
  const list = handPromise<HeldLessons, undefined>()
  const drop = handPromise<void, { lessonId: number }>()
  const send = handPromise<WatchReportAnswer, Report>()
  const news = handSource()
  const machine = keptLessonsMachine.provide({
    actors: {
      readKept: list.logic,
      dropKept: drop.logic,
      watchKept: news.logic,
      watchReporter: watchReporterMachine.provide({
        actors: {
          sendReport: send.logic,
          watchJournal: fromCallback<WatchJournalEvent, { enrollmentId: number; lessonId: number }>(({ sendBack }) =>
            sendBack({ type: 'journal.recalled', ranges: [[0, 30]] }),
          ),
          page: silent,
          network: silent,
        },
      }),
    },
  })
  return { actor: createActor(machine).start(), list, drop, send, news }
}

test('what was watched without a network is sent once, and the list is read again when it has arrived', async () => {
  const { actor, list, send } = start()
  list.calls[0]?.resolve(held(aHeld({ unsent: 30 }), aHeld({ lessonId: 3 })))
  await waitFor(actor, (at) => at.matches('listed'))
  expect(send.calls.map(({ input }) => input)).toEqual([
    { enrollmentId: 1, lessonId: 2, ranges: [[0, 30]], isLeaving: false },
  ])
  send.calls[0]?.resolve(anAnswer())
  await waitFor(actor, (at) => at.matches('reading'))
  list.calls[1]?.resolve(held(aHeld(), aHeld({ lessonId: 3 })))
  const { context } = await waitFor(actor, (at) => at.matches('listed'))
  expect([context.held.lessons.map(({ unsent }) => unsent), send.calls.length]).toEqual([[0, 0], 1])
})

test('a lesson is removed, and one that could not be is tried again', async () => {
  const { actor, list, drop } = start()
  list.calls[0]?.resolve(held(aHeld()))
  await waitFor(actor, (at) => at.matches({ listed: 'still' }))
  actor.send({ type: 'removal.asked', lessonId: 2 })
  drop.calls[0]?.reject(fault('unexpected'))
  await waitFor(actor, (at) => at.matches({ listed: 'unremoved' }))
  actor.send({ type: 'removal.asked', lessonId: 2 })
  drop.calls[1]?.resolve()
  await waitFor(actor, (at) => at.matches('reading'))
  expect(drop.calls.map(({ input }) => input)).toEqual([{ lessonId: 2 }, { lessonId: 2 }])
})

test('a missing actor says its name', async () => {
  const complaints = await complaintsOf(keptLessonsMachine, { until: (at) => at.matches('unread') })
  expect(complaints.toSorted()).toEqual([
    'No actor was provided for "readKept".',
    'No actor was provided for "watchKept".',
  ])
})

test('every state and transition is reached', () => {
  const { snapshots } = expectEveryPath(keptLessonsMachine, {
    serializeState: ({ value, context }) => JSON.stringify([value, context.held.lessons.length]),
    events: [
      done('readKept', held(aHeld())),
      failed('readKept'),
      done('dropKept'),
      failed('dropKept'),
      failed('watchKept'),
      { type: 'removal.asked', lessonId: 2 },
      { type: 'list.retried' },
      { type: 'kept.changed' },
      { type: 'report.acknowledged', answer: anAnswer(), pending: [] },
    ],
  })
  expect(snapshots.filter((at) => at.matches('listed') && at.context.held.lessons.length === 0)).toEqual([])
})
