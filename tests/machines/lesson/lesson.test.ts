import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'

import { lastAttemptOf, leftToWatch, reachOf } from '../../../src/machines/lesson/lesson.setup.ts'
import { anAttempt, aResult } from '../quiz-attempt/attempt.fixture.ts'
import { aLesson, aMedia, anAnswer, standingAt } from './lesson.fixture.ts'
import { startLesson, type LessonWorld } from './lesson.world.ts'

const watched = (to: number) =>
  aLesson({ video: { ...aLesson().video, creditedRanges: [[0, to]], creditedSeconds: to, resumeAt: to } })

const shown = async (world?: LessonWorld) => {
  const held = startLesson(world)
  await waitFor(held.actor, (snapshot) => snapshot.matches({ video: 'shown' }))
  held.actor.send({ type: 'media.loaded' })
  return held
}

const playing = async (world?: LessonWorld) => {
  const held = await shown(world)
  held.actor.send({ type: 'media.played' })
  return held
}

describe('the video', () => {
  test('resumes at the first unwatched second', async () => {
    const { commands } = await shown({ lesson: watched(12) })
    expect(commands).toEqual([
      { type: 'seek', to: 12 },
      { type: 'rate', rate: 1 },
      { type: 'volume', volume: 1, isMuted: false },
    ])
  })

  test('counts the seconds that are played, and none that are jumped over', async () => {
    const { actor } = await playing({ lesson: watched(12) })
    for (const at of [12.25, 12.5, 13]) actor.send({ type: 'media.progressed', at, from: 12 })
    actor.send({ type: 'media.sought', at: 2 })
    actor.send({ type: 'media.progressed', at: 2.25, from: 2 })
    expect(actor.getSnapshot().context.watched).toEqual([[0, 13]])
    expect(leftToWatch(actor.getSnapshot().context)).toBe(25)
  })

  test('counts all that was played where the page was told of it late, and nothing that the element did not play', async () => {
    const { actor } = await playing({ lesson: watched(12) })
    actor.send({ type: 'media.progressed', at: 24, from: 12 })
    expect(actor.getSnapshot().context.watched).toEqual([[0, 24]])
    // Moved further on without a word.
    actor.send({ type: 'media.progressed', at: 31, from: 30 })
    actor.send({ type: 'media.progressed', at: 29, from: 29 })
    expect([actor.getSnapshot().context.watched, actor.getSnapshot().context.position]).toEqual([
      [
        [0, 24],
        [30, 31],
      ],
      29,
    ])
  })

  test('reports what was played when it is paused', async () => {
    const { actor, reports } = await playing()
    const reporter = actor.getSnapshot().children.watchReporter!
    actor.send({ type: 'media.progressed', at: 0.5, from: 0 })
    await waitFor(reporter, (snapshot) => snapshot.matches('collecting'))
    actor.send({ type: 'media.paused' })
    await waitFor(reporter, (snapshot) => snapshot.matches('idle'))
    expect(reports).toEqual([[], [[0, 0.5]]])
  })

  test('is paused when the page is hidden', async () => {
    const { actor, commands } = await playing()
    actor.send({ type: 'page.hidden' })
    expect(commands.at(-1)).toEqual({ type: 'pause' })
  })

  test('comes to its end after it has paused, and plays again or goes where it is moved from there', async () => {
    const { actor, commands } = await playing({ lesson: watched(48) })
    const where = () =>
      (['ended', 'paused', 'playing'] as const).find((one) => actor.getSnapshot().matches({ video: { shown: one } }))
    actor.send({ type: 'media.paused' })
    actor.send({ type: 'media.ended' })
    expect(where()).toBe('ended')
    actor.send({ type: 'play.asked' })
    expect([where(), commands.at(-1)]).toEqual(['ended', { type: 'play' }])
    // An element that plays again from its end goes to its beginning first.
    actor.send({ type: 'media.sought', at: 0 })
    actor.send({ type: 'media.played' })
    expect(where()).toBe('playing')
    actor.send({ type: 'media.ended' })
    actor.send({ type: 'media.sought', at: 20 })
    expect([where(), actor.getSnapshot().context.position]).toEqual(['paused', 20])
  })

  test('plays at twice its speed at most, whoever asks', async () => {
    const { actor, commands } = await shown()
    actor.send({ type: 'speed.chosen', rate: 16 })
    actor.send({ type: 'media.rateChanged', rate: 4 })
    expect(commands.slice(-2)).toEqual([
      { type: 'rate', rate: 2 },
      { type: 'rate', rate: 2 },
    ])
  })

  test('asks for fresh addresses once by itself when it breaks, then says so', async () => {
    let loads = 0
    const { actor } = await shown({
      loads: () => {
        loads += 1
        return Promise.resolve(aMedia())
      },
    })
    actor.send({ type: 'media.broke' })
    await waitFor(actor, (snapshot) => snapshot.matches({ video: 'shown' }))
    actor.send({ type: 'media.broke' })
    expect([loads, actor.getSnapshot().matches({ video: 'broken' })]).toEqual([2, true])
  })

  test('a server that cannot be reached is not a server that refuses', async () => {
    const away = startLesson({ loads: () => Promise.reject({ kind: 'offline' }) })
    await waitFor(away.actor, (snapshot) => snapshot.matches({ video: 'failed' }))
    const refused = startLesson({ loads: () => Promise.reject({ kind: 'conflict', code: 'LESSON_LOCKED' }) })
    await waitFor(refused.actor, (snapshot) => snapshot.matches({ video: 'refused' }))
    expect([away.news, refused.news]).toEqual([[], [{ type: 'lesson.outdated' }]])
  })
})

describe('seeking', () => {
  test('is free inside what was watched', async () => {
    const { actor, commands } = await shown({ lesson: watched(12) })
    actor.send({ type: 'seek.asked', to: 5 })
    expect(commands.at(-1)).toEqual({ type: 'seek', to: 5 })
    expect(actor.getSnapshot().matches({ notice: 'quiet' })).toBe(true)
  })

  test('ends at the furthest watched second, and says why', async () => {
    const { actor, commands } = await shown({ lesson: watched(12) })
    actor.send({ type: 'seek.asked', to: 39 })
    expect(commands.at(-1)).toEqual({ type: 'seek', to: 12 })
    expect(actor.getSnapshot().matches({ notice: 'seekBlocked' })).toBe(true)
  })

  test('that ends short leaves all else as it was, said once or twice', async () => {
    const { actor } = await playing({ lesson: watched(12) })
    const { notice: _, ...before } = actor.getSnapshot().value as Record<string, unknown>
    for (const to of [39, 41]) {
      actor.send({ type: 'seek.asked', to })
      expect(actor.getSnapshot().value).toEqual({ ...before, notice: 'seekBlocked' })
    }
  })

  test('is led back when the element itself is moved ahead', async () => {
    const { actor, commands } = await playing({ lesson: watched(12) })
    actor.send({ type: 'media.sought', at: 30 })
    expect([commands.at(-1), actor.getSnapshot().context.position]).toEqual([{ type: 'seek', to: 12 }, 12])
  })

  test('is free everywhere once the video was finished', async () => {
    const { actor, commands } = await shown({ lesson: aLesson(standingAt('failed', ['attempt.started'])) })
    actor.send({ type: 'review.asked', second: 33 })
    expect(commands.slice(-2)).toEqual([{ type: 'seek', to: 33 }, { type: 'play' }])
    expect(reachOf(actor.getSnapshot().context)).toBe(40)
  })
})

describe('the step', () => {
  test('follows the standing that the server answers, and tells the course', async () => {
    const { actor, news } = await playing({
      sends: () =>
        Promise.resolve(anAnswer({ standing: { state: 'ready', status: 1, nextEvents: ['attempt.started'] } })),
    })
    await waitFor(actor, (snapshot) => snapshot.matches({ step: 'ready' }))
    expect(news).toEqual([
      {
        type: 'lesson.reported',
        lessonId: 2,
        answer: anAnswer({ standing: { state: 'ready', status: 1, nextEvents: ['attempt.started'] } }),
      },
    ])
  })

  test('never runs ahead of the server: a video that is watched through does not open the quiz by itself', async () => {
    const { actor } = await playing({ sends: () => new Promise(() => undefined) })
    for (let at = 1; at <= 40; at += 1) actor.send({ type: 'media.progressed', at, from: 0 })
    expect([leftToWatch(actor.getSnapshot().context), actor.getSnapshot().matches({ step: 'watching' })]).toEqual([
      0,
      true,
    ])
    expect(actor.getSnapshot().can({ type: 'quiz.asked' })).toBe(false)
  })

  test('a quiz that the server does not offer cannot be asked for', () => {
    const { actor } = startLesson({ lesson: aLesson(standingAt('failed', [])) })
    expect(actor.getSnapshot().can({ type: 'quiz.asked' })).toBe(false)
  })

  test('an attempt that is under way is taken up at once', async () => {
    const { actor } = startLesson({ lesson: aLesson(standingAt('attempting')) })
    const quiz = actor.getSnapshot().children.quizAttempt!
    const { context } = await waitFor(quiz, (snapshot) => snapshot.matches('open'))
    expect(context.attempt).toEqual(anAttempt())
  })

  test('the course is asked again once an attempt has opened, so that its list tells of it', async () => {
    const { actor, news } = startLesson({ lesson: aLesson(standingAt('ready', ['attempt.started'])) })
    actor.send({ type: 'quiz.asked' })
    await waitFor(actor.getSnapshot().children.quizAttempt!, (snapshot) => snapshot.matches('open'))
    expect(news).toEqual([{ type: 'lesson.outdated' }])
  })

  test('a verdict moves the step, keeps the feedback and is told', async () => {
    const graded = anAttempt({ state: 'failed', result: aResult() })
    const { actor, news } = startLesson({
      lesson: aLesson(standingAt('attempting')),
      starts: () => Promise.resolve(graded),
    })
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ step: 'failed' }))
    expect(context.attempt).toEqual(graded)
    expect(news).toEqual([{ type: 'lesson.graded', lessonId: 2, attempt: graded }])
    expect(actor.getSnapshot().can({ type: 'quiz.asked' })).toBe(true)
  })

  test('what came of the last attempt is read once, and one that is graded later takes its place', async () => {
    const before = anAttempt({ id: 6, state: 'failed', result: aResult() })
    const graded = anAttempt({ id: 7, state: 'failed', result: aResult() })
    const lesson = aLesson({
      ...standingAt('failed', ['attempt.started']),
      quiz: { ...aLesson().quiz, lastAttemptId: before.id },
    })
    const asked: number[] = []
    const { actor } = startLesson({
      lesson,
      starts: () => Promise.resolve(graded),
      reads: (id) => {
        asked.push(id)
        return asked.length === 1 ? Promise.reject({ kind: 'offline' }) : Promise.resolve(before)
      },
    })
    await waitFor(actor, (snapshot) => snapshot.matches({ result: 'untold' }))
    actor.send({ type: 'network.returned' })
    const told = await waitFor(actor, (snapshot) => snapshot.matches({ result: 'told' }))
    expect(lastAttemptOf(told.context)).toEqual(before)
    actor.send({ type: 'quiz.asked' })
    const after = await waitFor(actor, ({ context }) => context.attempt !== null)
    // The list of lessons may be older than what was graded here.
    actor.send({ type: 'lesson.refreshed', lesson })
    expect([
      lastAttemptOf(after.context),
      actor.getSnapshot().matches({ step: 'failed', result: 'told' }),
      asked,
    ]).toEqual([graded, true, [6, 6]])
  })

  test('a refused attempt keeps the reason', async () => {
    const { actor } = startLesson({
      lesson: aLesson(standingAt('ready', ['attempt.started'])),
      starts: () => Promise.reject({ kind: 'conflict', code: 'ILLEGAL_TRANSITION' }),
    })
    actor.send({ type: 'quiz.asked' })
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ step: 'refused' }))
    expect(context.fault).toEqual({ kind: 'conflict', code: 'ILLEGAL_TRANSITION' })
  })

  test('a refreshed standing does not end a quiz that is under way', async () => {
    const { actor } = startLesson({ lesson: aLesson(standingAt('attempting')) })
    actor.send({ type: 'lesson.refreshed', lesson: aLesson(standingAt('attempting')) })
    expect(actor.getSnapshot().matches({ step: 'answering' })).toBe(true)
  })

  test('a locked lesson opens when the course says so', async () => {
    const { actor } = startLesson({ lesson: aLesson(standingAt('locked')) })
    expect(actor.getSnapshot().value).toEqual({
      video: 'unavailable',
      step: 'locked',
      result: 'told',
      notice: 'quiet',
      help: 'working',
    })
    actor.send({ type: 'lesson.refreshed', lesson: aLesson() })
    const { value } = await waitFor(actor, (snapshot) => snapshot.matches({ video: 'shown' }))
    expect(value).toEqual({
      video: { shown: 'attaching' },
      step: 'watching',
      result: 'told',
      notice: 'quiet',
      help: 'working',
    })
  })
})

describe('how somebody watches', () => {
  const habits = { rate: 1.5, captions: 'off', captionSize: 'large', isTheatre: true, sound: 'ar' } as const

  test('is as it was kept, before the video is there', async () => {
    const { actor, commands } = startLesson({ recalls: habits })
    await waitFor(actor, (snapshot) => snapshot.matches({ video: 'shown' }))
    actor.send({ type: 'media.loaded' })
    const { rate, captions, captionSize, isTheatre, sound } = actor.getSnapshot().context
    expect([{ rate, captions, captionSize, isTheatre, sound }, commands.filter(({ type }) => type === 'rate')]).toEqual(
      [habits, [{ type: 'rate', rate: 1.5 }]],
    )
  })

  test('is kept at each choice, whole', async () => {
    const { actor, kept } = startLesson()
    await waitFor(actor, (snapshot) => snapshot.matches({ video: 'shown' }))
    actor.send({ type: 'captions.chosen', captions: 'tr' })
    actor.send({ type: 'captionSize.chosen', size: 'small' })
    actor.send({ type: 'speed.chosen', rate: 1.25 })
    actor.send({ type: 'theatre.toggled' })
    expect(kept).toEqual([
      { rate: 1, captions: 'tr', captionSize: 'medium', isTheatre: false, sound: null },
      { rate: 1, captions: 'tr', captionSize: 'small', isTheatre: false, sound: null },
      { rate: 1.25, captions: 'tr', captionSize: 'small', isTheatre: false, sound: null },
      { rate: 1.25, captions: 'tr', captionSize: 'small', isTheatre: true, sound: null },
    ])
  })

  test('other captions do not begin with what was said in those before', async () => {
    const { actor } = startLesson()
    await waitFor(actor, (snapshot) => snapshot.matches({ video: 'shown' }))
    actor.send({ type: 'media.cuesChanged', cues: ['Stay out of the lane.'] })
    expect(actor.getSnapshot().context.cues).toEqual(['Stay out of the lane.'])
    actor.send({ type: 'captions.chosen', captions: 'ar' })
    expect(actor.getSnapshot().context.cues).toEqual([])
  })

  test('another voice is another film, which plays on where the first was, or stands there', async () => {
    const { actor, commands, kept } = startLesson()
    await waitFor(actor, (snapshot) => snapshot.matches({ video: 'shown' }))
    for (const type of ['media.loaded', 'media.played'] as const) actor.send({ type })
    actor.send({ type: 'media.progressed', at: 1.5, from: 0 })
    const before = commands.length
    actor.send({ type: 'sound.chosen', sound: 'ar' })
    actor.send({ type: 'media.detached' })
    actor.send({ type: 'media.loaded' })
    expect([commands.slice(before).filter(({ type }) => type === 'seek' || type === 'play'), kept.at(-1)]).toEqual([
      [{ type: 'seek', to: 1.5 }, { type: 'play' }],
      { rate: 1, captions: null, captionSize: 'medium', isTheatre: false, sound: 'ar' },
    ])
    actor.send({ type: 'media.played' })
    actor.send({ type: 'media.paused' })
    const paused = commands.length
    actor.send({ type: 'sound.chosen', sound: 'tr' })
    actor.send({ type: 'media.detached' })
    actor.send({ type: 'media.loaded' })
    expect(commands.slice(paused).map(({ type }) => type)).toEqual(['seek', 'rate', 'volume'])
    expect(actor.getSnapshot().context).toMatchObject({ sound: 'tr', watched: [[0, 1.5]], position: 1.5 })
  })
})
