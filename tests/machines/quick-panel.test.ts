import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'

import type { QuickNote } from '../../src/domain/contract/quick-panel.contract.ts'
import { noteFormMachine, type NoteValues } from '../../src/machines/quick-panel/note-form.machine.ts'
import { quickPanelMachine } from '../../src/machines/quick-panel/quick-panel.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const NOTE: QuickNote = { id: 4, title: 'Vest', detail: '', createdAt: '2026-03-02T15:00:00.000Z' }

const start = () => {
  const drafts = new Map<string, Partial<NoteValues>>()
  const clearEvents = handPromise<void, { userId: number; ids: readonly string[] }>()
  const removeNote = handPromise<void, { userId: number; noteId: number }>()
  const submit = handPromise<QuickNote, { values: NoteValues }>()
  const noteForm = noteFormMachine.provide({
    actors: {
      submit: submit.logic,
      recallDraft: fromPromise(async ({ input }) => drafts.get(input.form) ?? null),
      keepDraft: fromPromise(async ({ input }) => void drafts.set(input.form, input.draft)),
      dropDraft: fromPromise(async ({ input }) => void drafts.delete(input.form)),
    },
  })
  const actors = { clearEvents: clearEvents.logic, removeNote: removeNote.logic, noteForm }
  const actor = createActor(quickPanelMachine.provide({ actors }), { input: { userId: 5 } }).start()
  const form = async () => {
    const { noteForm: child } = actor.getSnapshot().children
    if (!child) throw new Error('No note is being written.')
    await waitFor(child, (at) => at.matches('editing'))
    return child
  }
  return { actor, clearEvents, removeNote, submit, drafts, form }
}

describe('clearing', () => {
  test('asks once, with all that are to go, and is still again', async () => {
    const { actor, clearEvents } = start()
    actor.send({ type: 'events.cleared', ids: ['class-1', 'class-2'] })
    actor.send({ type: 'events.cleared', ids: ['class-3'] })
    expect(clearEvents.calls.map(({ input }) => input)).toEqual([{ userId: 5, ids: ['class-1', 'class-2'] }])
    clearEvents.calls[0]?.resolve()
    const { context } = await waitFor(actor, (at) => at.matches({ act: { ready: 'still' } }))
    expect(context.ids).toEqual([])
  })

  test('that failed says what was not cleared, and tries the same again', async () => {
    const { actor, clearEvents } = start()
    actor.send({ type: 'events.cleared', ids: ['class-1'] })
    clearEvents.calls[0]?.reject(fault('offline'))
    const { context } = await waitFor(actor, (at) => at.matches({ act: { ready: 'uncleared' } }))
    expect([context.ids, context.fault]).toEqual([['class-1'], { kind: 'offline' }])
    actor.send({ type: 'act.retried' })
    expect(clearEvents.calls[1]?.input).toEqual({ userId: 5, ids: ['class-1'] })
  })

  test('that failed stands in the way of nothing', async () => {
    const { actor, clearEvents, removeNote } = start()
    actor.send({ type: 'events.cleared', ids: ['class-1'] })
    clearEvents.calls[0]?.reject(fault('unexpected'))
    await waitFor(actor, (at) => at.matches({ act: { ready: 'uncleared' } }))
    actor.send({ type: 'note.removed', noteId: 4 })
    const { ids, fault: held } = actor.getSnapshot().context
    expect([removeNote.calls[0]?.input, ids, held]).toEqual([{ userId: 5, noteId: 4 }, [], null])
  })
})

test('removing a note that failed keeps it, and tries again', async () => {
  const { actor, removeNote } = start()
  actor.send({ type: 'note.removed', noteId: 4 })
  removeNote.calls[0]?.reject(fault('unexpected'))
  await waitFor(actor, (at) => at.matches({ act: { ready: 'unremoved' } }))
  actor.send({ type: 'act.retried' })
  removeNote.calls[1]?.resolve()
  const { context } = await waitFor(actor, (at) => at.matches({ act: { ready: 'still' } }))
  expect([removeNote.calls.map(({ input }) => input.noteId), context.noteId]).toEqual([[4, 4], null])
})

describe('a note', () => {
  test('is written, kept, and the book is closed', async () => {
    const { actor, submit, drafts, form } = start()
    actor.send({ type: 'note.begun' })
    const note = await form()
    note.send({ type: 'field.changed', field: 'title', value: 'Vest' })
    await waitFor(note, (at) => at.matches({ editing: 'still' }))
    note.send({ type: 'form.submitted' })
    expect(submit.calls[0]?.input).toEqual({ values: { title: 'Vest', detail: '' } })
    submit.calls[0]?.resolve(NOTE)
    await waitFor(actor, (at) => at.matches({ notebook: 'closed' }))
    expect([...drafts]).toEqual([])
  })

  test('half written is still there when it is gone on with', async () => {
    const { actor, form } = start()
    actor.send({ type: 'note.begun' })
    const first = await form()
    first.send({ type: 'field.changed', field: 'title', value: 'Ves' })
    await waitFor(first, (at) => at.matches({ editing: 'still' }))
    actor.send({ type: 'note.left' })
    actor.send({ type: 'note.begun' })
    expect((await form()).getSnapshot().context.values).toEqual({ title: 'Ves', detail: '' })
  })

  test('is judged as the server judges it', async () => {
    const { actor, form } = start()
    actor.send({ type: 'note.begun' })
    const note = await form()
    const errors = () => note.getSnapshot().context.errors
    expect(errors()).toEqual({ title: 'required' })
    note.send({ type: 'field.changed', field: 'title', value: 'x'.repeat(81) })
    note.send({ type: 'field.changed', field: 'detail', value: 'x'.repeat(501) })
    expect(errors()).toEqual({ title: 'tooLong', detail: 'tooLong' })
  })
})

test('missing actors say their names', async () => {
  const cleared = await complaintsOf(quickPanelMachine, {
    input: { userId: 5 },
    events: [{ type: 'events.cleared', ids: ['class-1'] }],
    until: (at) => at.matches({ act: { ready: 'uncleared' } }),
  })
  const removed = await complaintsOf(quickPanelMachine, {
    input: { userId: 5 },
    events: [{ type: 'note.removed', noteId: 4 }],
    until: (at) => at.matches({ act: { ready: 'unremoved' } }),
  })
  expect([...cleared, ...removed]).toEqual([
    'No actor was provided for "clearEvents".',
    'No actor was provided for "removeNote".',
  ])
})

test('every state and transition is reached, and nothing is removed that is not named', () => {
  const { snapshots } = expectEveryPath(quickPanelMachine, {
    inputs: [{ userId: 5 }],
    events: [
      { type: 'events.cleared', ids: ['class-1'] },
      { type: 'note.removed', noteId: 4 },
      { type: 'act.retried' },
      { type: 'note.begun' },
      { type: 'note.left' },
      done('clearEvents'),
      failed('clearEvents'),
      failed('clearEvents', { kind: 'conflict' }),
      done('removeNote'),
      failed('removeNote'),
      failed('removeNote', { kind: 'conflict' }),
      done('noteForm', NOTE),
      failed('noteForm'),
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context]),
  })
  const unnamed = snapshots.filter(
    (at) =>
      (at.matches({ act: 'clearing' }) && at.context.ids.length === 0) ||
      (at.matches({ act: 'removing' }) && at.context.noteId === null),
  )
  expect(unnamed).toEqual([])
})
