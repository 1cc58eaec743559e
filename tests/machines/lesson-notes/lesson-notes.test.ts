import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'

import type { LessonNote, LessonNotes } from '../../../src/domain/contract/lesson-note.contract.ts'
import { toFault, type Fault } from '../../../src/domain/fault.ts'
import { lessonNotesMachine } from '../../../src/machines/lesson-notes/lesson-notes.machine.ts'
import type {
  LessonNotesInput,
  NotesJournalEvent,
  NoteStamperEvent,
  SentChange,
} from '../../../src/machines/lesson-notes/lesson-notes.setup.ts'
import { EMPTY_NOTES, shownNotes, type NotesJournal } from '../../../src/machines/lesson-notes/note-changes.ts'
import { handPromise, handSource } from '../support/actors.ts'
import { noteOf } from './lesson-notes.fixture.ts'

let stamps = 0

/** What was settled by hand has arrived. */
const arrived = () => new Promise((resolve) => setImmediate(resolve))

/** A device: its notes, what it keeps over a reload, and a server that answers by hand. */
const device = (held: NotesJournal = EMPTY_NOTES, items: readonly LessonNote[] = []) => {
  const reads = handPromise<LessonNotes, { enrollmentId: number }>()
  const sent = handPromise<LessonNote | null, SentChange>()
  const network = handSource()
  let journal = held
  const actor = createActor(
    lessonNotesMachine.provide({
      actors: {
        readNotes: reads.logic,
        sendChange: sent.logic,
        network: network.logic,
        stamper: fromCallback<NoteStamperEvent, undefined>(({ receive, sendBack }) => {
          receive(() => {
            stamps += 1
            sendBack({ type: 'note.stamped', id: `new ${String(stamps).padStart(4, '0')}` })
          })
        }),
        notesJournal: fromCallback<NotesJournalEvent, LessonNotesInput>(({ receive, sendBack }) => {
          receive((event) => {
            journal = event.journal
          })
          sendBack({ type: 'journal.recalled', journal: held })
        }),
      },
    }),
    { input: { enrollmentId: 7 } },
  ).start()
  return {
    actor,
    reads,
    sent,
    network,
    kept: () => journal,
    read: async (notes = items) => {
      reads.calls.at(-1)?.resolve({ items: [...notes] })
      await arrived()
      expect(actor.getSnapshot().matches({ reading: 'fresh' })).toBe(true)
    },
    shown: () => {
      const { notes = [], journal: now } = actor.getSnapshot().context
      return shownNotes(notes, now).map(({ text, isWaiting, mine }) => [text, isWaiting, mine])
    },
  }
}

const write = ({ actor }: ReturnType<typeof device>, text: string, at = 12) => {
  actor.send({ type: 'note.begun', lessonId: 4, at })
  actor.send({ type: 'note.typed', text })
  actor.send({ type: 'note.kept' })
}

test('a note is there at once, waits, and is saved once the server has it', async () => {
  const one = device()
  await one.read([])
  write(one, ' Angle left ')
  expect(one.shown()).toEqual([['Angle left', true, null]])
  expect(one.sent.calls.map(({ input }) => input.change)).toEqual([
    { id: expect.any(String), lessonId: 4, at: 12, text: 'Angle left', kind: 'written', revision: 0, isTried: true },
  ])
  one.sent.calls[0]?.resolve(noteOf({ id: one.sent.calls[0].input.change.id }))
  await vi.waitFor(() => expect(one.shown()).toEqual([['Angle left', false, null]]))
  expect(one.kept()).toEqual(EMPTY_NOTES)
})

test('what says nothing is not kept, and what is half written is there again after a reload', async () => {
  const one = device()
  await one.read([])
  one.actor.send({ type: 'note.begun', lessonId: 4, at: 12 })
  expect(one.actor.getSnapshot().can({ type: 'note.kept' })).toBe(false)
  one.actor.send({ type: 'note.typed', text: 'Half' })
  const again = device(one.kept())
  expect(again.actor.getSnapshot().matches({ desk: 'writing' })).toBe(true)
  expect(again.actor.getSnapshot().context.journal.draft).toMatchObject({ text: 'Half', at: 12 })
})

test('without a network it waits over a reload, and goes when that is back', async () => {
  const one = device()
  await one.read([])
  one.network.tell({ type: 'network.lost' })
  write(one, 'In the tunnel')
  expect([one.sent.calls.length, one.shown()]).toEqual([0, [['In the tunnel', true, null]]])
  const again = device(one.kept())
  again.network.tell({ type: 'network.returned' })
  expect(again.sent.calls.map(({ input }) => input.change.text)).toEqual(['In the tunnel'])
})

test('what may have arrived is sent again as it was, and what was written since goes behind it', async () => {
  const one = device()
  await one.read([])
  write(one, 'First')
  one.sent.calls[0]?.reject({ kind: 'offline' })
  await vi.waitFor(() => expect(one.actor.getSnapshot().matches({ queue: 'offline' })).toBe(true))
  const { notes = [], journal } = one.actor.getSnapshot().context
  const [note] = shownNotes(notes, journal)
  one.actor.send({ type: 'note.opened', draft: { ...(note ?? noteOf()), revision: note?.revision ?? 0 } })
  one.actor.send({ type: 'note.typed', text: 'Second' })
  one.actor.send({ type: 'note.kept' })
  one.network.tell({ type: 'network.returned' })
  one.sent.calls[1]?.resolve(noteOf({ id: note?.id ?? '', text: 'First', revision: 1 }))
  await vi.waitFor(() => expect(one.sent.calls).toHaveLength(3))
  expect(one.sent.calls.map(({ input: { change } }) => [change.text, change.revision])).toEqual([
    ['First', 0],
    ['First', 0],
    ['Second', 1],
  ])
})

test('what another device was quicker with is asked about: both stand there until one is chosen', async () => {
  for (const keep of ['mine', 'theirs'] as const) {
    const one = device()
    await one.read([noteOf()])
    one.actor.send({ type: 'note.opened', draft: { id: 'a', lessonId: 4, at: 12, text: 'Angle left', revision: 1 } })
    one.actor.send({ type: 'note.typed', text: 'Mine' })
    one.actor.send({ type: 'note.kept' })
    one.sent.calls[0]?.reject({ kind: 'conflict', code: 'NOTE_CHANGED' })
    await vi.waitFor(() => expect(one.reads.calls).toHaveLength(2))
    await one.read([noteOf({ text: 'Theirs', revision: 2 })])
    expect(one.shown()).toEqual([['Theirs', false, 'Mine']])
    expect(device(one.kept()).actor.getSnapshot().context.journal.conflicts).toHaveLength(1)
    one.actor.send({ type: 'conflict.settled', id: 'a', keep })
    const again = one.sent.calls.slice(1).map(({ input: { change } }) => [change.text, change.revision])
    expect(again).toEqual(keep === 'mine' ? [['Mine', 2]] : [])
    expect(one.shown()).toEqual([[keep === 'mine' ? 'Mine' : 'Theirs', keep === 'mine', null]])
  }
})

test('a deletion is undone: before it left as if it had never been, afterwards as the same note again', async () => {
  const one = device()
  await one.read([noteOf()])
  const { id, lessonId, at, text, revision } = noteOf()
  one.actor.send({ type: 'note.removed', note: { id, lessonId, at, text, revision } })
  expect([one.shown(), one.actor.getSnapshot().can({ type: 'removal.undone' })]).toEqual([[], true])
  one.sent.calls[0]?.resolve(null)
  await vi.waitFor(() => expect(one.actor.getSnapshot().matches({ queue: 'idle' })).toBe(true))
  one.actor.send({ type: 'removal.undone' })
  expect(one.shown()).toEqual([['Angle left', true, null]])
  expect(one.sent.calls.at(-1)?.input.change).toMatchObject({ id: 'a', kind: 'written', revision: 0 })
})

test('a refusal is told, keeps what waits, and can be given up', async () => {
  const one = device()
  await one.read([])
  write(one, 'One too many')
  one.sent.calls[0]?.reject({ kind: 'conflict', code: 'TOO_MANY_NOTES' })
  await vi.waitFor(() => expect(one.actor.getSnapshot().hasTag('error')).toBe(true))
  expect([one.actor.getSnapshot().context.fault?.code, one.shown()]).toEqual([
    'TOO_MANY_NOTES',
    [['One too many', true, null]],
  ])
  one.actor.send({ type: 'change.dropped' })
  expect([one.shown(), one.actor.getSnapshot().context.fault]).toEqual([[], null])
})

/** The server, as it decides on a note. */
const serverOf = () => {
  const notes = new Map<string, LessonNote>()
  return {
    notes,
    take: ({ kind, id, lessonId, at, text, revision }: SentChange['change']): LessonNote | null | Fault => {
      const held = notes.get(id)
      const outdated = toFault({ kind: 'conflict', code: 'NOTE_CHANGED' })
      if (kind === 'removed') {
        if (held && held.revision !== revision) return outdated
        notes.delete(id)
        return null
      }
      if (held && held.text === text && held.at === at) return held
      if ((held?.revision ?? 0) !== revision) return outdated
      const note = noteOf({ id, lessonId, at, text, revision: revision + 1 })
      notes.set(id, note)
      return note
    },
  }
}

const deed = fc.oneof(
  fc.record({ does: fc.constant('write' as const), text: fc.string({ minLength: 1, maxLength: 4 }) }),
  fc.record({
    does: fc.constant('change' as const),
    which: fc.nat(3),
    text: fc.string({ minLength: 1, maxLength: 4 }),
  }),
  fc.record({ does: fc.constant('remove' as const), which: fc.nat(3) }),
  fc.record({ does: fc.constant('undo' as const) }),
  fc.record({ does: fc.constant('answer' as const), isLost: fc.boolean() }),
  fc.record({ does: fc.constant('reload' as const) }),
)

test('whatever is written, lost and reloaded, one device and the server come to the same notes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 14 }), async (deeds) => {
      const server = serverOf()
      let one = device()
      await one.read([])
      /** What was wanted last of each note. */
      const answer = async (isLost: boolean) => {
        const call = one.sent.calls.at(-1)
        if (!call || !one.actor.getSnapshot().matches({ queue: 'sending' })) return
        const answered = server.take(call.input.change)
        if (isLost) call.reject({ kind: 'offline' })
        else if (answered !== null && 'kind' in answered) call.reject(answered)
        else call.resolve(answered)
        await arrived()
        if (isLost) one.network.tell({ type: 'network.returned' })
      }
      const notesNow = () => {
        const { notes = [], journal } = one.actor.getSnapshot().context
        return shownNotes(notes, journal)
      }
      for (const next of deeds) {
        if (next.does === 'write') write(one, `${next.text}.`)
        if (next.does === 'undo') one.actor.send({ type: 'removal.undone' })
        if (next.does === 'answer') await answer(next.isLost)
        if (next.does === 'reload') {
          one.actor.stop()
          one = device(one.kept())
          await one.read([...server.notes.values()])
        }
        if (next.does === 'change' || next.does === 'remove') {
          const note = notesNow()[next.which]
          if (!note) continue
          const { id, lessonId, at, text, revision } = note
          if (next.does === 'remove')
            one.actor.send({ type: 'note.removed', note: { id, lessonId, at, text, revision } })
          else {
            one.actor.send({ type: 'note.opened', draft: { id, lessonId, at, text, revision } })
            one.actor.send({ type: 'note.typed', text: `${next.text}.` })
            one.actor.send({ type: 'note.kept' })
          }
        }
      }
      for (let left = 0; left < 60 && !one.actor.getSnapshot().matches({ queue: 'idle' }); left += 1)
        await answer(false)
      expect(one.actor.getSnapshot().context.journal).toEqual(EMPTY_NOTES)
      expect(
        notesNow()
          .map(({ text }) => text)
          .toSorted(),
      ).toEqual([...server.notes.values()].map(({ text }) => text.trim()).toSorted())
      one.actor.stop()
    }),
    { numRuns: 60 },
  )
})
