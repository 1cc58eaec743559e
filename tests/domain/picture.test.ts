import { expect, test } from 'vitest'

import { COURSE_TYPE } from '../../src/domain/course.ts'
import { CATEGORY_PICTURES, categoryPictureOf } from '../../src/domain/picture.ts'

const course = (courseTypeId: number, picture: (typeof CATEGORY_PICTURES)[number] | null = null) =>
  categoryPictureOf({ courseTypeId, courseCategory: { picture } })

test('the picture of its category comes before what the type of a course tells', () => {
  expect(CATEGORY_PICTURES.map((picture) => course(COURSE_TYPE.towTruck, picture))).toEqual(CATEGORY_PICTURES)
})

test('where nobody chose one its type tells, and a type that tells nothing gets no subject', () => {
  expect([1, 5, 6, 2, 99].map((type) => course(type))).toEqual([
    'closedLane',
    'instructor',
    'towing',
    'closedLane',
    'closedLane',
  ])
})
