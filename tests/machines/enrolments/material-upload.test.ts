import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { FaultError } from '../../../src/domain/fault.ts'
import { MATERIAL_BYTES, type MaterialUpload } from '../../../src/domain/material.ts'
import { materialUploadMachine, type ChosenFile } from '../../../src/machines/materials/material-upload.machine.ts'
import { complaintsOf, fault, handPromise } from '../support/actors.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'

const FILE: ChosenFile = { name: 'Guide.pdf', size: 41_000 }
const FIELDS = { courseId: 2, title: 'Guide', note: ' A break ' }
const ofKind = new FaultError({ kind: 'refused', code: 'UNSUPPORTED_TYPE' })

const start = () => {
  const read = handPromise<string, { file: ChosenFile }>()
  const upload = handPromise<void, { upload: MaterialUpload }>()
  const retire = handPromise<void, { id: number }>()
  const actor = createActor(
    materialUploadMachine.provide({
      actors: { readFile: read.logic, upload: upload.logic, retire: retire.logic },
    }),
  ).start()
  return { actor, read, upload, retire }
}

describe('adding', () => {
  test('another material sends its course, title and note with the file', async () => {
    const { actor, read, upload } = start()
    actor.send({ type: 'upload.begun', target: { kind: 'material' } })
    actor.send({ type: 'file.chosen', file: FILE })
    actor.send({ type: 'upload.submitted', fields: FIELDS })
    read.calls[0]?.resolve('JVBERi0=')
    await waitFor(actor, (at) => at.matches('uploading'))
    expect(upload.calls.map(({ input }) => input.upload)).toEqual([
      {
        fileName: 'Guide.pdf',
        note: 'A break',
        content: 'JVBERi0=',
        to: { kind: 'material', courseId: 2, title: 'Guide' },
      },
    ])
    upload.calls[0]?.resolve()
    await waitFor(actor, (at) => at.matches({ resting: 'added' }))
  })

  test('a version needs a file alone, and keeps it where it could not be sent', async () => {
    const { actor, read, upload } = start()
    actor.send({ type: 'upload.begun', target: { kind: 'version', materialId: 4, title: 'Guide' } })
    actor.send({ type: 'upload.submitted', fields: { courseId: null, title: '', note: '' } })
    expect(actor.getSnapshot().value).toEqual({ choosing: 'lacking' })
    actor.send({ type: 'file.chosen', file: FILE })
    actor.send({ type: 'upload.submitted', fields: { courseId: null, title: '', note: '' } })
    read.calls[0]?.resolve('JVBERi0=')
    await waitFor(actor, (at) => at.matches('uploading'))
    upload.calls[0]?.reject(fault('offline'))
    const { context } = await waitFor(actor, (at) => at.matches({ choosing: 'unsent' }))
    expect([upload.calls[0]?.input.upload.to, context.file]).toEqual([{ kind: 'version', materialId: 4 }, FILE])
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

  test('what the server says of its content is said of the file', async () => {
    const { actor, read, upload } = start()
    actor.send({ type: 'upload.begun', target: { kind: 'material' } })
    actor.send({ type: 'file.chosen', file: FILE })
    actor.send({ type: 'upload.submitted', fields: FIELDS })
    read.calls[0]?.resolve('PGh0bWw+')
    await waitFor(actor, (at) => at.matches('uploading'))
    upload.calls[0]?.reject(ofKind)
    const { context } = await waitFor(actor, (at) => at.matches({ choosing: 'wrongKind' }))
    expect(context.file).toBeNull()
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
      { type: 'retirement.chosen', material: { id: 4, title: 'Guide' } },
      { type: 'retirement.confirmed' },
      done('readFile', 'JVBERi0='),
      failed('readFile'),
      done('upload'),
      failed('upload'),
      failed('upload', ofKind),
      done('retire'),
      failed('retire'),
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context.file !== null]),
  })
  const uploading = snapshots.filter((at) => at.matches('uploading'))
  expect(uploading.map(({ context }) => [context.file, context.content])).toEqual(
    uploading.map(() => [FILE, 'JVBERi0=']),
  )
})

test('what nobody provided says its name', async () => {
  expect(
    await complaintsOf(materialUploadMachine, {
      events: [{ type: 'retirement.chosen', material: { id: 4, title: 'Guide' } }, { type: 'retirement.confirmed' }],
      until: (at) => at.matches({ retiring: 'failed' }),
    }),
  ).toEqual([expect.stringContaining('retire')])
})
