import type { LessonMedia, OnlineCourseProgress, QuizAttempt } from '../../src/domain/contract/lesson.contract.ts'
import { call, testCalls } from './calls.ts'

const CREDIT = { creditedRanges: [[0, 30.5]] as [number, number][], creditedSeconds: 30.5, resumeAt: 30.5 }
const STANDING = { state: 'ready' as const, status: 1, nextEvents: ['attempt.started' as const] }
const COURSE: OnlineCourseProgress = {
  id: 11,
  courseId: 1,
  courseTitle: 'Course 1',
  status: 1,
  expirationDate: '2026-12-31T00:00:00Z',
  nextEvents: ['lessons.completed'],
  quizTime: 'timeAndHalf',
  lessons: [
    {
      id: 4,
      position: 1,
      title: 'Scene Safety',
      summary: 'How to stay alive.',
      standing: STANDING,
      video: { container: 'lessons', name: 'scene-safety.mp4', timeLength: 61.5, ...CREDIT },
      quiz: {
        questionsDrawn: 5,
        passPercent: 80,
        timeLimitSeconds: 450,
        attemptsAllowed: null,
        attemptsUsed: 1,
        retryAt: null,
        openAttemptId: null,
        lastAttemptId: null,
      },
    },
  ],
  certificate: { number: 'TIM-2', downloadUrl: '/api/files/certificate.pdf' },
}
const FOUND = {
  lessons: [
    {
      lessonId: 4,
      position: 2,
      title: 'Scene Safety',
      isLocked: false,
      total: 1,
      lines: [{ start: 12, text: 'Look at the lane.' }],
    },
  ],
}

const MEDIA: LessonMedia = {
  lessonId: 4,
  timeLength: 61.5,
  sources: [{ url: '/api/files/scene-safety.mp4', type: 'video/mp4' }],
  posterUrl: '/api/files/scene-safety.webp',
  captions: [{ language: 'ar', url: '/api/files/scene-safety.ar.vtt' }],
  labels: [{ language: 'ar', url: '/api/files/scene-safety.labels.ar.vtt' }],
  films: [{ language: 'ar', url: '/api/files/scene-safety.ar.mp4', type: 'video/mp4' }],
  transcript: [{ start: 0, end: 2.5, text: 'Look before you step out.' }],
  validUntil: '2026-01-02T01:00:00Z',
}
const ATTEMPT: QuizAttempt = {
  id: 91,
  enrollmentId: 11,
  lessonId: 4,
  number: 2,
  state: 'open',
  seat: 3,
  passPercent: 80,
  startedAt: '2026-01-02T00:00:00Z',
  deadlineAt: '2026-01-02T00:07:30Z',
  remainingSeconds: 449.5,
  questions: [{ id: 5, prompt: 'Where do you stand?', choices: [{ id: 51, text: 'Upstream' }], choiceId: null }],
  result: null,
}
const GRADED: QuizAttempt = {
  ...ATTEMPT,
  state: 'passed',
  remainingSeconds: null,
  result: {
    right: 5,
    total: 5,
    needed: 4,
    feedback: [{ questionId: 5, isRight: true, videoSecond: 12, explanation: 'They see you first.' }],
    lesson: { state: 'passed', status: 2, nextEvents: [] },
    enrollment: { status: 3, nextEvents: [] },
    certificateNumber: 'TIM-2',
  },
}
const at = { enrollmentId: 11, lessonId: 4 }
const broken = { 'a state that there is not': { ...ATTEMPT, state: 'paused' } }

testCalls([
  call(
    'OnlineCourse',
    { enrollmentId: 11 },
    {
      sends: 'GET /api/online-enrollments/11',
      answer: COURSE,
      gives: { onlineCourse: COURSE },
      broken: {
        'another time for quizzes': { ...COURSE, quizTime: 'triple' },
        'an event that no enrolment takes': { ...COURSE, nextEvents: ['enrollment.sold'] },
      },
    },
  ),
  call('LessonMedia', at, {
    sends: 'GET /api/online-enrollments/11/lessons/4',
    answer: MEDIA,
    gives: { lessonMedia: MEDIA },
    broken: { 'captions in no language': { ...MEDIA, captions: [{ language: 'xx', url: '/' }] } },
  }),
  call(
    'TranscriptFindings',
    { enrollmentId: 11, search: 'lane' },
    {
      sends: 'GET /api/online-enrollments/11/transcript-search?search=lane',
      answer: FOUND,
      gives: { transcriptFindings: FOUND },
      broken: { 'a lesson without its place': { lessons: [{ ...FOUND.lessons[0], position: null }] } },
    },
  ),
  call(
    'ReportWatch',
    { ...at, ranges: [[0, 30.5]] },
    {
      sends: 'POST /api/online-enrollments/11/lessons/4/watch-reports',
      body: { ranges: [[0, 30.5]] },
      answer: { standing: STANDING, ...CREDIT },
      gives: { reportWatch: { standing: STANDING, ...CREDIT } },
      broken: { 'a range without an end': { standing: STANDING, ...CREDIT, creditedRanges: [[0]] } },
      announces: ['progress'],
    },
  ),
  call('StartAttempt', at, {
    sends: 'POST /api/online-enrollments/11/lessons/4/quiz-attempts',
    body: {},
    creates: true,
    answer: ATTEMPT,
    gives: { startAttempt: ATTEMPT },
    broken,
  }),
  call(
    'QuizAttempt',
    { attemptId: 91 },
    { sends: 'GET /api/quiz-attempts/91', answer: ATTEMPT, gives: { quizAttempt: ATTEMPT }, broken },
  ),
  call(
    'SubmitAttempt',
    { attemptId: 91, seat: 3 },
    {
      sends: 'POST /api/quiz-attempts/91/submit',
      body: { seat: 3 },
      answer: GRADED,
      gives: { submitAttempt: GRADED },
      broken: { ...broken, 'half a result': { ...GRADED, result: { right: 5 } } },
      announces: ['progress', 'enrollments', 'certificates'],
    },
  ),
])
