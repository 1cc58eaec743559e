import { describe, expect, test } from 'vitest'

import { FaultError } from '../../src/domain/fault.ts'
import { course, gatewayWith, json, refusal, viewer } from './fake-server.ts'

describe('what goes with a request', () => {
  test('default headers, the language and the token', async () => {
    const { gateway, received } = gatewayWith({ 'GET /api/auth/me': () => json(viewer) })

    expect(await gateway.ask('Viewer', {})).toEqual({ viewer })
    expect(
      received.map(({ method, path, headers }) => ({ method, path, headers: Object.fromEntries(headers) })),
    ).toEqual([
      {
        method: 'GET',
        path: '/api/auth/me',
        headers: {
          accept: 'application/json',
          'accept-language': 'tr',
          authorization: 'Bearer first',
          'x-client': 'test',
        },
      },
    ])
  })

  test('no Authorization without a token', async () => {
    const { gateway, received, session } = gatewayWith({ 'GET /api/courses': () => json([]) })
    session.token = null
    await gateway.ask('Courses', {})
    expect(received.map(({ headers }) => headers.get('Authorization'))).toEqual([null])
  })

  test('a report at page hide outlives the page, another does not', async () => {
    const report = {
      standing: { state: 'watching', status: null, nextEvents: ['video.watched'] },
      creditedRanges: [[0, 9.5]],
      creditedSeconds: 9.5,
      resumeAt: 9.5,
    }
    const { gateway, received } = gatewayWith({
      'POST /api/online-enrollments/1/lessons/2/watch-reports': () => json(report),
    })
    const report1 = { enrollmentId: 1, lessonId: 2, ranges: [[0, 9.5] satisfies [number, number]] }

    expect(await gateway.ask('ReportWatch', report1)).toEqual({ reportWatch: report })
    await gateway.ask('ReportWatch', report1, { keepalive: true })
    expect(received.map(({ body, keepalive }) => ({ body, keepalive }))).toEqual([
      { body: { ranges: [[0, 9.5]] }, keepalive: false },
      { body: { ranges: [[0, 9.5]] }, keepalive: true },
    ])
  })
})

describe('another server', () => {
  const exported = async (baseUrl: string, url: string) => {
    const { gateway, received } = gatewayWith(
      { 'POST /v1/profiles/me/data-exports': () => json({ url }) },
      { baseUrl, headers: { 'X-Program': 'state' } },
    )
    const { exportData } = await gateway.ask('ExportData', {})
    return { exportData, headers: received.map(({ headers }) => headers.get('X-Program')) }
  }

  test.each([
    ['https://api.example.org/v1', '/v1/saved?signature=x', 'https://api.example.org/v1/saved?signature=x'],
    ['https://api.example.org/v1', 'https://files.example.org/saved', 'https://files.example.org/saved'],
    ['/v1', '/v1/saved?signature=x', '/v1/saved?signature=x'],
  ])('at %s is asked there, with its headers, and its address %s is %s', async (baseUrl, url, exportData) => {
    expect(await exported(baseUrl, url)).toEqual({ exportData, headers: ['state'] })
  })
})

describe('the clock', () => {
  const DEVICE = Date.UTC(2026, 0, 2)
  const SERVER = Date.UTC(2026, 0, 3, 10)
  const dated = (date: string) => () => json([], { headers: { Date: date } })

  test('is that of the device until an answer says the time, and then the server', async () => {
    const { gateway } = gatewayWith({ 'GET /api/courses': dated(new Date(SERVER).toUTCString()) })
    expect(gateway.now()).toBe(DEVICE)
    await gateway.ask('Courses', {})
    expect(gateway.now()).toBe(SERVER)
  })

  test('is told by a refusal as well', async () => {
    const { gateway } = gatewayWith({
      'GET /api/courses': () => refusal(403, {}, { Date: new Date(SERVER).toUTCString() }),
    })
    await expect(gateway.ask('Courses', {})).rejects.toBeInstanceOf(FaultError)
    expect(gateway.now()).toBe(SERVER)
  })

  test('stays where an answer says nothing that is a date', async () => {
    const { gateway } = gatewayWith({ 'GET /api/courses': dated('soon') })
    await gateway.ask('Courses', {})
    expect(gateway.now()).toBe(DEVICE)
  })

  test('goes with what is asked of an online enrolment', async () => {
    const { gateway, received } = gatewayWith({
      'GET /api/courses': dated(new Date(SERVER).toUTCString()),
      'GET /api/instructor-online-course-student/findOne': () => json(null),
    })
    await gateway.ask('Courses', {})
    await gateway.ask('OnlineEnrollment', { courseId: 1, studentId: 7 })
    expect(received[1]?.path).toContain('2026-01-03T10:00:00.000Z')
  })
})

describe('the token', () => {
  test('a renewed one is taken over and sent from then on', async () => {
    const { gateway, received, session } = gatewayWith({
      'GET /api/courses': () => json([], { headers: { 'New-Access-Token': 'second' } }),
    })
    await gateway.ask('Courses', {})
    await gateway.ask('Courses', {})
    expect(session.token).toBe('second')
    expect(received.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer first', 'Bearer second'])
  })

  test('a renewal that comes after sign-out revives nothing', async () => {
    const { gateway, session } = gatewayWith({
      'GET /api/courses': () => {
        session.token = null
        return json([], { headers: { 'New-Access-Token': 'second' } })
      },
    })
    await gateway.ask('Courses', {})
    expect(session.token).toBeNull()
  })

  test('a 401 says that the session is gone, once, and is not retried', async () => {
    const { gateway, received, events } = gatewayWith({ 'GET /api/auth/me': () => refusal(401) })
    await expect(gateway.ask('Viewer', {})).rejects.toMatchObject({ fault: { kind: 'unauthorised', message: 'No.' } })
    expect(events).toEqual(['unauthorised first'])
    expect(received.length).toBe(1)
  })

  test('a 401 for a token that another tab has renewed meanwhile is asked again with the new one', async () => {
    const { gateway, received, events, session } = gatewayWith({
      'GET /api/auth/me': ({ headers }) => {
        if (headers.get('Authorization') === 'Bearer renewed') return json(viewer)
        session.token = 'renewed'
        return refusal(401)
      },
    })
    expect(await gateway.ask('Viewer', {})).toEqual({ viewer })
    expect(events).toEqual([])
    expect(received.length).toBe(2)
  })
})

describe('reads', () => {
  test('are asked again after a lost answer, with growing pauses', async () => {
    const answers = [() => Promise.reject(new TypeError('network')), () => refusal(503), () => json([course(1)])]
    const { gateway, received, waited } = gatewayWith({
      'GET /api/courses': () => answers.shift()?.() ?? json([]),
    })
    expect(await gateway.ask('Courses', {})).toEqual({ courses: [course(1)] })
    expect(received.length).toBe(3)
    expect(waited).toEqual([300, 600])
  })

  test('wait as long as the server asks for, unless a person would give up', async () => {
    const short = gatewayWith({ 'GET /api/courses': () => refusal(503, {}, { 'Retry-After': '2' }) })
    await expect(short.gateway.ask('Courses', {})).rejects.toMatchObject({
      fault: { kind: 'unexpected', retryAfter: 2 },
    })
    expect(short.waited).toEqual([2000, 2000])

    const long = gatewayWith({ 'GET /api/courses': () => refusal(429, {}, { 'Retry-After': '60' }) })
    await expect(long.gateway.ask('Courses', {})).rejects.toMatchObject({ fault: { kind: 'refused', retryAfter: 60 } })
    expect(long.waited).toEqual([])
  })

  test('an unchanged answer is not sent twice', async () => {
    const { gateway, received } = gatewayWith({
      'GET /api/courses': ({ headers }) =>
        headers.get('If-None-Match') === '"v1"'
          ? new Response(null, { status: 304 })
          : json([course(1)], { headers: { ETag: '"v1"' } }),
    })
    await gateway.ask('Courses', {})
    expect(await gateway.ask('Courses', {})).toEqual({ courses: [course(1)] })
    expect(received.map(({ headers }) => headers.get('If-None-Match'))).toEqual([null, '"v1"'])
  })

  test('a kept answer is not shown to the next person', async () => {
    const { gateway, received, session } = gatewayWith({
      'GET /api/courses': () => json([course(1)], { headers: { ETag: '"v1"' } }),
    })
    await gateway.ask('Courses', {})
    session.token = 'of somebody else'
    await gateway.ask('Courses', {})
    expect(received.map(({ headers }) => headers.get('If-None-Match'))).toEqual([null, null])
  })
})

describe('an aborted question', () => {
  test('rejects with its reason, tells the network, and is not asked again', async () => {
    const leaving = new AbortController()
    let sawAbort = false
    const { gateway, received } = gatewayWith({
      'GET /api/courses': (_request, init) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => {
            sawAbort = true
            reject(init.signal?.reason)
          })
          leaving.abort(new Error('left the screen'))
        }),
    })
    await expect(gateway.ask('Courses', {}, { signal: leaving.signal })).rejects.toThrow('left the screen')
    expect({ sawAbort, requests: received.length }).toEqual({ sawAbort: true, requests: 1 })
  })

  test('an answer that does not come in time is as good as no network', async () => {
    const { gateway } = gatewayWith(
      {
        'POST /api/auth/login': (_request, init) =>
          new Promise((_resolve, reject) => {
            init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
          }),
      },
      { writeTimeout: 1 },
    )
    await expect(gateway.ask('SignIn', { email: 'a@b.c', password: 'x' })).rejects.toMatchObject({
      fault: { kind: 'offline', code: 'TIMEOUT' },
    })
  })
})
