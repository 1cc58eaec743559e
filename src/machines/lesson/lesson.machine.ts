import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { NO_LABELS } from '../../domain/picture-label.ts'
import { USUAL_PLAYER_HABITS } from '../../domain/player-habits.ts'
import { causeOf } from '../refusal.ts'
import { resultState } from './lesson-result.state.ts'
import { stepState } from './lesson-step.state.ts'
import { videoState, voiced } from './lesson-video.state.ts'
import { beginningOf, lessonSetup } from './lesson.setup.ts'

const broken = { target: '.help.broken', actions: { type: 'keepFault', params: causeOf } } as const

/** One lesson of one enrolment: a video, then a quiz. Its video and its standing live side by side. */
export const lessonMachine = lessonSetup.createMachine({
  id: 'lesson',
  context: ({ input }) => ({
    ...input,
    watched: input.lesson.video.creditedRanges,
    position: beginningOf(input),
    buffered: 0,
    ...USUAL_PLAYER_HABITS,
    cues: [],
    labels: NO_LABELS,
    volume: 1,
    isMuted: false,
    renewals: 0,
    attempt: null,
    recalled: null,
    fault: null,
  }),
  type: 'parallel',
  invoke: [
    {
      id: 'watchReporter',
      src: 'watchReporter',
      input: ({ context, self }) => ({ lesson: self, enrollmentId: context.enrollmentId, lessonId: context.lesson.id }),
      onError: broken,
    },
    { id: 'habits', src: 'habits', onError: broken },
    { id: 'mediaElement', src: 'mediaElement', onError: broken },
    { id: 'page', src: 'page', onError: broken },
    { id: 'network', src: 'network', onError: broken },
  ],
  on: {
    'lesson.left': { actions: 'tellDue' },
    'clock.wanted': { actions: 'tellBegan' },
    'habits.recalled': { actions: { type: 'useHabits', params: ({ event }) => ({ habits: event.habits }) } },
    'captions.chosen': {
      actions: [{ type: 'chooseCaptions', params: ({ event }) => ({ captions: event.captions }) }, 'tellHabits'],
    },
    'sound.chosen': { actions: voiced },
    'captionSize.chosen': {
      actions: [{ type: 'chooseSize', params: ({ event }) => ({ size: event.size }) }, 'tellHabits'],
    },
    'theatre.toggled': { actions: ['turnTheatre', 'tellHabits'] },
  },
  states: {
    video: videoState,
    step: stepState,
    result: resultState,
    /** Why a seek ended short of where it was meant to. */
    notice: {
      initial: 'quiet',
      on: { 'seek.blocked': '.seekBlocked' },
      states: { quiet: {}, seekBlocked: { after: { noticeDelay: 'quiet' } } },
    },
    /** A companion of the chart is missing or died. */
    help: { initial: 'working', states: { working: {}, broken: {} } },
  },
})

export type LessonActor = ActorRefFrom<typeof lessonMachine>
export type LessonSnapshot = SnapshotFrom<typeof lessonMachine>
