import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { applyChanges, courseChange, isSameValue, type CourseChange } from '../../../src/domain/course/course-change.ts'
import { changesBetween } from '../../../src/domain/course/course-difference.ts'
import { blankLesson, courseDocument, NO_TEXT } from '../../../src/domain/course/course-document.ts'
import { anyDocument, soundCourse, soundLesson, soundQuestion } from '../support/course-documents.ts'

test('what lies between two documents makes one of the other, and each change is one that can be sent', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (before, after) => {
      const changes = changesBetween(before, after)
      expect(applyChanges(before, changes)).toEqual({ document: after, conflicts: [] })
      expect(z.safeParse(z.array(courseChange), changes).success).toBe(true)
      expect(z.safeParse(courseDocument, after).success).toBe(true)
    }),
  )
})

test('between a document and itself there is nothing', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      expect(changesBetween(document, structuredClone(document))).toEqual([])
    }),
  )
})

test('changes one by one come to the same as all together', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, anyDocument, (here, before, after) => {
      const changes = changesBetween(before, after)
      let document = here
      const conflicts = changes.flatMap((change) => {
        const applied = applyChanges(document, [change])
        document = applied.document
        return applied.conflicts
      })
      expect(applyChanges(here, changes)).toEqual({ document, conflicts })
    }),
  )
})

test('a save that came twice is the same as once', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (before, after) => {
      const changes = changesBetween(before, after)
      const once = applyChanges(before, changes).document
      const again = applyChanges(once, changes)
      expect(again.conflicts).toEqual([])
      expect(isSameValue(again.document, once)).toBe(true)
    }),
  )
})

test('of two who changed different things both are kept', () => {
  const course = soundCourse()
  const mine = { ...course, details: { ...course.details, totalCourseHours: 8 } }
  const [lesson] = course.lessons
  const theirs = {
    ...course,
    lessons: [{ ...(lesson ?? soundLesson('l1')), title: { ...NO_TEXT, en: 'Lights' } }, soundLesson('l2')],
  }
  expect(applyChanges(theirs, changesBetween(course, mine))).toEqual({
    document: { ...theirs, details: mine.details },
    conflicts: [],
  })
})

test('where what was there is there no more it is a conflict with both values, and the rest is done', () => {
  const course = soundCourse()
  const theirs = { ...course, details: { ...course.details, totalCourseHours: 4 } }
  const mine = { ...course, details: { ...course.details, totalCourseHours: 8, expiresAfterDays: 30 } }
  const [hours] = changesBetween(course, { ...course, details: { ...course.details, totalCourseHours: 8 } })
  expect(applyChanges(theirs, changesBetween(course, mine))).toEqual({
    document: { ...theirs, details: { ...theirs.details, expiresAfterDays: 30 } },
    conflicts: [{ kind: 'differs', change: hours, theirs: 4 }],
  })
})

test('of two who did the same neither hears anything', () => {
  const course = soundCourse()
  const same = { ...course, details: { ...course.details, totalCourseHours: 4 }, lessons: [] }
  expect(applyChanges(same, changesBetween(course, same))).toEqual({ document: same, conflicts: [] })
})

test('what was changed in a lesson that another removed is a conflict with nothing', () => {
  const course = soundCourse()
  const [lesson] = course.lessons
  const mine = { ...course, lessons: [{ ...(lesson ?? soundLesson('l1')), video: null }] }
  const changes = changesBetween(course, mine)
  expect(applyChanges({ ...course, lessons: [] }, changes)).toEqual({
    document: { ...course, lessons: [] },
    conflicts: [{ kind: 'gone', change: changes[0] }],
  })
})

test('nobody removes what another has changed meanwhile', () => {
  const course = soundCourse()
  const [lesson] = course.lessons
  const changed = { ...(lesson ?? soundLesson('l1')), questions: [soundQuestion('q1'), soundQuestion('q2')] }
  const theirs = { ...course, lessons: [changed] }
  const changes = changesBetween(course, { ...course, lessons: [] })
  expect(applyChanges(theirs, changes)).toEqual({
    document: theirs,
    conflicts: [{ kind: 'differs', change: changes[0], theirs: changed }],
  })
})

test('what is added behind something that another removed stands last', () => {
  const course = { ...soundCourse(), lessons: ['a', 'b', 'c'].map(blankLesson) }
  const add: CourseChange = { kind: 'add', to: ['lessons'], item: blankLesson('d'), after: 'b' }
  const without = { ...course, lessons: ['a', 'c'].map(blankLesson) }
  const keysAfter = (start: typeof course) => applyChanges(start, [add]).document.lessons.map(({ key }) => key)
  expect([keysAfter(course), keysAfter(without)]).toEqual([
    ['a', 'b', 'd', 'c'],
    ['a', 'c', 'd'],
  ])
})

test('an order has exactly what was there, each once', () => {
  const order = (was: string[], to: string[]) =>
    z.safeParse(courseChange, { kind: 'order', of: ['lessons'], was, to }).success
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')), (was) => {
      expect([order(was, was.toReversed()), order(was, [...was, 'e']), order([...was, 'e'], was)]).toEqual([
        true,
        false,
        false,
      ])
    }),
  )
  expect([order(['a', 'b'], ['a', 'a']), order(['a', 'b'], ['a', 'c'])]).toEqual([false, false])
})

test('another order is a conflict where somebody else put them in a third', () => {
  const at = (keys: readonly string[]) => ({ ...soundCourse(), lessons: keys.map(blankLesson) })
  const changes = changesBetween(at(['a', 'b', 'c']), at(['c', 'a', 'b']))
  expect(applyChanges(at(['b', 'a', 'c']), changes)).toEqual({
    document: at(['b', 'a', 'c']),
    conflicts: [{ kind: 'differs', change: changes[0], theirs: ['b', 'a', 'c'] }],
  })
})

test('no change leads to a key, to a whole lesson or out of the document', () => {
  const set = (at: readonly string[]) => z.safeParse(courseChange, { kind: 'set', at, was: null, to: null }).success
  expect(
    [
      ['lessons', 'l1', 'key'],
      ['lessons', 'l1'],
      ['lessons'],
      ['details'],
      ['details', 'isOnline'],
      ['details', 'title'],
      ['__proto__'],
      ['lessons', 'l1', 'video', 'seconds'],
      ['lessons', 'l1', 'questions', 'q1', 'choices', 'c1', 'isCorrect'],
    ].map(set),
  ).toEqual([false, false, false, false, false, false, false, false, true])
})
