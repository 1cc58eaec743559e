import { expect, test } from 'vitest'

import type { QuizAttempt } from '../../../src/domain/contract/lesson.contract.ts'
import { gradePreview, previewAttempt, previewCourse, previewMedia } from '../../../src/domain/course/course-preview.ts'
import { DOCUMENT, SCENE_LESSON } from '../../../src/views/pages/course-editor/story-course.ts'

const answered = (choices: readonly number[]): QuizAttempt => {
  const attempt = previewAttempt(SCENE_LESSON, 1, 'en')
  for (const [at, question] of attempt.questions.entries()) question.choiceId = choices[at] ?? null
  return attempt
}

test('a course is seen in the language of who looks, or in one that there is, with every lesson open', () => {
  const { lessons, courseTitle } = previewCourse(DOCUMENT, 'ar')
  expect([courseTitle, lessons.map(({ title, standing }) => [title, standing.state])]).toEqual([
    'Work zone basics',
    [
      ['سلامة الموقع', 'ready'],
      ['Quick clearance', 'ready'],
    ],
  ])
})

test('a quiz draws from its bank, and is passed and explained, or failed and explained where it was right', () => {
  expect(
    previewAttempt({ ...SCENE_LESSON, quiz: { ...SCENE_LESSON.quiz, questionsDrawn: 1 } }, 1, 'en').questions,
  ).toEqual([
    {
      id: 1,
      prompt: 'What comes first at a scene?',
      choices: [
        { id: 1, text: 'Safety' },
        { id: 2, text: 'Speed' },
      ],
      choiceId: null,
    },
  ])
  const passed = gradePreview(answered([1, 1]), SCENE_LESSON, 'en')
  expect([passed.state, passed.result?.right, passed.result?.feedback[0]?.explanation]).toEqual([
    'passed',
    2,
    'The lesson says why.',
  ])
  const failed = gradePreview(answered([1, 2]), SCENE_LESSON, 'en')
  expect([failed.state, failed.result?.needed, failed.result?.feedback.map(({ explanation }) => explanation)]).toEqual([
    'failed',
    2,
    ['The lesson says why.', null],
  ])
})

test('a quiz draws no question that is retired, and grades those that it drew', () => {
  const [first, ...others] = SCENE_LESSON.questions
  if (!first) throw new Error('There is no question')
  const lesson = { ...SCENE_LESSON, questions: [{ ...first, isRetired: true }, ...others] }
  const attempt = previewAttempt(lesson, 1, 'en')
  expect(attempt.questions.map(({ prompt }) => prompt)).toEqual(others.map(({ prompt }) => prompt.en))
  for (const question of attempt.questions) question.choiceId = 1
  expect(gradePreview(attempt, lesson, 'en').result?.right).toBe(
    others.filter(({ choices }) => choices[0]?.isCorrect === true).length,
  )
})

test('a lesson is played by the addresses of its files, and one without a video is not', () => {
  const files = [
    'scene-safety.mp4',
    'scene-safety.tr.mp4',
    'scene-safety.jpg',
    'scene-safety.en.vtt',
    'scene-safety.labels.ar.vtt',
  ].map((name) => ({ container: 'lessons', name, url: `/api/files/${name}` }))
  const told = { files, validUntil: '2026-11-25T12:00:00.000Z' }
  expect(previewMedia(SCENE_LESSON, 1, told)).toEqual({
    lessonId: 1,
    timeLength: 48,
    sources: [{ url: '/api/files/scene-safety.mp4', type: 'video/mp4' }],
    posterUrl: '/api/files/scene-safety.jpg',
    captions: [{ language: 'en', url: '/api/files/scene-safety.en.vtt' }],
    labels: [{ language: 'ar', url: '/api/files/scene-safety.labels.ar.vtt' }],
    films: [{ language: 'tr', url: '/api/files/scene-safety.tr.mp4', type: 'video/mp4' }],
    transcript: [],
    validUntil: told.validUntil,
  })
  expect(previewMedia({ ...SCENE_LESSON, video: null }, 1, told)).toBeNull()
  expect(previewMedia(SCENE_LESSON, 1, { ...told, files: [] })).toBeNull()
})
