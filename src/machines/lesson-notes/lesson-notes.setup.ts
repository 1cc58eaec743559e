import { assign, raise, sendTo, setup } from 'xstate'

import type { LessonNote, LessonNotes } from '../../domain/contract/lesson-note.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { LESSON_NOTE_LIMITS } from '../../domain/lesson-note.ts'
import { isSeen } from '../../domain/plain-name.ts'
import { backoff } from '../backoff.ts'
import { isOffline, isRefusal } from '../refusal.ts'
import { unprovided, unprovidedCompanion, unprovidedSource } from '../unprovided.ts'
import {
  EMPTY_NOTES,
  withOvertaken,
  withRemoved,
  withTaken,
  withTried,
  withWritten,
  type NoteChange,
  type NoteDraft,
  type NotesJournal,
} from './note-changes.ts'

export type LessonNotesInput = Readonly<{ enrollmentId: number }>

/** A note that was deleted last, which can be put back. */
export type RemovedNote = Readonly<{ id: string; lessonId: number; at: number; text: string }>

export type LessonNotesContext = LessonNotesInput &
  Readonly<{
    /** As the server knows them; undefined until it has said so. */
    notes: readonly LessonNote[] | undefined
    journal: NotesJournal
    removed: RemovedNote | null
    search: string
    failures: number
    fault: Fault | null
  }>

export type LessonNotesEvent =
  /** Where the video stands; what is half written stays, at its own time. */
  | { type: 'note.begun'; lessonId: number; at: number }
  | { type: 'note.opened'; draft: NoteDraft }
  | { type: 'note.typed'; text: string }
  | { type: 'note.kept' }
  | { type: 'note.left' }
  | { type: 'note.removed'; note: RemovedNote & Readonly<{ revision: number }> }
  | { type: 'removal.undone' }
  | { type: 'conflict.settled'; id: string; keep: 'mine' | 'theirs' }
  | { type: 'search.typed'; text: string }
  | { type: 'notes.retried' }
  | { type: 'queue.retried' }
  /** What the server will not take is given up. */
  | { type: 'change.dropped' }
  /** From the stamper. */
  | { type: 'note.stamped'; id: string }
  | { type: 'journal.recalled'; journal: NotesJournal }
  /** Raised within: something was taken, or was written elsewhere. */
  | { type: 'note.taken' }
  | { type: 'notes.outdated' }
  | { type: 'network.returned' }
  | { type: 'network.lost' }

/** Gives a note an id that nothing else has. Answers with `note.stamped`. */
export type NoteStamperEvent = { type: 'stamp.wanted' }
/** It sends `journal.recalled` once, when it starts. */
export type NotesJournalEvent = { type: 'journal.kept'; journal: NotesJournal }

export type SentChange = LessonNotesInput & Readonly<{ change: NoteChange }>

type Assigned = Readonly<{ context: LessonNotesContext }>

const journalWith = ({ context }: Assigned, more: Partial<NotesJournal>) => ({
  journal: { ...context.journal, ...more },
})

const knownRevision = ({ notes }: LessonNotesContext, id: string): number =>
  notes?.find((note) => note.id === id)?.revision ?? 0

/** What notes of a course are made of; their states are in the machine. */
export const lessonNotesSetup = setup({
  types: {} as { input: LessonNotesInput; context: LessonNotesContext; events: LessonNotesEvent },
  actors: {
    readNotes: unprovided<LessonNotes, LessonNotesInput>('readNotes'),
    /** Its output is the note as it was taken; null of one that was deleted. */
    sendChange: unprovided<LessonNote | null, SentChange>('sendChange'),
    stamper: unprovidedCompanion<NoteStamperEvent>('stamper'),
    notesJournal: unprovidedCompanion<NotesJournalEvent, LessonNotesInput>('notesJournal'),
    network: unprovidedSource('network'),
  },
  actions: {
    keepJournal: sendTo('notesJournal', ({ context }): NotesJournalEvent => ({
      type: 'journal.kept',
      journal: context.journal,
    })),
    wantStamp: sendTo('stamper', { type: 'stamp.wanted' } satisfies NoteStamperEvent),
    takeNotes: assign((_, { notes }: { notes: LessonNotes }) => ({ notes: notes.items })),
    restore: assign((_, { journal }: { journal: NotesJournal }) => ({ journal })),
    begin: assign((at, { lessonId, at: second }: { lessonId: number; at: number }) =>
      journalWith(at, { draft: { id: null, lessonId, at: second, text: '', revision: 0 } }),
    ),
    open: assign((at, { draft }: { draft: NoteDraft }) => journalWith(at, { draft })),
    type: assign((at, { text }: { text: string }) => {
      const { draft } = at.context.journal
      return draft ? journalWith(at, { draft: { ...draft, text } }) : {}
    }),
    leave: assign((at) => journalWith(at, { draft: null })),
    write: assign((at, { id }: { id: string | null }) => {
      const { draft, changes } = at.context.journal
      const noteId = id ?? draft?.id
      if (!draft || noteId === null || noteId === undefined) return {}
      const note = { id: noteId, lessonId: draft.lessonId, at: draft.at, text: draft.text.trim() }
      return { ...journalWith(at, { changes: withWritten(changes, note, draft.revision), draft: null }), removed: null }
    }),
    remove: assign((at, { note: { revision, ...note } }: { note: RemovedNote & { revision: number } }) => ({
      ...journalWith(at, { changes: withRemoved(at.context.journal.changes, note, revision) }),
      removed: note,
    })),
    putBack: assign((at) => {
      const { removed, journal } = at.context
      if (!removed) return {}
      const known = knownRevision(at.context, removed.id)
      return { ...journalWith(at, { changes: withWritten(journal.changes, removed, known) }), removed: null }
    }),
    forgetRemoved: assign({ removed: null }),
    settle: assign((at, { id, keep }: { id: string; keep: 'mine' | 'theirs' }) => {
      const { changes, conflicts } = at.context.journal
      const mine = conflicts.find((held) => held.id === id)
      const rest = conflicts.filter((held) => held !== mine)
      if (!mine || keep === 'theirs') return journalWith(at, { conflicts: rest })
      const known = knownRevision(at.context, id)
      return journalWith(at, { conflicts: rest, changes: withWritten(changes, mine, known) })
    }),
    search: assign((_, { text }: { text: string }) => ({ search: text })),
    leaveWithFirst: assign((at) => journalWith(at, { changes: withTried(at.context.journal.changes) })),
    takeAnswer: assign((at, { note }: { note: LessonNote | null }) => {
      const { notes = [], journal } = at.context
      const [first] = journal.changes
      const rest = notes.filter(({ id }) => id !== first?.id)
      return {
        ...journalWith(at, { changes: withTaken(journal.changes, note?.revision ?? 0) }),
        notes: note ? [...rest, note] : rest,
        failures: 0,
        fault: null,
      }
    }),
    overtake: assign((at) => journalWith(at, withOvertaken(at.context.journal))),
    dropFirst: assign((at) => journalWith(at, { changes: at.context.journal.changes.slice(1) })),
    keepFault: assign(({ context }, { cause }: { cause: unknown }) => ({
      fault: toFault(cause),
      failures: context.failures + 1,
    })),
    forgetFault: assign({ fault: null }),
    tellTaken: raise({ type: 'note.taken' }),
    tellOutdated: raise({ type: 'notes.outdated' }),
  },
  guards: {
    hasChanges: ({ context }) => context.journal.changes.length > 0,
    hasDraft: (_, { journal }: { journal: NotesJournal }) => journal.draft !== null,
    isNew: ({ context: { journal } }) => journal.draft?.id === null && isKeepable(journal.draft.text),
    isKeepable: ({ context: { journal } }) => journal.draft !== null && isKeepable(journal.draft.text),
    hasRemoved: ({ context }) => context.removed !== null,
    isOvertaken: (_, { cause }: { cause: unknown }) => toFault(cause).code === 'NOTE_CHANGED',
    isOffline: (_, { cause }: { cause: unknown }) => isOffline(cause),
    isRefusal: (_, { cause }: { cause: unknown }) => isRefusal(cause),
  },
  delays: {
    retryDelay: ({ context }) => backoff(context.failures),
    /** Browsers do not always notice that the network is back. */
    offlineDelay: 5000,
  },
})

/** Whether it says something, and not more than a note may. */
export const isKeepable = (text: string): boolean => isSeen(text) && text.trim().length <= LESSON_NOTE_LIMITS.text

export const firstContext = (input: LessonNotesInput): LessonNotesContext => ({
  ...input,
  notes: undefined,
  journal: EMPTY_NOTES,
  removed: null,
  search: '',
  failures: 0,
  fault: null,
})
