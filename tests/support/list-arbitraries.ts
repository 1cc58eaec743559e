import * as fc from 'fast-check'

import { DAY_PRESETS } from '../../src/domain/day-range.ts'
import { acceptedBy } from '../../src/domain/list-filter.ts'
import { LIST_CURSOR_MAX, type ListAsked, type ListDefinition } from '../../src/domain/list.ts'
import { writeRange } from '../../src/domain/number-range.ts'

/** A list with a filter of every kind. */
export const PEOPLE_LIST: ListDefinition = {
  id: 'people',
  columns: ['name', 'state', 'hours', 'joined'],
  fixed: ['name'],
  hidden: ['joined'],
  sorts: ['name', 'hours', 'joined'],
  sort: 'name',
  filters: {
    state: { kind: 'many', of: ['active', 'lapsed', 'left'] },
    role: { kind: 'one', of: ['student', 'instructor'] },
    since: { kind: 'day' },
    hours: { kind: 'number' },
    crew: { kind: 'text' },
    joined: { kind: 'days', looks: 'back' },
    classes: { kind: 'numbers' },
    agency: { kind: 'ref', to: 'agency' },
    verified: { kind: 'yesNo' },
  },
  opens: 'person',
  perPage: [20, 50, 100],
}

const { filters, sorts, perPage, columns } = PEOPLE_LIST
const unique = (values: readonly string[]) => [...new Set(values)]

export const anyDay: fc.Arbitrary<string> = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const writtenEnds = ([from, to]: readonly [string | null, string | null]) => writeRange({ from, to })

/** Ranges, and what looks like one and is none: turned round, or open at both ends. */
const anyDayRange = fc.tuple(fc.option(anyDay), fc.option(anyDay)).map(writtenEnds)
const anyNumber = fc.option(fc.integer({ min: -50, max: 50 }).map(String))
const anyNumberRange = fc.tuple(anyNumber, anyNumber).map(writtenEnds)

const VALUES: Readonly<Record<string, fc.Arbitrary<readonly string[]>>> = {
  state: fc.array(fc.constantFrom('active', 'lapsed', 'left'), { maxLength: 3 }).map(unique),
  role: fc.array(fc.constantFrom('student', 'instructor'), { maxLength: 1 }),
  since: anyDay.map((day) => [day]),
  hours: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })).map((value) => [String(value)]),
  joined: fc.oneof(fc.constantFrom(...DAY_PRESETS.both), anyDayRange).map((value) => [value]),
  classes: anyNumberRange.map((value) => [value]),
  agency: fc.oneof(fc.integer({ min: 1, max: 2_147_483_647 }), fc.integer()).map((value) => [String(value)]),
  verified: fc.constantFrom('yes', 'no', 'perhaps').map((value) => [value]),
  crew: fc.string({ unit: 'grapheme', maxLength: 15 }).map((text) => [text]),
}

const anyFilters: fc.Arbitrary<ListAsked['filters']> = fc.record(VALUES, { requiredKeys: [] }).map((chosen) =>
  Object.fromEntries(
    Object.entries(chosen).flatMap(([key, values]) => {
      const filter = filters[key]
      const taken = filter === undefined ? [] : acceptedBy(filter, values ?? [])
      return taken.length === 0 ? [] : [[key, taken] as const]
    }),
  ),
)

const anyPlace = fc.oneof(
  fc.constant({ page: 1, cursor: null }),
  fc.record({
    page: fc.integer({ min: 2, max: 1_000_000 }),
    cursor: fc.option(fc.base64String({ minLength: 1, maxLength: LIST_CURSOR_MAX })),
  }),
)

const anyColumns = fc.option(
  fc
    .subarray(columns.filter((key) => key !== 'name'))
    .map((chosen) => columns.filter((key) => key === 'name' || chosen.includes(key))),
)

/** Anything that this list can be asked for, as its address would say it. */
export const anyAsked: fc.Arbitrary<ListAsked> = fc
  .record({
    search: fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim()),
    sort: fc.tuple(fc.constantFrom('', '-'), fc.constantFrom(...sorts)).map(([way, key]) => `${way}${key}`),
    filters: anyFilters,
    place: anyPlace,
    perPage: fc.constantFrom(...perPage),
    columns: anyColumns,
  })
  .map(({ place, ...asked }) => Object.assign(asked, place))
