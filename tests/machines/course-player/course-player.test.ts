import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate'

import type { OnlineCourseProgress, OpenedCourse } from '../../../src/domain/contract/lesson.contract.ts'
import { lessonToOpen } from '../../../src/domain/lesson-to-open.ts'
import { coursePlayerMachine } from '../../../src/machines/course-player/course-player.machine.ts'
import { lessonAfter } from '../../../src/machines/course-player/course-standing.ts'
import { aLesson, aMedia, anAnswer, standingAt } from '../lesson/lesson.fixture.ts'
import { anAttempt, aResult } from '../quiz-attempt/attempt.fixture.ts'
import { aCompletedCourse, aCourse } from './course.fixture.ts'

type World = Readonly<{
  opens?: () => Promise<OpenedCourse>
  loads?: () => Promise<OnlineCourseProgress>
  lessonId?: number | null
}>

const startPlayer = ({ loads = () => Promise.resolve(aCourse()), opens, lessonId = null }: World = {}) => {
  const machine = coursePlayerMachine.provide({
    actors: {
      loadCourse: fromPromise<OpenedCourse, { courseId: number; lessonId: number | null }>(
        opens ?? (async () => ({ progress: await loads(), media: null })),
      ),
      loadProgress: fromPromise<OnlineCourseProgress, { enrollmentId: number }>(loads),
      network: fromCallback<EventObject, undefined>(() => undefined),
    },
  })
  return createActor(machine, { input: { courseId: 9, lessonId } }).start()
}

const ready = async (world?: World) => {
  const actor = startPlayer(world)
  await waitFor(actor, (snapshot) => snapshot.matches('ready'))
  return actor
}

const oneOpenThenTwo = aCourse({
  lessons: [
    aLesson(standingAt('passed')),
    aLesson({ id: 3, position: 2, title: 'Traffic management' }),
    aLesson({ id: 4, position: 3, title: 'Clearance', ...standingAt('locked') }),
  ],
})

describe('which lesson is open', () => {
  test.each([
    ['the first that is not passed', null, 3],
    ['the one that is asked for', 2, 2],
    ['not one that is locked', 4, 3],
    ['not one that is not there', 99, 3],
  ])('%s', (_name, asked, opened) => {
    expect(lessonToOpen(oneOpenThenTwo, asked)?.id).toBe(opened)
  })

  test('a lesson that is chosen replaces the one that was open', async () => {
    const actor = await ready({ loads: () => Promise.resolve(oneOpenThenTwo) })
    const before = actor.getSnapshot().context.lesson
    actor.send({ type: 'lesson.chosen', lessonId: 2 })
    const { lesson, openLessonId } = actor.getSnapshot().context
    expect([openLessonId, before?.getSnapshot().status, lesson?.getSnapshot().context.lesson.id]).toEqual([
      2,
      'stopped',
      2,
    ])
  })

  test('the lesson that is open can be opened again', async () => {
    const actor = await ready()
    const before = actor.getSnapshot().context.lesson
    actor.send({ type: 'lesson.chosen', lessonId: 2 })
    const after = actor.getSnapshot().context.lesson
    expect([before?.getSnapshot().status, after?.getSnapshot().status, after === before]).toEqual([
      'stopped',
      'active',
      false,
    ])
  })

  test('it plays what came with the course, and asks anew when it is opened again', async () => {
    const actor = await ready({ opens: () => Promise.resolve({ progress: aCourse(), media: aMedia() }) })
    const video = () => actor.getSnapshot().context.lesson?.getSnapshot().value.video
    const first = video()
    actor.send({ type: 'lesson.chosen', lessonId: 2 })
    expect([first, video()]).toEqual([{ shown: 'attaching' }, 'loading'])
  })

  test('what came of another lesson is not played', async () => {
    const media = aMedia({ lessonId: 3 })
    const actor = await ready({ opens: () => Promise.resolve({ progress: aCourse(), media }) })
    expect(actor.getSnapshot().context.lesson?.getSnapshot().context.media).toBeNull()
  })

  test('a locked lesson cannot be chosen', async () => {
    const actor = await ready()
    expect([2, 3].map((lessonId) => actor.getSnapshot().can({ type: 'lesson.chosen', lessonId }))).toEqual([
      true,
      false,
    ])
  })

  test('after the last lesson there is none', () => {
    expect([lessonAfter(aCourse(), 2)?.id, lessonAfter(aCourse(), 3)]).toEqual([3, null])
  })
})

describe('what stands in the way', () => {
  test.each([
    ['nobody is enrolled', { opens: () => Promise.resolve(null) }, 'notEnrolled'],
    ['the enrolment was dropped', { loads: () => Promise.resolve(aCourse({ status: 5 })) }, 'notEnrolled'],
    ['the enrolment has expired', { loads: () => Promise.resolve(aCourse({ status: 2 })) }, 'expired'],
    [
      'the server says that it may expire, whatever the clock here says',
      { loads: () => Promise.resolve(aCourse({ nextEvents: ['enrollment.expired'] })) },
      'expired',
    ],
    ['there are no lessons', { loads: () => Promise.resolve(aCourse({ lessons: [] })) }, 'empty'],
    ['the server cannot be reached', { loads: () => Promise.reject({ kind: 'offline' }) }, 'failed'],
    ['the server refuses', { opens: () => Promise.reject({ kind: 'forbidden' }) }, 'refused'],
  ] as const)('%s', async (_name, world, state) => {
    const { value } = await waitFor(startPlayer(world), (snapshot) => !snapshot.matches('loading'))
    expect(value).toBe(state)
  })

  test('an expiration date that is past by the clock here does not lock anybody out', async () => {
    const actor = await ready({ loads: () => Promise.resolve(aCourse({ expirationDate: '1999-01-01T00:00:00Z' })) })
    expect(actor.getSnapshot().matches({ ready: { course: 'underway' } })).toBe(true)
  })
})

describe('what the lesson reports', () => {
  test('its credit is shown in the list without reading the course again', async () => {
    let loads = 0
    const actor = await ready({ loads: () => ((loads += 1), Promise.resolve(aCourse())) })
    actor.send({ type: 'lesson.reported', lessonId: 2, answer: anAnswer() })
    const lesson = actor.getSnapshot().context.progress?.lessons[0]
    expect([loads, lesson?.video.creditedSeconds, lesson?.video.creditedRanges]).toEqual([1, 10, [[0, 10]]])
  })

  test('a verdict is noted at once, and the course is read again for what it opened', async () => {
    let course = aCourse()
    const actor = await ready({ loads: () => Promise.resolve(course) })
    course = aCourse({
      lessons: [aLesson(standingAt('passed')), aLesson({ id: 3, position: 2, title: 'Traffic management' })],
    })
    const passed = aResult({ lesson: standingAt('passed').standing })
    actor.send({ type: 'lesson.graded', lessonId: 2, attempt: anAttempt({ state: 'passed', result: passed }) })
    expect(actor.getSnapshot().context.progress?.lessons[0]?.standing.state).toBe('passed')
    await waitFor(actor, (snapshot) => snapshot.matches({ ready: { sync: 'steady' } }))
    expect(actor.getSnapshot().can({ type: 'lesson.chosen', lessonId: 3 })).toBe(true)
  })

  test('the open lesson hears its refreshed standing', async () => {
    let course = aCourse()
    const actor = await ready({ loads: () => Promise.resolve(course) })
    course = aCourse({ lessons: [aLesson(standingAt('ready', ['attempt.started']))] })
    actor.send({ type: 'lesson.outdated' })
    await waitFor(actor, (snapshot) => snapshot.matches({ ready: { sync: 'steady' } }))
    expect(actor.getSnapshot().context.lesson?.getSnapshot().matches({ step: 'ready' })).toBe(true)
  })

  test('a course that cannot be read again keeps what is on the screen', async () => {
    let isAway = false
    const actor = await ready({
      loads: () => (isAway ? Promise.reject({ kind: 'offline' }) : Promise.resolve(aCourse())),
    })
    isAway = true
    actor.send({ type: 'lesson.outdated' })
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ ready: { sync: 'stale' } }))
    expect([context.progress, context.fault, context.openLessonId]).toEqual([aCourse(), { kind: 'offline' }, 2])
  })
})

describe('completion', () => {
  test('is celebrated when the last lesson is passed, once', async () => {
    let course = aCourse()
    const actor = await ready({ loads: () => Promise.resolve(course) })
    course = aCompletedCourse()
    actor.send({ type: 'lesson.outdated' })
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ ready: { course: 'celebrating' } }))
    expect(context.progress?.certificate?.number).toBe('TIM-7K3M-9Q2X')
    actor.send({ type: 'celebration.closed' })
    actor.send({ type: 'lesson.outdated' })
    await waitFor(actor, (snapshot) => snapshot.matches({ ready: { sync: 'steady' } }))
    expect(actor.getSnapshot().matches({ ready: { course: 'completed' } })).toBe(true)
  })

  test('is not celebrated again on a later visit', async () => {
    const actor = await ready({ loads: () => Promise.resolve(aCompletedCourse()) })
    expect(actor.getSnapshot().matches({ ready: { course: 'completed' } })).toBe(true)
  })
})

test('without its actors the player has failed, and says so', async () => {
  const actor = createActor(coursePlayerMachine, { input: { courseId: 9, lessonId: null } }).start()
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  expect(context.fault).toEqual({ kind: 'unexpected' })
})
