import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate'

import type {
  LessonInCourse,
  LessonMedia,
  QuizAttempt,
  WatchReportAnswer,
} from '../../../src/domain/contract/lesson.contract.ts'
import type { PlayerHabits } from '../../../src/domain/player-habits.ts'
import type { WatchRange } from '../../../src/domain/watch-credit.ts'
import { lessonMachine } from '../../../src/machines/lesson/lesson.machine.ts'
import type { HabitsCommand, LessonNews, MediaCommand } from '../../../src/machines/lesson/lesson.types.ts'
import { watchReporterMachine, type WatchJournalEvent } from '../../../src/machines/lesson/watch-reporter.machine.ts'
import { quizAttemptMachine } from '../../../src/machines/quiz-attempt/quiz-attempt.machine.ts'
import type { AnswerJournalEvent, AttemptAsked } from '../../../src/machines/quiz-attempt/quiz-attempt.types.ts'
import { anAttempt } from '../quiz-attempt/attempt.fixture.ts'
import { listener } from '../support/listener.ts'
import { aLesson, aMedia, anAnswer } from './lesson.fixture.ts'

export type LessonWorld = Readonly<{
  lesson?: LessonInCourse
  startAt?: number
  loads?: () => Promise<LessonMedia>
  sends?: () => Promise<WatchReportAnswer>
  starts?: () => Promise<QuizAttempt>
  /** What came of an attempt before. */
  reads?: (attemptId: number) => Promise<QuizAttempt>
  /** How somebody watched before. */
  recalls?: PlayerHabits
}>

type Report = { enrollmentId: number; lessonId: number; ranges: WatchRange[]; isLeaving: boolean }

const creditOf = ({ creditedRanges, creditedSeconds, resumeAt }: LessonInCourse['video']) => ({
  creditedRanges,
  creditedSeconds,
  resumeAt,
})

export const silent = fromCallback<EventObject, undefined>(() => undefined)

/** A lesson with everything outside it pretended, and a record of what it asked for. */
export const startLesson = ({
  lesson = aLesson(),
  startAt,
  loads,
  sends,
  starts,
  reads,
  recalls,
}: LessonWorld = {}) => {
  const commands: MediaCommand[] = []
  const reports: WatchRange[][] = []
  const kept: PlayerHabits[] = []
  const player = listener<LessonNews>()
  const machine = lessonMachine.provide({
    actors: {
      loadMedia: fromPromise<LessonMedia, { enrollmentId: number; lessonId: number }>(
        () => loads?.() ?? Promise.resolve(aMedia()),
      ),
      mediaElement: fromCallback<MediaCommand, undefined>(({ receive }) =>
        receive((command) => commands.push(command)),
      ),
      habits: fromCallback<HabitsCommand, undefined>(({ sendBack, receive }) => {
        if (recalls) sendBack({ type: 'habits.recalled', habits: recalls })
        receive(({ habits }) => kept.push(habits))
      }),
      page: silent,
      network: silent,
      recallAttempt: fromPromise<QuizAttempt | null, { attemptId: number | null }>(({ input }) =>
        input.attemptId === null ? Promise.resolve(null) : (reads?.(input.attemptId) ?? Promise.resolve(anAttempt())),
      ),
      watchReporter: watchReporterMachine.provide({
        actors: {
          sendReport: fromPromise<WatchReportAnswer, Report>(({ input }) => {
            reports.push(input.ranges)
            const { standing, video } = lesson
            return sends?.() ?? Promise.resolve(anAnswer({ standing, ...creditOf(video) }))
          }),
          watchJournal: fromCallback<WatchJournalEvent, { enrollmentId: number; lessonId: number }>(() => undefined),
          page: silent,
          network: silent,
        },
      }),
      quizAttempt: quizAttemptMachine.provide({
        actors: {
          startAttempt: fromPromise<QuizAttempt, AttemptAsked>(() => starts?.() ?? Promise.resolve(anAttempt())),
          answerJournal: fromCallback<AnswerJournalEvent, { attemptId: number }>(() => undefined),
          clock: silent,
          network: silent,
        },
      }),
    },
  })
  const input = { player: player.actor, enrollmentId: 1, lesson, media: null, startAt: startAt ?? null }
  const actor = createActor(machine, { input }).start()
  return { actor, commands, reports, kept, news: player.heard }
}
