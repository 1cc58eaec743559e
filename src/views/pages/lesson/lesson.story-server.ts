import { fromCallback } from 'xstate'

import type { LessonInCourse } from '../../../domain/contract/lesson.contract.ts'
import type { MediaCommand, MediaEvent } from '../../../machines/lesson/lesson.types.ts'
import { attempt, courseWith, foundFor, halfWatched, media } from './lesson.story-data.ts'
import type { LessonServer } from './outside/assemble-course-player.ts'
import type { MediaDriver } from './outside/media-driver.ts'

export const never = () => new Promise<never>(() => undefined)
export const offline = () => Promise.reject({ kind: 'offline' })

/** A server that answers at once, as it is told to; what is played of a lesson it says to who asks for that. */
export const serverWith = (
  lesson: LessonInCourse = halfWatched,
  { loadProgress = () => Promise.resolve(courseWith(lesson)), ...answers }: Partial<LessonServer> = {},
): LessonServer => ({
  loadCourse: async (_course, signal) => ({ progress: await loadProgress({ enrollmentId: 1 }, signal), media: null }),
  loadProgress,
  loadMedia: () => Promise.resolve(media),
  searchTranscripts: ({ search }) => Promise.resolve(foundFor(search)),
  sendReport: () =>
    Promise.resolve({
      standing: lesson.standing,
      creditedRanges: lesson.video.creditedRanges,
      creditedSeconds: lesson.video.creditedSeconds,
      resumeAt: lesson.video.resumeAt,
    }),
  readAttempt: () => Promise.resolve(attempt),
  startAttempt: () => Promise.resolve(attempt),
  saveAnswer: ({ questionId, choiceId }) => Promise.resolve({ questionId, choiceId, remainingSeconds: 580 }),
  submitAttempt: () => Promise.resolve(attempt),
  ...answers,
})

/** A video that is only pretended: it is loaded when it is on the page and does at once what it is told. */
export const createFakeDriver = () => {
  const listeners = new Set<(event: MediaEvent) => void>()
  const commands: MediaCommand[] = []
  let isHeld = false
  const happen = (event: MediaEvent) => {
    for (const tell of listeners) tell(event)
  }
  const driver: MediaDriver = {
    actor: fromCallback<MediaCommand, undefined>(({ sendBack, receive }) => {
      listeners.add(sendBack)
      receive((command) => {
        commands.push(command)
        if (command.type === 'play') happen({ type: 'media.played' })
        if (command.type === 'pause') happen({ type: 'media.paused' })
      })
      return () => {
        listeners.delete(sendBack)
      }
    }),
    attach: (element) => {
      if (!element) return undefined
      if (!isHeld) happen({ type: 'media.loaded' })
      return () => happen({ type: 'media.detached' })
    },
  }
  /** What is put on the page from now on stays on its way. */
  const hold = () => {
    isHeld = true
  }
  return { driver, happen, commands, hold }
}
