import type { LessonNote } from '../../domain/contract/lesson-note.contract.ts'

/** A note that is being written, where the video stood; `id` is null of one that is new. */
export type NoteDraft = Readonly<{
  id: string | null
  lessonId: number
  at: number
  text: string
  /** Of what it was when it was opened; 0 of one that is new. */
  revision: number
}>

/** What the server has not taken yet. `isTried` may have arrived: it is sent again as it was, never changed. */
export type NoteChange = Readonly<{ id: string; lessonId: number; at: number; text: string; revision: number }> &
  Readonly<{ kind: 'written' | 'removed'; isTried: boolean }>

/** What outlives the page: what waits, what another device was quicker with, and what is half written. */
export type NotesJournal = Readonly<{
  changes: readonly NoteChange[]
  conflicts: readonly NoteChange[]
  draft: NoteDraft | null
}>

export const EMPTY_NOTES: NotesJournal = { changes: [], conflicts: [], draft: null }

type Place = Pick<NoteChange, 'id' | 'lessonId' | 'at' | 'text'>

const isOf =
  (id: string) =>
  (change: Readonly<{ id: string }>): boolean =>
    change.id === id

/** What the server will know of a note once all that waits before is taken: its revision, or null of one that is gone. */
const revisionAfter = (changes: readonly NoteChange[], id: string, known: number): number => {
  const last = changes.findLast(isOf(id))
  if (!last) return known
  return last.kind === 'removed' ? 0 : last.revision
}

/** With a note as it is written now. What waits untried for the same note is replaced; what was tried goes before. */
export const withWritten = (changes: readonly NoteChange[], note: Place, known: number): readonly NoteChange[] => {
  const waiting = changes.findLast((change) => isOf(note.id)(change) && !change.isTried)
  const rest = changes.filter((change) => change !== waiting)
  const revision = waiting ? waiting.revision : revisionAfter(rest, note.id, known)
  return [...rest, { ...note, kind: 'written', revision, isTried: false }]
}

/** With a note deleted. One that the server never heard of leaves no trace. */
export const withRemoved = (changes: readonly NoteChange[], note: Place, known: number): readonly NoteChange[] => {
  const waiting = changes.findLast((change) => isOf(note.id)(change) && !change.isTried)
  const rest = changes.filter((change) => change !== waiting)
  const revision = waiting ? waiting.revision : revisionAfter(rest, note.id, known)
  const isUnheard = revision === 0 && !rest.some(isOf(note.id))
  return isUnheard ? rest : [...rest, { ...note, kind: 'removed', revision, isTried: false }]
}

/** The first is on its way: nobody knows from now on whether it has arrived. */
export const withTried = ([first, ...rest]: readonly NoteChange[]): readonly NoteChange[] =>
  first ? [{ ...first, isTried: true }, ...rest] : []

/** The first was taken; what waits behind it for the same note is about what the server knows now. */
export const withTaken = ([first, ...rest]: readonly NoteChange[], revision: number): readonly NoteChange[] =>
  rest.map((change) => (first && isOf(first.id)(change) ? { ...change, revision } : change))

/**
 * The first came too late. What was written last here of that note is kept beside, and asked about; a deletion came too
 * late too, and is let go: the note was changed since by somebody who wants it.
 */
export const withOvertaken = ({ changes, conflicts }: NotesJournal): Pick<NotesJournal, 'changes' | 'conflicts'> => {
  const [first] = changes
  if (!first) return { changes, conflicts }
  const mine = changes.findLast(isOf(first.id)) ?? first
  return {
    changes: changes.filter((change) => !isOf(first.id)(change)),
    conflicts: [...conflicts.filter((held) => !isOf(first.id)(held)), ...(mine.kind === 'written' ? [mine] : [])],
  }
}

/** A note as the screen shows it. */
export type ShownNote = Place &
  Readonly<{
    lessonTitle: string | null
    revision: number
    isWaiting: boolean
    /** What is written here, of one that another device changed meanwhile. */
    mine: string | null
  }>

/** All notes as they will be: what the server knows, with what it has not taken yet. By lesson, then by time. */
export const shownNotes = (
  notes: readonly LessonNote[],
  { changes, conflicts }: Pick<NotesJournal, 'changes' | 'conflicts'>,
): readonly ShownNote[] => {
  const shown = new Map<string, ShownNote>(
    notes.map(({ id, lessonId, lessonTitle, at, text, revision }) => [
      id,
      { id, lessonId, lessonTitle, at, text, revision, isWaiting: false, mine: null },
    ]),
  )
  for (const { kind, id, lessonId, at, text, revision } of changes) {
    const held = shown.get(id)
    if (kind === 'removed') shown.delete(id)
    else
      shown.set(id, {
        id,
        lessonId,
        lessonTitle: held?.lessonTitle ?? null,
        at,
        text,
        revision: held?.revision ?? revision,
        isWaiting: true,
        mine: null,
      })
  }
  for (const { id, lessonId, at, text } of conflicts) {
    const held = shown.get(id)
    // It was deleted elsewhere: what is written here is all that there is.
    const theirs = held ?? { id, lessonId, lessonTitle: null, at, text, revision: 0, isWaiting: false }
    shown.set(id, { ...theirs, mine: text })
  }
  const lessons = [...new Set([...shown.values()].map(({ lessonId }) => lessonId))]
  return [...shown.values()].toSorted(
    (a, b) => lessons.indexOf(a.lessonId) - lessons.indexOf(b.lessonId) || a.at - b.at || a.id.localeCompare(b.id),
  )
}
