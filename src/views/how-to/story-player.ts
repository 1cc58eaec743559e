import { halfWatched } from '../pages/lesson/lesson.story-data.ts'
import { createFakeDriver, serverWith } from '../pages/lesson/lesson.story-server.ts'
import { assembleCoursePlayer } from '../pages/lesson/outside/assemble-course-player.ts'

/** A player of a video that is only pretended. */
export const storyPlayer = (id: number) => {
  const { driver } = createFakeDriver()
  const { timeLength } = halfWatched.video
  const lesson = {
    ...halfWatched,
    id,
    standing: { state: 'passed', status: 2, nextEvents: [] },
    video: { ...halfWatched.video, creditedRanges: [[0, timeLength]], creditedSeconds: timeLength, resumeAt: 0 },
  } satisfies typeof halfWatched
  return assembleCoursePlayer(serverWith(lesson), driver)
}
