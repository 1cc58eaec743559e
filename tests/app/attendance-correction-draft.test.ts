import { beforeEach, expect, test } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'

import { createAttendanceCorrection } from '../../src/app/actors/attendance-correction.actors.ts'
import { authActors } from '../../src/app/actors/auth.actors.ts'
import type { AttendanceCorrectionInput } from '../../src/machines/attendance-correction/attendance-correction.setup.ts'
import { completedRoster, OUTCOME } from '../../src/views/pages/attendance-correction/story-correction.ts'
import { askedGateway } from './asked-gateway.ts'

beforeEach(() => sessionStorage.clear())

const ANSWERS = {
  Roster: { roster: completedRoster() },
  PreviewAttendanceCorrection: { previewAttendanceCorrection: OUTCOME },
  CorrectAttendance: { correctAttendance: OUTCOME },
}
const CLASS: AttendanceCorrectionInput = { classId: 7 }

/** The page as somebody opens it, in this tab. */
const opened = async (viewerId: number, input = CLASS) => {
  const { gateway, asked } = askedGateway(ANSWERS)
  const actor = createActor(
    createAttendanceCorrection(gateway, () => viewerId),
    { input },
  ).start()
  await waitFor(actor, (at) => at.matches('choosing'))
  const chosen = () => {
    const { changes, reason } = actor.getSnapshot().context
    return { changes, reason }
  }
  return { actor, asked, chosen }
}

const NOTHING = { changes: {}, reason: '' }
const CHOSEN = { changes: { 1: 'noShow' }, reason: 'The sign-in sheet says so' }

/** Chosen, and then the page goes, and nobody has pressed anything. */
const choose = async (viewerId: number) => {
  const { actor } = await opened(viewerId)
  actor.send({ type: 'mark.changed', registrationId: 1, attendance: 'noShow' })
  actor.send({ type: 'reason.changed', reason: CHOSEN.reason })
  actor.stop()
}

test('what was chosen comes back as the page is loaded again, to who chose it and for that class', async () => {
  await choose(5)
  const [other, ofAnotherClass, own] = [await opened(6), await opened(5, { classId: 8 }), await opened(5)]
  expect([other, ofAnotherClass, own].map(({ chosen }) => chosen())).toEqual([NOTHING, NOTHING, CHOSEN])
})

test('it can be sent then, and is gone', async () => {
  await choose(5)
  const { actor, asked } = await opened(5)
  actor.send({ type: 'look.asked' })
  await waitFor(actor, (at) => at.matches('shown'))
  actor.send({ type: 'correction.confirmed' })
  await waitFor(actor, (at) => at.matches('corrected'))
  const correction = {
    classId: 7,
    reason: CHOSEN.reason,
    changes: [{ registrationId: 1, attendance: 'noShow', basedOn: 1 }],
  }
  expect(asked.slice(1)).toEqual([
    ['PreviewAttendanceCorrection', correction],
    ['CorrectAttendance', { ...correction, fingerprint: OUTCOME.fingerprint }],
  ])
  expect(sessionStorage.length).toBe(0)
})

test('it is gone once it was discarded, or its person has signed out', async () => {
  await choose(5)
  const { actor } = await opened(5)
  actor.send({ type: 'changes.discarded' })
  await waitFor(actor, (at) => at.matches('choosing'))
  const afterDiscarding = sessionStorage.length
  await choose(5)
  const whileHere = sessionStorage.length
  const { endSession } = authActors(askedGateway({ SignOut: {} }).gateway.ask)
  await toPromise(createActor(endSession, { input: { token: 'theirs' } }).start())
  expect([afterDiscarding, whileHere, sessionStorage.length]).toEqual([0, 1, 0])
})
