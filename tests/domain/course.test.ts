import { expect, test } from 'vitest'

import { coursePictureOf, isEnrolledInPerson } from '../../src/domain/course.ts'

const now = Date.parse('2026-11-20T12:00:00.000Z')
const held = (over: Partial<Parameters<typeof isEnrolledInPerson>[1][number]['instructorCourse']>) => [
  {
    instructorCourse: {
      courseId: 7,
      courseStatusId: 1,
      courseDate: '2026-11-20T12:00:00.000Z',
      courseEndDate: null,
      ...over,
    },
  },
]

test('the card picture follows the course type, and an unknown type is a standard course', () => {
  expect([1, 5, 6, 2].map(coursePictureOf)).toEqual(['standard', 'instructor', 'towTruck', 'standard'])
})

test('enrolled while the scheduled class has not passed', () => {
  expect(isEnrolledInPerson(7, held({}), now)).toBe(true)
  expect(isEnrolledInPerson(7, held({ courseDate: '2026-11-20T11:59:59.000Z' }), now)).toBe(false)
})

test('the end date decides where there is one', () => {
  const started = { courseDate: '2026-11-19T08:00:00.000Z', courseEndDate: '2026-11-21T16:00:00.000Z' }
  expect(isEnrolledInPerson(7, held(started), now)).toBe(true)
  expect(isEnrolledInPerson(7, held({ ...started, courseEndDate: '2026-11-20T11:00:00.000Z' }), now)).toBe(false)
})

test('a cancelled or completed class, another course, or no class is not enrolled', () => {
  expect(isEnrolledInPerson(7, held({ courseStatusId: 2 }), now)).toBe(false)
  expect(isEnrolledInPerson(7, held({ courseStatusId: 3 }), now)).toBe(false)
  expect(isEnrolledInPerson(8, held({}), now)).toBe(false)
  expect(isEnrolledInPerson(7, [], now)).toBe(false)
})
