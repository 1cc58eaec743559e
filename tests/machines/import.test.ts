import { describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'

import type { PeopleImport } from '../../src/domain/contract/import.contract.ts'
import { FaultError } from '../../src/domain/fault.ts'
import { IMPORT_MAX_BYTES } from '../../src/domain/import.ts'
import type { Language } from '../../src/domain/language.ts'
import { IMPORT_LOOK_MS, importMachine, type ChosenFile } from '../../src/machines/import/import.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { after, done, expectEveryPath, failed } from './support/paths.ts'

const HELD: PeopleImport = {
  id: 7,
  groupId: 3,
  groupName: 'Crew A',
  fileName: 'people.csv',
  language: 'en',
  state: 'previewed',
  rowCount: 3,
  verdicts: { ready: 2, invalid: 1, repeated: 0, member: 0, invited: 0 },
  outcomes: { invited: 0, member: 0, alreadyInvited: 0, refused: 0, withdrawn: 0 },
  phonesLeftOut: 0,
  ignoredColumns: [],
  openInvitations: 0,
  createdAt: '2026-03-02T15:00:00.000Z',
  finishedAt: null,
}
const RUNNING: PeopleImport = { ...HELD, state: 'running' }
const DONE: PeopleImport = { ...HELD, state: 'done', openInvitations: 2 }
const UNDONE: PeopleImport = { ...HELD, state: 'undone' }
const CANCELLED: PeopleImport = { ...HELD, state: 'cancelled' }
const FILE: ChosenFile = { name: 'people.csv', size: 12, content: new Blob(['x']) }
const LARGE: ChosenFile = { ...FILE, size: IMPORT_MAX_BYTES + 1 }
const NEW = { importId: null, groupId: 3, language: 'en' } as const
const KNOWN = { ...NEW, importId: 7 }
const refusal = (code: string) => new FaultError({ kind: 'refused', code })

const start = (input: Readonly<{ importId: number | null; groupId: number; language: 'en' }> = NEW) => {
  const previewFile = handPromise<PeopleImport, { groupId: number; language: Language; file: ChosenFile }>()
  const readImport = handPromise<PeopleImport, { id: number }>()
  const startImport = handPromise<PeopleImport, { id: number }>()
  const cancelImport = handPromise<PeopleImport, { id: number }>()
  const undoImport = handPromise<PeopleImport, { id: number }>()
  const keepAddress = handPromise<void, { id: number | null }>()
  const actor = createActor(
    importMachine.provide({
      actors: {
        previewFile: previewFile.logic,
        readImport: readImport.logic,
        startImport: startImport.logic,
        cancelImport: cancelImport.logic,
        undoImport: undoImport.logic,
        keepAddress: keepAddress.logic,
      },
    }),
    { input },
  ).start()
  return { actor, previewFile, readImport, startImport, cancelImport, undoImport, keepAddress }
}

const previewed = async () => {
  const world = start()
  world.actor.send({ type: 'file.chosen', file: FILE })
  world.previewFile.calls[0]?.resolve(HELD)
  await waitFor(world.actor, (at) => at.matches('naming'))
  world.keepAddress.calls[0]?.resolve()
  await waitFor(world.actor, (at) => at.matches('previewing'))
  return world
}

describe('a file', () => {
  test('that is too large is told so before it is sent', () => {
    const { actor, previewFile } = start()
    actor.send({ type: 'file.chosen', file: LARGE })
    expect([actor.getSnapshot().value, previewFile.calls]).toEqual([{ choosing: 'tooLarge' }, []])
  })

  test('goes into the group and the language that were chosen, and is looked through', async () => {
    const { actor, previewFile, keepAddress } = start()
    actor.send({ type: 'group.chosen', groupId: 9 })
    actor.send({ type: 'language.chosen', language: 'tr' })
    actor.send({ type: 'file.chosen', file: FILE })
    expect(previewFile.calls.map(({ input }) => input)).toEqual([{ groupId: 9, language: 'tr', file: FILE }])
    previewFile.calls[0]?.resolve(HELD)
    await waitFor(actor, (at) => at.matches('naming'))
    expect(keepAddress.calls.map(({ input }) => input)).toEqual([{ id: 7 }])
  })

  test.each([
    ['IMPORT_TOO_LARGE', 'tooLarge'],
    ['TOO_LARGE', 'tooLarge'],
    ['IMPORT_NOT_CSV', 'notCsv'],
    ['IMPORT_ENCODING', 'notCsv'],
    ['IMPORT_COLUMNS', 'wrongColumns'],
    ['IMPORT_EMPTY', 'refused'],
  ])('that is refused with %s shows the face %s', async (code, face) => {
    const { actor, previewFile } = start()
    actor.send({ type: 'file.chosen', file: FILE })
    previewFile.calls[0]?.reject(refusal(code))
    const { value, context } = await waitFor(actor, (at) => at.matches('choosing'))
    expect([value, context.fault?.code]).toEqual([{ choosing: face }, code])
  })

  test('that could not be sent is sent again', async () => {
    const { actor, previewFile } = start()
    actor.send({ type: 'file.chosen', file: FILE })
    previewFile.calls[0]?.reject(fault('offline'))
    await waitFor(actor, (at) => at.matches({ choosing: 'unsent' }))
    actor.send({ type: 'file.retried' })
    expect(previewFile.calls.map(({ input }) => input.file)).toEqual([FILE, FILE])
  })
})

describe('an import', () => {
  test('is started once, looked at until it is done, and another can follow', async () => {
    const { actor, startImport, readImport, keepAddress } = await previewed()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      actor.send({ type: 'import.started' })
      actor.send({ type: 'import.started' })
      expect(startImport.calls.map(({ input }) => input)).toEqual([{ id: 7 }])
      startImport.calls[0]?.resolve(RUNNING)
      await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('running'))
      vi.advanceTimersByTime(IMPORT_LOOK_MS)
      expect(readImport.calls.map(({ input }) => input)).toEqual([{ id: 7 }])
    } finally {
      vi.useRealTimers()
    }
    readImport.calls[0]?.resolve(DONE)
    await waitFor(actor, (at) => at.matches('over'))
    actor.send({ type: 'import.begun' })
    expect(keepAddress.calls.at(-1)?.input).toEqual({ id: null })
    keepAddress.calls.at(-1)?.resolve()
    const { context } = await waitFor(actor, (at) => at.matches('choosing'))
    expect([context.held, context.importId, context.groupId]).toEqual([null, null, 3])
  })

  test('that another tab started is looked at', async () => {
    const { actor, startImport, readImport } = await previewed()
    actor.send({ type: 'import.started' })
    startImport.calls[0]?.reject(fault('conflict'))
    await waitFor(actor, (at) => at.matches('looking'))
    readImport.calls[0]?.resolve(RUNNING)
    expect((await waitFor(actor, (at) => at.matches('running'))).context.held).toEqual(RUNNING)
  })

  test('of which nobody is ready is not started', async () => {
    const { actor, previewFile, keepAddress } = start()
    actor.send({ type: 'file.chosen', file: FILE })
    previewFile.calls[0]?.resolve({ ...HELD, verdicts: { ...HELD.verdicts, ready: 0 } })
    await waitFor(actor, (at) => at.matches('naming'))
    keepAddress.calls[0]?.resolve()
    const at = await waitFor(actor, (snapshot) => snapshot.matches('previewing'))
    expect(at.can({ type: 'import.started' })).toBe(false)
  })

  test('that was looked through gives way to another file, into the same group and language, and is not left by that', async () => {
    const { actor, readImport, previewFile, cancelImport, keepAddress } = start(KNOWN)
    readImport.calls[0]?.resolve({ ...HELD, groupId: 9, language: 'tr' })
    await waitFor(actor, (at) => at.matches('previewing'))
    actor.send({ type: 'import.begun' })
    expect(keepAddress.calls.map(({ input }) => input)).toEqual([{ id: null }])
    keepAddress.calls[0]?.resolve()
    const { context } = await waitFor(actor, (at) => at.matches('choosing'))
    expect([context.held, context.importId, context.file]).toEqual([null, null, null])
    actor.send({ type: 'file.chosen', file: FILE })
    expect(previewFile.calls.map(({ input }) => input)).toEqual([{ groupId: 9, language: 'tr', file: FILE }])
    expect(cancelImport.calls).toEqual([])
  })

  test('that is being started gives way to no other file', async () => {
    const { actor } = await previewed()
    actor.send({ type: 'import.started' })
    expect(actor.getSnapshot().can({ type: 'import.begun' })).toBe(false)
  })

  test('that there is begins with how it stands', async () => {
    const { actor, readImport } = start(KNOWN)
    readImport.calls[0]?.resolve(CANCELLED)
    expect((await waitFor(actor, (at) => at.matches('over'))).context.held).toEqual(CANCELLED)
  })

  const over = async (held: PeopleImport = DONE) => {
    const world = start(KNOWN)
    world.readImport.calls[0]?.resolve(held)
    await waitFor(world.actor, (at) => at.matches('over'))
    return world
  }

  test('that is over is undone once it was asked about, and not left while that is under way', async () => {
    const { actor, undoImport } = await over()
    actor.send({ type: 'undo.chosen' })
    actor.send({ type: 'undo.declined' })
    actor.send({ type: 'undo.chosen' })
    actor.send({ type: 'undo.confirmed' })
    for (const type of ['undo.confirmed', 'undo.declined', 'import.begun'] as const) actor.send({ type })
    expect(undoImport.calls.map(({ input }) => input)).toEqual([{ id: 7 }])
    undoImport.calls[0]?.resolve(UNDONE)
    expect((await waitFor(actor, (at) => at.matches({ over: 'calm' }))).context.held).toEqual(UNDONE)
  })

  test('that another has undone is looked at; one that could not be asked about stays asked', async () => {
    const { actor, undoImport, readImport } = await over()
    actor.send({ type: 'undo.chosen' })
    actor.send({ type: 'undo.confirmed' })
    undoImport.calls[0]?.reject(fault('offline'))
    await waitFor(actor, (at) => at.matches({ over: 'notUndone' }))
    actor.send({ type: 'undo.confirmed' })
    undoImport.calls[1]?.reject(fault('conflict'))
    await waitFor(actor, (at) => at.matches('looking'))
    readImport.calls[1]?.resolve(UNDONE)
    expect((await waitFor(actor, (at) => at.matches('over'))).context.held).toEqual(UNDONE)
  })

  test('of which nothing is open has nothing to undo', async () => {
    const { actor } = await over({ ...DONE, openInvitations: 0 })
    expect(actor.getSnapshot().can({ type: 'undo.chosen' })).toBe(false)
  })
})

test('missing actors say their names', async () => {
  const until = (at: { hasTag: (tag: 'error') => boolean }) => at.hasTag('error')
  expect([
    ...(await complaintsOf(importMachine, { input: NEW, events: [{ type: 'file.chosen', file: FILE }], until })),
    ...(await complaintsOf(importMachine, { input: KNOWN, until })),
  ]).toEqual(['No actor was provided for "previewFile".', 'No actor was provided for "readImport".'])
})

test('every state and transition is reached', () => {
  const { snapshots } = expectEveryPath(importMachine, {
    inputs: [NEW, KNOWN],
    events: [
      { type: 'group.chosen', groupId: 4 },
      { type: 'language.chosen', language: 'ar' },
      { type: 'file.chosen', file: FILE },
      { type: 'file.chosen', file: LARGE },
      { type: 'file.retried' },
      { type: 'import.started' },
      { type: 'import.cancelled' },
      { type: 'import.begun' },
      { type: 'undo.chosen' },
      { type: 'undo.confirmed' },
      { type: 'undo.declined' },
      { type: 'look.retried' },
      done('previewFile', HELD),
      failed('previewFile'),
      failed('previewFile', refusal('IMPORT_TOO_LARGE')),
      failed('previewFile', refusal('IMPORT_NOT_CSV')),
      failed('previewFile', refusal('IMPORT_COLUMNS')),
      failed('previewFile', refusal('IMPORT_EMPTY')),
      done('keepAddress'),
      failed('keepAddress'),
      done('startImport', RUNNING),
      failed('startImport'),
      failed('startImport', fault('conflict')),
      done('readImport', HELD),
      done('readImport', RUNNING),
      done('readImport', DONE),
      done('readImport', CANCELLED),
      failed('readImport'),
      done('cancelImport', CANCELLED),
      failed('cancelImport'),
      failed('cancelImport', fault('conflict')),
      done('undoImport', UNDONE),
      failed('undoImport'),
      failed('undoImport', fault('conflict')),
      done('dropAddress'),
      failed('dropAddress'),
      after('looking', 'import.running'),
    ],
    serializeState: ({ value, context }) =>
      JSON.stringify([value, context.importId, context.held?.state, context.groupId, context.language]),
  })
  const unheld = snapshots.filter((at) => (at.matches('running') || at.matches('over')) && at.context.held === null)
  expect(unheld).toEqual([])
})
