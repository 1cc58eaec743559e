import { array, assert, nat, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Course } from '../../src/domain/contract/course.contract.ts'
import { COURSE_SEARCH } from '../../src/domain/course-search.ts'
import { wholeList, type ListAsked } from '../../src/domain/list.ts'
import { searchAmong } from '../../src/domain/search-among.ts'

const aCourse = (id: number, more: Partial<Course> = {}): Course => ({
  id,
  title: `Course ${id}`,
  description: 'How a scene is made safe.',
  courseTypeId: 1,
  courseCategory: { name: 'Responder', picture: 'responder' },
  totalCourseHours: 4,
  isOnline: true,
  ...more,
})

const COURSES = [
  aCourse(3, { title: 'Scene Safety' }),
  aCourse(1, {
    title: 'Tow Operators',
    courseCategory: { name: 'Towing', picture: null },
    totalCourseHours: 8,
    isOnline: false,
  }),
  aCourse(2, { title: 'Trafik Işıkları', totalCourseHours: 2 }),
]

const found = (asked: Partial<ListAsked>) =>
  searchAmong(COURSES, { ...wholeList(COURSE_SEARCH), ...asked }).items.map(({ id }) => id)
const filtered = (filters: ListAsked['filters']) => found({ filters })

describe('a search among courses of which nothing more is known', () => {
  test('finds what has all words, whatever their case and signs', () => {
    expect([
      found({}),
      found({ search: 'SAFE scene' }),
      found({ search: 'isiklari' }),
      found({ search: 'tow safe x' }),
    ]).toEqual([[3, 1, 2], [3, 1, 2], [2], []])
  })

  test('knows delivery, category and hours', () => {
    expect(filtered({ delivery: ['inPerson'] })).toEqual([1])
    expect(filtered({ category: ['2'] })).toEqual([1])
    expect(filtered({ category: ['9'] })).toEqual([])
    expect(filtered({ hoursFrom: ['3'], hoursTo: ['4'] })).toEqual([3])
    expect(filtered({ seats: ['free'] })).toEqual([3, 2])
  })

  test.each([{ from: ['2026-01-01'] }, { county: ['Fair'] }, { near: ['fairmont,50'] }])(
    'finds nothing by what only a class has: %o',
    (filters) => {
      expect(filtered(filters)).toEqual([])
    },
  )

  test('is in the order that is asked for, on one page', () => {
    expect([found({ sort: 'hours' }), found({ sort: '-hours' }), found({ page: 2 })]).toEqual([
      [2, 3, 1],
      [1, 3, 2],
      [],
    ])
  })

  test('says what can be chosen from, whatever was asked, and nothing of classes', () => {
    const { items, ...page } = searchAmong(COURSES, { ...wholeList(COURSE_SEARCH), search: 'tow' })
    expect(items).toEqual([{ ...COURSES[1], classCount: null, nextClass: null }])
    expect(page).toEqual({
      total: 1,
      isTotalExact: true,
      next: null,
      previous: null,
      categories: [
        { id: 1, name: 'Responder' },
        { id: 2, name: 'Towing' },
      ],
      towns: [],
    })
  })

  test('finds every course by each of its words', () => {
    assert(
      property(array(string({ minLength: 1 }), { minLength: 1 }), nat(), (titles, at) => {
        const courses = titles.map((title, id) => aCourse(id + 1, { title, description: '' }))
        const word = titles[at % titles.length]?.split(/\s+/u)[0] ?? ''
        const { items } = searchAmong(courses, { ...wholeList(COURSE_SEARCH), search: word.toUpperCase() })
        expect(items.map(({ id }) => id)).toContain((at % titles.length) + 1)
      }),
    )
  })
})
