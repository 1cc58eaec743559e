import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isDay } from '../../src/domain/calendar.ts'
import { acceptedBy } from '../../src/domain/list-filter.ts'
import {
  askedAnew,
  hasFreeNames,
  isSameAsked,
  LIST_CURSOR_MAX,
  LIST_SEARCH_MAX,
  listAddress,
  listRequest,
  readListAsked,
  shownColumns,
  sortKeyOf,
  wholeList,
  type ListAsked,
} from '../../src/domain/list.ts'
import { isMonth } from '../../src/domain/month.ts'
import { anyAsked, PEOPLE_LIST as PEOPLE } from '../support/list-arbitraries.ts'

const WHOLE = wholeList(PEOPLE)
const read = (address: string): ListAsked => readListAsked(PEOPLE, new URLSearchParams(address))

describe('an address', () => {
  test('asks for the same again, whatever was asked', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(anyAsked, (asked) => {
        expect(read(listAddress(PEOPLE, asked))).toEqual(asked)
      }),
      { numRuns: 2000 },
    )
  })

  test('is written one way', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(anyAsked, (asked) => {
        const address = listAddress(PEOPLE, asked)
        expect([listAddress(PEOPLE, read(address)), isSameAsked(PEOPLE, asked, read(address))]).toEqual([address, true])
      }),
    )
  })

  test('of any text asks for something that can be asked for', () => {
    expect.hasAssertions()
    const anyQuery = fc.dictionary(
      fc.constantFrom(
        'search',
        'sort',
        'page',
        'cursor',
        'perPage',
        'columns',
        'open',
        'state',
        'since',
        'hours',
        'other',
      ),
      fc.string(),
    )
    fc.assert(
      fc.property(anyQuery, (query) => {
        const asked = readListAsked(PEOPLE, new URLSearchParams(query))
        expect(PEOPLE.sorts).toContain(sortKeyOf(asked.sort).key)
        expect(PEOPLE.perPage).toContain(asked.perPage)
        expect(asked.page).toBeGreaterThanOrEqual(1)
        expect(asked.search.length).toBeLessThanOrEqual(LIST_SEARCH_MAX)
        expect(Object.keys(PEOPLE.filters)).toEqual(expect.arrayContaining(Object.keys(asked.filters)))
      }),
    )
  })

  test('of the whole list says nothing', () => {
    expect([listAddress(PEOPLE, WHOLE), read('')]).toEqual(['', WHOLE])
  })

  test('names what is asked, in words that a person can read', () => {
    const asked: ListAsked = {
      search: ' demir ',
      sort: '-joined',
      filters: { state: ['active', 'lapsed'], since: ['2026-01-31'] },
      page: 3,
      cursor: 'abc',
      perPage: 50,
      columns: ['name', 'state'],
    }
    expect(listAddress(PEOPLE, asked)).toBe(
      '?search=demir&state=active&state=lapsed&since=2026-01-31&sort=-joined&perPage=50&page=3&cursor=abc&columns=name%2Cstate',
    )
  })

  test('leaves out what cannot be asked for, and names what the list knows otherwise', () => {
    const asked = read(
      '?sort=password&state=lost&role=admin&since=2026-02-30&hours=many&page=0&perPage=7&columns=secret&other=1',
    )
    const lost = [
      'sort=password',
      'state=lost',
      'role=admin',
      'since=2026-02-30',
      'hours=many',
      'perPage=7',
      'columns=secret',
    ]
    expect(asked).toEqual({ ...WHOLE, lost })
  })

  test.each([
    ['?state=active&state=gone', { ...WHOLE, filters: { state: ['active'] }, lost: ['state=active,gone'] }],
    ['?since=2026-01-30&since=2026-01-31', { ...WHOLE, lost: ['since=2026-01-30,2026-01-31'] }],
    ['?since=2026-01-31&since=2026-01-31', { ...WHOLE, filters: { since: ['2026-01-31'] } }],
    ['?columns=state,gone', { ...WHOLE, columns: ['name', 'state'], lost: ['columns=state,gone'] }],
    ['?state=&since=&sort=&columns=&perPage=%20', WHOLE],
    ['?state=&state=active', { ...WHOLE, filters: { state: ['active'] } }],
    ['?sort=&sort=-name', { ...WHOLE, lost: ['sort=,-name'] }],
    ['?sort=-name&sort=joined', { ...WHOLE, sort: '-name', lost: ['sort=-name,joined'] }],
    ['?sort=-name&sort=-name', { ...WHOLE, sort: '-name' }],
    ['?search=ada&search=bora', { ...WHOLE, search: 'ada', lost: ['search=ada,bora'] }],
    ['?search=&search=bora', { ...WHOLE, lost: ['search=,bora'] }],
    ['?perPage=50&perPage=20', { ...WHOLE, perPage: 50, lost: ['perPage=50,20'] }],
    ['?columns=state&columns=joined', { ...WHOLE, columns: ['name', 'state'], lost: ['columns=state,joined'] }],
    ['?open=3&open=4', { ...WHOLE, open: 3, lost: ['open=3,4'] }],
    ['?open=0', { ...WHOLE, lost: ['open=0'] }],
    ['?open=five', { ...WHOLE, lost: ['open=five'] }],
    ['?page=2&page=3', { ...WHOLE, page: 2, lost: ['page=2,3'] }],
    [`?state=${'x'.repeat(99)}`, { ...WHOLE, lost: [`state=${'x'.repeat(40)}`] }],
    [`?state=${'🚒'.repeat(41)}`, { ...WHOLE, lost: [`state=${'🚒'.repeat(40)}`] }],
    [`?state=x${'🚒'.repeat(30)}`, { ...WHOLE, lost: [`state=x${'🚒'.repeat(30)}`] }],
    ['?person=abc&state=active', { ...WHOLE, filters: { state: ['active'] }, lost: ['person=abc'] }],
    ['?person=', WHOLE],
    ['?__proto__=1&constructor=2&sort=__proto__', { ...WHOLE, lost: ['sort=__proto__'] }],
  ])('%s is told as far as it is not known', (address, asked) => expect(read(address)).toEqual(asked))

  test.each([
    ['?month=2026-11', WHOLE],
    ['?month=', WHOLE],
    ['?month=november', { ...WHOLE, lost: ['month=november'] }],
    ['?month=2026-11&month=2026-12', { ...WHOLE, lost: ['month=2026-11,2026-12'] }],
    ['?constructor=2', WHOLE],
  ])('%s is what a page is asked beside its list, and told if it is not understood', (address, asked) =>
    expect(readListAsked(PEOPLE, new URLSearchParams(address), { month: isMonth })).toEqual(asked),
  )

  test('keeps a cursor only with its page, and cuts what is too long', () => {
    expect([read('?cursor=abc').cursor, read('?page=2&cursor=abc').cursor]).toEqual([null, 'abc'])
    expect(read(`?page=2&cursor=${'c'.repeat(LIST_CURSOR_MAX + 5)}`).cursor).toHaveLength(LIST_CURSOR_MAX)
    expect(read(`?search=${'s'.repeat(LIST_SEARCH_MAX + 5)}`).search).toHaveLength(LIST_SEARCH_MAX)
  })

  test('to the server says nothing of columns', () => {
    expect(listRequest(PEOPLE, { ...WHOLE, sort: '-name', columns: ['name'] })).toBe('?sort=-name')
  })
})

describe('a filter', () => {
  test.each([
    [{ kind: 'one', of: ['a', 'b'] }, ['b', 'a', 'x'], ['b']],
    [{ kind: 'many', of: ['a', 'b', 'c'] }, ['c', 'x', 'a', 'a'], ['a', 'c']],
    [{ kind: 'day' }, ['2026-02-29', '2028-02-29'], ['2028-02-29']],
    [{ kind: 'number' }, ['', ' ', 'many', '-1.5'], ['-1.5']],
    [{ kind: 'number' }, ['0x10', '1e3', ' 5 ', '+5', '.5', '5.', 'Infinity', '٣', '9'.repeat(400), '007'], ['007']],
    [{ kind: 'text' }, ['  ', ' crew 4 '], ['crew 4']],
    [{ kind: 'yesNo' }, ['true', 'no', 'yes'], ['no']],
    [{ kind: 'ref', to: 'course' }, ['0', '-3', '1.5', '012', '2147483648', '12'], ['12']],
    [{ kind: 'numbers' }, ['..', '3', '10..3', '3..x', '0x1..', '3..10'], ['3..10']],
    [{ kind: 'numbers' }, ['1..2..3', '-5..-1.5'], ['-5..-1.5']],
    [{ kind: 'days', looks: 'back' }, ['..', 'next30', 'Today', '2026-11-30..2026-11-01', 'last30'], ['last30']],
    [{ kind: 'days', looks: 'ahead' }, ['last7', '2026-02-30..', '..2026-02-28'], ['..2026-02-28']],
    [{ kind: 'days', looks: 'both' }, ['2026-11-22', '2026-11-22..2026-11-22'], ['2026-11-22..2026-11-22']],
  ] as const)('%j takes of %j', (filter, values, taken) => {
    expect(acceptedBy(filter, values)).toEqual(taken)
  })

  test('of text has an end', () => {
    const [cut = ''] = acceptedBy({ kind: 'text' }, [`${'x'.repeat(99)} y`])
    expect([cut.length, acceptedBy({ kind: 'text' }, [cut])]).toEqual([99, [cut]])
  })

  test('has no name that every list has', () => {
    expect([hasFreeNames(PEOPLE), hasFreeNames({ ...PEOPLE, filters: { page: { kind: 'number' } } })]).toEqual([
      true,
      false,
    ])
  })
})

test.each(['2026-11-22', '2024-02-29', '1900-01-01', '2199-12-31'])('%s is a day', (text) =>
  expect(isDay(text)).toBe(true),
)
test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-1-1',
  'today',
  '2026-11-22T00:00',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
])('%s is none', (text) => expect(isDay(text)).toBe(false))

test('another question begins at its first page', () => {
  expect(askedAnew({ ...WHOLE, page: 4, cursor: 'abc', perPage: 50 }, { search: 'x' })).toEqual({
    ...WHOLE,
    perPage: 50,
    search: 'x',
  })
})

test('columns are the usual ones until others are chosen', () => {
  expect([shownColumns(PEOPLE, WHOLE), shownColumns(PEOPLE, { ...WHOLE, columns: ['name', 'joined'] })]).toEqual([
    ['name', 'state', 'hours'],
    ['name', 'joined'],
  ])
})
