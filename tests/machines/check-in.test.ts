import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { checkInMachine, type CheckedIn } from '../../src/machines/check-in/check-in.machine.ts'
import { complaintsOf, handPromise } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

const CODE = '7.70.118000000.abcdefghijABCDEFGHIJ'
const CHECKED_IN: CheckedIn = {
  courseTitle: 'National TIM Responder Course',
  venue: 'Training yard',
  timeZone: 'America/Chicago',
  at: '2026-03-02T15:00:00.000Z',
  attendance: 'present',
  wasCheckedIn: false,
}

const start = (code: string, isGuest: boolean) => {
  const checkIn = handPromise<CheckedIn, { code: string }>()
  const machine = checkInMachine.provide({ actors: { checkIn: checkIn.logic } })
  return { checkIn, actor: createActor(machine, { input: { code, isGuest } }).start() }
}

describe('a code that was scanned', () => {
  test('checks a student in at once', async () => {
    const { actor, checkIn } = start(CODE, false)
    expect(checkIn.calls.map(({ input }) => input)).toEqual([{ code: CODE }])
    checkIn.calls[0]?.resolve(CHECKED_IN)
    const at = await waitFor(actor, (snapshot) => snapshot.status === 'done')
    expect([at.value, at.context.checkedIn]).toEqual(['checkedIn', CHECKED_IN])
  })

  test('waits for a guest to sign in', () => {
    const { actor, checkIn } = start(CODE, true)
    actor.send({ type: 'viewer.settled', isGuest: true })
    expect([actor.getSnapshot().value, checkIn.calls.length]).toEqual(['guest', 0])
    actor.send({ type: 'viewer.settled', isGuest: false })
    expect([actor.getSnapshot().value, checkIn.calls.length]).toEqual(['asking', 1])
  })

  test('that cannot be one is not asked about', () => {
    const { actor, checkIn } = start('https://elsewhere.example', false)
    expect([actor.getSnapshot().value, checkIn.calls.length]).toEqual(['unknown', 0])
  })

  test.each([
    ['CHECK_IN_OLD', 'old'],
    ['CHECK_IN_NOT_NOW', 'notNow'],
    ['CHECK_IN_NOT_ON_CLASS', 'notOnClass'],
    ['OWN_ATTENDANCE', 'own'],
    ['CHECK_IN_UNKNOWN', 'unknown'],
    ['UNAVAILABLE', 'failed'],
  ])('that is refused as %s says so', async (code, face) => {
    const { actor, checkIn } = start(CODE, false)
    checkIn.calls[0]?.reject({ kind: 'conflict', code })
    expect((await waitFor(actor, (at) => !at.matches('asking'))).value).toBe(face)
  })

  test('is asked about again where it could not be', async () => {
    const { actor, checkIn } = start(CODE, false)
    checkIn.calls[0]?.reject({ kind: 'offline' })
    await waitFor(actor, (at) => at.matches('failed'))
    actor.send({ type: 'checkIn.retried' })
    expect(checkIn.calls).toHaveLength(2)
  })
})

test('a missing actor says its name', async () => {
  expect(
    await complaintsOf(checkInMachine, {
      input: { code: CODE, isGuest: false },
      until: (at) => at.matches('failed'),
    }),
  ).toEqual(['No actor was provided for "checkIn".'])
})

test('every state and transition is reached', () => {
  const { snapshots } = expectEveryPath(checkInMachine, {
    inputs: [
      { code: CODE, isGuest: false },
      { code: CODE, isGuest: true },
      { code: 'nonsense', isGuest: false },
    ],
    events: [
      { type: 'viewer.settled', isGuest: false },
      { type: 'checkIn.retried' },
      done('checkIn', CHECKED_IN),
      failed('checkIn'),
      ...['CHECK_IN_OLD', 'CHECK_IN_NOT_NOW', 'CHECK_IN_NOT_ON_CLASS', 'OWN_ATTENDANCE', 'CHECK_IN_UNKNOWN'].map(
        (code) => failed('checkIn', { kind: 'conflict', code }),
      ),
    ],
  })
  // Whoever is not known is never checked in.
  expect(snapshots.some((at) => at.matches('checkedIn') && at.context.isGuest)).toBe(false)
})
