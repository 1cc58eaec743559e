import { expect, test } from 'vitest'

import { asksForAClass, COURSE_SEARCH, courseFilters } from '../../src/domain/course-search.ts'
import { hasFreeNames, listAddress, readListAsked } from '../../src/domain/list.ts'

const filtersOf = (query: string) => courseFilters(readListAsked(COURSE_SEARCH, new URLSearchParams(query)))

const NOTHING = {
  delivery: null,
  categoryId: null,
  hoursFrom: null,
  hoursTo: null,
  from: null,
  to: null,
  county: null,
  city: null,
  around: null,
  hasFreeSeats: false,
}

test('an address without filters asks for everything', () => {
  expect(filtersOf('search=cable')).toEqual(NOTHING)
})

test('all of a search stands in its address', () => {
  const query =
    'search=cable&delivery=inPerson&category=4&hoursFrom=1.5&hoursTo=8&from=2026-12-01&to=2026-12-31&county=Harlan&city=Fairmont&near=kestrel%2C25&seats=free&sort=soonest'
  expect(filtersOf(query)).toEqual({
    delivery: 'inPerson',
    categoryId: 4,
    hoursFrom: 1.5,
    hoursTo: 8,
    from: '2026-12-01',
    to: '2026-12-31',
    county: 'Harlan',
    city: 'Fairmont',
    around: { centre: expect.objectContaining({ key: 'kestrel' }), miles: 25 },
    hasFreeSeats: true,
  })
  expect(listAddress(COURSE_SEARCH, readListAsked(COURSE_SEARCH, new URLSearchParams(query)))).toBe(`?${query}`)
})

test('what cannot be asked for is left out', () => {
  expect(filtersOf('delivery=both&category=x&hoursFrom=&from=2026-02-30&near=nowhere,5&seats=many')).toEqual(NOTHING)
})

test('a day or a place asks for a class; seats and hours do not', () => {
  const asking = ['from=2026-12-01', 'to=2026-12-01', 'county=Harlan', 'city=Fairmont', 'near=fairmont,10']
  expect(asking.map((query) => asksForAClass(filtersOf(query)))).toEqual([true, true, true, true, true])
  expect(['', 'seats=free', 'hoursFrom=2', 'delivery=inPerson'].map((q) => asksForAClass(filtersOf(q)))).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('no filter has a name that every list uses', () => {
  expect(hasFreeNames(COURSE_SEARCH)).toBe(true)
})
