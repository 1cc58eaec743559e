import { expect, test } from 'vitest'

import { GROUP_PROGRESS, progressList } from '../../src/domain/contract/group-progress.list.ts'
import { dateCourse, lastDayOver, toggleCourse } from '../../src/domain/group-progress.ts'
import { hasFreeNames, shownColumns, wholeList } from '../../src/domain/list.ts'

const shown = (definition: ReturnType<typeof progressList>) => shownColumns(definition, wholeList(definition))

test('a column for each course: those that no group expects wait to be chosen', () => {
  const courses = [
    { id: 4, isRequired: true },
    { id: 9, isRequired: false },
  ]
  expect(progressList(courses).columns).toEqual(['person', 'group', 'course-4', 'course-9'])
  expect(shown(progressList(courses))).toEqual(['person', 'group', 'course-4'])
  expect(shown(progressList(courses, false))).toEqual(['person', 'course-4'])
})

test('where nothing is expected, every course is shown', () => {
  const courses = [4, 9].map((id) => ({ id, isRequired: false }))
  expect(shown(progressList(courses))).toEqual(['person', 'group', 'course-4', 'course-9'])
})

test.each([
  ['2026-03-02T11:59:59.999Z', '2026-02-28'],
  ['2026-03-02T12:00:00.000Z', '2026-03-01'],
  ['2026-01-01T00:00:00.000Z', '2025-12-30'],
])('at %s the last day that is over everywhere is %s', (now, day) => {
  expect(lastDayOver(Date.parse(now))).toBe(day)
})

test('no filter has a name that every list uses', () => {
  expect(hasFreeNames(GROUP_PROGRESS)).toBe(true)
})

test('a course is expected or not by turns, and of those that are expected one has another day', () => {
  const courses = toggleCourse([{ courseId: 1, dueOn: '2026-12-01' }], 2)
  expect(courses).toEqual([
    { courseId: 1, dueOn: '2026-12-01' },
    { courseId: 2, dueOn: null },
  ])
  expect(toggleCourse(dateCourse(courses, 2, '2027-01-31'), 1)).toEqual([{ courseId: 2, dueOn: '2027-01-31' }])
})
