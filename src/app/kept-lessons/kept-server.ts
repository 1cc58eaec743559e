import type { LessonMedia } from '../../domain/contract/lesson.contract.ts'
import { FaultError, KEPT_PARTLY } from '../../domain/fault.ts'
import { isOffline } from '../../machines/refusal.ts'
import type { LessonServer } from '../../views/pages/lesson/outside/assemble-course-player.ts'
import { createShelf } from './kept-shelf.ts'

/** What a storage that is broken or closed says costs nothing but what is kept. */
const orNone = async <Answer>(act: Promise<Answer>): Promise<Answer | null> => act.catch(() => null)

/**
 * The server of a lesson's page, with what of it a person keeps on this device: a video that is there is played from
 * there, and where nobody can be asked the course opens as it stood.
 */
export const createKeptServer = (server: LessonServer, userId: number) => {
  const shelf = createShelf(userId)
  const played = async (media: LessonMedia): Promise<LessonMedia> => (await orNone(shelf.playedFor(media))) ?? media

  return {
    loadCourse: async (input, signal) => {
      try {
        const course = await server.loadCourse(input, signal)
        if (course === null) return course
        await orNone(shelf.noteProgress(course.progress))
        return { ...course, media: course.media && (await played(course.media)) }
      } catch (cause) {
        const away = isOffline(cause) ? await orNone(shelf.openAway(input.courseId, input.lessonId)) : null
        if (!away) throw cause
        return away
      }
    },

    loadProgress: async (input, signal) => {
      const progress = await server.loadProgress(input, signal)
      await orNone(shelf.noteProgress(progress))
      return progress
    },

    loadMedia: async (input, signal) => {
      try {
        return await played(await server.loadMedia(input, signal))
      } catch (cause) {
        if (!isOffline(cause)) throw cause
        const here = await orNone(shelf.here(input.lessonId))
        if (here) return here
        const isBegun = await orNone(shelf.isBegun(input.lessonId))
        throw isBegun ? new FaultError({ kind: 'offline', code: KEPT_PARTLY }) : cause
      }
    },

    sendReport: async (report, signal) => {
      const answer = await server.sendReport(report, signal)
      await orNone(shelf.noteCredit(report.enrollmentId, report.lessonId, answer))
      return answer
    },

    wholeOf: async (courseId: number) => (await orNone(shelf.wholeOf(courseId))) ?? [],
  } satisfies Partial<LessonServer> & { wholeOf: (courseId: number) => Promise<readonly number[]> }
}
