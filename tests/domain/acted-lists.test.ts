import { expect, test } from 'vitest'

import { ACTED_LISTS } from '../../src/domain/contract/acted-lists.ts'
import { ACTED_LIST_IDS, ACTING_ROLES, LISTED_ACTS } from '../../src/domain/list-act.ts'

test.each(ACTED_LIST_IDS)('what is done with rows of %s is what its definition says', (id) => {
  const { id: named, described } = ACTED_LISTS[id]
  expect([named, Object.keys(described.acts)]).toEqual([id, LISTED_ACTS[id]])
})

test('who acts on lists has one of them', () => {
  const roles = new Set(Object.values(ACTED_LISTS).flatMap((list): readonly number[] => list.roles))
  expect(roles).toEqual(new Set(ACTING_ROLES))
})
