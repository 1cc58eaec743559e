import * as fc from 'fast-check'

import { COURSE_TYPE } from '../../../src/domain/course.ts'
import {
  blankChoice,
  blankCourse,
  blankLesson,
  blankQuestion,
  type CourseDocument,
  type CourseLesson,
  type CourseQuestion,
} from '../../../src/domain/course/course-document.ts'
import type { Localized } from '../../../src/domain/language.ts'

/** Few keys, so that two documents have many in common. */
const keys = (prefix: string, most: number) =>
  fc.uniqueArray(
    fc.integer({ min: 1, max: most }).map((n) => `${prefix}${n}`),
    { maxLength: most },
  )

const short = fc.constantFrom('', 'a', 'b')
const text: fc.Arbitrary<Localized> = fc.record({ en: short, tr: short, ar: short })
const file = fc.record({ container: fc.constant('lessons'), name: fc.constantFrom('one.vtt', 'two.vtt') })

const film = fc.record({
  container: fc.constant('lessons'),
  name: fc.constantFrom('one.mp4', 'two.mp4'),
  seconds: fc.nat(9),
})
const track = fc.record({ en: fc.option(file), tr: fc.option(file), ar: fc.option(file) })

const each = <Item>(prefix: string, most: number, make: (key: string) => fc.Arbitrary<Item>): fc.Arbitrary<Item[]> =>
  keys(prefix, most).chain((all) => fc.tuple(...all.map(make)))

const question = (key: string): fc.Arbitrary<CourseQuestion> =>
  fc.record({
    key: fc.constant(key),
    prompt: text,
    explanation: text,
    videoSecond: fc.nat(9),
    tags: fc.uniqueArray(fc.constantFrom('x', 'y'), { maxLength: 2 }),
    isRetired: fc.boolean(),
    choices: each('c', 3, (choice) => fc.record({ key: fc.constant(choice), text, isCorrect: fc.boolean() })),
  })

const lesson = (key: string): fc.Arbitrary<CourseLesson> =>
  fc.record({
    key: fc.constant(key),
    title: text,
    summary: text,
    video: fc.option(
      fc.record({
        sources: fc.constant([{ container: 'lessons', name: 'film.webm', type: 'video/webm' }]),
        seconds: fc.nat(9),
        width: fc.constant(null),
        height: fc.constant(null),
      }),
    ),
    poster: fc.option(file),
    captions: track,
    labels: track,
    films: fc.record({ en: fc.option(film), tr: fc.option(film), ar: fc.option(film) }),
    quiz: fc.record({
      questionsDrawn: fc.option(fc.nat(3)),
      passPercent: fc.option(fc.nat(100)),
      timeLimitSeconds: fc.option(fc.nat(2)),
      attemptsAllowed: fc.option(fc.nat(2)),
      cooldownSeconds: fc.option(fc.nat(2)),
    }),
    questions: each('q', 3, question),
  })

export const anyDocument: fc.Arbitrary<CourseDocument> = fc.record({
  details: fc.record({
    title: text,
    description: text,
    audience: text,
    courseTypeId: fc.constantFrom(...Object.values(COURSE_TYPE)),
    categoryId: fc.integer({ min: 1, max: 3 }),
    totalCourseHours: fc.option(fc.nat(3)),
    prerequisiteCourseId: fc.option(fc.integer({ min: 1, max: 3 })),
    expiresAfterDays: fc.option(fc.nat(3)),
    isOnline: fc.constant(true),
  }),
  teaches: each('t', 4, (key) => fc.record({ key: fc.constant(key), text })),
  lessons: each('l', 4, lesson),
})

export const said = (words: string): Localized => ({ en: words, tr: words, ar: words })

/** A question with which nothing is amiss. */
export const soundQuestion = (key: string): CourseQuestion => {
  const question = blankQuestion(key, [])
  return {
    ...question,
    prompt: said('Where do you stand?'),
    choices: [
      { ...blankChoice('right', true), text: said('Behind the barrier') },
      { ...blankChoice('wrong'), text: said('On the road') },
    ],
  }
}

export const soundLesson = (key: string): CourseLesson => {
  const lesson = blankLesson(key)
  return {
    ...lesson,
    title: said('Scene safety'),
    summary: said('How to stay alive'),
    video: {
      sources: [{ container: 'lessons', name: 'film.mp4', type: 'video/mp4' }],
      seconds: 40,
      width: 640,
      height: 360,
    },
    captions: { ...lesson.captions, en: { container: 'lessons', name: 'film.vtt' } },
    quiz: { ...lesson.quiz, questionsDrawn: 1 },
    questions: [soundQuestion('q1')],
  }
}

/** A course that can be published by `soundFacts`. */
export const soundCourse = (): CourseDocument => {
  const blank = blankCourse({ title: 'Night work', isOnline: true, courseTypeId: 1, categoryId: 1 }, 'en')
  return {
    details: { ...blank.details, title: said('Night work'), description: said('By night'), totalCourseHours: 2 },
    teaches: [{ key: 't1', text: said('See and be seen') }],
    lessons: [soundLesson('l1')],
  }
}

export const soundFacts = { categoryIds: [1], prerequisiteIds: [2], missingFiles: [], silentCaptions: [] }
