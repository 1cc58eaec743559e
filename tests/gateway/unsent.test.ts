import { describe, expect, test } from 'vitest'

import { FaultError, isUnanswered, isUnsent, type Fault } from '../../src/domain/fault.ts'
import { gatewayWith, json, refusal } from './fake-server.ts'

const ENROLL = 'POST /api/instructor-online-course-student/enroll-student'
const REMOVE = 'DELETE /api/list-views/4'
const OFFLINE = { kind: 'offline' }
const UNSENT = { kind: 'offline', code: 'UNSENT' }
const UNASKED = { kind: 'offline', code: 'UNASKED' }

const lost = () => Promise.reject(new TypeError('network'))
const enrolled = () => json({ id: 11 }, { status: 201 })
const away = () => refusal(404, { code: 'NOT_FOUND' })

const faultOf = async (asked: Promise<unknown>): Promise<Fault | 'done'> =>
  asked.then(
    () => 'done' as const,
    (cause: unknown) => {
      if (cause instanceof FaultError) return cause.fault
      throw cause
    },
  )

/** A browser that has a network or says that it has none, and a server that answers so one after the other. */
const worldOf = (call: string) => {
  const browser = { isOffline: false, reaches: lost as () => Response | Promise<Response> }
  const answers: (() => Response | Promise<Response>)[] = []
  const { gateway, received } = gatewayWith(
    { [call]: () => answers.shift()?.() ?? refusal(500), 'GET /api': () => browser.reaches() },
    { isOffline: () => browser.isOffline },
  )
  const sent = () => received.map(({ method, headers }) => `${method} ${headers.get('Idempotency-Key') ?? ''}`.trim())
  return { browser, answers, gateway, sent }
}

const enrolling = () => {
  const world = worldOf(ENROLL)
  const enroll = () => faultOf(world.gateway.ask('EnrollStudent', { instructorOnlineCourseId: 3, studentId: 7 }))
  return { ...world, enroll }
}

describe('a change without a network', () => {
  test('is not begun, says so, and is sent when it is tried again with one', async () => {
    const { browser, answers, enroll, sent } = enrolling()
    browser.isOffline = true
    expect(await enroll()).toEqual(UNSENT)
    expect(sent()).toEqual(['GET'])
    browser.isOffline = false
    answers.push(enrolled)
    expect(await enroll()).toBe('done')
    expect(sent()).toEqual(['GET', 'POST key-2'])
  })

  test('is sent where the server is reached all the same: the browser was wrong', async () => {
    const { browser, answers, enroll, sent } = enrolling()
    browser.isOffline = true
    browser.reaches = () => refusal(404)
    answers.push(enrolled)
    expect(await enroll()).toBe('done')
    expect(sent()).toEqual(['GET', 'POST key-1'])
  })

  test('that had begun is not known, nor is it where it cannot be sent again', async () => {
    const { browser, answers, enroll, sent } = enrolling()
    answers.push(lost)
    expect(await enroll()).toEqual(OFFLINE)
    browser.isOffline = true
    expect(await enroll()).toEqual(OFFLINE)
    expect(sent()).toEqual(['POST key-1', 'GET'])
    browser.isOffline = false
    answers.push(enrolled)
    expect(await enroll()).toBe('done')
    browser.isOffline = true
    expect([await enroll(), sent()[2]]).toEqual([UNSENT, 'POST key-1'])
  })

  test('that could not be read is not known where it cannot be sent again, and one that was refused was not done', async () => {
    const { browser, answers, enroll } = enrolling()
    const offlineAfter = async (answer: () => Response) => {
      browser.isOffline = false
      answers.push(answer)
      await enroll()
      browser.isOffline = true
      return enroll()
    }
    expect([
      await offlineAfter(() => new Response('<p>')),
      await offlineAfter(() => refusal(503)),
      await offlineAfter(() => refusal(409)),
    ]).toEqual([OFFLINE, OFFLINE, UNSENT])
  })

  test('that was given up on its way may have arrived', async () => {
    const { browser, answers, gateway, enroll } = enrolling()
    const left = new AbortController()
    answers.push(() => {
      left.abort(new Error('left the screen'))
      return lost()
    })
    const wanted = { instructorOnlineCourseId: 3, studentId: 7 }
    await expect(gateway.ask('EnrollStudent', wanted, { signal: left.signal })).rejects.toThrow('left the screen')
    browser.isOffline = true
    expect(await enroll()).toEqual(OFFLINE)
  })

  test('that removes has removed nothing: what is not there later is told', async () => {
    const { browser, answers, gateway } = worldOf(REMOVE)
    const remove = () => faultOf(gateway.ask('RemoveListView', { id: 4 }))
    browser.isOffline = true
    expect(await remove()).toEqual(UNSENT)
    browser.isOffline = false
    answers.push(away)
    expect(await remove()).toMatchObject({ kind: 'notFound' })
  })

  test('is sent at once where the page is going: it would not wait', async () => {
    const { browser, gateway, sent } = worldOf('POST /api/online-enrollments/1/lessons/2/watch-reports')
    browser.isOffline = true
    const report = { enrollmentId: 1, lessonId: 2, ranges: [[0, 9.5] satisfies [number, number]] }
    await faultOf(gateway.ask('ReportWatch', report, { keepalive: true }))
    expect(sent()).toEqual(['POST'])
  })
})

test('a reading without a network is asked all the same, and is no change that was not sent', async () => {
  const { gateway, received } = gatewayWith({ 'GET /api/courses': lost }, { isOffline: () => true })
  expect(await faultOf(gateway.ask('Courses', {}))).toEqual(OFFLINE)
  expect(received.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET'])
})

test('of what was not sent it is known that it was not done', () => {
  expect(
    [UNSENT, UNASKED, OFFLINE, { kind: 'malformed' }, { kind: 'refused' }].map((fault) => isUnsent(fault as Fault)),
  ).toEqual([true, true, false, false, false])
  expect(
    [UNSENT, UNASKED, OFFLINE, { kind: 'malformed' }, { kind: 'refused' }].map((fault) => isUnanswered(fault as Fault)),
  ).toEqual([false, false, true, true, false])
})
