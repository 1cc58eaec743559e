import { expect, test } from 'vitest'

import { coursePlayerMachine } from '../../../src/machines/course-player/course-player.machine.ts'
import { anAnswer } from '../lesson/lesson.fixture.ts'
import { anAttempt, aResult } from '../quiz-attempt/attempt.fixture.ts'
import { after, done, expectEveryPath, failed } from '../support/paths.ts'
import { aCompletedCourse, aCourse } from './course.fixture.ts'

const courses = [
  aCourse(),
  aCompletedCourse(),
  aCourse({ status: 2 }),
  aCourse({ status: 5 }),
  aCourse({ lessons: [] }),
]

test('every state and every transition of the course player can be taken', () => {
  const walk = expectEveryPath(coursePlayerMachine, {
    inputs: [{ courseId: 9, lessonId: null }],
    recalled: [{ progress: courses[0] ?? null }],
    serializeState: ({ value, context }) => JSON.stringify([value, context.progress?.status, context.openLessonId]),
    events: [
      done('loadCourse', null),
      ...courses.flatMap((course) => [
        done('loadCourse', { progress: course, media: null }),
        done('refreshProgress', course),
      ]),
      ...['loadCourse', 'refreshProgress', 'network', 'keptLessons'].map((id) => failed(id)),
      failed('loadCourse', { kind: 'forbidden' }),
      after('staleDelay', 'coursePlayer.ready.sync.stale'),
      { type: 'lesson.chosen', lessonId: 2 },
      { type: 'course.retried' },
      { type: 'celebration.closed' },
      { type: 'network.returned' },
      { type: 'lesson.reported', lessonId: 2, answer: anAnswer() },
      { type: 'lesson.graded', lessonId: 2, attempt: anAttempt({ state: 'failed', result: aResult() }) },
      { type: 'lesson.outdated' },
      { type: 'kept.listed', lessonIds: [2] },
    ],
  })
  for (const snapshot of walk.snapshots) expect(snapshot.context.lesson !== null).toBe(snapshot.matches('ready'))
})
