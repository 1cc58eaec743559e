import { fromCallback } from 'xstate'

import type { NotesJournalEvent } from '../../machines/lesson-notes/lesson-notes.setup.ts'
import { EMPTY_NOTES, type NotesJournal } from '../../machines/lesson-notes/note-changes.ts'

const VERSION = 1

const recall = (key: string): NotesJournal => {
  try {
    // Trusts the shape: nobody else writes under this key, and what another version wrote is left alone.
    const held = JSON.parse(localStorage.getItem(key) ?? 'null') as { v: number; data: NotesJournal } | null
    return held?.v === VERSION ? held.data : EMPTY_NOTES
  } catch {
    return EMPTY_NOTES
  }
}

/**
 * Notes that the server has not acknowledged, and what is half written, over a reload or a crash. They are private: on a
 * device of several people each is given their own back.
 */
export const notesJournalActor = (viewerId: () => number | null) =>
  fromCallback<NotesJournalEvent, { enrollmentId: number }>(({ input, receive, sendBack }) => {
    const key = `notes/${viewerId() ?? 0}/${input.enrollmentId}`
    receive(({ journal }) => {
      try {
        const { changes, conflicts, draft } = journal
        if (changes.length === 0 && conflicts.length === 0 && draft === null) localStorage.removeItem(key)
        else localStorage.setItem(key, JSON.stringify({ v: VERSION, data: journal }))
      } catch {
        // A full or forbidden storage remembers less: it is still in memory, and on its way to the server.
      }
    })
    sendBack({ type: 'journal.recalled', journal: recall(key) })
  })
