import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import type { Upload } from '../../../src/domain/contract/upload.contract.ts'
import type { UploadPlan } from '../../../src/domain/file-upload.ts'
import {
  UPLOAD_LOOK_MS,
  uploadMachine,
  type PiecesInput,
  type UploadInput,
} from '../../../src/machines/upload/upload.machine.ts'
import { complaintsOf, fault, handPromise, handSource } from '../support/actors.ts'
import { after, done, expectEveryPath, failed } from '../support/paths.ts'
import { ABANDONED, CHECKING, FILE, HELD, READY, REFUSED } from './files.ts'

const start = (input: UploadInput = { file: FILE }) => {
  const findHeld = handPromise<Upload | null, { plan: UploadPlan }>()
  const pieces = handSource<PiecesInput>()
  const network = handSource()
  const readUpload = handPromise<Upload, { id: string }>()
  const abandonUpload = handPromise<void, { id: string }>()
  const machine = uploadMachine.provide({
    actors: {
      findHeld: findHeld.logic,
      sendPieces: pieces.logic,
      network: network.logic,
      readUpload: readUpload.logic,
      abandonUpload: abandonUpload.logic,
    },
  })
  return { actor: createActor(machine, { input }).start(), findHeld, pieces, network, readUpload, abandonUpload }
}
type Started = ReturnType<typeof start>

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const settled = () => vi.advanceTimersByTimeAsync(0)
const stateOf = ({ actor }: Started) => actor.getSnapshot().value
const sending = async (held: Upload | null = null) => {
  const started = start()
  started.actor.send({ type: 'turn.came' })
  started.findHeld.calls[0]?.resolve(held)
  await settled()
  return started
}

test('a file waits for its turn, is sent, checked and ready', async () => {
  const started = await sending()
  const { actor, pieces, readUpload } = started
  expect(pieces.inputs).toEqual([{ file: FILE, id: null }])
  pieces.tell({ type: 'pieces.begun', id: HELD.id })
  pieces.tell({ type: 'pieces.moved', sent: 5000 })
  expect(actor.getSnapshot().context).toMatchObject({ id: HELD.id, sent: 5000 })
  pieces.tell({ type: 'pieces.arrived' })
  readUpload.calls[0]?.resolve(CHECKING)
  await settled()
  expect(stateOf(started)).toBe('checking')
  await vi.advanceTimersByTimeAsync(UPLOAD_LOOK_MS)
  readUpload.calls[1]?.resolve(READY)
  await settled()
  expect([stateOf(started), actor.getSnapshot().context.held]).toEqual([{ ready: 'offered' }, READY])
  actor.send({ type: 'upload.taken' })
  expect(stateOf(started)).toEqual({ ready: 'taken' })
})

test('that all of it was sent is no success: the server says what became of it', async () => {
  const started = await sending(HELD)
  started.pieces.tell({ type: 'pieces.arrived' })
  started.readUpload.calls[0]?.resolve(REFUSED)
  await settled()
  expect([stateOf(started), started.actor.getSnapshot().context.held?.refusal]).toEqual(['refused', 'cut'])
})

test('a file that was begun before goes on from where it stopped', async () => {
  const { actor, findHeld, pieces } = await sending(HELD)
  expect(findHeld.calls[0]?.input).toEqual({
    plan: { target: FILE.target, kind: FILE.kind, name: FILE.name, size: FILE.size, language: FILE.language },
  })
  expect(pieces.inputs).toEqual([{ file: FILE, id: HELD.id }])
  expect(actor.getSnapshot().context.sent).toBe(4000)
})

test('what was begun on another device goes on with the same file, and with no other', async () => {
  const started = start({ held: HELD })
  started.actor.send({ type: 'file.chosen', file: { ...FILE, size: 1 } })
  expect(stateOf(started)).toEqual({ awaitingFile: 'otherFile' })
  started.actor.send({ type: 'file.chosen', file: FILE })
  started.actor.send({ type: 'turn.came' })
  expect(started.pieces.inputs).toEqual([{ file: FILE, id: HELD.id }])
  expect(started.findHeld.calls).toEqual([])
})

test('without a network it waits, and goes on by itself when that is back, or after a while', async () => {
  const started = await sending(HELD)
  const broken = { type: 'pieces.broken', fault: fault('offline').fault }
  started.pieces.tell(broken)
  expect(stateOf(started)).toBe('waiting')
  started.network.tell({ type: 'network.returned' })
  expect(stateOf(started)).toBe('sending')
  started.pieces.tell(broken)
  await vi.advanceTimersByTimeAsync(2000)
  expect(stateOf(started)).toBe('sending')
  started.pieces.tell({ type: 'pieces.moved', sent: 4500 })
  expect(started.actor.getSnapshot().context.failures).toBe(0)
  expect(started.pieces.inputs.map(({ id }) => id)).toEqual([HELD.id, HELD.id, HELD.id])
})

test('what the server holds no more begins anew', async () => {
  const started = await sending(HELD)
  started.pieces.tell({ type: 'pieces.broken', fault: fault('notFound').fault })
  await vi.advanceTimersByTimeAsync(1000)
  started.findHeld.calls[1]?.resolve(null)
  await settled()
  expect(started.pieces.inputs.at(-1)).toEqual({ file: FILE, id: null })
})

test('a file that was moved or changed meanwhile is chosen again, and goes on from where it stopped', async () => {
  const started = await sending(HELD)
  started.pieces.tell({ type: 'file.lost' })
  expect([stateOf(started), started.actor.getSnapshot().context.file]).toEqual([{ awaitingFile: 'lost' }, null])
  started.actor.send({ type: 'file.chosen', file: FILE })
  started.actor.send({ type: 'turn.came' })
  expect(started.pieces.inputs.at(-1)).toEqual({ file: FILE, id: HELD.id })
})

test('what the server does not take is told, and can be tried again', async () => {
  const started = await sending()
  started.pieces.tell({ type: 'pieces.broken', fault: fault('refused').fault })
  expect(stateOf(started)).toBe('unsent')
  started.actor.send({ type: 'upload.retried' })
  expect([stateOf(started), started.actor.getSnapshot().context.fault]).toEqual(['queued', null])
})

test('a pause ends the sending, and it goes on in its turn', async () => {
  const started = await sending(HELD)
  started.actor.send({ type: 'upload.paused' })
  expect([stateOf(started), started.pieces.isHeard()]).toEqual(['paused', false])
  started.actor.send({ type: 'upload.resumed' })
  expect(stateOf(started)).toBe('queued')
})

test('one that is given up is given up at the server too', async () => {
  const started = await sending(HELD)
  started.actor.send({ type: 'upload.abandoned' })
  expect([stateOf(started), started.abandonUpload.calls[0]?.input]).toEqual(['abandoning', { id: HELD.id }])
  started.abandonUpload.calls[0]?.reject(fault('offline'))
  await settled()
  expect(stateOf(started)).toBe('unabandoned')
  started.actor.send({ type: 'upload.abandoned' })
  started.abandonUpload.calls[1]?.resolve()
  await settled()
  expect(stateOf(started)).toBe('abandoned')

  const unknown = start()
  unknown.actor.send({ type: 'upload.abandoned' })
  expect([stateOf(unknown), unknown.abandonUpload.calls]).toEqual(['abandoned', []])
})

const broken = (kind: Parameters<typeof fault>[0]) => ({ type: 'pieces.broken' as const, fault: fault(kind).fault })

test('every path', () => {
  const { snapshots } = expectEveryPath(uploadMachine, {
    inputs: [{ file: FILE }, { held: HELD }, { held: CHECKING }],
    serializeState: ({ value, context: { id, file, held, failures } }) =>
      JSON.stringify([value, id, file !== null, held?.state, failures > 0]),
    events: [
      { type: 'turn.came' },
      { type: 'file.chosen', file: FILE },
      { type: 'file.chosen', file: { ...FILE, name: 'Another.mp4' } },
      { type: 'upload.paused' },
      { type: 'upload.resumed' },
      { type: 'upload.retried' },
      { type: 'upload.abandoned' },
      { type: 'upload.taken' },
      { type: 'file.lost' },
      { type: 'pieces.begun', id: HELD.id },
      { type: 'pieces.moved', sent: 5000 },
      { type: 'pieces.arrived' },
      broken('offline'),
      broken('refused'),
      broken('notFound'),
      { type: 'network.returned' },
      done('findHeld', HELD),
      done('findHeld', null),
      failed('findHeld', fault('offline')),
      failed('sendPieces'),
      failed('network'),
      ...[READY, REFUSED, ABANDONED, CHECKING].map((held) => done('readUpload', held)),
      failed('readUpload', fault('offline')),
      failed('readUpload', fault('notFound')),
      done('abandonUpload'),
      failed('abandonUpload', fault('conflict')),
      failed('abandonUpload', fault('offline')),
      after('looking', 'upload.checking'),
      after('backoff', 'upload.waiting'),
    ],
  })
  // Only what has a file is sent, and only what the server knows is looked at.
  const sends = snapshots.filter((snapshot) => snapshot.hasTag('sends'))
  expect(sends.filter(({ context }) => context.file === null)).toEqual([])
  const looks = snapshots.filter((snapshot) => snapshot.matches('looking'))
  expect(looks.filter(({ context }) => context.id === null)).toEqual([])
})

test('an actor that nobody provided is named', async () => {
  vi.useRealTimers()
  const events = [{ type: 'turn.came' }] as const
  expect(
    await complaintsOf(uploadMachine, { input: { file: FILE }, events, until: (at) => at.matches('unsent') }),
  ).toEqual(['No actor was provided for "findHeld".', 'No actor was provided for "network".'])
})
