import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import type { Upload } from '../../../src/domain/contract/upload.contract.ts'
import type { UploadPlan } from '../../../src/domain/file-upload.ts'
import { uploadMachine, type PiecesInput } from '../../../src/machines/upload/upload.machine.ts'
import { SENT_AT_ONCE, uploadsMachine, type UploadsActor } from '../../../src/machines/upload/uploads.machine.ts'
import { fault, handPromise, handSource } from '../support/actors.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'
import { FILE, HELD } from './files.ts'

const files = (count: number) =>
  Array.from({ length: count }, (_, at) => Object.assign({}, FILE, { name: `Lesson ${at + 1}.mp4` }))

const start = () => {
  const readHeld = handPromise<readonly Upload[], undefined>()
  const findHeld = handPromise<Upload | null, { plan: UploadPlan }>()
  const upload = uploadMachine.provide({
    actors: { findHeld: findHeld.logic, sendPieces: handSource<PiecesInput>().logic, network: handSource().logic },
  })
  const machine = uploadsMachine.provide({ actors: { upload, readHeld: readHeld.logic } })
  return { actor: createActor(machine).start(), readHeld, findHeld }
}

const standings = (actor: UploadsActor) =>
  actor.getSnapshot().context.uploads.map((upload) => {
    const { value, context } = upload.getSnapshot()
    return `${context.plan.name} ${JSON.stringify(value)}`
  })
const sent = (actor: UploadsActor) =>
  actor.getSnapshot().context.uploads.filter((upload) => upload.getSnapshot().hasTag('sends')).length

test('of several files some are sent at once, and the next when one of them stops', () => {
  const { actor } = start()
  actor.send({ type: 'files.chosen', files: files(4), left: [] })
  expect(standings(actor)).toEqual([
    'Lesson 1.mp4 "finding"',
    'Lesson 2.mp4 "finding"',
    'Lesson 3.mp4 "queued"',
    'Lesson 4.mp4 "queued"',
  ])
  const [first, second] = actor.getSnapshot().context.uploads
  second?.send({ type: 'upload.paused' })
  expect(standings(actor)).toEqual([
    'Lesson 1.mp4 "finding"',
    'Lesson 2.mp4 "paused"',
    'Lesson 3.mp4 "finding"',
    'Lesson 4.mp4 "queued"',
  ])
  second?.send({ type: 'upload.resumed' })
  first?.send({ type: 'upload.abandoned' })
  expect([standings(actor).length, sent(actor)]).toEqual([3, SENT_AT_ONCE])
})

test('what the server holds stands among them, and goes on when its file is chosen', async () => {
  const { actor, readHeld } = start()
  readHeld.calls[0]?.resolve([HELD])
  await waitFor(actor, (snapshot) => snapshot.matches('known'))
  expect(standings(actor)).toEqual([`${HELD.name} {"awaitingFile":"calm"}`])
  actor.send({ type: 'files.chosen', files: [FILE, ...files(2).slice(1)], left: [] })
  expect(standings(actor)).toEqual([`${HELD.name} "sending"`, 'Lesson 2.mp4 "finding"'])
})

test('a file that is on its way is not sent twice, and what was not taken of those chosen last is told', () => {
  const { actor, readHeld } = start()
  actor.send({ type: 'files.chosen', files: files(1), left: [] })
  const left = { target: 'library', name: 'notes.txt', kinds: ['video'], why: 'kind' } as const
  actor.send({ type: 'files.chosen', files: files(2), left: [left] })
  expect([standings(actor), actor.getSnapshot().context.left]).toEqual([
    ['Lesson 1.mp4 "finding"', 'Lesson 2.mp4 "finding"'],
    [left],
  ])
  readHeld.calls[0]?.resolve([{ ...HELD, name: 'Lesson 1.mp4' }])
  actor.send({ type: 'files.chosen', files: [], left: [] })
  expect(actor.getSnapshot().context.left).toEqual([])
})

test('only what is over can be dismissed, and another viewer sees none of it', async () => {
  const { actor, readHeld } = start()
  readHeld.calls[0]?.resolve([HELD])
  await waitFor(actor, (snapshot) => snapshot.matches('known'))
  const [held] = actor.getSnapshot().context.uploads
  actor.send({ type: 'upload.dismissed', key: held?.id ?? '' })
  expect(standings(actor)).toHaveLength(1)
  actor.send({ type: 'viewer.changed' })
  expect([standings(actor), readHeld.calls.length]).toEqual([[], 2])
})

test('every path', () => {
  const { snapshots } = expectEveryPath(uploadsMachine, {
    serializeState: ({ value }) => JSON.stringify(value),
    events: [
      { type: 'files.chosen', files: [], left: [] },
      { type: 'held.retried' },
      { type: 'upload.dismissed', key: 'none' },
      { type: 'viewer.changed' },
      { type: 'upload.moved' },
      done('readHeld', []),
      failed('readHeld', fault('offline')),
    ],
  })
  expect(new Set(snapshots.map(({ value }) => value))).toEqual(new Set(['asking', 'known', 'unknown']))
})
