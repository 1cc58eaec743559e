import type { CourseDraft } from '../../src/domain/contract/course-draft.contract.ts'
import { changesBetween } from '../../src/domain/course/course-difference.ts'
import { soundCourse, soundFacts } from '../domain/support/course-documents.ts'
import { call, testCalls } from './calls.ts'

const document = soundCourse() as CourseDraft['document']
const STANDING = {
  revision: 3,
  state: 'draft' as const,
  nextEvents: ['course.changed' as const, 'course.published' as const],
  problems: [],
  facts: soundFacts,
  updatedAt: '2026-01-02T00:00:00Z',
  updatedBy: 'Ada Moreno',
}
const DRAFT = { ...STANDING, document, version: null, enrolled: 0 }
const SAVED = { ...STANDING, document: null }
const changes = changesBetween(document, { ...document, teaches: [] })
const NAME = { en: 'Towing', tr: 'Çekme', ar: 'السحب' }
const VERSION = {
  version: 2,
  publishedAt: '2026-01-02T00:00:00Z',
  publishedBy: null,
  isOpen: true,
  lessons: 1,
  questions: 1,
  enrolled: 0,
  completed: 0,
}
const FILES = {
  files: [{ container: 'lessons', name: 'film.mp4', url: '/api/files/lessons/download/film.mp4' }],
  validUntil: '2026-01-02T00:00:00Z',
}
const ROW = {
  id: 4,
  title: 'Night work',
  courseTypeId: 1,
  category: 'Responder',
  totalCourseHours: 2,
  isOnline: true,
  state: 'published' as const,
  lessons: 1,
  enrolled: 3,
  version: 2,
  problems: 0,
  updatedAt: '2026-01-02T00:00:00Z',
}
const PAGE = { items: [ROW], total: 1, isTotalExact: true, next: null, previous: null, named: [] }
const VOCABULARY = { categories: [{ id: 1, name: NAME, courses: 2 }], courses: [{ id: 4, title: NAME }] }
const READ = {
  questions: document.lessons.flatMap(({ questions }) => questions),
  findings: [{ line: 3, kind: 'unsupported' as const, question: null, detail: 'Essay' }],
}
const form = { title: 'Night work', isOnline: true, courseTypeId: 1 as const, categoryId: 1 }
const made = { creates: true, answer: { id: 9 }, broken: { 'no id': {} } } as const

const INSTRUCTORS = [{ id: 5, name: 'Ada Moreno', email: 'ada@example.org', isAble: true }]

const STATISTICS = { key: 'q1', answers: 40, right: 0.5, discrimination: null, choices: [{ key: 'c1', chosen: 20 }] }

testCalls([
  call(
    'CourseFile',
    { id: 4 },
    {
      sends: 'GET /api/course-records/4/file',
      answer: { url: '/api/course-records/4/file/download?signature=x' },
      gives: { courseFile: '/api/course-records/4/file/download?signature=x' },
      broken: { 'no address': {} },
    },
  ),
  call(
    'BringCourse',
    {},
    {
      sends: 'POST /api/course-records/import',
      file: new File(['PK'], 'course.zip'),
      creates: true,
      answer: { id: 9, isPrerequisiteLost: false },
      gives: { bringCourse: { id: 9, isPrerequisiteLost: false } },
      broken: { 'no id': { isPrerequisiteLost: false } },
      announces: ['courseRecords', 'courseVocabulary'],
    },
  ),
  call(
    'CourseInstructors',
    { id: 4 },
    {
      sends: 'GET /api/course-records/4/instructors',
      answer: INSTRUCTORS,
      gives: { courseInstructors: INSTRUCTORS },
      broken: { 'somebody without a name': [{ id: 5, email: 'ada@example.org', isAble: true }] },
    },
  ),
  call(
    'FindCourseInstructors',
    { id: 4, search: 'ada' },
    {
      sends: 'GET /api/course-records/4/instructors/choices?search=ada',
      answer: [{ id: 5, name: 'Ada Moreno' }],
      gives: { findCourseInstructors: [{ id: 5, name: 'Ada Moreno' }] },
      broken: { 'somebody without a name': [{ id: 5 }] },
    },
  ),
  call(
    'AddCourseInstructor',
    { id: 4, userId: 5 },
    {
      sends: 'PUT /api/course-records/4/instructors/5',
      body: {},
      answer: INSTRUCTORS,
      gives: { addCourseInstructor: INSTRUCTORS },
      broken: { nothing: null },
      announces: ['courseInstructors'],
    },
  ),
  call(
    'RemoveCourseInstructor',
    { id: 4, userId: 5 },
    {
      sends: 'DELETE /api/course-records/4/instructors/5',
      answer: [],
      gives: { removeCourseInstructor: [] },
      broken: { nothing: null },
      announces: ['courseInstructors'],
    },
  ),
  call(
    'CourseRecords',
    { asked: { page: 1, perPage: 20, search: 'night', cursor: null, sort: 'title', columns: null, filters: {} } },
    {
      sends: 'GET /api/course-records?search=night',
      answer: PAGE,
      gives: { courseRecords: PAGE },
      broken: { 'a state that is none': { ...PAGE, items: [{ ...ROW, state: 'lost' }] } },
    },
  ),
  call(
    'CourseVocabulary',
    {},
    {
      sends: 'GET /api/course-vocabulary',
      answer: VOCABULARY,
      gives: { courseVocabulary: VOCABULARY },
      broken: { 'a category without a name': { ...VOCABULARY, categories: [{ id: 1, courses: 0 }] } },
    },
  ),
  call(
    'MakeCourse',
    { form },
    {
      sends: 'POST /api/course-records',
      body: form,
      gives: { makeCourse: 9 },
      announces: ['courseRecords'],
      ...made,
    },
  ),
  call(
    'DuplicateCourse',
    { id: 4 },
    {
      sends: 'POST /api/course-records/4/duplicate',
      body: {},
      gives: { duplicateCourse: 9 },
      announces: ['courseRecords'],
      ...made,
    },
  ),
  call(
    'CourseDraft',
    { id: 4 },
    {
      sends: 'GET /api/course-records/4/draft',
      answer: DRAFT,
      gives: { courseDraft: DRAFT },
      broken: { 'a document that is none': { ...DRAFT, document: { ...document, lessons: [{ key: 'one' }] } } },
    },
  ),
  call(
    'SaveCourse',
    { id: 4, revision: 2, changes },
    {
      sends: 'PATCH /api/course-records/4/draft',
      body: { revision: 2, changes },
      answer: SAVED,
      gives: { saveCourse: SAVED },
      broken: { 'no revision': { ...SAVED, revision: null } },
      announces: ['courseRecords'],
    },
  ),
  call(
    'PublishCourse',
    { id: 4, revision: 3 },
    {
      sends: 'POST /api/course-records/4/publish',
      body: { revision: 3 },
      creates: true,
      answer: { version: 2, kept: 43 },
      gives: { publishCourse: { version: 2, kept: 43 } },
      broken: { 'nobody counted': { version: 2 } },
      announces: ['courseRecords', 'courseDraft', 'courseVocabulary'],
    },
  ),
  call(
    'CourseFiles',
    { id: 4 },
    {
      sends: 'GET /api/course-records/4/files',
      answer: FILES,
      gives: { courseFiles: FILES },
      broken: { 'no end': { files: [] } },
    },
  ),
  call(
    'CourseStatistics',
    { id: 4 },
    {
      sends: 'GET /api/course-records/4/statistics',
      answer: [STATISTICS],
      gives: { courseStatistics: [STATISTICS] },
      broken: { 'a share that is none': [{ ...STATISTICS, right: 'most' }] },
    },
  ),
  call(
    'CourseVersions',
    { id: 4 },
    {
      sends: 'GET /api/course-records/4/versions',
      answer: [VERSION],
      gives: { courseVersions: [VERSION] },
      broken: { 'a version without a number': [{ ...VERSION, version: null }] },
    },
  ),
  call(
    'CourseVersion',
    { id: 4, version: 2 },
    {
      sends: 'GET /api/course-records/4/versions/2',
      answer: { version: 2, document },
      gives: { courseVersion: { version: 2, document } },
      broken: { 'no document': { version: 2 } },
    },
  ),
  call(
    'ReadQuestions',
    { id: 4, format: 'gift', language: 'en', text: 'Where?{=Here ~There}' },
    {
      sends: 'POST /api/course-records/4/questions/read',
      body: { format: 'gift', language: 'en', text: 'Where?{=Here ~There}' },
      answer: READ,
      gives: { readQuestions: READ },
      broken: { 'a finding without a line': { ...READ, findings: [{ kind: 'known' }] } },
    },
  ),
])
