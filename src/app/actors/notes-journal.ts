import { fromCallback } from 'xstate'

import type { NotesJournalEvent } from '../../machines/lesson-notes/lesson-notes.setup.ts'
import type { NoteChange, NoteDraft, NotesJournal } from '../../machines/lesson-notes/note-changes.ts'
import { createKeptItems, type KeptItem } from './kept-items.ts'
import { makeId } from './make-id.ts'

/** Of a note at most one change has left already, and one waits behind it. */
const changeItem = (change: NoteChange): KeptItem => ({
  part: 'changes',
  id: `${change.id}/${change.isTried ? 'tried' : 'new'}`,
  data: change,
})

/**
 * Notes that the server has not acknowledged, and what is half written, over a reload or a crash, also of two tabs with
 * one lesson. They are private: on a device of several people each is given their own back.
 */
export const notesJournalActor = (viewerId: () => number | null) =>
  fromCallback<NotesJournalEvent, { enrollmentId: number }>(({ input, receive, sendBack }) => {
    const items = createKeptItems(`notes/${viewerId() ?? 0}/${input.enrollmentId}/`)
    // A tab writes one at a time; what others left half written is given back by and by.
    const [draft] = items.recall('drafts', 1)
    const draftId = draft?.id ?? makeId()
    const journal: NotesJournal = {
      changes: items.recall('changes').map(({ data }) => data as NoteChange),
      conflicts: items.recall('conflicts').map(({ data }) => data as NoteChange),
      draft: draft ? (draft.data as NoteDraft) : null,
    }
    receive(({ journal: { changes, conflicts, draft: half } }) =>
      items.write([
        ...changes.map(changeItem),
        ...conflicts.map((change) => ({ part: 'conflicts', id: change.id, data: change })),
        ...(half ? [{ part: 'drafts', id: draftId, data: half }] : []),
      ]),
    )
    sendBack({ type: 'journal.recalled', journal })
  })
