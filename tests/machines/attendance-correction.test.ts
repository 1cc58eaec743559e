import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'

import type { Attendance } from '../../src/domain/class.ts'
import type {
  AttendanceCorrection,
  AttendanceCorrectionAsked,
  CorrectionOutcome,
} from '../../src/domain/contract/attendance-correction.contract.ts'
import { CLASS_STATUS } from '../../src/domain/course.ts'
import { attendanceCorrectionMachine } from '../../src/machines/attendance-correction/attendance-correction.machine.ts'
import type { CorrectionDraft } from '../../src/machines/attendance-correction/correction-draft.ts'
import type { RosterData } from '../../src/machines/roster/roster.types.ts'
import { completedRoster, OUTCOME } from '../../src/views/pages/attendance-correction/story-correction.ts'
import { complaintsOf, fault, handPromise, handSource } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

type Of<Asked> = Asked & { classId: number }

const INPUT = { classId: 7 }
const marks = (first: Attendance, version = 1): RosterData => {
  const roster = completedRoster()
  const items = roster.items.map((entry, at) =>
    at === 0 ? { ...entry, attendance: first, attendanceVersion: version } : entry,
  )
  return { ...roster, items }
}
const SEEN = marks('present')
const FIRST = SEEN.items[0]?.id ?? 0
const OVERTAKEN = { kind: 'conflict', code: 'ATTENDANCE_CORRECTED' } as const
const OTHERWISE = { kind: 'conflict', code: 'CORRECTION_CHANGED' } as const
const change = (attendance: Attendance) => ({ type: 'mark.changed', registrationId: FIRST, attendance }) as const

const NAMED = { id: FIRST, firstName: 'Otis', lastName: 'Freeman' }
/** That the first was a no-show, where they were present. */
const DRAFT: CorrectionDraft = {
  marks: [{ seen: { ...NAMED, attendance: 'present' }, wanted: 'noShow' }],
  reason: 'The sheet says so',
}
const UNDER_WAY: RosterData = { ...SEEN, held: { ...SEEN.held, courseStatusId: CLASS_STATUS.scheduled } }

const open = (draft: CorrectionDraft | null) => {
  const read = handPromise<RosterData, { classId: number }>()
  const preview = handPromise<CorrectionOutcome, Of<AttendanceCorrectionAsked>>()
  const correct = handPromise<CorrectionOutcome, Of<AttendanceCorrection>>()
  /** What is kept of it, each time; null: dropped. */
  const kept: (CorrectionDraft | null)[] = []
  const actor = createActor(
    attendanceCorrectionMachine.provide({
      actors: {
        readAttendance: read.logic,
        watchNetwork: handSource().logic,
        preview: preview.logic,
        correct: correct.logic,
        recallDraft: fromPromise<CorrectionDraft | null, { form: string }>(async () => draft),
        keepDraft: fromPromise<void, { form: string; draft: CorrectionDraft }>(async ({ input }) => {
          kept.push(input.draft)
        }),
        dropDraft: fromPromise<void, { form: string }>(async () => {
          kept.push(null)
        }),
      },
    }),
    { input: INPUT },
  ).start()
  return { actor, read, preview, correct, kept }
}
const start = async (draft: CorrectionDraft | null = null, roster: RosterData = SEEN) => {
  const world = open(draft)
  world.read.calls[0]?.resolve(roster)
  await waitFor(world.actor, (at) => at.matches('choosing'))
  return world
}
const looked = async () => {
  const world = await start()
  world.actor.send(change('noShow'))
  world.actor.send({ type: 'reason.changed', reason: ' The sheet says so ' })
  world.actor.send({ type: 'look.asked' })
  world.preview.calls[0]?.resolve(OUTCOME)
  await waitFor(world.actor, (at) => at.matches('shown'))
  return world
}

test('it opens with the marks as they are, sends what differs, and confirms what was looked at', async () => {
  const { actor, preview, correct } = await looked()
  const asked = {
    classId: 7,
    reason: 'The sheet says so',
    changes: [{ registrationId: FIRST, attendance: 'noShow', basedOn: 1 }],
  }
  expect(preview.calls.map(({ input }) => input)).toEqual([asked])
  actor.send({ type: 'correction.confirmed' })
  expect(correct.calls.map(({ input }) => input)).toEqual([{ ...asked, fingerprint: OUTCOME.fingerprint }])
  correct.calls[0]?.resolve(OUTCOME)
  expect((await waitFor(actor, (at) => at.matches('corrected'))).context.outcome).toEqual(OUTCOME)
})

test('a mark that is put back is no change; nothing is not looked at, nor a change without a reason, which it says', async () => {
  const { actor } = await start()
  const canLook = () => actor.getSnapshot().can({ type: 'look.asked' })
  actor.send({ type: 'reason.changed', reason: 'The sheet says so' })
  const unchanged = canLook()
  actor.send(change('noShow'))
  const changed = canLook()
  actor.send({ type: 'reason.changed', reason: '  ' })
  actor.send({ type: 'look.asked' })
  const silent = actor.getSnapshot().matches({ choosing: { whole: 'wanting' } })
  actor.send(change('present'))
  const { changes } = actor.getSnapshot().context
  expect([unchanged, changed, silent, changes, canLook()]).toEqual([false, true, true, {}, false])
})

test('where somebody else corrected meanwhile, what differs is said, and what was chosen stays', async () => {
  const { actor, read, correct, preview } = await looked()
  actor.send({ type: 'correction.confirmed' })
  correct.calls[0]?.reject(OVERTAKEN)
  await waitFor(actor, (at) => at.matches('comparing'))
  const theirs = marks('partial', 2)
  read.calls[1]?.resolve(theirs)
  const { context } = await waitFor(actor, (at) => at.matches('choosing'))
  expect(context).toMatchObject({
    changes: { [FIRST]: 'noShow' },
    reason: ' The sheet says so ',
    fault: OVERTAKEN,
    meanwhile: [{ registrationId: FIRST, seen: SEEN.items[0], now: theirs.items[0], wanted: 'noShow' }],
  })
  actor.send({ type: 'look.asked' })
  expect(preview.calls.at(-1)?.input.changes).toEqual([{ registrationId: FIRST, attendance: 'noShow', basedOn: 2 }])
})

test('what somebody else corrected to and fro is as it was: nothing is told, and what it comes to is looked at', async () => {
  const { actor, read, correct, preview } = await looked()
  actor.send({ type: 'correction.confirmed' })
  correct.calls[0]?.reject(OVERTAKEN)
  await waitFor(actor, (at) => at.matches('comparing'))
  read.calls[1]?.resolve(marks('present', 3))
  const { context } = await waitFor(actor, (at) => at.matches('looking'))
  expect([context.meanwhile, context.changes, context.fault]).toEqual([[], { [FIRST]: 'noShow' }, null])
  expect(preview.calls.at(-1)?.input.changes).toEqual([{ registrationId: FIRST, attendance: 'noShow', basedOn: 3 }])
})

test('so is one that had been told', async () => {
  const { actor, read, correct, preview } = await looked()
  actor.send({ type: 'correction.confirmed' })
  correct.calls[0]?.reject(OVERTAKEN)
  await waitFor(actor, (at) => at.matches('comparing'))
  read.calls[1]?.resolve(marks('partial', 2))
  await waitFor(actor, (at) => at.matches('choosing'))
  actor.send({ type: 'look.asked' })
  preview.calls.at(-1)?.reject(OVERTAKEN)
  await waitFor(actor, (at) => at.matches('comparing'))
  read.calls[2]?.resolve(marks('present', 3))
  expect((await waitFor(actor, (at) => at.matches('looking'))).context.meanwhile).toEqual([])
})

test('what somebody else corrected to the same is no change any more', async () => {
  const { actor, read, correct } = await looked()
  actor.send({ type: 'correction.confirmed' })
  correct.calls[0]?.reject(OVERTAKEN)
  await waitFor(actor, (at) => at.matches('comparing'))
  read.calls[1]?.resolve(marks('noShow', 2))
  const { context } = await waitFor(actor, (at) => at.matches('choosing'))
  expect([context.changes, context.meanwhile.length]).toEqual([{}, 1])
})

test('what would come to something else by now is looked at again before it is confirmed', async () => {
  const { actor, correct } = await looked()
  actor.send({ type: 'correction.confirmed' })
  correct.calls[0]?.reject(OTHERWISE)
  const changed = await waitFor(actor, (at) => at.matches('changed'))
  expect([changed.can({ type: 'correction.confirmed' }), changed.can({ type: 'look.asked' })]).toEqual([false, true])
})

test('what is chosen and why is kept as it is said, with what was seen, until nothing is left of it', async () => {
  const { actor, kept } = await start()
  actor.send(change('noShow'))
  actor.send({ type: 'reason.changed', reason: 'The sheet says so' })
  actor.send(change('present'))
  actor.send({ type: 'reason.changed', reason: ' ' })
  expect(kept).toEqual([{ marks: DRAFT.marks }, DRAFT, { reason: DRAFT.reason }, {}])
})

test('what was kept is there again, can be sent, and goes with what was sent', async () => {
  const { actor, preview, correct, kept } = await start(DRAFT, marks('present', 4))
  expect(actor.getSnapshot().context).toMatchObject({
    changes: { [FIRST]: 'noShow' },
    reason: DRAFT.reason,
    isRecalled: true,
    meanwhile: [],
  })
  actor.send({ type: 'look.asked' })
  expect(preview.calls[0]?.input.changes).toEqual([{ registrationId: FIRST, attendance: 'noShow', basedOn: 4 }])
  preview.calls[0]?.resolve(OUTCOME)
  await waitFor(actor, (at) => at.matches('shown'))
  actor.send({ type: 'correction.confirmed' })
  const before = [...kept]
  correct.calls[0]?.resolve(OUTCOME)
  await waitFor(actor, (at) => at.matches('corrected'))
  expect([before, kept]).toEqual([[], [null]])
})

test('what others changed since it was kept is said, and said again until it was looked at', async () => {
  const theirs = marks('partial', 2)
  const { actor, kept } = await start(DRAFT, theirs)
  const meanwhile = [{ registrationId: FIRST, seen: DRAFT.marks?.[0]?.seen, now: theirs.items[0], wanted: 'noShow' }]
  expect(actor.getSnapshot().context).toMatchObject({ changes: { [FIRST]: 'noShow' }, meanwhile })
  actor.send({ type: 'reason.changed', reason: 'As I saw' })
  expect(kept).toEqual([{ ...DRAFT, reason: 'As I saw' }])
  const again = await start(kept[0], theirs)
  expect(again.actor.getSnapshot().context).toMatchObject({ meanwhile })
})

test('whose answer was lost, though it was done, is not taken for somebody else’s doing: it is over', async () => {
  const { actor, kept } = await start(DRAFT, marks('noShow', 2))
  expect(actor.getSnapshot().context).toMatchObject({ changes: {}, reason: '', isRecalled: false, meanwhile: [] })
  expect(kept).toEqual([null])
})

test('it is discarded where it was kept before, also beside what could not be looked at', async () => {
  const { actor, preview, kept } = await start(DRAFT)
  actor.send({ type: 'look.asked' })
  preview.calls[0]?.reject({ kind: 'refused', fields: [{ field: 'reason', message: 'Say more' }] })
  await waitFor(actor, (at) => at.matches('unlooked'))
  actor.send({ type: 'changes.discarded' })
  const { context } = await waitFor(actor, (at) => at.matches('choosing'))
  expect(context).toMatchObject({ changes: {}, reason: '', isRecalled: false, fault: null })
  const fresh = await start()
  fresh.actor.send(change('noShow'))
  expect([kept, fresh.actor.getSnapshot().can({ type: 'changes.discarded' })]).toEqual([[null], false])
})

test('it goes where the class cannot be corrected, or not by who asks; not where nobody could be asked', async () => {
  const underWay = await start(DRAFT, UNDER_WAY)
  const forbidden = open(DRAFT)
  forbidden.read.calls[0]?.reject(fault('forbidden'))
  const offline = open(DRAFT)
  offline.read.calls[0]?.reject(fault('offline'))
  for (const { actor } of [forbidden, offline]) await waitFor(actor, (at) => at.matches('unread'))
  expect(underWay.actor.getSnapshot().context).toMatchObject({ changes: {}, isRecalled: false })
  expect([underWay, forbidden, offline].map(({ kept }) => kept)).toEqual([[null], [null], []])
  expect(forbidden.actor.getSnapshot().context.fault).toEqual({ kind: 'forbidden' })
})

test('a missing actor says its name', async () => {
  expect(
    await complaintsOf(attendanceCorrectionMachine, {
      input: INPUT,
      events: [],
      until: (at) => at.hasTag('error'),
    }),
  ).toEqual(['No actor was provided for "readAttendance".', 'No actor was provided for "watchNetwork".'])
})

test('every state and transition is reached, and nothing is done that was not looked at', () => {
  const { snapshots } = expectEveryPath(attendanceCorrectionMachine, {
    inputs: [INPUT],
    events: [
      { type: 'reading.retried' },
      { type: 'network.returned' },
      change('noShow'),
      change('present'),
      { type: 'reason.changed', reason: 'The sheet says so' },
      { type: 'search.changed', search: 'Otis' },
      { type: 'look.asked' },
      { type: 'marks.reopened' },
      { type: 'changes.discarded' },
      { type: 'correction.confirmed' },
      done('readAttendance', SEEN),
      done('readAttendance', UNDER_WAY),
      failed('readAttendance', fault('offline')),
      failed('readAttendance', fault('forbidden')),
      done('recallDraft', null),
      done('recallDraft', DRAFT),
      done('recallDraft', { ...DRAFT, marks: [{ seen: { ...NAMED, attendance: 'noShow' }, wanted: 'present' }] }),
      failed('recallDraft'),
      done('keepDraft'),
      failed('keepDraft'),
      done('dropDraft'),
      failed('dropDraft'),
      failed('watchNetwork'),
      done('readAgain', marks('partial', 2)),
      done('readAgain', marks('present', 3)),
      failed('readAgain', fault('offline')),
      done('preview', OUTCOME),
      failed('preview', OVERTAKEN),
      failed('preview', fault('offline')),
      done('correct', OUTCOME),
      failed('correct', OVERTAKEN),
      failed('correct', OTHERWISE),
      failed('correct', fault('offline')),
      failed('correct', fault('conflict')),
    ],
  })
  expect(
    snapshots.filter((at) => at.matches('underway') && at.context.outcome === null).map(({ value }) => value),
  ).toEqual([])
})
