import type { ActorRef, Snapshot } from 'xstate'

import type {
  LessonInCourse,
  LessonMedia,
  QuizAttempt,
  WatchReportAnswer,
} from '../../domain/contract/lesson.contract.ts'
import type { Fault } from '../../domain/fault.ts'
import type { ShownLabels } from '../../domain/picture-label.ts'
import type { CaptionChoice, CaptionSize, PlayerHabits, SoundChoice } from '../../domain/player-habits.ts'
import type { WatchRange } from '../../domain/watch-credit.ts'
import type { KeepingNews } from '../lesson-keeping/lesson-keeping.setup.ts'
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
  /** Where to begin, in seconds, as far as that may be gone to; without it where the learner goes on. */
  startAt?: number | null
}>

export type LessonContext = LessonInput &
  PlayerHabits &
  Readonly<{
    /** Credited by the server, or played since. */
    watched: readonly WatchRange[]
    /** All times in seconds. */
    position: number
    buffered: number
    volume: number
    isMuted: boolean
    /** What is said now in the captions that are chosen, each of them as its lines. */
    cues: readonly string[]
    /** What is written on the picture now. */
    labels: ShownLabels
    /** Times that the addresses were renewed since the video last played. */
    renewals: number
    /** The latest graded attempt of this visit, for its feedback. */
    attempt: QuizAttempt | null
    /** The latest of a visit before, as the server has it. */
    recalled: QuizAttempt | null
    fault: Fault | null
  }>

/** How far it plays, in seconds of the video: since `from` without a gap. */
export type MediaProgress = Readonly<{ type: 'media.progressed'; at: number; from: number }>

/** What the media element tells. */
export type MediaEvent =
  | { type: 'media.loaded' }
  | { type: 'media.played' }
  | { type: 'media.paused' }
  | { type: 'media.waited' }
  | { type: 'media.ended' }
  | MediaProgress
  /** The element was moved, by our controls or its own. */
  | { type: 'media.sought'; at: number }
  | { type: 'media.buffered'; to: number }
  | { type: 'media.rateChanged'; rate: number }
  | { type: 'media.broke' }
  | { type: 'media.cuesChanged'; cues: readonly string[] }
  | { type: 'media.labelsChanged'; labels: ShownLabels }
  | { type: 'media.detached' }

/** What the media element is told. */
export type MediaCommand =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'seek'; to: number }
  | { type: 'rate'; rate: number }
  | { type: 'volume'; volume: number; isMuted: boolean }

/** What is kept of how somebody watches tells, when it is asked, and is told. */
export type HabitsEvent = { type: 'habits.recalled'; habits: PlayerHabits }
export type HabitsCommand = { type: 'keep'; habits: PlayerHabits }

export type LessonEvent =
  | { type: 'play.asked' }
  | { type: 'pause.asked' }
  | { type: 'seek.asked'; to: number }
  | { type: 'seek.blocked' }
  | { type: 'speed.chosen'; rate: number }
  | { type: 'volume.chosen'; volume: number }
  | { type: 'captions.chosen'; captions: CaptionChoice }
  | { type: 'captionSize.chosen'; size: CaptionSize }
  /** Another voice than the one that is heard: its film comes in the place of the other. */
  | { type: 'sound.chosen'; sound: SoundChoice }
  /** The video over the whole width of the page, or beside the list of lessons again. */
  | { type: 'theatre.toggled' }
  | { type: 'sound.muted' }
  | { type: 'sound.unmuted' }
  | { type: 'video.retried' }
  | { type: 'quiz.asked' }
  /** All is watched, and nobody can be asked: the quiz is to open as soon as somebody can. */
  | { type: 'quiz.awaited' }
  | { type: 'quiz.unawaited' }
  /** A place of the video is wanted, from the feedback or the list of unwatched parts. */
  | { type: 'review.asked'; second: number }
  | { type: 'standing.asked' }
  /** What came of the last attempt could not be read. */
  | { type: 'result.asked' }
  | { type: 'lesson.refreshed'; lesson: LessonInCourse }
  /** Another lesson is opened in its place. */
  | { type: 'lesson.left' }
  | { type: 'page.hidden' }
  | { type: 'network.returned' }
  | MediaEvent
  | HabitsEvent
  | ReporterNews
  | AttemptNews
  | KeepingNews
