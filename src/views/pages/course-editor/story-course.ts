import {
  NO_TEXT,
  type CourseDocument,
  type CourseLesson,
  type CourseQuestion,
} from '../../../domain/course/course-document.ts'
import { publishProblems, type PublishFacts } from '../../../domain/course/publish-checks.ts'
import type { HeldDraft } from '../../../machines/course-draft/course-draft.setup.ts'

const question = (key: string, prompt: string, right: string, wrong: string): CourseQuestion => ({
  key,
  prompt: { en: prompt, tr: '', ar: '' },
  explanation: { en: 'The lesson says why.', tr: '', ar: '' },
  videoSecond: 12,
  isRetired: false,
  tags: ['scene'],
  choices: [
    { key: `${key.slice(0, -1)}a`, text: { en: right, tr: '', ar: '' }, isCorrect: true },
    { key: `${key.slice(0, -1)}b`, text: { en: wrong, tr: '', ar: '' }, isCorrect: false },
  ],
})

export const SCENE = '6a0c1f52-7f0e-4a55-9d0e-000000000001'
export const CLEARANCE = '6a0c1f52-7f0e-4a55-9d0e-000000000002'
export const FIRST_QUESTION = '6a0c1f52-7f0e-4a55-9d0e-000000000010'

export const SCENE_LESSON: CourseLesson = {
  key: SCENE,
  title: { en: 'Scene safety', tr: 'Olay yeri güvenliği', ar: 'سلامة الموقع' },
  summary: { en: 'What to do first.', tr: 'İlk yapılacaklar.', ar: 'ما يُفعل أولًا.' },
  video: {
    sources: [{ container: 'lessons', name: 'scene-safety.mp4', type: 'video/mp4' }],
    seconds: 48,
    width: 854,
    height: 480,
  },
  poster: { container: 'lessons', name: 'scene-safety.jpg' },
  captions: { en: { container: 'lessons', name: 'scene-safety.en.vtt' }, tr: null, ar: null },
  labels: { en: null, tr: null, ar: { container: 'lessons', name: 'scene-safety.labels.ar.vtt' } },
  films: { en: null, tr: { container: 'lessons', name: 'scene-safety.tr.mp4', seconds: 48 }, ar: null },
  quiz: { questionsDrawn: 2, passPercent: 80, timeLimitSeconds: 600, attemptsAllowed: null, cooldownSeconds: 0 },
  questions: [
    question(FIRST_QUESTION, 'What comes first at a scene?', 'Safety', 'Speed'),
    question('6a0c1f52-7f0e-4a55-9d0e-000000000020', 'What do you wear?', 'A vest', 'A cap'),
  ],
}

const clearance: CourseLesson = {
  key: CLEARANCE,
  title: { en: 'Quick clearance', tr: '', ar: '' },
  summary: NO_TEXT,
  video: null,
  poster: null,
  captions: { en: null, tr: null, ar: null },
  labels: { en: null, tr: null, ar: null },
  films: { en: null, tr: null, ar: null },
  quiz: { questionsDrawn: 1, passPercent: 80, timeLimitSeconds: null, attemptsAllowed: null, cooldownSeconds: 0 },
  questions: [],
}

/** A course under way: one lesson is whole, the other only has a name. */
export const DOCUMENT: CourseDocument = {
  details: {
    title: { en: 'Work zone basics', tr: 'Yol çalışması temelleri', ar: '' },
    description: { en: 'How to work beside traffic.', tr: '', ar: '' },
    audience: { en: 'Everyone who works beside traffic.', tr: '', ar: '' },
    courseTypeId: 1,
    categoryId: 2,
    totalCourseHours: 1,
    isOnline: true,
    prerequisiteCourseId: null,
    expiresAfterDays: 365,
  },
  teaches: [
    {
      key: '6a0c1f52-7f0e-4a55-9d0e-000000000030',
      text: { en: 'Place a vehicle so that it protects', tr: '', ar: '' },
    },
  ],
  lessons: [SCENE_LESSON, clearance],
}

const FACTS: PublishFacts = { categoryIds: [1, 2], prerequisiteIds: [3], missingFiles: [], silentCaptions: [] }

/** Changed since it was published, and not ready to be published again. */
export const DRAFT: HeldDraft = {
  revision: 4,
  document: DOCUMENT,
  state: 'changed',
  nextEvents: ['course.changed', 'course.withdrawn', 'course.archived'],
  version: 3,
  enrolled: 43,
  problems: [...publishProblems(DOCUMENT, FACTS)],
  facts: {
    categoryIds: [...FACTS.categoryIds],
    prerequisiteIds: [...FACTS.prerequisiteIds],
    missingFiles: [],
    silentCaptions: [],
  },
  updatedAt: '2026-11-24T15:00:00.000Z',
  updatedBy: 'Priya Raman',
}
