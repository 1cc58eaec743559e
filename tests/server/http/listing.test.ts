import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { listQuery } from '../../../server/http/listing.ts'
import { listRequest, wholeList } from '../../../src/domain/list.ts'
import { anyAsked, PEOPLE_LIST } from '../../support/list-arbitraries.ts'

const schema = listQuery(PEOPLE_LIST)

/** As the server's query parser gives it: one value a string, several a list. */
const parsed = (address: string): Record<string, unknown> => {
  const query = new URLSearchParams(address)
  return Object.fromEntries(
    [...new Set(query.keys())].map((key) => {
      const values = query.getAll(key)
      return [key, values.length === 1 ? values[0] : values]
    }),
  )
}

describe('the query of a list', () => {
  it('is what the browser asked for, whatever that was', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(anyAsked, (asked) => {
        expect(schema.parse(parsed(listRequest(PEOPLE_LIST, asked)))).toEqual({ ...asked, columns: null })
      }),
      { numRuns: 1000 },
    )
  })

  it('is the whole list where nothing is asked', () => {
    expect(schema.parse({})).toEqual(wholeList(PEOPLE_LIST))
  })

  it.each([
    ['an unknown key', { other: '1' }],
    ['an order that is not offered', { sort: 'password' }],
    ['an order twice reversed', { sort: '--name' }],
    ['a page before the first', { page: '0' }],
    ['a page that is no number', { page: 'two' }],
    ['more rows than a page may have', { perPage: '101' }],
    ['a value that a filter has not', { state: 'lost' }],
    ['one of several values that a filter has not', { state: ['active', 'lost'] }],
    ['two values of a filter that takes one', { role: ['student', 'instructor'] }],
    ['a day that is none', { since: '2026-02-30' }],
    ['a number that is none', { hours: 'many' }],
    ['a page of another base', { page: '0x10' }],
    ['a page with spaces', { page: ' 5 ' }],
    ['rows of a page with a power', { perPage: '2e1' }],
    ['a number of another base', { hours: '0x10' }],
    ['a number with a power', { hours: '1e3' }],
    ['a number with spaces', { hours: ' 5 ' }],
    ['a search without an end', { search: 'x'.repeat(201) }],
    ['a cursor without an end', { cursor: 'x'.repeat(601) }],
  ])('refuses %s', (_, query) => {
    expect(schema.safeParse(query).success).toBe(false)
  })
})
