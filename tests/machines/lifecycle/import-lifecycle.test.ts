import { expect, test } from 'vitest'

import { IMPORT_STATES } from '../../../src/domain/import.ts'
import { decideImport } from '../../../src/machines/lifecycle/decide-import.ts'

const EVENTS = ['import.started', 'import.finished', 'import.cancelled', 'import.undone'] as const

test.each([
  {
    isWorkLeft: true,
    leads: [
      'previewed: running - cancelled -',
      'running: - - cancelled -',
      'done: - - - -',
      'cancelled: - - - -',
      'undone: - - - -',
    ],
  },
  {
    isWorkLeft: false,
    leads: [
      'previewed: - - cancelled -',
      'running: - done cancelled -',
      'done: - - - -',
      'cancelled: - - - -',
      'undone: - - - -',
    ],
  },
])('an import goes on while work is left ($isWorkLeft), and ends when none is', ({ isWorkLeft, leads }) => {
  const facts = { isWorkLeft, hasOpenInvitations: false }
  const table = IMPORT_STATES.map(
    (state) => `${state}: ${EVENTS.map((event) => decideImport(state, facts, event) ?? '-').join(' ')}`,
  )
  expect(table).toEqual(leads)
})

test('is undone once it is over, while anything it sent is open', () => {
  const facts = { isWorkLeft: false, hasOpenInvitations: true }
  expect(IMPORT_STATES.map((state) => [state, decideImport(state, facts, 'import.undone')])).toEqual([
    ['previewed', null],
    ['running', null],
    ['done', 'undone'],
    ['cancelled', 'undone'],
    ['undone', null],
  ])
})
