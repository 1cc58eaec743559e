import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'

import type { LessonMedia } from '../../../src/domain/contract/lesson.contract.ts'
import { lessonMachine } from '../../../src/machines/lesson/lesson.machine.ts'
import type { HabitsCommand, LessonNews, MediaCommand } from '../../../src/machines/lesson/lesson.types.ts'
import { listener } from '../support/listener.ts'
import { aLesson, aMedia, standingAt } from './lesson.fixture.ts'
import { silent } from './lesson.world.ts'

const whole = {
  loadMedia: fromPromise<LessonMedia, { enrollmentId: number; lessonId: number }>(() => Promise.resolve(aMedia())),
  mediaElement: fromCallback<MediaCommand, undefined>(() => undefined),
  habits: fromCallback<HabitsCommand, undefined>(() => undefined),
  page: silent,
  network: silent,
}

const startWithout = (missing: keyof typeof whole, lesson = aLesson()) => {
  const { [missing]: _left, ...actors } = whole
  const input = { player: listener<LessonNews>().actor, enrollmentId: 1, lesson, media: null }
  return createActor(lessonMachine.provide({ actors }), { input }).start()
}

test.each(['mediaElement', 'habits', 'page', 'network'] as const)(
  'without %s the lesson says that it cannot help itself',
  (name) => {
    const { context, ...snapshot } = startWithout(name).getSnapshot()
    expect([snapshot.value.help, context.fault]).toEqual(['broken', { kind: 'unexpected' }])
  },
)

test('without loadMedia the video has failed', async () => {
  const { context } = await waitFor(startWithout('loadMedia'), (snapshot) => snapshot.matches({ video: 'failed' }))
  expect(context.fault).toEqual({ kind: 'unexpected' })
})

test('a quiz without its actors is unreachable, and the lesson still stands', async () => {
  const input = {
    player: listener<LessonNews>().actor,
    enrollmentId: 1,
    lesson: aLesson(standingAt('attempting')),
    media: null,
  }
  const actor = createActor(lessonMachine.provide({ actors: whole }), { input }).start()
  await waitFor(actor.getSnapshot().children.quizAttempt!, (snapshot) => snapshot.matches('unreachable'))
  expect(actor.getSnapshot().value.step).toBe('answering')
})
