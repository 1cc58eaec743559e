import { and, assign, not, or, raise, sendTo, setup, stateIn } from 'xstate'

import type {
  LessonInCourse,
  LessonMedia,
  QuizAttempt,
  WatchReportAnswer,
} from '../../domain/contract/lesson.contract.ts'
import { toFault } from '../../domain/fault.ts'
import { FINISH_SHARE } from '../../domain/lesson.ts'
import type { ShownLabels } from '../../domain/picture-label.ts'
import type { CaptionChoice, CaptionSize, PlayerHabits, SoundChoice } from '../../domain/player-habits.ts'
import {
  furthestOf,
  MAX_PLAYBACK_RATE,
  mergeRanges,
  secondsOf,
  unwatchedOf,
  type WatchRange,
} from '../../domain/watch-credit.ts'
import { quizAttemptMachine } from '../quiz-attempt/quiz-attempt.machine.ts'
import { isRefusal } from '../refusal.ts'
import { unprovided, unprovidedCompanion, unprovidedSource } from '../unprovided.ts'
import type {
  HabitsCommand,
  LessonContext,
  LessonEvent,
  LessonInput,
  LessonNews,
  MediaCommand,
  MediaProgress,
} from './lesson.types.ts'
import { watchReporterMachine } from './watch-reporter.machine.ts'

const SLOWEST = 0.5
/** Rounding of a media element's clock, in seconds. */
const SEEK_ROUNDING = 0.5
const RENEWALS_AT_MOST = 1
const GOING = ['playing', 'buffering', 'moving'] as const

/**
 * What was played since the position that is known: all of it, however long ago that was, as a page that is short of breath
 * is told seldom; of what began further on, that.
 */
export const stepOf = ({ position }: Pick<LessonContext, 'position'>, { from, at }: MediaProgress): WatchRange => [
  Math.max(position, from),
  at,
]

/** The last second that may be sought: all of a video that was finished, else what was watched. */
export const reachOf = ({ lesson, watched }: Pick<LessonContext, 'lesson' | 'watched'>): number =>
  lesson.standing.state === 'watching' ? furthestOf(watched) : lesson.video.timeLength

/** Whether a place of the video may be gone to, in seconds. */
export const isWithinReach = (context: Pick<LessonContext, 'lesson' | 'watched'>, to: number): boolean =>
  to <= reachOf(context) + SEEK_ROUNDING

/** Where a lesson that is opened begins. */
export const beginningOf = ({ lesson, startAt = null }: Pick<LessonInput, 'lesson' | 'startAt'>): number =>
  startAt === null
    ? lesson.video.resumeAt
    : Math.min(startAt, reachOf({ lesson, watched: lesson.video.creditedRanges }))

/** Seconds of the video that are still to be watched before the quiz opens. */
export const leftToWatch = ({ lesson, watched }: Pick<LessonContext, 'lesson' | 'watched'>): number =>
  Math.max(0, lesson.video.timeLength * FINISH_SHARE - secondsOf(watched))

/** The parts that are not watched yet, without the slivers that rounding leaves. */
export const unwatchedParts = ({ lesson, watched }: Pick<LessonContext, 'lesson' | 'watched'>): WatchRange[] =>
  unwatchedOf(watched, lesson.video.timeLength).filter(([from, to]) => to - from >= 1)

/** Where the first part begins that is not watched and may be gone to, in seconds; null where there is none. */
export const nextUnwatched = (context: Pick<LessonContext, 'lesson' | 'watched'>): number | null =>
  unwatchedParts(context).find(([from]) => Math.floor(from) <= reachOf(context))?.[0] ?? null

/** The last attempt that is graded, as far as it is known here. */
export const lastAttemptOf = ({ attempt, recalled }: Pick<LessonContext, 'attempt' | 'recalled'>): QuizAttempt | null =>
  recalled !== null && recalled.id > (attempt?.id ?? 0) ? recalled : attempt

export const lessonSetup = setup({
  types: {} as {
    input: LessonInput
    context: LessonContext
    events: LessonEvent
    children: {
      watchReporter: 'watchReporter'
      mediaElement: 'mediaElement'
      quizAttempt: 'quizAttempt'
      recallAttempt: 'recallAttempt'
      loadMedia: 'loadMedia'
      habits: 'habits'
      page: 'page'
      network: 'network'
    }
  },
  actors: {
    loadMedia: unprovided<LessonMedia, { enrollmentId: number; lessonId: number }>('loadMedia'),
    /** A graded attempt with what came of it; reading it takes no seat. */
    recallAttempt: unprovided<QuizAttempt | null, { attemptId: number | null }>('recallAttempt'),
    mediaElement: unprovidedCompanion<MediaCommand>('mediaElement'),
    habits: unprovidedCompanion<HabitsCommand>('habits'),
    page: unprovidedSource('page'),
    network: unprovidedSource('network'),
    watchReporter: watchReporterMachine,
    quizAttempt: quizAttemptMachine,
  },
  actions: {
    command: sendTo('mediaElement', (_, command: MediaCommand) => command),
    prepareElement: sendTo('mediaElement', ({ context }) => ({ type: 'seek', to: context.position })),
    prepareRate: sendTo('mediaElement', ({ context }) => ({ type: 'rate', rate: context.rate })),
    prepareSound: sendTo('mediaElement', ({ context }) => ({
      type: 'volume',
      volume: context.volume,
      isMuted: context.isMuted,
    })),
    seek: sendTo('mediaElement', ({ context }) => ({ type: 'seek', to: context.position })),
    moveTo: assign(({ context }, { to }: { to: number }) => ({
      position: Math.max(0, Math.min(to, reachOf(context))),
    })),
    creditPlayed: assign(({ context }, { step }: { step: WatchRange }) => ({
      position: step[1],
      watched: mergeRanges([...context.watched, step]),
    })),
    followPosition: assign((_, { at }: { at: number }) => ({ position: at })),
    noteBuffered: assign((_, { to }: { to: number }) => ({ buffered: to })),
    noteRate: assign((_, { rate }: { rate: number }) => ({
      rate: Math.max(SLOWEST, Math.min(MAX_PLAYBACK_RATE, rate)),
    })),
    useHabits: assign((_, { habits }: { habits: PlayerHabits }) => habits),
    tellHabits: sendTo('habits', ({ context: { rate, captions, captionSize, isTheatre, sound } }) => ({
      type: 'keep',
      habits: { rate, captions, captionSize, isTheatre, sound },
    })),
    chooseCaptions: assign((_, { captions }: { captions: CaptionChoice }) => ({ captions, cues: [] })),
    chooseSize: assign((_, { size }: { size: CaptionSize }) => ({ captionSize: size })),
    chooseSound: assign((_, { sound }: { sound: SoundChoice }) => ({ sound })),
    turnTheatre: assign(({ context }) => ({ isTheatre: !context.isTheatre })),
    noteLabels: assign((_, { labels }: { labels: ShownLabels }) => ({ labels })),
    noteCues: assign((_, { cues }: { cues: readonly string[] }) => ({ cues })),
    noteVolume: assign((_, { volume }: { volume: number }) => ({
      volume: Math.max(0, Math.min(1, volume)),
      isMuted: volume <= 0,
    })),
    mute: assign({ isMuted: true }),
    unmute: assign(({ context }) => ({ isMuted: false, volume: context.volume > 0 ? context.volume : 1 })),
    tellBlocked: raise({ type: 'seek.blocked' }),
    tellBegan: sendTo('watchReporter', { type: 'play.began' }),
    tellPlayed: sendTo('watchReporter', (_, { step }: { step: WatchRange }) => ({
      type: 'seconds.played',
      range: step,
    })),
    tellDue: sendTo('watchReporter', { type: 'report.due' }),
    keepMedia: assign((_, { media }: { media: LessonMedia }) => ({ media, fault: null })),
    countRenewal: assign(({ context }) => ({ renewals: context.renewals + 1 })),
    forgetRenewals: assign({ renewals: 0 }),
    keepLesson: assign((_, { lesson }: { lesson: LessonInCourse }) => ({ lesson })),
    keepCredit: assign(
      ({ context }, { answer, pending }: { answer: WatchReportAnswer; pending: readonly WatchRange[] }) => ({
        lesson: {
          ...context.lesson,
          standing: answer.standing,
          video: {
            ...context.lesson.video,
            creditedRanges: answer.creditedRanges,
            creditedSeconds: answer.creditedSeconds,
            resumeAt: answer.resumeAt,
          },
        },
        watched: mergeRanges([...answer.creditedRanges, ...pending]),
      }),
    ),
    keepAttempt: assign(({ context }, { attempt }: { attempt: QuizAttempt | null }) => ({
      attempt,
      fault: null,
      lesson: { ...context.lesson, standing: attempt?.result?.lesson ?? context.lesson.standing },
    })),
    keepRecalled: assign((_, { attempt }: { attempt: QuizAttempt | null }) => ({ recalled: attempt, fault: null })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    reportCredit: sendTo(
      ({ context }) => context.player,
      ({ context }, { answer }: { answer: WatchReportAnswer }): LessonNews => ({
        type: 'lesson.reported',
        lessonId: context.lesson.id,
        answer,
      }),
    ),
    reportGrade: sendTo(
      ({ context }) => context.player,
      ({ context }, { attempt }: { attempt: QuizAttempt | null }): LessonNews =>
        attempt === null
          ? { type: 'lesson.outdated' }
          : { type: 'lesson.graded', lessonId: context.lesson.id, attempt },
    ),
    reportOutdated: sendTo(({ context }) => context.player, { type: 'lesson.outdated' }),
  },
  guards: {
    isLocked: ({ context }) => context.lesson.standing.state === 'locked',
    hasMedia: ({ context }) => context.media !== null,
    isWatching: ({ context }) => context.lesson.standing.state === 'watching',
    isWatched: ({ context }) => leftToWatch(context) === 0,
    isReady: ({ context }) => context.lesson.standing.state === 'ready',
    isAttempting: ({ context }) => context.lesson.standing.state === 'attempting',
    isNotYetAttempting: ({ context }) => context.lesson.standing.state !== 'attempting',
    isFailed: ({ context }) => context.lesson.standing.state === 'failed',
    isTimedOut: ({ context }) => context.lesson.standing.state === 'timedOut',
    isUnlocked: (_, { lesson }: { lesson: LessonInCourse }) => lesson.standing.state !== 'locked',
    canAttempt: ({ context }) => context.lesson.standing.nextEvents.includes('attempt.started'),
    /** What came of the last attempt is not here: of a quiz that is not passed, and was tried before. */
    isLacking: ({ context }) =>
      (context.lesson.standing.state === 'failed' || context.lesson.standing.state === 'timedOut') &&
      (context.lesson.quiz.lastAttemptId ?? 0) > (lastAttemptOf(context)?.id ?? 0),
    /** The server will allow another attempt, but not yet. */
    isCoolingDown: ({ context }) =>
      context.lesson.quiz.retryAt !== null && !context.lesson.standing.nextEvents.includes('attempt.started'),
    canReach: ({ context }, { to }: { to: number }) => isWithinReach(context, to),
    canRenew: ({ context }) => context.renewals < RENEWALS_AT_MOST,
    isStep: (_, { step: [from, to] }: { step: WatchRange }) => to > from,
    /** It plays, or will as soon as it can. */
    isGoing: or(GOING.map((at) => stateIn({ video: { shown: at } }))),
    /** It stands where its learner goes on: nobody has moved it or played it. */
    isUntouched: and([
      not('isGoing'),
      ({ context: { lesson, position, startAt = null } }) =>
        startAt === null && Math.abs(position - lesson.video.resumeAt) <= SEEK_ROUNDING,
    ]),
    isTooFast: (_, { rate }: { rate: number }) => rate > MAX_PLAYBACK_RATE,
    isGraded: (_, { attempt }: { attempt: QuizAttempt | null }) => attempt?.result != null,
    isRefusal: (_, { cause }: { cause: unknown }) => isRefusal(cause),
  },
  delays: {
    stallDelay: 8000,
    noticeDelay: 6000,
    /** How often a screen that waits for a cool-down asks again. */
    coolDownDelay: 30_000,
  },
})
