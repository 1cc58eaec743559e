import type { LessonInCourse, LessonMedia, WatchReportAnswer } from '../../../src/domain/contract/lesson.contract.ts'

/** A lesson of 40 seconds that nobody has begun. */
export const aLesson = (facts: Partial<LessonInCourse> = {}): LessonInCourse => ({
  id: 2,
  position: 1,
  title: 'Scene safety',
  summary: 'Stay out of the lane that is still moving.',
  standing: { state: 'watching', status: null, nextEvents: ['video.watched'] },
  video: {
    container: 'lessons',
    name: 'scene-safety.mp4',
    timeLength: 40,
    creditedRanges: [],
    creditedSeconds: 0,
    resumeAt: 0,
  },
  quiz: {
    questionsDrawn: 2,
    passPercent: 80,
    timeLimitSeconds: 600,
    attemptsAllowed: 3,
    attemptsUsed: 0,
    retryAt: null,
    openAttemptId: null,
    lastAttemptId: null,
  },
  ...facts,
})

export const standingAt = (
  state: LessonInCourse['standing']['state'],
  nextEvents: LessonInCourse['standing']['nextEvents'] = [],
): Pick<LessonInCourse, 'standing'> => ({
  standing: { state, status: state === 'passed' ? 2 : null, nextEvents },
})

export const aMedia = (facts: Partial<LessonMedia> = {}): LessonMedia => ({
  lessonId: 2,
  timeLength: 40,
  sources: [{ url: '/files/lessons/download/scene-safety.mp4', type: 'video/mp4' }],
  posterUrl: '/files/lessons/download/scene-safety.jpg',
  captions: [
    { language: 'en', url: '/files/lessons/download/scene-safety.en.vtt' },
    { language: 'tr', url: '/files/lessons/download/scene-safety.tr.vtt' },
    { language: 'ar', url: '/files/lessons/download/scene-safety.ar.vtt' },
  ],
  labels: [
    { language: 'en', url: '/files/lessons/download/scene-safety.labels.en.vtt' },
    { language: 'ar', url: '/files/lessons/download/scene-safety.labels.ar.vtt' },
  ],
  films: [],
  transcript: [
    { start: 0, end: 12, text: 'Park so that the truck blocks the lane.' },
    { start: 12, end: 26, text: 'Set the taper ahead of the scene.' },
    { start: 26, end: 40, text: 'Leave on the side away from traffic.' },
  ],
  validUntil: '2026-05-04T12:00:00Z',
  ...facts,
})

export const anAnswer = (facts: Partial<WatchReportAnswer> = {}): WatchReportAnswer => ({
  standing: { state: 'watching', status: null, nextEvents: ['video.watched'] },
  creditedRanges: [[0, 10]],
  creditedSeconds: 10,
  resumeAt: 10,
  ...facts,
})
