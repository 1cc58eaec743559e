import { expect, test } from 'vitest'

import { REPORT_STATES } from '../../../src/domain/report.ts'
import { decideReport, reportStateNow } from '../../../src/machines/lifecycle/decide-report.ts'
import { reportLifecycle } from '../../../src/machines/lifecycle/report.lifecycle.ts'
import { expectEveryPath } from '../support/paths.ts'

const EVENTS = ['report.built', 'report.dropped', 'report.sent', 'facts.changed', 'facts.restored'] as const

test.each([
  { isCurrent: true, wasSent: false, built: '- due sent built -' },
  { isCurrent: true, wasSent: true, built: '- sent sent built -' },
  { isCurrent: false, wasSent: false, built: 'built due - built -' },
  { isCurrent: false, wasSent: true, built: 'built sent - built -' },
])('a report is sent as it was built (current: $isCurrent, sent before: $wasSent)', ({ built, ...facts }) => {
  const table = REPORT_STATES.map((state) => EVENTS.map((event) => decideReport(state, facts, event) ?? '-').join(' '))
  expect(table).toEqual(['built - - - -', built, '- - sent corrected -', 'built - - - sent'])
})

test('how it stands now follows from what is kept and what is known', () => {
  const standing = (isCurrent: boolean) =>
    ([null, 'built', 'sent'] as const).map((kept) => reportStateNow(kept, { isCurrent, wasSent: false }))
  expect([standing(true), standing(false)]).toEqual([
    ['due', 'built', 'sent'],
    ['due', 'built', 'corrected'],
  ])
})

test('every state is reached, and every transition taken', () => {
  const { snapshots } = expectEveryPath(reportLifecycle, {
    inputs: [{ isCurrent: true, wasSent: false }],
    events: EVENTS.map((type) => ({ type })),
  })
  // What is sent was sent before, and what is to be corrected is behind.
  expect(snapshots.filter(({ value, context }) => value === 'sent' && !context.wasSent)).toEqual([])
  expect(snapshots.filter(({ value, context }) => value === 'corrected' && context.isCurrent)).toEqual([])
})
