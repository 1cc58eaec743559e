import { setTimeout as later } from 'node:timers/promises'

import { afterEach, describe, expect, test, vi } from 'vitest'

import type { Language } from '../../src/domain/language.ts'
import { course, gatewayWith, json, refusal } from './fake-server.ts'

const COURSES = 'GET /api/courses'
const SEATS = 'GET /api/instructor-course-students/students/7/enrollments'
const ONE = { 'GET /api/instructor-online-course-student/findOne': () => json(null), [SEATS]: () => json([]) }
const answered = { ...ONE, [COURSES]: () => json([course(1)]) }

/** Answers when it is told to, and says whether the request was given up. */
const held = () => {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const signals: AbortSignal[] = []
  const answer = (_request: unknown, { signal }: RequestInit) => {
    if (signal) signals.push(signal)
    signal?.addEventListener('abort', () => reject(signal.reason))
    return promise
  }
  return { answer, resolve, signals }
}

const coursesAsked = (received: readonly { path: string }[]) =>
  received.filter(({ path }) => path === '/api/courses').length

afterEach(() => vi.useRealTimers())

describe('what several ask in one turn', () => {
  test('is one request, and each reads its answer', async () => {
    const { gateway, received } = gatewayWith(answered)
    // What asks several things together begins in the turn in which the executor is there.
    await gateway.ask('Holdings', { studentId: 7 })
    received.splice(0)
    expect(
      await Promise.all([
        gateway.ask('Courses', {}),
        gateway.ask('Courses', {}),
        gateway.ask('Holdings', { studentId: 7 }),
      ]),
    ).toEqual([{ courses: [course(1)] }, { courses: [course(1)] }, { onlineHoldings: [], inPersonEnrollments: [] }])
    expect(coursesAsked(received)).toBe(1)
  })

  test('is asked afresh in another turn, though the first is under way', async () => {
    const { answer, resolve } = held()
    const { gateway, received } = gatewayWith({ [COURSES]: answer })
    const first = gateway.ask('Courses', {})
    await later(5)
    const second = gateway.ask('Courses', {})
    await later(5)
    resolve(json([]))
    await first
    await second.catch(() => {})
    expect(coursesAsked(received)).toBe(2)
  })

  test('fails for each of them', async () => {
    const { gateway, received } = gatewayWith({ [COURSES]: () => refusal(403) })
    const both = await Promise.allSettled([gateway.ask('Courses', {}), gateway.ask('Courses', {})])
    const fault = { kind: 'forbidden', message: 'No.' }
    expect(both).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ fault }) },
      { status: 'rejected', reason: expect.objectContaining({ fault }) },
    ])
    expect(coursesAsked(received)).toBe(1)
  })

  test('goes on for who stays when another leaves', async () => {
    const { answer, resolve, signals } = held()
    const { gateway } = gatewayWith({ [COURSES]: answer })
    const leaving = new AbortController()
    const left = gateway.ask('Courses', {}, { signal: leaving.signal })
    const staying = gateway.ask('Courses', {}, { signal: new AbortController().signal })
    await later(5)
    leaving.abort(new Error('left the screen'))
    await expect(left).rejects.toThrow('left the screen')
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    resolve(json([course(1)]))
    expect(await staying).toEqual({ courses: [course(1)] })
  })

  test('is given up when all have left, and who asks then asks for themselves', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { answer, signals } = held()
    const answers = [answer, () => json([course(1)])]
    const { gateway } = gatewayWith({ [COURSES]: (...call) => (answers.shift() ?? answer)(...call) })
    const leaving = new AbortController()
    const both = [0, 1].map(() => gateway.ask('Courses', {}, { signal: leaving.signal }))
    await later(5)
    leaving.abort(new Error('left the screen'))
    const third = gateway.ask('Courses', {})
    for (const one of both) await expect(one).rejects.toThrow('left the screen')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    expect(await third).toEqual({ courses: [course(1)] })
  })
})

test('who has left already asks nothing', async () => {
  const { gateway, received } = gatewayWith(answered)
  const signal = AbortSignal.abort(new Error('left the screen'))
  await expect(gateway.ask('Courses', {}, { signal })).rejects.toThrow('left the screen')
  expect(received).toEqual([])
})

describe('a turn, however long it is,', () => {
  test('ends for a question when it is answered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { gateway, received } = gatewayWith(answered)
    await gateway.ask('Courses', {})
    await gateway.ask('Courses', {})
    expect(coursesAsked(received)).toBe(2)
  })

  test('ends when something is written, and when that is answered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const written = held()
    const { gateway, received } = gatewayWith({
      [COURSES]: () => new Promise<never>(() => {}),
      'POST /api/auth/logout': written.answer,
    })
    const ask = async () => {
      void gateway.ask('Courses', {})
      await later(5)
      return coursesAsked(received)
    }
    expect([await ask(), await ask()]).toEqual([1, 1])
    const writing = gateway.ask('SignOut', {})
    await later(5)
    expect([await ask(), await ask()]).toEqual([2, 2])
    written.resolve(new Response(null, { status: 204 }))
    await writing
    expect([await ask(), await ask()]).toEqual([3, 3])
  })

  test('is that of one person, and of one language', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    let language: Language = 'en'
    const { gateway, received, session } = gatewayWith(
      { [COURSES]: () => new Promise<never>(() => {}) },
      { language: () => language },
    )
    const ask = () => {
      void gateway.ask('Courses', {})
      return later(5)
    }
    await ask()
    language = 'ar'
    await ask()
    session.token = 'another'
    await ask()
    await ask()
    expect(received.map(({ headers }) => [headers.get('Accept-Language'), headers.get('Authorization')])).toEqual([
      ['en', 'Bearer first'],
      ['ar', 'Bearer first'],
      ['ar', 'Bearer another'],
    ])
  })
})
