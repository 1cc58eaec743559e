import { expect, test } from 'vitest'

import { IMPORT_STATES } from '../../../src/domain/import.ts'
import { decideImport } from '../../../src/machines/lifecycle/decide-import.ts'

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
