import { assign, fromCallback, fromPromise, type EventObject } from 'xstate'

import type {
  AnswerAnswer,
  LessonMedia,
  OnlineCourseProgress,
  OpenedCourse,
  QuizAttempt,
  TranscriptFindings,
  WatchReportAnswer,
} from '../../../../domain/contract/lesson.contract.ts'
import type { WatchRange } from '../../../../domain/watch-credit.ts'
import { asking, type Ask } from '../../../../machines/asking.ts'
import { coursePlayerMachine } from '../../../../machines/course-player/course-player.machine.ts'
import type { CoursePlayerEvent } from '../../../../machines/course-player/course-player.types.ts'
import { lessonMachine } from '../../../../machines/lesson/lesson.machine.ts'
import { transcriptMachine } from '../../../../machines/lesson/transcript.machine.ts'
import { watchReporterMachine } from '../../../../machines/lesson/watch-reporter.machine.ts'
import { quizAttemptMachine } from '../../../../machines/quiz-attempt/quiz-attempt.machine.ts'
import {
  answerJournalActor,
  clockActor,
  habitsActor,
  networkActor,
  pageActor,
  watchJournalActor,
} from './browser-actors.ts'
import { createMediaDriver, type MediaDriver } from './media-driver.ts'

type LessonAddress = { enrollmentId: number; lessonId: number }

/** What the lesson screen asks of the server. Each rejects with a fault; each may be asked twice without harm. */
export type LessonServer = Readonly<{
  /** The course as the viewer stands in it, with the video of the lesson to open; null without a current enrolment. */
  loadCourse: Ask<{ courseId: number; lessonId: number | null }, OpenedCourse>
  /** The same where it came with the page: it is not asked for then. */
  openedCourse?: (input: { courseId: number; lessonId: number | null }) => OpenedCourse | undefined
  loadProgress: Ask<{ enrollmentId: number }, OnlineCourseProgress>
  loadMedia: Ask<LessonAddress, LessonMedia>
  /** With `isLeaving` the request has to outlive the page (`keepalive`). */
  /** Where something is said in the lessons of an enrolment; without it none but the open one is searched. */
  searchTranscripts?: Ask<{ enrollmentId: number; search: string }, TranscriptFindings>
  sendReport: Ask<LessonAddress & { ranges: WatchRange[]; isLeaving: boolean }, WatchReportAnswer>
  readAttempt: Ask<{ attemptId: number }, QuizAttempt>
  startAttempt: Ask<LessonAddress & { openAttemptId: number | null }, QuizAttempt>
  saveAnswer: Ask<{ attemptId: number; questionId: number; choiceId: number; seat: number }, AnswerAnswer>
  submitAttempt: Ask<{ attemptId: number; seat: number }, QuizAttempt>
  /** Tells which lessons of a course open without a network, each time that it changes; without it none does. */
  watchKept?: (courseId: number, tell: (lessonIds: readonly number[]) => void) => () => void
}>

/** The course player with everything it needs: the server by `server`, the browser by the actors of this folder. */
export const assembleCoursePlayer = (server: LessonServer, driver: MediaDriver = createMediaDriver()) => {
  // A report that is on its way is let arrive even when its chart has stopped: the server merges what comes twice.
  const sendReport = fromPromise<WatchReportAnswer, Parameters<LessonServer['sendReport']>[0]>(({ input }) =>
    server.sendReport(input, new AbortController().signal),
  )
  const watchReporter = watchReporterMachine.provide({
    actors: { sendReport, watchJournal: watchJournalActor, page: pageActor, network: networkActor },
  })
  const quizAttempt = quizAttemptMachine.provide({
    actors: {
      startAttempt: asking(server.startAttempt),
      saveAnswer: asking(server.saveAnswer),
      submitAttempt: asking(server.submitAttempt),
      answerJournal: answerJournalActor,
      clock: clockActor,
      network: networkActor,
    },
  })
  const lesson = lessonMachine.provide({
    actors: {
      loadMedia: asking(server.loadMedia),
      mediaElement: driver.actor,
      habits: habitsActor,
      page: pageActor,
      network: networkActor,
      watchReporter,
      quizAttempt,
      recallAttempt: asking<QuizAttempt | null, { attemptId: number | null }>(async ({ attemptId }, signal) =>
        attemptId === null ? null : server.readAttempt({ attemptId }, signal),
      ),
    },
  })
  const machine = coursePlayerMachine.provide({
    actions: {
      recall: assign(({ context: { courseId, lessonId } }) => server.openedCourse?.({ courseId, lessonId }) ?? {}),
    },
    actors: {
      loadCourse: asking(server.loadCourse),
      loadProgress: asking(server.loadProgress),
      network: networkActor,
      keptLessons: fromCallback<EventObject, { courseId: number }>(({ input, sendBack }) =>
        server.watchKept?.(input.courseId, (lessonIds) =>
          sendBack({ type: 'kept.listed', lessonIds } satisfies CoursePlayerEvent),
        ),
      ),
      lesson,
    },
  })
  const transcript = server.searchTranscripts
    ? transcriptMachine.provide({ actors: { findElsewhere: asking(server.searchTranscripts) } })
    : transcriptMachine
  return { machine, driver, transcript }
}
