import { expect, test } from 'vitest'
import { createActor, fromCallback, type EventObject } from 'xstate'

import { rosterQueueMachine } from '../../../src/machines/roster/roster-queue.machine.ts'
import { waitingCount } from '../../../src/machines/roster/roster-queue.ts'
import { rosterMachine } from '../../../src/machines/roster/roster.machine.ts'
import { complaintsOf } from '../support/actors.ts'
import { after, done, expectEveryPath, failed } from '../support/paths.ts'
import { entry, markAnswer, NOW, rosterRead, WALK_IN, walkInAnswer } from './roster.fixture.ts'

const listener = createActor(fromCallback<EventObject>(() => {}))
const mark = (id: string, registrationId = 1) =>
  ({ id, registrationId, attendance: 'present', basedOn: 0, deviceAt: NOW }) as const
/** An id goes one way: by the dialog, or by the queue. */
const ENTERED = '00000000-0000-4000-8000-0000000000bb'
const refusals = ['refused', 'conflict', 'offline', 'unexpected'] as const

test('every state and every transition of the queue can be taken', () => {
  const { snapshots } = expectEveryPath(rosterQueueMachine, {
    inputs: [{ classId: 7, roster: listener }],
    serializeState: ({ value, context: { journal } }) =>
      JSON.stringify([value, ...Object.values(journal).map((held) => held.length > 0)]),
    events: [
      { type: 'mark.given', registrationId: 1, attendance: 'present', basedOn: 0 },
      { type: 'marks.given', wishes: [] },
      { type: 'rest.given', wishes: [] },
      { type: 'mark.stamped', mark: mark('a') },
      { type: 'walkIn.given', walkIn: WALK_IN },
      { type: 'walkIn.added', walkIn: { ...WALK_IN, id: ENTERED }, answer: { ...walkInAnswer, id: ENTERED } },
      { type: 'removal.given', target: { walkInId: WALK_IN.id } },
      { type: 'removal.given', target: { registrationId: 9 } },
      { type: 'returned.dropped', id: WALK_IN.id },
      { type: 'conflict.settled', registrationId: 1, keep: 'mine' },
      { type: 'conflict.settled', registrationId: 1, keep: 'theirs' },
      { type: 'journal.recalled', journal: { marks: [], walkIns: [], removals: [], conflicts: [], returned: [] } },
      { type: 'journal.heard', news: { part: 'marks', id: 'b', data: { ...mark('b'), wasSent: false } } },
      { type: 'overtaken.seen', registrationId: 1 },
      { type: 'overtaken.recalled', overtaken: [{ registrationId: 1, mine: 'present', theirs: 'noShow' }] },
      { type: 'people.read', people: [entry(1)] },
      { type: 'queue.retried' },
      { type: 'queue.dropped' },
      { type: 'network.lost' },
      { type: 'network.returned' },
      after('retryDelay', 'rosterQueue.retrying'),
      after('offlineDelay', 'rosterQueue.offline'),
      done('sendMarks', [markAnswer('a', 1, 'taken')]),
      done('sendMarks', [markAnswer('a', 1, 'conflict', { attendance: 'noShow' })]),
      done('sendWalkIn', walkInAnswer),
      done('sendRemoval', 9),
      ...refusals.flatMap((kind) => ['sendMarks', 'sendWalkIn', 'sendRemoval'].map((id) => failed(id, { kind }))),
      failed('rosterJournal'),
      failed('stamper'),
      failed('network'),
    ],
  })
  // Nothing rests while something waits, unless the person or the network has to do something first.
  const resting = snapshots.filter((at) => at.matches('idle'))
  expect(resting.map(({ context: { journal } }) => waitingCount(journal))).toEqual(resting.map(() => 0))
})

test('every state and every transition of a roster can be taken', () => {
  const ahead = rosterRead([entry(1), entry(2)], 1, { now: '2026-03-01T15:00:00.000Z' })
  const marked = rosterRead([entry(1, { attendance: 'present', attendanceVersion: 1 })])
  const { snapshots } = expectEveryPath(rosterMachine, {
    recalled: [{ read: marked }],
    inputs: [{ classId: 7 }],
    // What the regions do apart from each other is looked at once, not in each state of the others.
    serializeState: ({
      value: { attendance, desk, network, papers, reading },
      context: { fault, read, rest, shortReason, waiting },
    }) =>
      JSON.stringify([
        reading,
        desk,
        desk === 'list' && waiting === 0
          ? typeof attendance === 'object' && attendance.open === 'begun'
            ? [network, papers, rest.length]
            : attendance
          : null,
        read?.roster.held.courseStatusId,
        read?.roster.items.every(({ attendance }) => attendance !== null),
        waiting,
        desk !== 'list' && fault?.code === 'CLASS_SHORT' ? shortReason : null,
      ]),
    events: [
      { type: 'mark.given', registrationId: 1, attendance: 'present' },
      { type: 'search.changed', search: 'ada' },
      { type: 'filter.chosen', filter: 'unmarked' },
      { type: 'roster.retried' },
      { type: 'topic.changed' },
      { type: 'copy.recalled', read: rosterRead() },
      { type: 'network.lost' },
      { type: 'network.returned' },
      { type: 'attendance.opened' },
      { type: 'class.begun' },
      { type: 'mark.given', registrationId: 1, attendance: 'noShow' },
      { type: 'code.opened' },
      { type: 'code.made', code: { kind: 'none', opensAt: null } },
      { type: 'walkIn.begun' },
      { type: 'removal.begun', removal: { name: 'Nadia Okoye', target: { walkInId: WALK_IN.id } } },
      { type: 'removal.confirmed' },
      { type: 'removal.answered', registrationId: 9 },
      { type: 'completion.begun' },
      { type: 'rest.marked' },
      { type: 'rest.taken', registrationIds: [1] },
      { type: 'rest.unmarked' },
      { type: 'reason.changed', reason: 'The yard was flooded.' },
      { type: 'completion.confirmed' },
      { type: 'desk.left' },
      { type: 'paper.chosen', paper: 'sheet' },
      { type: 'marks.answered', answers: [markAnswer('a', 1, 'taken')] },
      { type: 'marks.answered', answers: [markAnswer('a', 1, 'early', { attendance: null, attendanceVersion: 0 })] },
      { type: 'walkIn.answered', answer: walkInAnswer },
      { type: 'walkIn.answered', answer: { ...walkInAnswer, wasOnClass: true, entry: entry(1) } },
      { type: 'queue.changed', waiting: 1, conflicts: 0 },
      { type: 'queue.changed', waiting: 0, conflicts: 0 },
      ...['reading.fresh', 'reading.behind', 'reading.unreachable'].map((id) => after('refreshDelay', `roster.${id}`)),
      done('readRoster', rosterRead()),
      done('readRoster', marked),
      done('readRoster', ahead),
      done('readRoster', rosterRead([entry(1), entry(2)], 1, { now: '2026-03-02T13:30:00.000Z' })),
      done('readRoster', rosterRead([entry(1)], 1, { courseDate: '2026-03-05T14:00:00.000Z' })),
      done('readRoster', rosterRead([], 3)),
      failed('readRoster'),
      failed('readRoster', { kind: 'notFound' }),
      failed('queue'),
      failed('rosterCopy'),
      failed('watchRoster'),
      failed('network'),
      failed('makeCodes'),
      failed('watchOpening'),
      failed('watchBeginning'),
      done('nameWalkIn', WALK_IN.id),
      failed('nameWalkIn'),
      done('form', { walkIn: WALK_IN, answer: null }),
      failed('form'),
      done('completeClass', 1),
      failed('completeClass'),
      failed('completeClass', { kind: 'conflict' }),
      failed('completeClass', { kind: 'conflict', code: 'CLASS_SHORT' }),
      failed('completeClass', { kind: 'conflict', code: 'ATTENDANCE_CHANGED' }),
      done('savePaper'),
      failed('savePaper'),
    ],
  })
  // Nobody has come to a class that nobody can check in for; who will not come can be known.
  const early = snapshots.filter((at) => at.matches({ attendance: 'ahead', desk: 'list' }))
  const isScheduled = early.filter(({ context }) => context.read?.roster.held.courseStatusId === 1)
  const CAME = ['present', 'partial'] as const
  const taken = isScheduled.flatMap((at) => [
    ...CAME.map((attendance) => at.can({ type: 'mark.given', registrationId: 1, attendance })),
    at.can({ type: 'walkIn.begun' }),
    at.can({ type: 'rest.marked' }),
  ])
  const told = isScheduled.flatMap((at) =>
    (['noShow', null] as const).map((attendance) => at.can({ type: 'mark.given', registrationId: 1, attendance })),
  )
  expect([isScheduled.length > 0, new Set(taken), new Set(told)]).toEqual([true, new Set([false]), new Set([true])])
  // Before it has begun nothing is completed, and nobody is marked by that.
  const unbegun = snapshots.filter(
    (at) => at.matches({ attendance: { open: 'early' } }) || at.matches({ attendance: 'ahead' }),
  )
  const completions = unbegun.map((at) => at.can({ type: 'completion.begun' }))
  expect([unbegun.length > 0, new Set(completions)]).toEqual([true, new Set([false])])
  const open = unbegun.filter((at) => at.matches({ desk: 'completing' }) && !at.hasTag('busy'))
  const pressed = open.flatMap((at) => [at.can({ type: 'rest.marked' }), at.can({ type: 'completion.confirmed' })])
  expect([open.length > 0, new Set(pressed)]).toEqual([true, new Set([false])])
  // A class that is over is never marked, and one is completed only when everything is known and taken.
  const completing = snapshots.filter((at) => at.matches({ desk: { completing: 'underway' } }))
  expect(completing.length).toBeGreaterThan(0)
  const over = snapshots.filter(({ context }) => context.read?.roster.held.courseStatusId === 3)
  expect(over.some((at) => at.can({ type: 'mark.given', registrationId: 1, attendance: 'present' }))).toBe(false)
})

test('missing actors say their names', async () => {
  const said = await complaintsOf(rosterMachine, {
    input: { classId: 7 },
    events: [{ type: 'paper.chosen', paper: 'sheet' }],
    until: (at) => at.matches({ papers: 'unsaved' }) && at.matches({ reading: 'unreachable' }),
  })
  expect(said).toEqual(
    expect.arrayContaining([
      'No actor was provided for "readRoster".',
      'No actor was provided for "savePaper".',
      'No actor was provided for "rosterCopy".',
    ]),
  )
})
