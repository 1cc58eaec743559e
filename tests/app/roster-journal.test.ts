import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { rosterCopyActor, rosterJournalActor } from '../../src/app/actors/roster-journal.ts'
import { EMPTY_JOURNAL, type QueuedMark, type RosterJournal } from '../../src/machines/roster/roster-journal.ts'
import { NOW, rosterRead, WALK_IN } from '../machines/roster/roster.fixture.ts'
import { companion } from './companion.ts'

const mark = (id: string, registrationId: number): QueuedMark => ({
  id,
  registrationId,
  attendance: 'present',
  basedOn: 0,
  deviceAt: NOW,
  wasSent: false,
})

const QUEUED = { ...WALK_IN, wasSent: false }

/** One of each kind, the marks not in the order of their keys. */
const FULL: RosterJournal = {
  ...EMPTY_JOURNAL,
  marks: [mark('b', 2), mark('a', 1)],
  walkIns: [QUEUED],
  removals: [
    { id: 'place-9', registrationId: 9 },
    { id: 'another walk-in', registrationId: null },
  ],
  conflicts: [{ registrationId: 3, mine: null, theirs: 'noShow', version: 4, markedBy: 'Ruth Delgado', markedAt: NOW }],
  returned: [{ id: WALK_IN.id, walkIn: WALK_IN, message: 'No such address.' }],
}

const journalOf = (viewerId: number | null = 5, classId = 7) =>
  companion(
    rosterJournalActor(() => viewerId),
    { classId },
  )
/** What a page that opens now finds. */
const recalled = (viewerId: number | null = 5, classId = 7) => {
  const journal = journalOf(viewerId, classId)
  const heard = journal.heard()
  journal.stop()
  return heard
}
const finds = (journal: RosterJournal) => [{ type: 'journal.recalled', journal }]
const keeps = (journal: RosterJournal, ...whose: Parameters<typeof journalOf>) => {
  const kept = journalOf(...whose)
  kept.tell({ type: 'journal.kept', journal })
  return kept
}

const full = () => {
  throw new DOMException('The storage is full', 'QuotaExceededError')
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a journal', () => {
  test('survives a reload, in its order, and forgets what the server took', () => {
    const before = keeps(FULL)
    expect(recalled()).toEqual(finds(FULL))
    before.tell({ type: 'journal.kept', journal: { ...EMPTY_JOURNAL, marks: [mark('a', 1)] } })
    expect(recalled()).toEqual(finds({ ...EMPTY_JOURNAL, marks: [mark('a', 1)] }))
    before.tell({ type: 'journal.kept', journal: EMPTY_JOURNAL })
    expect([recalled(), localStorage.length]).toEqual([finds(EMPTY_JOURNAL), 0])
  })

  test('is forgotten by the page that recalled it, not only by the one that wrote it', () => {
    keeps(FULL).stop()
    keeps(EMPTY_JOURNAL).stop()
    expect(localStorage.length).toBe(0)
  })

  test('of another person, or of another class, is not read', () => {
    keeps(FULL)
    expect([recalled(6), recalled(null), recalled(5, 70), recalled(5, 7)]).toEqual([
      finds(EMPTY_JOURNAL),
      finds(EMPTY_JOURNAL),
      finds(EMPTY_JOURNAL),
      finds(FULL),
    ])
  })

  test('brings back in its own tab what that has still to tell of another one’s mark, until it was seen', () => {
    const overtaken = [{ registrationId: 1, mine: 'present', theirs: 'noShow' }] as const
    const tab = journalOf()
    tab.tell({ type: 'overtaken.kept', overtaken })
    const told = [recalled(), recalled(6), recalled(5, 70)]
    tab.tell({ type: 'overtaken.kept', overtaken: [] })
    const nothing = finds(EMPTY_JOURNAL)
    expect([told, recalled(), sessionStorage.length]).toEqual([
      [[...nothing, { type: 'overtaken.recalled', overtaken }], nothing, nothing],
      nothing,
      0,
    ])
  })

  test.each(['nonsense', '{}', '[{"registrationId":"x"}]'])('tells nothing of what is damaged: %s', (text) => {
    sessionStorage.setItem('overtaken/5/7', text)
    expect(recalled()).toEqual(finds(EMPTY_JOURNAL))
  })

  test('is one for two tabs: neither writes over what the other marked', () => {
    const one = journalOf()
    const other = journalOf()
    one.tell({ type: 'journal.kept', journal: { ...EMPTY_JOURNAL, marks: [mark('a', 1)] } })
    other.tell({ type: 'journal.kept', journal: { ...EMPTY_JOURNAL, walkIns: [QUEUED] } })
    one.tell({ type: 'journal.kept', journal: { ...EMPTY_JOURNAL, marks: [mark('a', 1), mark('b', 2)] } })
    expect(recalled()).toEqual(finds({ ...EMPTY_JOURNAL, marks: [mark('a', 1), mark('b', 2)], walkIns: [QUEUED] }))
  })

  test('writes what is new before it takes away what gave way, and after that where there was no room before', () => {
    const journal = keeps({ ...EMPTY_JOURNAL, marks: [mark('a', 1)] })
    const set = vi.spyOn(Storage.prototype, 'setItem')
    const remove = vi.spyOn(Storage.prototype, 'removeItem')
    journal.tell({ type: 'journal.kept', journal: { ...EMPTY_JOURNAL, marks: [mark('b', 1)] } })
    set.mockImplementationOnce(full)
    journal.tell({ type: 'journal.kept', journal: { ...EMPTY_JOURNAL, marks: [mark('c', 1)] } })
    const actsOf = (what: string, { mock }: typeof set | typeof remove) =>
      mock.calls.map(([key], at) => ({ order: mock.invocationCallOrder[at] ?? 0, act: `${what} ${key}` }))
    const acts = [...actsOf('set', set), ...actsOf('remove', remove)].toSorted((a, b) => a.order - b.order)
    expect([acts.map(({ act }) => act), recalled()]).toEqual([
      [
        'set roster/5/7/marks/b',
        'remove roster/5/7/marks/a',
        'set roster/5/7/marks/c',
        'remove roster/5/7/marks/b',
        'set roster/5/7/marks/c',
      ],
      finds({ ...EMPTY_JOURNAL, marks: [mark('c', 1)] }),
    ])
  })

  test('tells what another tab writes and takes away, of this roster alone, and takes it away itself later', () => {
    const journal = journalOf()
    const key = 'roster/5/7/marks/a'
    const text = JSON.stringify({ v: 1, at: 0, data: mark('a', 1) })
    const tell = (of: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key: of, newValue }))
    localStorage.setItem(key, text)
    tell(key, text)
    tell('roster/6/7/marks/a', text)
    tell('roster/5/7/elsewhere/a', text)
    tell(key, '{"v":1,')
    tell(key, JSON.stringify({ v: 2, at: 0, data: {} }))
    tell(null, null)
    journal.tell({ type: 'journal.kept', journal: EMPTY_JOURNAL })
    tell('roster/5/7/conflicts/3', null)
    const heard = journal.heard()
    journal.stop()
    tell(key, text)
    expect([heard, journal.heard().length, localStorage.length]).toEqual([
      [
        ...finds(EMPTY_JOURNAL),
        { type: 'journal.heard', news: { part: 'marks', id: 'a', data: mark('a', 1) } },
        { type: 'journal.heard', news: { part: 'conflicts', id: '3', data: null } },
      ],
      3,
      0,
    ])
  })

  test('leaves alone what another version wrote, and loses no more than what is damaged', () => {
    keeps(FULL)
    const ofAnother = JSON.stringify({ v: 2, at: 0, data: { who: 'knows' } })
    localStorage.setItem('roster/5/7/marks/z', ofAnother)
    localStorage.setItem('roster/5/7/marks/a', '{"v":1,')
    const heard = recalled()
    expect([heard, localStorage.getItem('roster/5/7/marks/z')]).toEqual([
      finds({ ...FULL, marks: [mark('b', 2)] }),
      ofAnother,
    ])
  })

  test.each<[keyof RosterJournal, unknown]>([
    ['marks', undefined],
    ['marks', null],
    ['marks', 'a text'],
    ['marks', []],
    ['marks', { ...mark('z', 8), registrationId: 'somebody' }],
    ['marks', { ...mark('z', 8), attendance: 'late' }],
    ['walkIns', { id: 'z' }],
    ['removals', { id: 'z', registrationId: 'somebody' }],
    ['conflicts', {}],
    ['returned', { id: 'z' }],
  ])('takes of %s nothing that has not its shape, from the device or from another tab: %j', (part, data) => {
    keeps(FULL)
    const key = `roster/5/7/${part}/z`
    const text = JSON.stringify({ v: 1, at: 9, data })
    localStorage.setItem(key, text)
    const journal = journalOf()
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
    const heard = journal.heard()
    journal.stop()
    expect(heard).toEqual(finds(FULL))
  })

  test('of a storage that is closed is empty, and holds nobody up', () => {
    keeps(FULL)
    vi.stubGlobal('localStorage', undefined)
    const journal = keeps({ ...EMPTY_JOURNAL, marks: [mark('c', 3)] })
    expect(journal.heard()).toEqual(finds(EMPTY_JOURNAL))
  })

  test('that does not fit is written with the next change, once there is room', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
    const journal = keeps({ ...EMPTY_JOURNAL, marks: [mark('a', 1)] })
    const without = recalled()
    vi.restoreAllMocks()
    journal.tell({ type: 'journal.kept', journal: { ...EMPTY_JOURNAL, marks: [mark('a', 1), mark('b', 2)] } })
    expect([without, recalled()]).toEqual([
      finds(EMPTY_JOURNAL),
      finds({ ...EMPTY_JOURNAL, marks: [mark('a', 1), mark('b', 2)] }),
    ])
  })
})

describe('the copy of a roster', () => {
  const copyOf = (viewerId: number, classId = 7) =>
    companion(
      rosterCopyActor(() => viewerId),
      { classId },
    )

  test('is given back to who read it, in the same tab', () => {
    expect(copyOf(5).heard()).toEqual([])
    copyOf(5).tell({ type: 'copy.kept', read: rosterRead() })
    expect([copyOf(5).heard(), copyOf(6).heard(), copyOf(5, 8).heard(), localStorage.length]).toEqual([
      [{ type: 'copy.recalled', read: rosterRead() }],
      [],
      [],
      0,
    ])
  })

  test('is dropped where the roster may not be read any more', () => {
    copyOf(5).tell({ type: 'copy.kept', read: rosterRead() })
    copyOf(5).tell({ type: 'copy.kept', read: null })
    expect([copyOf(5).heard(), sessionStorage.length]).toEqual([[], 0])
  })

  test('that is damaged, or of another version, or has no room, is none', () => {
    const isMadeOf = (text: string) => {
      copyOf(5).tell({ type: 'copy.kept', read: rosterRead() })
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, text)
      return copyOf(5).heard()
    }
    const damaged = isMadeOf('{')
    expect([damaged, sessionStorage.length]).toEqual([[], 0])
    expect(isMadeOf(JSON.stringify({ v: 2, read: rosterRead() }))).toEqual([])
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
    const copy = copyOf(6)
    copy.tell({ type: 'copy.kept', read: rosterRead() })
    expect([copy.heard(), copyOf(6).heard()]).toEqual([[], []])
  })
})
