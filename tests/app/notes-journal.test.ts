import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { notesJournalActor } from '../../src/app/actors/notes-journal.ts'
import {
  EMPTY_NOTES,
  type NoteChange,
  type NoteDraft,
  type NotesJournal,
} from '../../src/machines/lesson-notes/note-changes.ts'
import { companion } from './companion.ts'

const change = (id: string, text = `Note ${id}`): NoteChange => ({
  id,
  lessonId: 1,
  at: 3,
  text,
  revision: 0,
  kind: 'written',
  isTried: false,
})

const draft = (text: string): NoteDraft => ({ id: null, lessonId: 1, at: 0, text, revision: 0 })

/** Of one note that has left already, with what was written since. */
const FULL: NotesJournal = {
  changes: [{ ...change('b'), isTried: true }, change('b', 'Written since'), change('a')],
  conflicts: [change('c')],
  draft: draft('Half'),
}

const journalOf = (viewerId: number | null = 5, enrollmentId = 7) =>
  companion(
    notesJournalActor(() => viewerId),
    { enrollmentId },
  )
/** What a page that opens now finds. */
const recalled = (...whose: Parameters<typeof journalOf>) => {
  const journal = journalOf(...whose)
  const heard = journal.heard()
  journal.stop()
  return heard
}
const finds = (journal: Partial<NotesJournal>) => [
  { type: 'journal.recalled', journal: { ...EMPTY_NOTES, ...journal } },
]
type Tab = ReturnType<typeof journalOf>
const keep = (tab: Tab, journal: Partial<NotesJournal>) =>
  tab.tell({ type: 'journal.kept', journal: { ...EMPTY_NOTES, ...journal } })

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('notes that wait on a device', () => {
  test('survive a reload in their order, and are forgotten once they were taken', () => {
    const before = journalOf()
    keep(before, FULL)
    before.stop()
    expect(recalled()).toEqual(finds(FULL))
    const after = journalOf()
    keep(after, { changes: [change('a')] })
    expect(recalled()).toEqual(finds({ changes: [change('a')] }))
    keep(after, {})
    expect([recalled(), localStorage.length]).toEqual([finds({}), 0])
  })

  test('are given back to nobody else, and in no other course', () => {
    keep(journalOf(), FULL)
    expect([recalled(6), recalled(null), recalled(5, 70), recalled()]).toEqual([
      finds({}),
      finds({}),
      finds({}),
      finds(FULL),
    ])
  })

  test('are those of both where a lesson is open in two tabs', () => {
    const one = journalOf()
    const other = journalOf()
    keep(one, { changes: [change('a')] })
    keep(other, { draft: draft('In the other tab') })
    expect(recalled()).toEqual(finds({ changes: [change('a')], draft: draft('In the other tab') }))
    keep(other, { changes: [change('b')] })
    keep(other, {})
    expect(recalled()).toEqual(finds({ changes: [change('a')] }))
  })

  test('that were written on in one tab stay when the other one has sent what it knew of them', () => {
    const one = journalOf()
    keep(one, { changes: [change('a')] })
    const other = journalOf()
    keep(one, { changes: [change('a', 'Written on')] })
    keep(other, {})
    expect(recalled()).toEqual(finds({ changes: [change('a', 'Written on')] }))
  })

  test('and are half written in two tabs at one moment are given back one after the other', () => {
    const one = journalOf()
    const other = journalOf()
    keep(one, { draft: draft('First') })
    keep(other, { draft: draft('Second') })
    one.stop()
    other.stop()
    const first = journalOf()
    const [held] = first.heard()
    keep(first, {})
    first.stop()
    const [next] = recalled()
    const given = [held, next].toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
    expect(given).toEqual([...finds({ draft: draft('First') }), ...finds({ draft: draft('Second') })])
  })

  test('are held in memory alone where the storage is closed', () => {
    vi.stubGlobal('localStorage', undefined)
    const journal = journalOf()
    keep(journal, FULL)
    expect(journal.heard()).toEqual(finds({}))
  })
})
