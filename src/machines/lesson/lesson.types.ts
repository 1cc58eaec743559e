import type { ActorRef, Snapshot } from 'xstate'

import type {
  LessonInCourse,
  LessonMedia,
  QuizAttempt,
  WatchReportAnswer,
} from '../../domain/contract/lesson.contract.ts'
import type { Fault } from '../../domain/fault.ts'
import type { WatchRange } from '../../domain/watch-credit.ts'
import type { AttemptNews } from '../quiz-attempt/quiz-attempt.types.ts'
import type { ReporterNews } from './watch-reporter.machine.ts'

/** What the course player hears from the lesson that it opened. */
export type LessonNews =
  | { type: 'lesson.reported'; lessonId: number; answer: WatchReportAnswer }
  | { type: 'lesson.graded'; lessonId: number; attempt: QuizAttempt }
  /** What the screen shows of the lesson is old, or was refused: read the course again. */
  | { type: 'lesson.outdated' }

export type LessonInput = Readonly<{
  player: ActorRef<Snapshot<unknown>, LessonNews>
  enrollmentId: number
  lesson: LessonInCourse
  /** What is played of it, where that came with the course. */
  media: LessonMedia | null
}>

export type LessonContext = LessonInput &
  Readonly<{
    /** Credited by the server, or played since. */
    watched: readonly WatchRange[]
    /** All times in seconds. */
    position: number
    buffered: number
    rate: number
    volume: number
    isMuted: boolean
    /** Times that the addresses were renewed since the video last played. */
    renewals: number
    /** The latest graded attempt of this visit, for its feedback. */
    attempt: QuizAttempt | null
    fault: Fault | null
  }>

/** What the media element tells. */
export type MediaEvent =
  | { type: 'media.loaded' }
  | { type: 'media.played' }
  | { type: 'media.paused' }
  | { type: 'media.waited' }
  | { type: 'media.ended' }
  | { type: 'media.progressed'; at: number }
  /** The element was moved, by our controls or its own. */
  | { type: 'media.sought'; at: number }
  | { type: 'media.buffered'; to: number }
  | { type: 'media.rateChanged'; rate: number }
  | { type: 'media.broke' }
  | { type: 'media.detached' }

/** What the media element is told. */
export type MediaCommand =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'seek'; to: number }
  | { type: 'rate'; rate: number }
  | { type: 'volume'; volume: number; isMuted: boolean }

export type LessonEvent =
  | { type: 'play.asked' }
  | { type: 'pause.asked' }
  | { type: 'seek.asked'; to: number }
  | { type: 'seek.blocked' }
  | { type: 'speed.chosen'; rate: number }
  | { type: 'volume.chosen'; volume: number }
  | { type: 'sound.muted' }
  | { type: 'sound.unmuted' }
  | { type: 'video.retried' }
  | { type: 'quiz.asked' }
  /** A place of the video is wanted, from the feedback or the list of unwatched parts. */
  | { type: 'review.asked'; second: number }
  | { type: 'standing.asked' }
  | { type: 'lesson.refreshed'; lesson: LessonInCourse }
  /** Another lesson is opened in its place. */
  | { type: 'lesson.left' }
  | { type: 'page.hidden' }
  | { type: 'network.returned' }
  | MediaEvent
  | ReporterNews
  | AttemptNews
