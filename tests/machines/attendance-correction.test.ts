import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import type { Attendance } from '../../src/domain/class.ts'
import type {
  AttendanceCorrection,
  AttendanceCorrectionAsked,
  CorrectionOutcome,
} from '../../src/domain/contract/attendance-correction.contract.ts'
import { attendanceCorrectionMachine } from '../../src/machines/attendance-correction/attendance-correction.machine.ts'
import type { RosterData } from '../../src/machines/roster/roster.types.ts'
import { completedRoster, OUTCOME } from '../../src/views/pages/attendance-correction/story-correction.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
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

const start = async () => {
  const read = handPromise<RosterData, { classId: number }>()
  const preview = handPromise<CorrectionOutcome, Of<AttendanceCorrectionAsked>>()
  const correct = handPromise<CorrectionOutcome, Of<AttendanceCorrection>>()
  const actor = createActor(
    attendanceCorrectionMachine.provide({
      actors: { readAttendance: read.logic, preview: preview.logic, correct: correct.logic },
    }),
    { input: INPUT },
  ).start()
  read.calls[0]?.resolve(SEEN)
  await waitFor(actor, (at) => at.matches('choosing'))
  return { actor, read, preview, correct }
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
  const silent = actor.getSnapshot().value
  actor.send(change('present'))
  const { changes } = actor.getSnapshot().context
  expect([unchanged, changed, silent, changes, canLook()]).toEqual([false, true, { choosing: 'wanting' }, {}, false])
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
      { type: 'correction.confirmed' },
      done('readAttendance', SEEN),
      failed('readAttendance', fault('offline')),
      failed('watchNetwork'),
      done('readAgain', marks('partial', 2)),
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
