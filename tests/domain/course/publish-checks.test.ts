import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  blankLesson,
  blankQuestion,
  type CourseDocument,
  type CourseLesson,
  type CourseQuestion,
} from '../../../src/domain/course/course-document.ts'
import {
  PUBLISH_PROBLEMS,
  publishProblems,
  type PublishFacts,
  type PublishProblemKind,
} from '../../../src/domain/course/publish-checks.ts'
import { anyDocument, said, soundCourse, soundFacts, soundLesson, soundQuestion } from '../support/course-documents.ts'

type Asked = Readonly<{ document: CourseDocument; facts?: Partial<PublishFacts> }>

const withDetails = (details: Partial<CourseDocument['details']>): Asked => {
  const course = soundCourse()
  return { document: { ...course, details: { ...course.details, ...details } } }
}
const withLesson = (lesson: Partial<CourseLesson>, facts?: Partial<PublishFacts>): Asked => ({
  document: { ...soundCourse(), lessons: [{ ...soundLesson('l1'), ...lesson }] },
  ...(facts && { facts }),
})
const withQuiz = (quiz: Partial<CourseLesson['quiz']>): Asked =>
  withLesson({ quiz: { ...soundLesson('l1').quiz, ...quiz } })
const withQuestion = (question: Partial<CourseQuestion>): Asked =>
  withLesson({ questions: [{ ...soundQuestion('q1'), ...question }] })

const rightChoice = (key: string) => ({ key, text: said('Behind the barrier'), isCorrect: true })

/** One document for each kind of problem, with this one alone, and where it is. */
const AMISS: Readonly<Record<PublishProblemKind, Asked & Readonly<{ at: object }>>> = {
  textMissing: {
    ...withQuestion({ prompt: { ...said('Where?'), tr: ' ' } }),
    at: { tab: 'questions', lesson: 'l1', question: 'q1', field: 'prompt', language: 'tr' },
  },
  notPlain: {
    ...withDetails({ title: { ...said('Night work'), ar: 'one\ntwo' } }),
    at: { tab: 'details', field: 'title', language: 'ar' },
  },
  hoursMissing: { ...withDetails({ totalCourseHours: 0 }), at: { tab: 'details' } },
  daysMissing: { ...withDetails({ expiresAfterDays: null }), at: { tab: 'details' } },
  categoryMissing: { ...withDetails({ categoryId: 9 }), at: { tab: 'details' } },
  prerequisiteUnusable: { ...withDetails({ prerequisiteCourseId: 9 }), at: { tab: 'details' } },
  noLessons: { document: { ...soundCourse(), lessons: [] }, at: { tab: 'lessons' } },
  videoMissing: { ...withLesson({ video: null }), at: { tab: 'lessons', lesson: 'l1' } },
  filmOtherLength: {
    ...withLesson({
      films: {
        en: { container: 'lessons', name: 'film.mp4', seconds: soundLesson('l1').video?.seconds ?? 0 },
        tr: { container: 'lessons', name: 'film.tr.mp4', seconds: (soundLesson('l1').video?.seconds ?? 0) + 1.2 },
        ar: { container: 'lessons', name: 'film.ar.mp4', seconds: (soundLesson('l1').video?.seconds ?? 0) - 0.9 },
      },
    }),
    at: { tab: 'lessons', lesson: 'l1', language: 'tr' },
  },
  fileMissing: {
    ...withLesson({}, { missingFiles: ['lessons/film.mp4'] }),
    at: { tab: 'lessons', lesson: 'l1', field: 'lessons/film.mp4' },
  },
  captionsMissing: {
    ...withLesson({ captions: { en: null, tr: { container: 'lessons', name: 'film.tr.vtt' }, ar: null } }),
    at: { tab: 'lessons', lesson: 'l1', language: 'en' },
  },
  transcriptMissing: {
    ...withLesson({}, { silentCaptions: ['lessons/film.vtt'] }),
    at: { tab: 'lessons', lesson: 'l1', language: 'en' },
  },
  drawnMissing: { ...withQuiz({ questionsDrawn: 0 }), at: { tab: 'rules', lesson: 'l1' } },
  drawnBeyondBank: { ...withQuiz({ questionsDrawn: 2 }), at: { tab: 'rules', lesson: 'l1' } },
  passMarkMissing: { ...withQuiz({ passPercent: null }), at: { tab: 'rules', lesson: 'l1' } },
  attemptsMissing: { ...withQuiz({ attemptsAllowed: 0 }), at: { tab: 'rules', lesson: 'l1' } },
  timeMissing: { ...withQuiz({ timeLimitSeconds: 0 }), at: { tab: 'rules', lesson: 'l1' } },
  choicesMissing: {
    ...withQuestion({ choices: soundQuestion('q1').choices.slice(0, 1) }),
    at: { tab: 'questions', lesson: 'l1', question: 'q1' },
  },
  notOneRight: {
    ...withQuestion({ choices: [rightChoice('c1'), rightChoice('c2')] }),
    at: { tab: 'questions', lesson: 'l1', question: 'q1' },
  },
  beyondVideo: { ...withQuestion({ videoSecond: 41 }), at: { tab: 'questions', lesson: 'l1', question: 'q1' } },
}

const NOWHERE = { field: null, lesson: null, question: null, choice: null, line: null, language: null }

test('a course with which nothing is amiss has no problem', () => {
  expect(publishProblems(soundCourse(), soundFacts)).toEqual([])
})

test.each(PUBLISH_PROBLEMS)('%s is found, where it is, and nothing else', (kind) => {
  const { document, facts, at } = AMISS[kind]
  expect(publishProblems(document, { ...soundFacts, ...facts })).toEqual([{ kind, ...NOWHERE, ...at }])
})

test('a lesson and a question that were just added lack all that there is to say of them', () => {
  const document = { ...soundCourse(), lessons: [{ ...blankLesson('l2'), questions: [blankQuestion('q2', ['c1'])] }] }
  const kinds = new Set(publishProblems(document, soundFacts).map(({ kind }) => kind))
  expect([...kinds]).toEqual(['textMissing', 'videoMissing', 'captionsMissing', 'drawnBeyondBank', 'choicesMissing'])
})

test('a retired question is not drawn from, and nothing that it lacks keeps the course from being published', () => {
  const retired = { ...blankQuestion('q2', []), isRetired: true }
  const beside = (questionsDrawn: number) => {
    const { document } = withQuiz({ questionsDrawn })
    const lessons = document.lessons.map((lesson) => ({ ...lesson, questions: [...lesson.questions, retired] }))
    return publishProblems({ ...document, lessons }, soundFacts).map(({ kind }) => kind)
  }
  expect([beside(1), beside(2)]).toEqual([[], ['drawnBeyondBank']])
})

test('an explanation may be left out, but not in one language alone', () => {
  const found = (explanation: CourseQuestion['explanation']) =>
    publishProblems(withQuestion({ explanation }).document, soundFacts).map(({ language }) => language)
  expect([found(said('')), found({ ...said('Because.'), ar: '' })]).toEqual([[], ['ar']])
})

test('of a course in person nobody asks for lessons', () => {
  const { details, ...rest } = soundCourse()
  expect(publishProblems({ ...rest, details: { ...details, isOnline: false }, lessons: [] }, soundFacts)).toEqual([])
})

test('what is found of one lesson does not depend on the others', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const of = (lessons: CourseDocument['lessons'], key: string) =>
        publishProblems({ ...document, lessons }, soundFacts).filter(({ lesson }) => lesson === key)
      for (const lesson of document.lessons) {
        expect(of(document.lessons, lesson.key)).toEqual(of([lesson], lesson.key))
      }
    }),
  )
})
