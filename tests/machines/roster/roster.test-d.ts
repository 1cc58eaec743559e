import { expectTypeOf, test } from 'vitest'
import type { InputFrom } from 'xstate'

import type { checkInMachine } from '../../../src/machines/check-in/check-in.machine.ts'
import type { RosterQueueActor } from '../../../src/machines/roster/roster-queue.machine.ts'
import type { RosterActor, rosterMachine } from '../../../src/machines/roster/roster.machine.ts'

test('a roster is of a class, and marks are of people', () => {
  expectTypeOf<InputFrom<typeof rosterMachine>>().toEqualTypeOf<Readonly<{ classId: number }>>()
  // @ts-expect-error a mark is one of three, or none
  void ((actor: RosterActor) => actor.send({ type: 'mark.given', registrationId: 1, attendance: 'late' }))
  // @ts-expect-error who is taken off is on the roster, or on the way to it
  void ((actor: RosterQueueActor) => actor.send({ type: 'removal.given', target: { email: 'nadia@example.org' } }))
  // @ts-expect-error a conflict is settled one way or the other
  void ((actor: RosterQueueActor) => actor.send({ type: 'conflict.settled', registrationId: 1 }))
})

test('a check-in is by a code', () => {
  expectTypeOf<InputFrom<typeof checkInMachine>>().toEqualTypeOf<Readonly<{ code: string; isGuest: boolean }>>()
})
