import { expect, test } from 'vitest'

import { IMPORT_STATES } from '../../../src/domain/import.ts'
import { decideImport } from '../../../src/machines/lifecycle/decide-import.ts'
import { importLifecycle } from '../../../src/machines/lifecycle/import.lifecycle.ts'
import { expectEveryPath } from '../support/paths.ts'

const EVENTS = ['import.started', 'import.finished', 'import.cancelled'] as const

test.each([
  {
    isWorkLeft: true,
    leads: ['previewed: running - cancelled', 'running: - - cancelled', 'done: - - -', 'cancelled: - - -'],
  },
  {
    isWorkLeft: false,
    leads: ['previewed: - - cancelled', 'running: - done cancelled', 'done: - - -', 'cancelled: - - -'],
  },
])('an import goes on while work is left ($isWorkLeft), and ends when none is', ({ isWorkLeft, leads }) => {
  const table = IMPORT_STATES.map(
    (state) => `${state}: ${EVENTS.map((event) => decideImport(state, { isWorkLeft }, event) ?? '-').join(' ')}`,
  )
  expect(table).toEqual(leads)
})

test('every state and transition is reached', () => {
  const events = EVENTS.map((type) => ({ type }))
  // Work is done while it runs: a walk with one answer alone would miss one of the ends.
  const walks = [true, false].map((isWorkLeft) => ({ isWorkLeft }))
  expect(() => expectEveryPath(importLifecycle, { inputs: walks, events })).toThrow('import.finished')
  const running = importLifecycle.resolveState({ value: 'running', context: { isWorkLeft: false } })
  expect(running.can({ type: 'import.finished' })).toBe(true)
})
