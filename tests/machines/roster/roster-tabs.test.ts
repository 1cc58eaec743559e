import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate'

import type { MarkAnswer, RosterMark } from '../../../src/domain/contract/roster.contract.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import {
  EMPTY_JOURNAL,
  type JournalNews,
  type MarkConflict,
  type OvertakenMark,
  type QueuedMark,
  type RosterJournal,
} from '../../../src/machines/roster/roster-journal.ts'
import { rosterQueueMachine } from '../../../src/machines/roster/roster-queue.machine.ts'
import type { RosterJournalEvent, StamperEvent } from '../../../src/machines/roster/roster-queue.setup.ts'
import { overtakenBy, withNews, withPeople } from '../../../src/machines/roster/roster-tabs.ts'
import { withReturned } from '../../../src/machines/roster/roster-walk-ins.ts'
import { handSource } from '../support/actors.ts'
import { entry, markAnswer, NOW, WALK_IN } from './roster.fixture.ts'

const at = (second: number) => `2026-03-02T15:00:0${second}.000Z`

const queued = (id: string, more: Partial<QueuedMark> = {}): QueuedMark => ({
  id,
  registrationId: 1,
  attendance: 'present',
  basedOn: 0,
  deviceAt: at(1),
  wasSent: false,
  ...more,
})
const CONFLICT: MarkConflict = {
  registrationId: 1,
  mine: 'present',
  theirs: 'noShow',
  version: 1,
  markedBy: 'Ruth Delgado',
  markedAt: NOW,
}
const WALKING = { ...WALK_IN, wasSent: true }
const journal = (more: Partial<RosterJournal>): RosterJournal => ({ ...EMPTY_JOURNAL, ...more })
const markNews = (data: QueuedMark): JournalNews => ({ part: 'marks', id: data.id, data })
const gone = (part: JournalNews['part'], id: string) => ({ part, id, data: null }) as JournalNews

describe('what another tab wrote', () => {
  const later = queued('b', { attendance: 'noShow', deviceAt: at(2) })

  test.each<[string, RosterJournal, JournalNews, RosterJournal]>([
    ['a later mark', journal({ marks: [queued('a')] }), markNews(later), journal({ marks: [later] })],
    [
      'a later mark, where one has left already',
      journal({ marks: [queued('a', { wasSent: true })] }),
      markNews(later),
      journal({ marks: [queued('a', { wasSent: true }), later] }),
    ],
    ['an older mark', journal({ marks: [later] }), markNews(queued('a')), journal({ marks: [later] })],
    [
      'an older mark that has left',
      journal({ marks: [later] }),
      markNews(queued('a', { wasSent: true })),
      journal({ marks: [queued('a', { wasSent: true }), later] }),
    ],
    [
      'that a mark has left',
      journal({ marks: [queued('a')] }),
      markNews(queued('a', { wasSent: true })),
      journal({ marks: [queued('a', { wasSent: true })] }),
    ],
    ['that a mark gave way', journal({ marks: [queued('a')] }), gone('marks', 'a'), EMPTY_JOURNAL],
    [
      'that a mark was answered, of which this tab has no answer yet',
      journal({ marks: [queued('a', { wasSent: true })] }),
      gone('marks', 'a'),
      journal({ marks: [queued('a', { wasSent: true })] }),
    ],
    ['a mark that decides', journal({ conflicts: [CONFLICT] }), markNews(later), journal({ marks: [later] })],
    [
      'a conflict',
      journal({ conflicts: [{ ...CONFLICT, theirs: 'partial' }] }),
      { part: 'conflicts', id: '1', data: CONFLICT },
      journal({ conflicts: [CONFLICT] }),
    ],
    ['that it was decided', journal({ conflicts: [CONFLICT] }), gone('conflicts', '1'), EMPTY_JOURNAL],
    ['a walk-in', EMPTY_JOURNAL, { part: 'walkIns', id: WALK_IN.id, data: WALKING }, journal({ walkIns: [WALKING] })],
    [
      'that a walk-in was answered',
      journal({ walkIns: [WALKING] }),
      gone('walkIns', WALK_IN.id),
      journal({ walkIns: [WALKING] }),
    ],
    [
      'that a walk-in was taken back',
      journal({ walkIns: [{ ...WALKING, wasSent: false }] }),
      gone('walkIns', WALK_IN.id),
      EMPTY_JOURNAL,
    ],
    [
      'who is taken off',
      EMPTY_JOURNAL,
      { part: 'removals', id: 'place-9', data: { id: 'place-9', registrationId: 9 } },
      journal({ removals: [{ id: 'place-9', registrationId: 9 }] }),
    ],
    [
      'that they are off, which this tab asks for itself',
      journal({ removals: [{ id: 'place-9', registrationId: 9 }] }),
      gone('removals', 'place-9'),
      journal({ removals: [{ id: 'place-9', registrationId: 9 }] }),
    ],
    [
      'who was not taken',
      EMPTY_JOURNAL,
      { part: 'returned', id: 'x', data: { id: 'x', walkIn: WALK_IN, message: null } },
      journal({ returned: [{ id: 'x', walkIn: WALK_IN, message: null }] }),
    ],
    [
      'the same address once more',
      journal({ returned: [{ id: 'x', walkIn: WALK_IN, message: null }] }),
      { part: 'returned', id: 'y', data: { id: 'y', walkIn: WALK_IN, message: 'No.' } },
      journal({ returned: [{ id: 'y', walkIn: WALK_IN, message: 'No.' }] }),
    ],
    [
      'that this was read',
      journal({ returned: [{ id: 'x', walkIn: WALK_IN, message: null }] }),
      gone('returned', 'x'),
      EMPTY_JOURNAL,
    ],
  ])('%s', (_, held, news, expected) => {
    expect(withNews(held, news)).toEqual(expected)
  })

  test('overtakes a mark of this tab that says otherwise and is older', () => {
    const held = journal({ marks: [queued('a')] })
    expect(
      [
        markNews(later),
        markNews({ ...later, attendance: 'present' }),
        markNews({ ...later, deviceAt: at(0) }),
        markNews(queued('a', { wasSent: true })),
        markNews({ ...later, registrationId: 2 }),
        gone('marks', 'a'),
      ].map((news) => overtakenBy(held, news)),
    ).toEqual([{ registrationId: 1, mine: 'present', theirs: 'noShow' }, null, null, null, null, null])
  })
})

describe('a conflict, once the roster was read again', () => {
  const held = journal({ conflicts: [CONFLICT] })
  const read = (more: Parameters<typeof entry>[1]) => withPeople(held, [entry(1, more)]).conflicts

  test('is none where it has come to be as the person wants it, or they are not on the class any more', () => {
    expect([read({ attendance: 'present', attendanceVersion: 2 }), withPeople(held, []).conflicts]).toEqual([[], []])
  })

  test('is about the newest mark of the others', () => {
    const newest = { attendance: 'partial', attendanceVersion: 2, markedBy: 'Omar Haddad', markedAt: at(5) } as const
    expect(read(newest)).toEqual([
      { ...CONFLICT, theirs: 'partial', version: 2, markedBy: 'Omar Haddad', markedAt: at(5) },
    ])
  })

  test('stays as it is by an answer from before, and by one that says nothing new', () => {
    expect([
      withPeople(held, [entry(1, { attendance: 'present', attendanceVersion: 0 })]),
      withPeople(held, [entry(1, { attendance: 'noShow', attendanceVersion: 1 })]),
    ]).toEqual([held, held])
  })
})

/** Tabs of one person: what one writes into the journal the others hear. */
const tabs = () => {
  const sent: RosterMark[] = []
  const open = new Set<(journal: RosterJournal) => void>()
  let second = 0
  const listener = createActor(fromCallback<EventObject>(() => {})).start()
  /** `session` is what a tab keeps for itself over a reload. */
  const openTab = (session: { overtaken: readonly OvertakenMark[] } = { overtaken: [] }) => {
    const network = handSource()
    let isOffline = true
    let written = EMPTY_JOURNAL
    const queue = createActor(
      rosterQueueMachine.provide({
        actors: {
          sendMarks: fromPromise<readonly MarkAnswer[], { classId: number; marks: readonly RosterMark[] }>(
            async ({ input }) => {
              if (isOffline) throw new FaultError({ kind: 'offline' })
              sent.push(...input.marks)
              return input.marks.map(({ id, registrationId, attendance, basedOn }) =>
                markAnswer(id, registrationId, 'taken', { attendance, attendanceVersion: basedOn + 1 }),
              )
            },
          ),
          stamper: fromCallback<StamperEvent, undefined>(({ receive, sendBack }) => {
            receive(({ registrationId, attendance, basedOn }) => {
              second += 1
              const mark = { id: `mark-${second}`, registrationId, attendance, basedOn, deviceAt: at(second) }
              sendBack({ type: 'mark.stamped', mark })
            })
          }),
          rosterJournal: fromCallback<RosterJournalEvent, { classId: number }>(({ receive, sendBack }) => {
            const hear = (heard: RosterJournal) => {
              for (const mark of heard.marks) sendBack({ type: 'journal.heard', news: markNews(mark) })
              const isThere = ({ id }: QueuedMark) => heard.marks.some((mark) => mark.id === id)
              for (const { id } of written.marks.filter((mark) => !isThere(mark))) {
                sendBack({ type: 'journal.heard', news: gone('marks', id) })
              }
              written = heard
            }
            open.add(hear)
            receive((event) => {
              if (event.type === 'overtaken.kept') {
                session.overtaken = event.overtaken
                return
              }
              written = event.journal
              for (const other of open) if (other !== hear) other(event.journal)
            })
            sendBack({ type: 'journal.recalled', journal: EMPTY_JOURNAL })
            sendBack({ type: 'overtaken.recalled', overtaken: session.overtaken })
          }),
          network: network.logic,
        },
      }),
      { input: { classId: 7, roster: listener } },
    ).start()
    network.tell({ type: 'network.lost' })
    return {
      queue,
      mark: (attendance: 'present' | 'noShow') =>
        queue.send({ type: 'mark.given', registrationId: 1, attendance, basedOn: 0 }),
      find: () => {
        isOffline = false
        network.tell({ type: 'network.returned' })
      },
      marks: () => queue.getSnapshot().context.journal.marks.map(({ attendance }) => attendance),
      overtaken: () => queue.getSnapshot().context.overtaken,
    }
  }
  return { openTab, sent }
}

describe('two tabs of one person with one roster, without a network', () => {
  const apart = () => {
    const { openTab, sent } = tabs()
    const session = { overtaken: [] as readonly OvertakenMark[] }
    const [one, other] = [openTab(session), openTab()]
    one.mark('present')
    other.mark('noShow')
    return { one, other, sent, loadAnew: () => openTab(session) }
  }

  test('show the newest mark both, and the tab that had another says so', () => {
    const { one, other } = apart()
    expect([one.marks(), other.marks(), one.overtaken(), other.overtaken()]).toEqual([
      ['noShow'],
      ['noShow'],
      [{ registrationId: 1, mine: 'present', theirs: 'noShow' }],
      [],
    ])
  })

  test('send the newest alone once the network is back, and have nothing left', async () => {
    const { one, other, sent } = apart()
    for (const tab of [one, other]) tab.find()
    await Promise.all([one, other].map(({ queue }) => waitFor(queue, (is) => is.matches('idle'))))
    expect([[...new Set(sent.map(({ id }) => id))], one.marks(), other.marks()]).toEqual([['mark-2'], [], []])
  })

  test('say it also after the tab was loaded anew, until the person has seen it', async () => {
    const { one, other, loadAnew } = apart()
    for (const tab of [one, other]) tab.find()
    await Promise.all([one, other].map(({ queue }) => waitFor(queue, (is) => is.matches('idle'))))
    one.queue.stop()
    const again = loadAnew()
    const told = again.overtaken()
    again.queue.send({ type: 'overtaken.seen', registrationId: 1 })
    expect([told, loadAnew().overtaken()]).toEqual([[{ registrationId: 1, mine: 'present', theirs: 'noShow' }], []])
  })

  test('say nothing more once the mark was made again, or the person has seen it', () => {
    const again = apart()
    again.one.mark('present')
    const seen = apart()
    seen.one.queue.send({ type: 'overtaken.seen', registrationId: 1 })
    expect([again.one.overtaken(), again.other.overtaken(), again.other.marks(), seen.one.overtaken()]).toEqual([
      [],
      [{ registrationId: 1, mine: 'noShow', theirs: 'present' }],
      ['present'],
      [],
    ])
  })
})

test('of one address only what was said last is kept, however often it is tried, and in which capitals', () => {
  const tried = ['nadia@example.org', 'other@example.org', ' Nadia@Example.org'].map((email, at) => ({
    id: `w-${at}`,
    walkIn: { ...WALK_IN, id: `w-${at}`, email },
    message: null,
  }))
  expect(tried.reduce(withReturned, journal({})).returned.map(({ id }) => id)).toEqual(['w-1', 'w-2'])
})
