import { expect, test } from 'vitest'

import { createPageParts } from '../../src/app/page-parts.ts'
import { lostAmong } from '../../src/domain/list.ts'

const PLACES = createPageParts('/admin/courses', ['list', 'words'])

test('an address that asks for a part that the page has not shows the first, and says what was asked', () => {
  const query = new URLSearchParams(`view=${'w'.repeat(50)}`)
  expect(PLACES.partIn(query)).toBe('list')
  expect(lostAmong('view', query.get('view'), PLACES.names)).toEqual([`view=${'w'.repeat(40)}`])
})

test.each(['', 'view=', 'view=list', 'view=words', 'search=crew'])('nothing is lost of “%s”', (asked) => {
  expect(lostAmong('view', new URLSearchParams(asked).get('view'), PLACES.names)).toEqual([])
})
