import { expect, test } from 'vitest'

import {
  lessonNotesMachine,
  type LessonNotesSnapshot,
} from '../../../src/machines/lesson-notes/lesson-notes.machine.ts'
import { EMPTY_NOTES } from '../../../src/machines/lesson-notes/note-changes.ts'
import { complaintsOf } from '../support/actors.ts'
import { after, done, expectEveryPath, failed } from '../support/paths.ts'
import { draftOf, noteOf } from './lesson-notes.fixture.ts'

const removed = { id: 'a', lessonId: 4, at: 12, text: 'Angle left', revision: 1 }

test('every state and every transition of notes can be taken', () => {
  const { snapshots } = expectEveryPath(lessonNotesMachine, {
    inputs: [{ enrollmentId: 7 }],
    serializeState: ({ value: { reading, desk, queue }, context: { journal, removed: gone } }) =>
      // What the regions do apart from each other is looked at once, not in each state of the others.
      JSON.stringify([
        [reading, desk, queue].map(String).join(' '),
        journal.changes.length > 0,
        journal.conflicts.length > 0,
        journal.draft && [journal.draft.id, journal.draft.text !== ''],
        gone !== null,
      ]),
    events: [
      { type: 'note.begun', lessonId: 4, at: 12 },
      { type: 'note.opened', draft: draftOf({ id: 'a', text: 'Angle left', revision: 1 }) },
      { type: 'note.typed', text: 'Angle right' },
      { type: 'note.kept' },
      { type: 'note.left' },
      { type: 'note.stamped', id: 'b' },
      { type: 'note.removed', note: removed },
      { type: 'removal.undone' },
      { type: 'conflict.settled', id: 'a', keep: 'mine' },
      { type: 'search.typed', text: 'left' },
      { type: 'notes.retried' },
      { type: 'queue.retried' },
      { type: 'change.dropped' },
      { type: 'journal.recalled', journal: EMPTY_NOTES },
      { type: 'journal.recalled', journal: { ...EMPTY_NOTES, draft: draftOf({ text: 'Half' }) } },
      { type: 'network.lost' },
      { type: 'network.returned' },
      after('retryDelay', 'lessonNotes.queue.retrying'),
      after('offlineDelay', 'lessonNotes.queue.offline'),
      done('readNotes', { items: [noteOf()] }),
      failed('readNotes', { kind: 'offline' }),
      done('sendChange', noteOf()),
      done('sendChange', null),
      failed('sendChange', { kind: 'conflict', code: 'NOTE_CHANGED' }),
      failed('sendChange', { kind: 'conflict', code: 'TOO_MANY_NOTES' }),
      failed('sendChange', { kind: 'offline' }),
      failed('sendChange', { kind: 'unexpected' }),
      failed('notesJournal'),
      failed('stamper'),
      failed('network'),
    ],
  })
  // Nothing rests while something waits, unless the person or the network has to do something first.
  const resting = snapshots.filter((at) => at.matches({ queue: 'idle' }))
  expect(resting.length).toBeGreaterThan(0)
  expect(resting.filter(({ context }) => context.journal.changes.length > 0)).toEqual([])
})

test('what nobody provided is named', async () => {
  const until = (at: LessonNotesSnapshot) => at.matches({ reading: 'unread' })
  expect(await complaintsOf(lessonNotesMachine, { input: { enrollmentId: 7 }, until })).toContain(
    'No actor was provided for "readNotes".',
  )
})
