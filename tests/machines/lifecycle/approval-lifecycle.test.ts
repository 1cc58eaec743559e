import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { APPROVAL_STATES, approvalState } from '../../../src/domain/instructor-approval.ts'
import { decideApproval } from '../../../src/machines/lifecycle/decide-approval.ts'

const EVENTS = ['approval.renewed', 'approval.suspended', 'approval.lifted', 'approval.lapsed'] as const

test.each([
  { isOver: false, isLonger: true, table: ['suspended - approved -', 'approved - - -', 'approved suspended - -'] },
  { isOver: false, isLonger: false, table: ['- - approved -', '- - - -', '- suspended - -'] },
  { isOver: true, isLonger: true, table: ['suspended - lapsed -', 'approved - - -', 'approved suspended - lapsed'] },
])('an approval is renewed by a later end, and lapses by its own (over: $isOver)', ({ table, ...facts }) => {
  expect(
    APPROVAL_STATES.map((state) => EVENTS.map((event) => decideApproval(state, facts, event) ?? '-').join(' ')),
  ).toEqual(table)
})

test('how it stands by the clock is where the chart lets it come', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true }),
      fc.date({ noInvalidDate: true }),
      fc.boolean(),
      (endsAt, at, isSuspended) => {
        const now = at.getTime()
        const state = approvalState({ endsAt, suspendedAt: isSuspended ? at : null }, now)
        const isOver = endsAt.getTime() <= now
        const begun = isSuspended ? 'suspended' : 'approved'
        expect(
          isSuspended ? 'suspended' : (decideApproval(begun, { isOver, isLonger: false }, 'approval.lapsed') ?? begun),
        ).toBe(state)
      },
    ),
  )
})
