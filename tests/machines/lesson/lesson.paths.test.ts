import { expect, test } from 'vitest'

import { NO_LABELS } from '../../../src/domain/picture-label.ts'
import { USUAL_PLAYER_HABITS } from '../../../src/domain/player-habits.ts'
import { lessonMachine, type LessonSnapshot } from '../../../src/machines/lesson/lesson.machine.ts'
import type { LessonNews } from '../../../src/machines/lesson/lesson.types.ts'
import { anAttempt, aResult } from '../quiz-attempt/attempt.fixture.ts'
import { listener } from '../support/listener.ts'
import { after, done, expectEveryPath, failed } from '../support/paths.ts'
import { aLesson, aMedia, anAnswer, standingAt } from './lesson.fixture.ts'

const cooling = aLesson({ ...standingAt('failed'), quiz: { ...aLesson().quiz, retryAt: '2026-05-04T10:00:00Z' } })
const coolingTimedOut = { ...cooling, ...standingAt('timedOut') }
/** Of a visit before. */
const tried = (state: 'failed' | 'timedOut') =>
  aLesson({ ...standingAt(state, ['attempt.started']), quiz: { ...aLesson().quiz, lastAttemptId: 7 } })
const lessons = [
  aLesson(standingAt('locked')),
  aLesson(standingAt('watching')),
  aLesson(standingAt('ready', ['attempt.started'])),
  aLesson(standingAt('attempting')),
  aLesson(standingAt('failed', ['attempt.started'])),
  cooling,
  aLesson(standingAt('timedOut', ['attempt.started'])),
  coolingTimedOut,
  aLesson(standingAt('passed')),
  tried('failed'),
  tried('timedOut'),
]
/** Played to its end, and not all of it credited. */
const watched = aLesson({ video: { ...aLesson().video, creditedRanges: [[0, 40]] } })

/** What came of an attempt is read whatever the video does: the two are walked one beside the other, not in every pair. */
const apart = (value: LessonSnapshot['value']) => (value.result === 'told' ? value : { result: value.result })

test('every state and every transition of a lesson can be taken', () => {
  const player = listener<LessonNews>().actor
  const walk = expectEveryPath(lessonMachine, {
    inputs: [
      { player, enrollmentId: 1, lesson: aLesson(standingAt('locked')), media: null },
      { player, enrollmentId: 1, lesson: aLesson(standingAt('watching')), media: null },
      { player, enrollmentId: 1, lesson: watched, media: aMedia() },
    ],
    serializeState: ({ value, context }) =>
      JSON.stringify([
        apart(value),
        context.renewals,
        context.lesson.standing.nextEvents.length,
        context.lesson.quiz.retryAt,
      ]),
    limit: 60_000,
    events: [
      ...lessons.map((lesson) => ({ type: 'lesson.refreshed' as const, lesson })),
      done('loadMedia', aMedia()),
      failed('loadMedia'),
      failed('loadMedia', { kind: 'conflict', code: 'LESSON_LOCKED' }),
      ...['watchReporter', 'mediaElement', 'habits', 'page', 'network', 'quizAttempt'].map((id) => failed(id)),
      done('quizAttempt', { attempt: anAttempt({ state: 'failed', result: aResult() }), fault: null }),
      done('quizAttempt', { attempt: null, fault: { kind: 'conflict' } }),
      done('recallAttempt', anAttempt({ state: 'failed', result: aResult() })),
      failed('recallAttempt'),
      { type: 'result.asked' },
      after('stallDelay', 'lesson.video.shown.buffering.awaited'),
      after('stallDelay', 'lesson.video.shown.moving.awaited'),
      after('noticeDelay', 'lesson.notice.seekBlocked'),
      after('coolDownDelay', 'lesson.step.failed'),
      after('coolDownDelay', 'lesson.step.timedOut'),
      { type: 'attempt.opened' },
      { type: 'report.acknowledged', answer: anAnswer(), pending: [] },
      { type: 'report.refused' },
      { type: 'play.asked' },
      { type: 'pause.asked' },
      { type: 'seek.asked', to: 0 },
      { type: 'seek.asked', to: 39 },
      { type: 'speed.chosen', rate: 2 },
      { type: 'habits.recalled', habits: { ...USUAL_PLAYER_HABITS, rate: 1.5 } },
      { type: 'captions.chosen', captions: 'off' },
      { type: 'sound.chosen', sound: 'tr' },
      { type: 'captionSize.chosen', size: 'large' },
      { type: 'theatre.toggled' },
      { type: 'media.cuesChanged', cues: ['Stay out of the lane.'] },
      { type: 'media.labelsChanged', labels: NO_LABELS },
      { type: 'volume.chosen', volume: 0.5 },
      { type: 'sound.muted' },
      { type: 'sound.unmuted' },
      { type: 'video.retried' },
      { type: 'quiz.asked' },
      { type: 'review.asked', second: 18 },
      { type: 'standing.asked' },
      { type: 'lesson.left' },
      { type: 'page.hidden' },
      { type: 'network.returned' },
      { type: 'media.loaded' },
      { type: 'media.played' },
      { type: 'media.paused' },
      { type: 'media.waited' },
      { type: 'media.ended' },
      { type: 'media.progressed', at: 0.25, from: 0 },
      { type: 'media.progressed', at: 30, from: 29.5 },
      { type: 'media.sought', at: 0 },
      { type: 'media.sought', at: 39 },
      { type: 'media.buffered', to: 20 },
      { type: 'media.rateChanged', rate: 4 },
      { type: 'media.broke' },
      { type: 'media.detached' },
      { type: 'clock.wanted' },
      { type: 'video.kept', media: aMedia() },
      { type: 'quiz.awaited' },
      { type: 'quiz.unawaited' },
      { type: 'report.acknowledged', answer: anAnswer(), pending: [[0, 40]] },
      { type: 'report.acknowledged', answer: anAnswer(standingAt('ready', ['attempt.started'])), pending: [[0, 40]] },
    ],
  })
  const locked = walk.snapshots.filter((snapshot) => snapshot.matches({ step: 'locked' }))
  expect(locked.map(({ context }) => context.lesson.standing.state)).toEqual(locked.map(() => 'locked'))
})
