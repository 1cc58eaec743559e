import { LESSON_QUESTIONS } from '../../src/domain/contract/lesson-questions.list.ts'
import { readListAsked } from '../../src/domain/list.ts'
import { call, testCalls } from './calls.ts'
import { onePage } from './fake-server.ts'

const ID = '7d2f4a3e-6c1b-4f0e-9b7a-2f5f0c1d8e90'
const NOTE = {
  id: ID,
  lessonId: 4,
  lessonTitle: 'Safe Vehicle Positioning',
  at: 12.5,
  text: 'Angle left',
  revision: 1,
  changedAt: '2026-01-02T00:00:00Z',
}
const QUESTION = {
  id: 3,
  lessonId: 4,
  lessonTitle: 'Safe Vehicle Positioning',
  at: 12,
  text: 'Why to the left?',
  state: 'asked' as const,
  askedAt: '2026-01-02T00:00:00Z',
  answer: null,
  answeredAt: null,
  answeredBy: null,
}
const ROW = {
  ...QUESTION,
  userId: 11,
  firstName: 'Ada',
  lastName: 'Kaya',
  email: 'ada@example.org',
  courseTitle: 'Course 1',
  revision: 0,
}
const OWN = { goesTo: { kind: 'instructors' as const, names: ['Marcus Reed'] }, items: [QUESTION] }
const written = { lessonId: 4, at: 12.5, text: 'Angle left', revision: 0 }
const asked = readListAsked(LESSON_QUESTIONS, new URLSearchParams('state=asked'))

testCalls([
  call(
    'LessonNotes',
    { enrollmentId: 7 },
    {
      sends: 'GET /api/online-enrollments/7/notes',
      answer: { items: [NOTE] },
      gives: { lessonNotes: { items: [NOTE] } },
      broken: { 'a note without a time': { items: [{ ...NOTE, at: undefined }] } },
    },
  ),
  call(
    'WriteLessonNote',
    { enrollmentId: 7, noteId: ID, ...written },
    {
      sends: `PUT /api/online-enrollments/7/notes/${ID}`,
      body: written,
      answer: NOTE,
      gives: { writeLessonNote: NOTE },
      broken: { 'no revision': { ...NOTE, revision: undefined } },
    },
  ),
  call(
    'RemoveLessonNote',
    { enrollmentId: 7, noteId: ID, revision: 2 },
    {
      sends: `DELETE /api/online-enrollments/7/notes/${ID}?revision=2`,
      gives: { removeLessonNote: true },
    },
  ),
  call(
    'OwnLessonQuestions',
    { enrollmentId: 7 },
    {
      sends: 'GET /api/online-enrollments/7/questions',
      answer: OWN,
      gives: { ownLessonQuestions: OWN },
      broken: { 'nobody that it goes to': { items: [] } },
    },
  ),
  call(
    'AskLessonQuestion',
    { enrollmentId: 7, lessonId: 4, at: 12, text: 'Why to the left?' },
    {
      sends: 'POST /api/online-enrollments/7/lessons/4/questions',
      body: { at: 12, text: 'Why to the left?' },
      creates: true,
      announces: ['lessonQuestions'],
      answer: QUESTION,
      gives: { askLessonQuestion: QUESTION },
      broken: { 'another state': { ...QUESTION, state: 'lost' } },
    },
  ),
  call(
    'WithdrawLessonQuestion',
    { id: 3 },
    {
      sends: 'POST /api/lesson-questions/3/withdraw',
      body: {},
      creates: true,
      announces: ['lessonQuestions'],
      gives: { withdrawLessonQuestion: true },
    },
  ),
  call(
    'LessonQuestions',
    { asked },
    {
      sends: 'GET /api/lesson-questions?state=asked',
      answer: { ...onePage(ROW), named: [] },
      gives: { lessonQuestions: { ...onePage(ROW), named: [] } },
      broken: { 'a row without an asker': { ...onePage({ ...ROW, userId: undefined }), named: [] } },
    },
  ),
  call(
    'LessonQuestionsExport',
    { asked },
    {
      sends: 'GET /api/lesson-questions/export?state=asked',
      answer: { url: '/api/lesson-questions/export/x' },
      gives: { lessonQuestionsExport: '/api/lesson-questions/export/x' },
      broken: { 'no address': {} },
    },
  ),
  call(
    'LessonQuestionsChoices',
    { filter: 'course', search: 'tim' },
    {
      sends: 'GET /api/lesson-questions/choices?filter=course&search=tim',
      answer: [{ id: 1, name: 'Course 1' }],
      gives: { lessonQuestionsChoices: [{ id: 1, name: 'Course 1' }] },
      broken: { 'a course without a name': [{ id: 1 }] },
    },
  ),
  call(
    'AnswerLessonQuestion',
    { id: 3, revision: 0, text: 'Away from the crew.' },
    {
      sends: 'POST /api/lesson-questions/3/answer',
      body: { revision: 0, text: 'Away from the crew.' },
      creates: true,
      announces: ['lessonQuestions'],
      gives: { answerLessonQuestion: true },
    },
  ),
  call(
    'CloseLessonQuestion',
    { id: 3 },
    {
      sends: 'POST /api/lesson-questions/3/close',
      body: {},
      creates: true,
      announces: ['lessonQuestions'],
      gives: { closeLessonQuestion: true },
    },
  ),
  call(
    'ReopenLessonQuestion',
    { id: 3 },
    {
      sends: 'POST /api/lesson-questions/3/reopen',
      body: {},
      creates: true,
      announces: ['lessonQuestions'],
      gives: { reopenLessonQuestion: true },
    },
  ),
])
