import type { LessonServer } from '../../views/pages/lesson/outside/assemble-course-player.ts'
import { loadChunk } from '../chunk.ts'
import { keptFor } from './kept-hint.ts'
import { KEPT_NEWS } from './kept-mark.ts'
import type { createKeptServer } from './kept-server.ts'

type KeptServer = ReturnType<typeof createKeptServer>

/** The server of a lesson's page, with what of it is kept on this device. Who keeps nothing loads nothing of that. */
export const withKept = (server: LessonServer, viewerId: () => number | null): LessonServer => {
  let opened: Promise<KeptServer> | undefined
  const kept = async (): Promise<KeptServer | null> => {
    const userId = viewerId()
    if (userId === null || keptFor() !== userId) return null
    opened ??= loadChunk(() => import('./kept-server.ts')).then((part) => part.createKeptServer(server, userId))
    return opened.catch(() => null)
  }
  return {
    ...server,
    openedCourse: (input) => (keptFor() === null ? server.openedCourse?.(input) : undefined),
    loadCourse: async (input, signal) => ((await kept()) ?? server).loadCourse(input, signal),
    loadProgress: async (input, signal) => ((await kept()) ?? server).loadProgress(input, signal),
    loadMedia: async (input, signal) => ((await kept()) ?? server).loadMedia(input, signal),
    sendReport: async (report, signal) => ((await kept()) ?? server).sendReport(report, signal),
    watchKept: (courseId, tell) => {
      const look = async () => tell((await (await kept())?.wholeOf(courseId)) ?? [])
      const onNews = () => void look()
      onNews()
      window.addEventListener(KEPT_NEWS, onNews)
      return () => window.removeEventListener(KEPT_NEWS, onNews)
    },
  }
}
