import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import type { KeptAmount } from '../../../src/domain/kept-lesson.ts'
import { bytesTaken } from '../../../src/machines/lesson-keeping/lesson-keeping.connect.ts'
import { lessonKeepingMachine } from '../../../src/machines/lesson-keeping/lesson-keeping.machine.ts'
import type {
  KeepingNews,
  KeptAddress,
  KeptStanding,
  KeptWhole,
  Measure,
} from '../../../src/machines/lesson-keeping/lesson-keeping.setup.ts'
import { aMedia } from '../lesson/lesson.fixture.ts'
import { complaintsOf, fault, handPromise, handSource } from '../support/actors.ts'
import { listener } from '../support/listener.ts'
import { after, done, expectEveryPath, failed } from '../support/paths.ts'

const ADDRESS: KeptAddress = { courseId: 9, enrollmentId: 1, lessonId: 2 }
const here = aMedia({ sources: [{ url: 'blob:video', type: 'video/mp4' }] })
const WHOLE: KeptWhole = { is: 'whole', amount: { kept: 300, total: 300 }, here, room: { used: 400, most: 9000 } }
const full = Object.assign(new Error('No room'), { name: 'QuotaExceededError' })

const start = () => {
  const lesson = listener<KeepingNews>()
  const recall = handPromise<KeptStanding, KeptAddress>()
  const measure = handPromise<Measure, KeptAddress>()
  const prepare = handPromise<KeptAmount, KeptAddress>()
  const piece = handPromise<KeptAmount, KeptAddress>()
  const whole = handPromise<KeptWhole, KeptAddress>()
  const check = handPromise<boolean, KeptAddress>()
  const drop = handPromise<void, KeptAddress>()
  const network = handSource()
  const machine = lessonKeepingMachine.provide({
    actors: {
      recallKept: recall.logic,
      findSize: measure.logic,
      prepareKeeping: prepare.logic,
      fetchPiece: piece.logic,
      keepWhole: whole.logic,
      checkKept: check.logic,
      dropKept: drop.logic,
      network: network.logic,
    },
    delays: { retryDelay: 0 },
  })
  const actor = createActor(machine, { input: { ...ADDRESS, lesson: lesson.actor } }).start()
  const at = (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(value))
  return { actor, at, lesson, recall, measure, prepare, piece, whole, check, drop, network }
}

const startKeeping = async () => {
  const world = start()
  world.recall.calls[0]?.resolve({ is: 'absent' })
  await world.at('measuring')
  world.measure.calls[0]?.resolve({ total: 300, room: { used: 100, most: 9000 } })
  await world.at('absent')
  world.actor.send({ type: 'keeping.asked' })
  return world
}

test('a lesson is measured, comes piece by piece, and is played from the device when it is whole', async () => {
  const { actor, at, lesson, prepare, piece, whole } = await startKeeping()
  prepare.calls[0]?.resolve({ kept: 0, total: 300 })
  await at({ keeping: 'fetching' })
  piece.calls[0]?.resolve({ kept: 150, total: 300 })
  await waitFor(actor, ({ context }) => context.amount.kept === 150)
  piece.calls[1]?.resolve({ kept: 300, total: 300 })
  await at({ keeping: 'finishing' })
  whole.calls[0]?.resolve(WHOLE)
  const { context } = await at('kept')
  expect([context.amount, context.room, lesson.heard]).toEqual([
    WHOLE.amount,
    WHOLE.room,
    [{ type: 'clock.wanted' }, { type: 'video.kept', media: here }],
  ])
})

test('a network that goes half way pauses it, and it goes on by itself from where it was', async () => {
  const { actor, at, prepare, piece, network } = await startKeeping()
  prepare.calls[0]?.resolve({ kept: 0, total: 300 })
  await at({ keeping: 'fetching' })
  piece.calls[0]?.resolve({ kept: 150, total: 300 })
  await waitFor(actor, ({ context }) => context.amount.kept === 150)
  piece.calls[1]?.reject(fault('offline'))
  const paused = await at({ keeping: 'paused' })
  expect(paused.context.amount).toEqual({ kept: 150, total: 300 })
  network.tell({ type: 'network.returned' })
  prepare.calls[1]?.resolve({ kept: 150, total: 300 })
  const on = await at({ keeping: 'fetching' })
  expect([on.context.amount, on.context.fault]).toEqual([{ kept: 150, total: 300 }, null])
})

test('one that has no room is refused before it begins, and asked about anew when somebody made room', async () => {
  const { actor, at, recall, measure, prepare } = start()
  recall.calls[0]?.resolve({ is: 'absent' })
  await at('measuring')
  measure.calls[0]?.resolve({ total: 300, room: { used: 8800, most: 9000 } })
  await at('absent')
  actor.send({ type: 'keeping.asked' })
  expect([actor.getSnapshot().value, prepare.calls.length]).toEqual(['full', 0])
  actor.send({ type: 'keeping.asked' })
  measure.calls[1]?.resolve({ total: 300, room: { used: 100, most: 9000 } })
  await at({ keeping: 'preparing' })
  expect(prepare.calls.map(({ input }) => input)).toEqual([ADDRESS])
})

test('a storage that is full half way says so, and what has come can be removed', async () => {
  const { actor, at, prepare, piece, drop } = await startKeeping()
  prepare.calls[0]?.resolve({ kept: 0, total: 300 })
  await at({ keeping: 'fetching' })
  piece.calls[0]?.reject(full)
  await at('full')
  actor.send({ type: 'removal.asked' })
  drop.calls[0]?.resolve()
  const { context } = await at('measuring')
  expect([drop.calls.map(({ input }) => input), context.fault]).toEqual([[ADDRESS], null])
})

test('what is whole is looked at once, and is as good as it was where nobody can be asked', async () => {
  const { actor, at, recall, check, network } = start()
  recall.calls[0]?.resolve(WHOLE)
  await at('checking')
  check.calls[0]?.reject(fault('offline'))
  await at('kept')
  network.tell({ type: 'network.returned' })
  check.calls[1]?.resolve(false)
  await at('stale')
  actor.send({ type: 'renewal.asked' })
  expect(actor.getSnapshot().value).toEqual({ keeping: 'preparing' })
})

test('one that was begun and left is gone on with, and what has come is known before anybody can be asked', async () => {
  const { at, recall, prepare } = start()
  recall.calls[0]?.resolve({ is: 'partial', amount: { kept: 150, total: 300 } })
  await at({ keeping: 'preparing' })
  expect(prepare.calls.map(({ input }) => input)).toEqual([ADDRESS])
  prepare.calls[0]?.reject(fault('offline'))
  expect((await at({ keeping: 'paused' })).context.amount).toEqual({ kept: 150, total: 300 })
})

test('how much there is to come is not said before it is known with all that is small', async () => {
  const { actor, at, prepare, piece } = await startKeeping()
  const told = [actor.getSnapshot()]
  prepare.calls[0]?.resolve({ kept: 20, total: 320 })
  told.push(await at({ keeping: 'fetching' }))
  piece.calls[0]?.resolve({ kept: 170, total: 320 })
  told.push(await waitFor(actor, ({ context }) => context.amount.kept === 170))
  expect(told.map(({ context }) => context.amount.total)).toEqual([0, 320, 320])
  expect(told.map(bytesTaken)).toEqual([300, 320, 320])
})

const lesson = listener<KeepingNews>().actor

test.each([
  ['recallKept', [], 'unsupported'],
  ['network', [], 'failed'],
] as const)('a missing %s says its name', async (name, events, state) => {
  const { logic } = handSource()
  const machine =
    name === 'network' ? lessonKeepingMachine : lessonKeepingMachine.provide({ actors: { network: logic } })
  const complaints = await complaintsOf(machine, {
    input: { ...ADDRESS, lesson },
    events,
    until: (at) => at.matches(state),
  })
  expect(complaints).toContain(`No actor was provided for "${name}".`)
})

test('every state and transition is reached, and what is kept has no fault', () => {
  const stops = ['prepareKeeping', 'fetchPiece', 'keepWhole'].flatMap((id) => [
    failed(id),
    failed(id, full),
    failed(id, { kind: 'offline' }),
    failed(id, { kind: 'conflict' }),
  ])
  const { snapshots } = expectEveryPath(lessonKeepingMachine, {
    inputs: [{ ...ADDRESS, lesson }],
    serializeState: ({ value, context: { room, amount } }) =>
      JSON.stringify([value, room !== null && room.used > 1000, amount.kept]),
    events: [
      done('recallKept', { is: 'unsupported' }),
      done('recallKept', { is: 'absent' }),
      done('recallKept', { is: 'partial', amount: { kept: 150, total: 300 } }),
      done('recallKept', WHOLE),
      failed('recallKept'),
      done('findSize', { total: 300, room: { used: 100, most: 9000 } }),
      done('findSize', { total: 300, room: { used: 8800, most: 9000 } }),
      failed('findSize'),
      done('measureAgain', { total: 300, room: { used: 100, most: 9000 } }),
      done('measureAgain', { total: 300, room: { used: 8800, most: 9000 } }),
      failed('measureAgain'),
      done('prepareKeeping', { kept: 0, total: 300 }),
      done('fetchPiece', { kept: 150, total: 300 }),
      done('fetchPiece', { kept: 300, total: 300 }),
      done('keepWhole', WHOLE),
      ...stops,
      done('checkKept', true),
      done('checkKept', false),
      failed('checkKept'),
      done('dropKept'),
      failed('dropKept'),
      failed('network'),
      after('offlineDelay', 'lessonKeeping.keeping.paused'),
      after('retryDelay', 'lessonKeeping.keeping.retrying'),
      { type: 'keeping.asked' },
      { type: 'keeping.abandoned' },
      { type: 'removal.asked' },
      { type: 'renewal.asked' },
      { type: 'measure.retried' },
      { type: 'network.returned' },
      { type: 'network.lost' },
    ],
  })
  expect(snapshots.filter((at) => at.matches('kept') && at.context.fault !== null)).toEqual([])
})
