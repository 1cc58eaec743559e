import type {
  AttemptResult,
  LessonInCourse,
  LessonMedia,
  OnlineCourseProgress,
  QuizAttempt,
  TranscriptFindings,
} from '../../../domain/contract/lesson.contract.ts'
import { linesSaying } from '../../../domain/transcript-search.ts'

const TITLES = [
  'Introduction',
  'Fundamentals and Terminology',
  'Notification and Scene Size-Up',
  'Safe Vehicle Positioning',
  'Scene Safety',
  'Command Responsibilities',
  'Traffic Management',
  'Special Circumstances',
  'Clearance and Termination',
]

const LENGTH = 48

export const lessonAt = (
  state: LessonInCourse['standing']['state'],
  facts: Partial<LessonInCourse> = {},
): LessonInCourse => {
  const isWatched = state !== 'locked' && state !== 'watching'
  return {
    id: 5,
    position: 5,
    title: 'Scene Safety',
    summary: 'Stay out of the lane that is still moving, and be seen by those who drive in it.',
    standing: {
      state,
      status: { locked: null, watching: null, ready: 1, attempting: 1, failed: 4, timedOut: 3, passed: 2 }[state],
      nextEvents: ['ready', 'failed', 'timedOut'].includes(state) ? ['attempt.started'] : [],
    },
    video: {
      container: 'lessons',
      name: 'scene-safety.mp4',
      timeLength: LENGTH,
      creditedRanges: isWatched ? [[0, LENGTH]] : [],
      creditedSeconds: isWatched ? LENGTH : 0,
      resumeAt: 0,
    },
    quiz: {
      questionsDrawn: 3,
      passPercent: 80,
      timeLimitSeconds: 600,
      attemptsAllowed: 3,
      attemptsUsed: 0,
      retryAt: null,
      openAttemptId: null,
      lastAttemptId: null,
    },
    ...facts,
  }
}

/** A lesson of which the first 21 seconds are watched, with a gap. */
export const halfWatched = lessonAt('watching', {
  video: {
    ...lessonAt('watching').video,
    creditedRanges: [
      [0, 9],
      [14, 26],
    ],
    creditedSeconds: 21,
    resumeAt: 9,
  },
})

/** The nine lessons with the fifth as it is given: those before it passed, those after it locked. */
export const courseWith = (
  lesson: LessonInCourse,
  facts: Partial<OnlineCourseProgress> = {},
): OnlineCourseProgress => ({
  id: 1,
  courseId: 9,
  courseTitle: 'National TIM Responder',
  status: 1,
  expirationDate: '2027-05-04T00:00:00Z',
  nextEvents: [],
  quizTime: 'standard',
  lessons: TITLES.map((title, at) =>
    at + 1 === lesson.position
      ? lesson
      : lessonAt(at + 1 < lesson.position ? 'passed' : 'locked', { id: at + 1, position: at + 1, title }),
  ),
  certificate: null,
  ...facts,
})

export const completedCourse: OnlineCourseProgress = {
  ...courseWith(lessonAt('passed')),
  status: 3,
  lessons: TITLES.map((title, at) => lessonAt('passed', { id: at + 1, position: at + 1, title })),
  certificate: { number: 'TIM-7K3M-9Q2X', downloadUrl: '/api/certificates/TIM-7K3M-9Q2X/download' },
}

const poster = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#2b3038"/><path d="M70 90 78 40h4l8 50z" fill="#454c57"/><path d="M79 82h2v-9h-2zm.2-15h1.6v-7h-1.6zm.2-12h1.2v-5h-1.2z" fill="#f7f8fa"/><path d="m112 78 6-16h4l6 16z" fill="#ff7a1a"/></svg>',
)}`

export const media: LessonMedia = {
  lessonId: 5,
  timeLength: LENGTH,
  sources: [{ url: 'data:video/mp4;base64,', type: 'video/mp4' }],
  posterUrl: poster,
  captions: [
    { language: 'en', url: 'data:text/vtt,WEBVTT' },
    { language: 'tr', url: 'data:text/vtt,WEBVTT' },
    { language: 'ar', url: 'data:text/vtt,WEBVTT' },
  ],
  labels: [
    { language: 'en', url: 'data:text/vtt,WEBVTT' },
    { language: 'ar', url: 'data:text/vtt,WEBVTT' },
  ],
  films: [
    { language: 'en', url: 'data:video/mp4;base64,', type: 'video/mp4' },
    { language: 'tr', url: 'data:video/mp4;base64,AAAA', type: 'video/mp4' },
  ],
  transcript: [
    { start: 0, end: 7, text: 'Every responder beside a live lane is one distracted driver away from being struck.' },
    { start: 7, end: 16, text: 'Face the traffic, wear the vest, and never turn your back on a moving lane.' },
    { start: 16, end: 24, text: 'Stand where the blocking vehicle shields you, not in front of it.' },
    { start: 24, end: 33, text: 'Before you step out, look behind you and use the side away from traffic.' },
    { start: 33, end: 41, text: 'At night, turn off the lights that blind the drivers who come towards you.' },
    { start: 41, end: 48, text: 'When the work is done, leave in the order that keeps the last one covered.' },
  ],
  validUntil: '2027-05-04T00:00:00Z',
}

const FURTHER_LINES = [
  { lessonId: 2, start: 12, text: 'A live lane is one in which traffic is still moving beside you.' },
  { lessonId: 4, start: 5, text: 'Stop so that the blocking vehicle closes the lane behind which you work.' },
  { lessonId: 4, start: 31, text: 'Turn the wheels away from the lane in which others stand.' },
  { lessonId: 8, start: 9, text: 'Tow the vehicle out of the lane before the report is written.' },
]

/** What the other lessons say of it; the eighth is locked. */
export const foundFor = (search: string): TranscriptFindings => ({
  lessons: [2, 4, 8].flatMap((lessonId) => {
    const said = FURTHER_LINES.filter((line) => line.lessonId === lessonId)
    const found = linesSaying(said, search).flatMap((at) => said[at] ?? [])
    const isLocked = lessonId === 8
    return found.length === 0
      ? []
      : [
          {
            lessonId,
            position: lessonId,
            title: TITLES[lessonId - 1] ?? '',
            isLocked,
            total: found.length,
            lines: isLocked ? [] : found.map(({ start, text }) => ({ start, text })),
          },
        ]
  }),
})

const questions: QuizAttempt['questions'] = [
  {
    id: 51,
    prompt: 'Where do you stand while you talk with a driver who stopped beside a live lane?',
    choices: [
      { id: 511, text: 'On the side away from traffic, behind the blocking vehicle' },
      { id: 512, text: 'Between the two vehicles' },
      { id: 513, text: 'In the lane, so that other drivers see you' },
      { id: 514, text: 'In front of the blocking vehicle' },
    ],
    choiceId: null,
  },
  {
    id: 52,
    prompt: 'Which lights do you turn off at night?',
    choices: [
      { id: 521, text: 'Those that blind the drivers who come towards you' },
      { id: 522, text: 'All of them' },
      { id: 523, text: 'None' },
    ],
    choiceId: null,
  },
  {
    id: 53,
    prompt: 'When does a responder wear a high-visibility vest?',
    choices: [
      { id: 531, text: 'Only at night' },
      { id: 532, text: 'Always beside traffic' },
    ],
    choiceId: null,
  },
]

export const attempt: QuizAttempt = {
  id: 70,
  enrollmentId: 1,
  lessonId: 5,
  number: 1,
  state: 'open',
  seat: 1,
  passPercent: 80,
  startedAt: '2026-05-04T10:00:00Z',
  deadlineAt: '2026-05-04T10:10:00Z',
  remainingSeconds: 600,
  questions,
  result: null,
}

const graded = (state: 'passed' | 'failed' | 'timedOut', result: Partial<AttemptResult>): QuizAttempt => ({
  ...attempt,
  state,
  questions: [
    { ...questions[0]!, choiceId: 511 },
    { ...questions[1]!, choiceId: 522 },
    { ...questions[2]!, choiceId: 532 },
  ],
  result: {
    right: 2,
    total: 3,
    needed: 3,
    feedback: [
      { questionId: 51, isRight: true, videoSecond: 16, explanation: null },
      { questionId: 52, isRight: false, videoSecond: 33, explanation: null },
      { questionId: 53, isRight: true, videoSecond: 7, explanation: null },
    ],
    lesson: lessonAt(state).standing,
    enrollment: { status: 1, nextEvents: [] },
    certificateNumber: null,
    ...result,
  },
})

export const failedAttempt = graded('failed', {})
export const timedOutAttempt = graded('timedOut', { right: 1 })
export const passedAttempt = graded('passed', {
  right: 3,
  feedback: [
    { questionId: 51, isRight: true, videoSecond: 16, explanation: 'The blocking vehicle takes the blow, not you.' },
    {
      questionId: 52,
      isRight: true,
      videoSecond: 33,
      explanation: 'A driver who is blinded steers towards the light.',
    },
    { questionId: 53, isRight: true, videoSecond: 7, explanation: null },
  ],
})
