import type { HowToMedia } from '../../domain/contract/how-to-offers.contract.ts'
import type { LessonMedia, OnlineCourseProgress } from '../../domain/contract/lesson.contract.ts'
import { ENROLLMENT_STATUS } from '../../domain/enrollment.ts'
import { FaultError } from '../../domain/fault.ts'
import { LESSON_OUTCOME } from '../../domain/lesson.ts'
import { assembleCoursePlayer } from '../../views/pages/lesson/outside/assemble-course-player.ts'

/** Nobody is enrolled: what is watched here is credited to nobody. */
const NOBODY = 0
/** ISO-8601. */
const NEVER = '9999-12-31T00:00:00.000Z'

const nothing = () => Promise.reject(new FaultError({ kind: 'notFound' }))

export type PlayedVideo = Readonly<{ id: number; title: string; media: HowToMedia }>

/**
 * The player of lessons for a video on how a task is done: as a lesson that was watched to its end, so that it may be
 * gone through freely. `renew` reads it anew once its addresses are over.
 */
export const createHowToPlayer = (
  { id, title, media }: PlayedVideo,
  renew: (signal: AbortSignal) => Promise<HowToMedia>,
) => {
  const { timeLength } = media
  const progress: OnlineCourseProgress = {
    id: NOBODY,
    courseId: NOBODY,
    courseTitle: title,
    status: ENROLLMENT_STATUS.active,
    expirationDate: NEVER,
    nextEvents: [],
    quizTime: 'standard',
    lessons: [
      {
        id,
        position: 1,
        title,
        summary: '',
        standing: { state: 'passed', status: LESSON_OUTCOME.passExam, nextEvents: [] },
        video: {
          container: '',
          name: '',
          timeLength,
          creditedRanges: [[0, timeLength]],
          creditedSeconds: timeLength,
          resumeAt: 0,
        },
        quiz: {
          questionsDrawn: 0,
          passPercent: 0,
          timeLimitSeconds: null,
          attemptsAllowed: null,
          attemptsUsed: 0,
          retryAt: null,
          openAttemptId: null,
          lastAttemptId: null,
        },
      },
    ],
    certificate: null,
  }
  // A screen is recorded with what is written on it, and told in one language.
  const played = (what: HowToMedia): LessonMedia => ({ ...what, labels: [], films: [], lessonId: id })
  return assembleCoursePlayer({
    loadCourse: () => Promise.resolve({ progress, media: played(media) }),
    loadProgress: () => Promise.resolve(progress),
    // Only once the addresses that it was opened with do not work.
    loadMedia: async (_lesson, signal) => played(await renew(signal)),
    sendReport: () => {
      const [lesson] = progress.lessons
      return lesson ? Promise.resolve({ standing: lesson.standing, ...lesson.video }) : nothing()
    },
    readAttempt: nothing,
    startAttempt: nothing,
    saveAnswer: nothing,
    submitAttempt: nothing,
  })
}

export type HowToPlayer = ReturnType<typeof createHowToPlayer>
