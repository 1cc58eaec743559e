import { createActor, fromCallback } from 'xstate'

import type { LessonInCourse } from '../domain/contract/lesson.contract.ts'
import { askedIn, blankPerson } from '../domain/person-fields.ts'
import { lessonMachine } from '../machines/lesson/lesson.machine.ts'
import type { ProfileValues } from '../machines/profile/profile-values.ts'
import type { ChosenUpload } from '../machines/upload/upload.machine.ts'

/** What charts that are drawn are begun with; whatever they tell, this one hears and keeps for itself. */
export const listener = createActor(fromCallback(() => undefined)).start()

export const person: ProfileValues = {
  ...blankPerson(askedIn('profile')),
  firstName: 'Dana',
  lastName: 'Whitfield',
}

export const lesson: LessonInCourse = {
  id: 3,
  position: 3,
  title: 'Scene Safety',
  summary: '',
  standing: { state: 'watching', status: null, nextEvents: ['video.watched', 'video.finished'] },
  video: {
    container: 'lessons',
    name: 'scene-safety.mp4',
    timeLength: 50,
    creditedRanges: [],
    creditedSeconds: 0,
    resumeAt: 0,
  },
  quiz: {
    questionsDrawn: 5,
    passPercent: 80,
    timeLimitSeconds: 600,
    attemptsAllowed: null,
    attemptsUsed: 0,
    retryAt: null,
    openAttemptId: null,
    lastAttemptId: null,
  },
}

/** A lesson whose companions are missing: it is there to be listened to. */
export const openedLesson = createActor(lessonMachine, {
  input: { player: listener, enrollmentId: 1, lesson, media: null },
})

export const chosenUpload: ChosenUpload = {
  target: 'library',
  kind: 'video',
  name: 'scene-safety.mp4',
  size: 48_000_000,
  language: 'en',
  seconds: null,
  content: new Blob(),
}
