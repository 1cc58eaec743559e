import { describe, expect, it, test } from 'vitest'

import { GROUP_PROGRESS } from '../../src/domain/contract/group-progress.list.ts'
import { GROUP_STUDENTS_LIST } from '../../src/domain/contract/group-students.list.ts'
import { STUDENT_ENROLLMENTS } from '../../src/domain/contract/student-enrollments.list.ts'
import { VIEWED_LISTS } from '../../src/domain/contract/viewed-lists.ts'
import { asksNothing, broughtViews, strangeInView, viewAsked, wholeAsked } from '../../src/domain/list-view.ts'
import { readListAsked, wholeList } from '../../src/domain/list.ts'

const query = (text: string) => new URLSearchParams(text)

test.each([
  ['the whole list', '', ''],
  ['its usual order', 'sort=name', ''],
  ['another page', 'page=4&cursor=abc', ''],
  ['a row that is open beside it', 'group=7&open=3', 'group=7'],
  [
    'filters in another order',
    'sort=-joined&discipline=ems&discipline=towing',
    'discipline=ems&discipline=towing&sort=-joined',
  ],
  ['what is beside the list in the address', 'view=students&group=7', 'group=7'],
  ['a filter that it has not', 'city=3&group=7', 'group=7'],
  ['columns', 'columns=joined,name', 'columns=name%2Cjoined'],
])('a view of %s is the same text however it is written', (_what, address, asked) => {
  expect(viewAsked(GROUP_STUDENTS_LIST, query(address))).toBe(asked)
})

test('columns of courses are of a view, where a list has such, each once and as they stand', () => {
  const address = query('columns=person,course-9,course-3,course-9,course-x')
  expect(viewAsked(GROUP_PROGRESS, address)).toBe('columns=person%2Ccourse-9%2Ccourse-3')
  expect(strangeInView(GROUP_PROGRESS, address)).toEqual(['columns'])
  expect(strangeInView(GROUP_PROGRESS, query('columns=person,course-9'))).toEqual([])
})

test.each([
  ['search=%00', ['search']],
  ['group=7&search=a%00b', ['search']],
  ['search=a&constructor=1', ['constructor']],
  ['search=a&__proto__=1', ['__proto__']],
])('what no list takes is strange in a view: %s', (asked, strange) => {
  expect(strangeInView(GROUP_STUDENTS_LIST, query(asked))).toEqual(strange)
})

test('of several kinds of rows the usual is not named, and filters of another are left out', () => {
  expect(viewAsked(STUDENT_ENROLLMENTS, query('delivery=online&verified=no&standing=noShow'))).toBe('verified=no')
  expect(viewAsked(STUDENT_ENROLLMENTS, query('delivery=inPerson&verified=no&standing=noShow'))).toBe(
    'delivery=inPerson&standing=noShow',
  )
})

describe('views that a list brings', () => {
  it.each(Object.values(VIEWED_LISTS).map((list) => [list.id, list] as const))(
    'are views of %s that differ from each other and from the whole',
    (_id, list) => {
      const brought = broughtViews(list)
      expect(brought.length).toBeGreaterThan(0)
      expect(new Set(['', ...brought.map(({ asked }) => asked)]).size).toBe(brought.length + 1)
      for (const { asked } of brought) {
        expect([asked, strangeInView(list, query(asked)), viewAsked(list, query(asked))]).toEqual([asked, [], asked])
      }
    },
  )
})

test.each([
  ['', true],
  ['view=invitations', true],
  ['group=7', false],
  ['sort=name', false],
  ['page=2', false],
  ['open=3', false],
  ['columns=name', false],
  ['search=a', false],
  ['person=abc', false],
  ['constructor=1', true],
])('whether %j asks nothing of the list is %s', (address, isNothing) => {
  expect(asksNothing(GROUP_STUDENTS_LIST, query(address))).toBe(isNothing)
})

test('the whole list has an address that asks for it', () => {
  const named = query(wholeAsked(GROUP_STUDENTS_LIST))
  expect([asksNothing(GROUP_STUDENTS_LIST, named), readListAsked(GROUP_STUDENTS_LIST, named)]).toEqual([
    false,
    wholeList(GROUP_STUDENTS_LIST),
  ])
})
