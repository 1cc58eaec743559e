import type { LessonMedia } from '../../domain/contract/lesson.contract.ts'
import { isOffline } from '../../machines/refusal.ts'
import type { LessonServer } from '../../views/pages/lesson/outside/assemble-course-player.ts'
import { loadChunk } from '../chunk.ts'
import { keptFor } from './kept-hint.ts'
import type { createShelf } from './kept-shelf.ts'
import { noteServed } from './served-media.ts'

type Shelf = ReturnType<typeof createShelf>

/** What a storage that is broken or closed says costs nothing but what is kept. */
const orNone = async <Answer>(act: Promise<Answer>): Promise<Answer | null> => act.catch(() => null)

/**
 * The server of a lesson's page, with what of it is kept on this device: a video that is there is played from there,
 * and where nobody can be asked the course opens as it stood. Who keeps nothing loads nothing of this.
 */
export const withKept = (server: LessonServer, viewerId: () => number | null): LessonServer => {
  let opened: Promise<Shelf> | undefined
  const shelf = async (): Promise<Shelf | null> => {
    const userId = viewerId()
    if (userId === null || keptFor() !== userId) return null
    opened ??= loadChunk(() => import('./kept-shelf.ts')).then(({ createShelf }) => createShelf(userId))
    return orNone(opened)
  }
  const played = async (media: LessonMedia): Promise<LessonMedia> => {
    noteServed(media)
    const held = await shelf()
    return (held && (await orNone(held.playedFor(media)))) ?? media
  }

  return {
    ...server,

    loadCourse: async (input, signal) => {
      try {
        const course = await server.loadCourse(input, signal)
        if (course === null) return course
        const held = await shelf()
        if (held) await orNone(held.noteProgress(course.progress))
        return { ...course, media: course.media && (await played(course.media)) }
      } catch (cause) {
        const held = isOffline(cause) ? await shelf() : null
        const away = held && (await orNone(held.openAway(input.courseId, input.lessonId)))
        if (!away) throw cause
        return away
      }
    },

    loadProgress: async (input, signal) => {
      const progress = await server.loadProgress(input, signal)
      const held = await shelf()
      if (held) await orNone(held.noteProgress(progress))
      return progress
    },

    loadMedia: async (input, signal) => {
      try {
        return await played(await server.loadMedia(input, signal))
      } catch (cause) {
        const held = isOffline(cause) ? await shelf() : null
        const here = held && (await orNone(held.here(input.lessonId)))
        if (!here) throw cause
        return here
      }
    },

    sendReport: async (report, signal) => {
      const answer = await server.sendReport(report, signal)
      const held = await shelf()
      if (held) await orNone(held.noteCredit(report.enrollmentId, report.lessonId, answer))
      return answer
    },

    watchKept: (courseId, tell) => {
      const stop = new AbortController()
      const look = async () => {
        const held = await shelf()
        const lessonIds = held ? ((await orNone(held.wholeOf(courseId))) ?? []) : []
        if (!stop.signal.aborted) tell(lessonIds)
      }
      void look()
      const listen = async () => {
        const { hearKept } = await import('./kept-news.ts')
        if (!stop.signal.aborted)
          stop.signal.addEventListener(
            'abort',
            hearKept(() => void look()),
          )
      }
      void listen()
      return () => stop.abort()
    },
  }
}
