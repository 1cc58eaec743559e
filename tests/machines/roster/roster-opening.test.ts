import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate'

import { checkInOpensAt } from '../../../src/domain/check-in.ts'
import type { MarkAnswer, RosterMark } from '../../../src/domain/contract/roster.contract.ts'
import { FaultError, type Fault } from '../../../src/domain/fault.ts'
import { EMPTY_JOURNAL } from '../../../src/machines/roster/roster-journal.ts'
import { rosterQueueMachine } from '../../../src/machines/roster/roster-queue.machine.ts'
import type { RosterJournalEvent, StamperEvent } from '../../../src/machines/roster/roster-queue.setup.ts'
import { selectBeginsAt, selectOpensAt } from '../../../src/machines/roster/roster.connect.ts'
import { rosterMachine } from '../../../src/machines/roster/roster.machine.ts'
import type {
  CompletionAsked,
  OpeningInput,
  RosterCopyEvent,
  RosterRead,
} from '../../../src/machines/roster/roster.types.ts'
import { handSource } from '../support/actors.ts'
import { entry, markAnswer, NOW, rosterRead } from './roster.fixture.ts'

const STARTS = '2026-03-02T14:00:00.000Z'
const OPENS = '2026-03-02T13:00:00.000Z'
const EARLY = '2026-03-02T12:59:59.999Z'

/** A roster of which `reads` is told one after the other, the last again and again; the time comes by hand. */
const phone = (
  reads: readonly RosterRead[],
  sends: (marks: readonly RosterMark[]) => MarkAnswer[] = () => [],
  completions: CompletionAsked[] = [],
  refusal: Fault | null = null,
) => {
  const waiting = [...reads]
  const network = handSource()
  const watched: OpeningInput[] = []
  const comes: (() => void)[] = []
  let begin = () => {}
  const queue = rosterQueueMachine.provide({
    actors: {
      sendMarks: fromPromise<readonly MarkAnswer[], { classId: number; marks: readonly RosterMark[] }>(
        async ({ input }) => sends(input.marks),
      ),
      stamper: fromCallback<StamperEvent, undefined>(({ receive, sendBack }) => {
        receive(({ type: _wanted, ...wish }) =>
          sendBack({ type: 'mark.stamped', mark: { ...wish, id: `of-${wish.registrationId}`, deviceAt: NOW } }),
        )
      }),
      rosterJournal: fromCallback<RosterJournalEvent, { classId: number }>(({ sendBack }) =>
        sendBack({ type: 'journal.recalled', journal: EMPTY_JOURNAL }),
      ),
      network: fromCallback<EventObject, undefined>(() => {}),
    },
  })
  const actor = createActor(
    rosterMachine.provide({
      actors: {
        queue,
        readRoster: fromPromise<RosterRead, { classId: number }>(async () => {
          const read = waiting.length > 1 ? waiting.shift() : waiting[0]
          if (!read) throw new FaultError({ kind: 'offline' })
          return read
        }),
        completeClass: fromPromise<number, CompletionAsked>(async ({ input }) => {
          completions.push(input)
          if (refusal) throw new FaultError(refusal)
          return input.certificates
        }),
        watchRoster: fromCallback<EventObject, undefined>(() => {}),
        rosterCopy: fromCallback<RosterCopyEvent, { classId: number }>(() => {}),
        watchOpening: fromCallback<EventObject, OpeningInput>(({ input, sendBack }) => {
          watched.push(input)
          comes.push(() => sendBack({ type: 'attendance.opened' }))
        }),
        watchBeginning: fromCallback<EventObject, OpeningInput>(({ sendBack }) => {
          begin = () => sendBack({ type: 'class.begun' })
        }),
        network: network.logic,
      },
    }),
    { input: { classId: 7 } },
  ).start()
  return {
    actor,
    watched,
    come: () => comes.at(-1)?.(),
    begin: () => begin(),
    opened: () => waitFor(actor, (at) => at.matches({ reading: 'fresh' })),
    readAgain: async () => {
      actor.send({ type: 'topic.changed' })
      await waitFor(actor, (at) => at.matches({ reading: 'fresh' }))
    },
    can: () => {
      const at = actor.getSnapshot()
      return {
        ...Object.fromEntries(
          (['present', 'partial', 'noShow'] as const).map((attendance) => [
            attendance,
            at.can({ type: 'mark.given', registrationId: 1, attendance }),
          ]),
        ),
        none: at.can({ type: 'mark.given', registrationId: 1, attendance: null }),
        walkIn: at.can({ type: 'walkIn.begun' }),
        rest: at.can({ type: 'rest.marked' }),
        complete: at.can({ type: 'completion.begun' }),
        opensAt: selectOpensAt(at),
        beginsAt: selectBeginsAt(at),
      }
    },
  }
}

const MARKS = { present: true, partial: true, noShow: true, none: true, walkIn: true, rest: true, opensAt: null }
const ALL = { ...MARKS, complete: true, beginsAt: null }
/** People come, and nobody can have stayed away yet. */
const NOT_BEGUN = { ...MARKS, complete: false, beginsAt: STARTS }
const NOBODY_CAME = { ...NOT_BEGUN, present: false, partial: false, walkIn: false, rest: false, opensAt: OPENS }
const ahead = () => rosterRead([entry(1), entry(2)], 1, { now: EARLY })

describe('before people can check in', () => {
  test('nobody has come, who will not come can be marked, and it is said when that ends', async () => {
    const held = phone([ahead()])
    await held.opened()
    expect([held.can(), held.watched]).toEqual([NOBODY_CAME, [{ startsAt: STARTS, offset: 0 }]])
  })

  test('it opens by itself when the time comes, and stays open', async () => {
    const held = phone([ahead()])
    await held.opened()
    held.come()
    expect(held.can()).toEqual(NOT_BEGUN)
    await held.readAgain()
    expect(held.can()).toEqual(NOT_BEGUN)
  })

  test('it opens by a reading where the timer slept', async () => {
    const held = phone([ahead(), rosterRead([entry(1)], 1, { now: OPENS })])
    await held.opened()
    await held.readAgain()
    expect(held.can()).toEqual(NOT_BEGUN)
  })

  test('of a class that is put off it is closed again, until its own time', async () => {
    const later = '2026-03-05T14:00:00.000Z'
    const held = phone([ahead(), rosterRead([entry(1)], 1, { now: NOW, courseDate: later })])
    await held.opened()
    held.come()
    await held.readAgain()
    const opensAt = new Date(checkInOpensAt(later)).toISOString()
    expect([held.can(), held.watched.map(({ startsAt }) => startsAt)]).toEqual([
      { ...NOBODY_CAME, opensAt, beginsAt: later },
      [STARTS, later],
    ])
  })

  test('nothing is said of a class that is over', async () => {
    const held = phone([rosterRead([entry(1)], 2, { now: EARLY })])
    await held.opened()
    expect(held.can()).toEqual({ ...NOBODY_CAME, noShow: false, none: false, opensAt: null, beginsAt: null })
  })
})

test('it is open at once where it was when the roster was read', async () => {
  const held = phone([rosterRead([entry(1)], 1, { now: OPENS })])
  await held.opened()
  expect([held.can(), held.watched]).toEqual([NOT_BEGUN, []])
})

describe('the completion', () => {
  const early = () => rosterRead([entry(1), entry(2)], 1, { now: OPENS })

  test('opens by itself when the class begins, and stays open', async () => {
    const held = phone([early()])
    await held.opened()
    held.begin()
    expect(held.can()).toEqual(ALL)
    await held.readAgain()
    expect(held.can()).toEqual(ALL)
  })

  test('opens by a reading where the timer slept, and at once where the class has begun', async () => {
    const slept = phone([early(), rosterRead([entry(1)], 1, { now: STARTS })])
    await slept.opened()
    await slept.readAgain()
    const late = phone([rosterRead([entry(1)], 1, { now: STARTS })])
    await late.opened()
    expect([slept.can(), late.can()]).toEqual([ALL, ALL])
  })

  test('marks nobody before', async () => {
    const sent: RosterMark[] = []
    const held = phone([early()], (marks) => {
      sent.push(...marks)
      return []
    })
    await held.opened()
    held.actor.send({ type: 'completion.begun' })
    expect([held.actor.getSnapshot().value.desk, sent]).toEqual(['list', []])
  })

  test.each([
    ['to another day', { now: NOW, courseDate: '2026-03-05T14:00:00.000Z' }],
    ['to the next hour', { now: NOW, courseDate: '2026-03-02T15:30:00.000Z' }],
  ])('waits where the class is put off under it, %s: nobody is marked, and nothing is asked', async (_, moved) => {
    const sent: RosterMark[] = []
    const asked: CompletionAsked[] = []
    const people = [entry(1, { attendance: 'present', attendanceVersion: 1 }), entry(2)]
    const held = phone(
      [rosterRead(people), rosterRead(people, 1, moved), rosterRead([people[0]!], 1, moved)],
      (marks) => {
        sent.push(...marks)
        return []
      },
      asked,
    )
    await held.opened()
    held.actor.send({ type: 'completion.begun' })
    await held.readAgain()
    held.actor.send({ type: 'rest.marked' })
    await held.readAgain()
    held.actor.send({ type: 'completion.confirmed' })
    const at = held.actor.getSnapshot()
    expect([at.value.desk, selectBeginsAt(at), sent, asked]).toEqual([
      { completing: 'reviewing' },
      moved.courseDate,
      [],
      [],
    ])
    // Its time comes: what waited can be done.
    held.come()
    held.begin()
    held.actor.send({ type: 'reason.changed', reason: 'The yard was flooded.' })
    expect(held.actor.getSnapshot().can({ type: 'completion.confirmed' })).toBe(true)
  })

  test('has nobody marked who stayed away from what the server alone knew to be put off, and looks again', async () => {
    const moved = { now: NOW, courseDate: '2026-03-02T15:30:00.000Z' }
    const sent: RosterMark[] = []
    const held = phone([rosterRead(), rosterRead(undefined, 1, moved)], (marks) => {
      sent.push(...marks)
      return marks.map(({ id, registrationId }) =>
        markAnswer(id, registrationId, 'early', { attendance: null, attendanceVersion: 0 }),
      )
    })
    await held.opened()
    held.actor.send({ type: 'completion.begun' })
    held.actor.send({ type: 'rest.marked' })
    const at = await waitFor(held.actor, (one) => selectBeginsAt(one) === moved.courseDate && one.context.waiting === 0)
    expect([sent.map(({ onceBegun }) => onceBegun), at.context.waiting, at.value.desk]).toEqual([
      [true, true],
      0,
      { completing: 'reviewing' },
    ])
    expect(at.context.read?.roster.items.map(({ attendance }) => attendance)).toEqual([null, null])
  })

  test('can be confirmed again once the class has begun that the server alone knew to be put off', async () => {
    const marked = [entry(1, { attendance: 'present', attendanceVersion: 1 })]
    const held = phone([rosterRead(marked)], undefined, [], { kind: 'conflict', code: 'CLASS_NOT_BEGUN' })
    await held.opened()
    held.actor.send({ type: 'completion.begun' })
    held.actor.send({ type: 'completion.confirmed' })
    const at = await waitFor(held.actor, (one) => one.matches({ desk: 'completing' }) && one.hasTag('error'))
    expect([at.value.desk, at.context.fault?.code]).toEqual([{ completing: 'changed' }, 'CLASS_NOT_BEGUN'])
  })
})

test('what the server takes for too early is kept and said, and is taken once it is tried in time', async () => {
  let isEarly = true
  const held = phone([rosterRead()], (marks) => {
    if (isEarly) throw new FaultError({ kind: 'conflict', code: 'ATTENDANCE_NOT_OPEN' })
    return marks.map(({ id, registrationId }) => markAnswer(id, registrationId, 'taken'))
  })
  await held.opened()
  held.actor.send({ type: 'mark.given', registrationId: 1, attendance: 'present' })
  const queue = held.actor.getSnapshot().children.queue
  if (!queue) throw new Error('The queue is gone.')
  const refused = await waitFor(queue, (at) => at.matches('refused'))
  isEarly = false
  queue.send({ type: 'queue.retried' })
  const sent = await waitFor(queue, (at) => at.matches('idle'))
  expect([refused.context.fault?.code, refused.context.journal.marks.length, sent.context.journal]).toEqual([
    'ATTENDANCE_NOT_OPEN',
    1,
    EMPTY_JOURNAL,
  ])
})
