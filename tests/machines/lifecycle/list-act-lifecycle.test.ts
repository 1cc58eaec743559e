import { expect, test } from 'vitest'

import { LIST_ACT_STATES } from '../../../src/domain/list-act.ts'
import { decideListAct } from '../../../src/machines/lifecycle/decide-list-act.ts'

const EVENTS = ['act.finished', 'act.cancelled', 'act.failed', 'undo.begun', 'undo.finished'] as const

test.each([
  {
    facts: { isWorkLeft: true, isUndoable: true },
    leads: [
      'running: - cancelled failed - -',
      'done: - - - undoing -',
      'cancelled: - - - undoing -',
      'failed: - - - undoing -',
      'undoing: - - failed - -',
      'undone: - - - - -',
    ],
  },
  {
    facts: { isWorkLeft: false, isUndoable: false },
    leads: [
      'running: done cancelled failed - -',
      'done: - - - - -',
      'cancelled: - - - - -',
      'failed: - - - - -',
      'undoing: - - failed - undone',
      'undone: - - - - -',
    ],
  },
])('an act ends when no row is left, and is undone where it can be: $facts', ({ facts, leads }) => {
  const table = LIST_ACT_STATES.map(
    (state) => `${state}: ${EVENTS.map((event) => decideListAct(state, facts, event) ?? '-').join(' ')}`,
  )
  expect(table).toEqual(leads)
})
