import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'

import type { Fault } from '../../../src/domain/fault.ts'
import { MATERIAL_BYTES } from '../../../src/domain/material.ts'
import {
  materialUploadMachine,
  type ChosenFile,
  type UploadInput,
} from '../../../src/machines/materials/material-upload.machine.ts'
import { complaintsOf, handSource } from '../support/actors.ts'
import { expectEveryPath, failed } from '../support/paths.ts'

const FILE: ChosenFile = { name: 'Guide.pdf', size: 41_000 }
const FIELDS = { courseId: 2, title: 'Guide', note: ' A break ' }
const ofKind: Fault = { kind: 'refused', code: 'UNSUPPORTED_TYPE' }
const ofSize: Fault = { kind: 'refused', code: 'TOO_LARGE' }

const start = () => {
  const upload = handSource<UploadInput>()
  const actor = createActor(materialUploadMachine.provide({ actors: { upload: upload.logic } })).start()
  return { actor, upload }
}

/** As far as the upload of another material. */
const underway = () => {
  const screen = start()
  screen.actor.send({ type: 'upload.begun', target: { kind: 'material' } })
  screen.actor.send({ type: 'file.chosen', file: FILE })
  screen.actor.send({ type: 'upload.submitted', fields: FIELDS })
  return screen
}

describe('adding', () => {
  test('another material sends its course, title and note with the file, and tells how far it is', () => {
    const { actor, upload } = underway()
    expect(upload.inputs).toEqual([
      {
        upload: { fileName: 'Guide.pdf', note: 'A break', to: { kind: 'material', courseId: 2, title: 'Guide' } },
        file: FILE,
      },
    ])
    upload.tell({ type: 'upload.progressed', part: 0.25 })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.part]).toEqual(['uploading', 0.25])
    upload.tell({ type: 'upload.arrived' })
    expect(actor.getSnapshot().value).toEqual({ resting: 'added' })
  })

  test('a version needs a file alone, and keeps it where it could not be sent', () => {
    const { actor, upload } = start()
    const nothing = { courseId: null, title: '', note: '' }
    actor.send({ type: 'upload.begun', target: { kind: 'version', materialId: 4, title: 'Guide' } })
    actor.send({ type: 'upload.submitted', fields: nothing })
    expect(actor.getSnapshot().value).toEqual({ choosing: 'lacking' })
    actor.send({ type: 'file.chosen', file: FILE })
    actor.send({ type: 'upload.submitted', fields: nothing })
    upload.tell({ type: 'upload.broken', fault: { kind: 'offline' } })
    const { value, context } = actor.getSnapshot()
    expect([value, context.fault, context.file]).toEqual([{ choosing: 'unsent' }, { kind: 'offline' }, FILE])
    expect(upload.inputs.map(({ upload: sent }) => sent.to)).toEqual([{ kind: 'version', materialId: 4 }])
  })

  test('can be given up on the way; the file is still chosen, and another try begins at nothing', () => {
    const { actor, upload } = underway()
    upload.tell({ type: 'upload.progressed', part: 0.75 })
    actor.send({ type: 'upload.cancelled' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.file, upload.isHeard()]).toEqual([
      { choosing: 'cancelled' },
      FILE,
      false,
    ])
    actor.send({ type: 'upload.submitted', fields: FIELDS })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.part]).toEqual(['uploading', 0])
  })

  test.each([
    [{ name: 'Guide.pdf', size: MATERIAL_BYTES + 1 }, 'tooLarge'],
    [{ name: 'Guide.exe', size: 10 }, 'wrongKind'],
    [{ name: 'Guide', size: 10 }, 'wrongKind'],
  ])('%j is not taken', (file, state) => {
    const { actor } = start()
    actor.send({ type: 'upload.begun', target: { kind: 'material' } })
    actor.send({ type: 'file.chosen', file })
    const { value, context } = actor.getSnapshot()
    expect([value, context.file]).toEqual([{ choosing: state }, null])
  })

  test.each([
    [ofKind, 'wrongKind'],
    [ofSize, 'tooLarge'],
  ])('what the server says of the file is said of the file (%j)', (said, state) => {
    const { actor, upload } = underway()
    upload.tell({ type: 'upload.broken', fault: said })
    const { value, context } = actor.getSnapshot()
    expect([value, context.file]).toEqual([{ choosing: state }, null])
  })
})

test('every state and every transition is taken, and nothing is sent without a file', () => {
  const { snapshots } = expectEveryPath(materialUploadMachine, {
    events: [
      { type: 'upload.begun', target: { kind: 'material' } },
      { type: 'file.chosen', file: FILE },
      { type: 'file.chosen', file: { name: 'Guide.pdf', size: MATERIAL_BYTES + 1 } },
      { type: 'file.chosen', file: { name: 'Guide.exe', size: 10 } },
      { type: 'upload.submitted', fields: FIELDS },
      { type: 'upload.left' },
      { type: 'upload.cancelled' },
      { type: 'upload.progressed', part: 0.5 },
      { type: 'upload.arrived' },
      { type: 'upload.broken', fault: { kind: 'offline' } },
      { type: 'upload.broken', fault: ofKind },
      { type: 'upload.broken', fault: ofSize },
      failed('upload'),
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context.file !== null]),
  })
  const uploading = snapshots.filter((at) => at.matches('uploading'))
  expect(uploading.map(({ context }) => context.file)).toEqual(uploading.map(() => FILE))
})

test('what nobody provided says its name', async () => {
  expect(
    await complaintsOf(materialUploadMachine, {
      events: [
        { type: 'upload.begun', target: { kind: 'material' } },
        { type: 'file.chosen', file: FILE },
        { type: 'upload.submitted', fields: FIELDS },
      ],
      until: (at) => at.matches({ choosing: 'unsent' }),
    }),
  ).toEqual([expect.stringContaining('upload')])
})
