import { expect, test } from 'vitest'

import { NAME_CHANGE_STATES } from '../../../src/domain/name-change.ts'
import { decideNameChange } from '../../../src/machines/lifecycle/decide-name-change.ts'

const EVENTS = ['nameChange.approved', 'nameChange.refused', 'nameChange.withdrawn'] as const

test.each([
  { isOwn: true, asked: 'asked: - - withdrawn' },
  { isOwn: false, asked: 'asked: approved refused -' },
])('a change of a name is decided by another, and withdrawn by its own person (own: $isOwn)', ({ isOwn, asked }) => {
  const table = NAME_CHANGE_STATES.map(
    (state) => `${state}: ${EVENTS.map((event) => decideNameChange(state, { isOwn }, event) ?? '-').join(' ')}`,
  )
  expect(table).toEqual([asked, 'approved: - - -', 'refused: - - -', 'withdrawn: - - -'])
})
