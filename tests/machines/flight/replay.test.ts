import { expect, test } from 'vitest'
import {
  createActor,
  fromCallback,
  sendTo,
  setup,
  waitFor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
} from 'xstate'

import type { Flight } from '../../../src/domain/contract/flight.contract.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import { rerun } from '../../../src/flight/replay.ts'
import { quizAttemptMachine } from '../../../src/machines/quiz-attempt/quiz-attempt.machine.ts'
import type { AttemptNews } from '../../../src/machines/quiz-attempt/quiz-attempt.types.ts'
import { rosterQueueMachine } from '../../../src/machines/roster/roster-queue.machine.ts'
import { rosterMachine } from '../../../src/machines/roster/roster.machine.ts'
import { startLesson } from '../lesson/lesson.world.ts'
import { anAttempt } from '../quiz-attempt/attempt.fixture.ts'
import { entry, NOW, rosterRead } from '../roster/roster.fixture.ts'
import { handPromise, handSource } from '../support/actors.ts'
import { listener } from '../support/listener.ts'
import { signedInSettings } from '../support/settings.ts'
import { chartsById, standOf, watching } from './flight.ts'

const recorder = watching()

/** What answers here is no matter to the chart's types. */
const withActors = <Chart extends AnyStateMachine>(
  chart: Chart,
  actors: Readonly<Record<string, AnyActorLogic>>,
): Chart => chart.provide({ actors }) as Chart

/** How a root comes out on another machine, down to its data. */
const again = (flight: Flight, root: string) => {
  const run = rerun(flight, chartsById).find((each) => each.root === root)
  return { divergence: run?.divergence, stands: run?.actor && standOf(run.actor) }
}

const asItStood = (actor: AnyActorRef) => ({ divergence: null, stands: standOf(actor) })

test('settings that could not be saved come out the same', async () => {
  const { actor, save, clock } = await signedInSettings()
  actor.send({ type: 'mode.chosen', mode: 'dark' })
  actor.send({ type: 'language.chosen', language: 'tr' })
  clock.increment(5000)
  save.calls[0]?.reject(new FaultError({ kind: 'offline' }))
  await waitFor(actor, (at) => at.matches({ ready: { server: { failed: 'retrying' } } }))
  expect(again(recorder().sent(), 'settings#1')).toEqual(asItStood(actor))
})

test('a lesson comes out the same, with what reports its seconds', async () => {
  const { actor } = startLesson()
  await waitFor(actor, (snapshot) => snapshot.matches({ video: 'shown' }))
  const reporter = actor.getSnapshot().children.watchReporter!
  actor.send({ type: 'media.loaded' })
  actor.send({ type: 'media.played' })
  for (const at of [0.25, 0.5, 1]) actor.send({ type: 'media.progressed', at, from: 0 })
  await waitFor(reporter, (snapshot) => snapshot.matches('collecting'))
  actor.send({ type: 'media.paused' })
  await waitFor(reporter, (snapshot) => snapshot.matches('idle'))
  expect(again(recorder().sent(), 'lesson#1')).toEqual(asItStood(actor))
})

const aQuiz = async () => {
  const begin = handPromise<ReturnType<typeof anAttempt>, unknown>()
  const save = handPromise<never, unknown>()
  const [journal, clock, network] = [handSource<{ attemptId: number }>(), handSource(), handSource()]
  const actor = createActor(
    withActors(quizAttemptMachine, {
      startAttempt: begin.logic,
      saveAnswer: save.logic,
      answerJournal: journal.logic,
      clock: clock.logic,
      network: network.logic,
    }),
    { input: { enrollmentId: 41, lessonId: 42, openAttemptId: null, lesson: listener<AttemptNews>().actor } },
  ).start()
  begin.calls[0]?.resolve(anAttempt())
  await waitFor(actor, (snapshot) => snapshot.matches('open'))
  return { actor, save, network }
}

test('a quiz whose answers could not be kept comes out the same', async () => {
  const { actor, save } = await aQuiz()
  const [question] = anAttempt().questions
  actor.send({ type: 'answer.given', questionId: question!.id, choiceId: question!.choices[0]!.id })
  save.calls[0]?.reject(new FaultError({ kind: 'offline' }))
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { saving: 'offline' } }))
  expect(again(recorder().sent(), 'quizAttempt#1')).toEqual(asItStood(actor))
})

test('a roster whose marks wait comes out the same, with its queue', async () => {
  const read = handPromise<ReturnType<typeof rosterRead>, { classId: number }>()
  const marks = handPromise<never, unknown>()
  const sources = {
    queue: handSource(),
    page: handSource(),
    stamper: handSource(),
    journal: handSource<{ classId: number }>(),
  }
  const queue = withActors(rosterQueueMachine, {
    sendMarks: marks.logic,
    stamper: sources.stamper.logic,
    rosterJournal: sources.journal.logic,
    network: sources.queue.logic,
  })
  const actor = createActor(
    withActors(rosterMachine, {
      queue,
      readRoster: read.logic,
      network: sources.page.logic,
      rosterCopy: handSource<{ classId: number }>().logic,
      watchRoster: handSource().logic,
    }),
    { input: { classId: 77 } },
  ).start()
  sources.journal.tell({
    type: 'journal.recalled',
    journal: { marks: [], walkIns: [], removals: [], conflicts: [], returned: [] },
  })
  read.calls[0]?.resolve(rosterRead([entry(31), entry(32)]))
  await waitFor(actor, (snapshot) => snapshot.matches({ reading: 'fresh' }))
  actor.send({ type: 'mark.given', registrationId: 32, attendance: 'noShow' })
  sources.stamper.tell({
    type: 'mark.stamped',
    mark: { id: 'one', registrationId: 32, attendance: 'noShow', basedOn: 0, deviceAt: NOW },
  })
  marks.calls[0]?.reject(new FaultError({ kind: 'offline' }))
  const waiting = actor.getSnapshot().children.queue!
  await waitFor(waiting, (snapshot) => snapshot.matches('offline'))
  expect(again(recorder().sent(), 'roster#1')).toEqual(asItStood(actor))
})

test('what began before the recording did comes out the same from where it was met', async () => {
  const { actor, save, network } = await aQuiz()
  recorder().clock.now = 400_000
  const [question] = anAttempt().questions
  actor.send({ type: 'answer.given', questionId: question!.id, choiceId: question!.choices[0]!.id })
  save.calls[0]?.reject(new FaultError({ kind: 'offline' }))
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { saving: 'offline' } }))
  network.tell({ type: 'network.returned' })
  const flight = recorder().sent()
  expect([flight.frames.length, flight.records.some(({ kind }) => kind === 'begun')]).toEqual([1, false])
  expect(again(flight, 'quizAttempt#1')).toEqual(asItStood(actor))
})

test('the first record is named after which another chart goes elsewhere', async () => {
  const { actor } = await aQuiz()
  actor.send({ type: 'clock.hidden' })
  const flight = recorder().sent()
  const records = flight.records.map((record) =>
    record.type === 'xstate.done.actor.startAttempt'
      ? { ...record, type: 'xstate.error.actor.startAttempt', data: { error: { $fault: { kind: 'offline' } } } }
      : record,
  )
  expect(rerun({ ...flight, records }, chartsById)[0]?.divergence).toMatchObject({
    index: 1,
    actor: 'quizAttempt#1',
    type: 'xstate.error.actor.startAttempt',
    field: null,
    is: 'unreachable',
  })
})

test('a chart that is not there is said to be', () => {
  const flight: Flight = {
    version: 1,
    product: '1.0.0',
    at: 1,
    actors: [{ actor: 'gone#1', chart: 'gone', parent: null, src: null, page: null }],
    records: [{ at: 0, actor: 'gone#1', kind: 'begun', type: 'gone', from: null, data: null, stood: [] }],
    frames: [],
    ends: [],
  }
  expect(rerun(flight, chartsById)).toEqual([
    {
      root: 'gone#1',
      chart: 'gone',
      records: 0,
      actor: null,
      divergence: { index: 0, at: 0, actor: 'gone#1', type: '', field: null, was: 'gone', is: 'no such chart' },
    },
  ])
})

test('what a child answers in the middle of a move has its own state, and the move keeps the one that it led to', () => {
  const types = {} as { events: { type: 'job.asked' } | { type: 'job.stamped' } }
  const stamped = setup({
    types,
    actors: {
      stamper: fromCallback<{ type: 'stamp.wanted' }>(({ sendBack, receive }) => {
        receive(() => sendBack({ type: 'job.stamped' }))
      }),
    },
  }).createMachine({
    id: 'stamped',
    invoke: { id: 'stamper', src: 'stamper' },
    initial: 'idle',
    states: {
      idle: { on: { 'job.asked': { target: 'asked', actions: sendTo('stamper', { type: 'stamp.wanted' }) } } },
      asked: { on: { 'job.stamped': 'over' } },
      over: {},
    },
  })
  createActor(stamped).start().send({ type: 'job.asked' })
  const told = recorder()
    .sent()
    .records.map(({ type, stood }) => [type, stood.map(({ value }) => value)])
  expect(told).toEqual([
    ['stamped', ['idle']],
    ['job.asked', ['asked']],
    ['job.stamped', ['over']],
  ])
})

test('of an event that is handed on as it is, each who heard it has the state that it led them to', () => {
  const types = {} as { events: { type: 'job.asked' } }
  const states = { idle: { on: { 'job.asked': 'asked' } }, asked: {} } as const
  const other = createActor(setup({ types }).createMachine({ id: 'other', initial: 'idle', states })).start()
  const handing = setup({ types }).createMachine({
    id: 'handing',
    initial: 'idle',
    states: {
      idle: { on: { 'job.asked': { target: 'asked', actions: ({ event }) => other.send(event) } } },
      asked: {},
    },
  })
  createActor(handing).start().send({ type: 'job.asked' })
  const told = recorder()
    .sent()
    .records.filter(({ type }) => type === 'job.asked')
    .map(({ actor, stood }) => [actor, stood.map((one) => one.actor)])
  expect(told).toEqual([
    ['handing#1', ['handing#1']],
    ['other#1', ['other#1']],
  ])
})
