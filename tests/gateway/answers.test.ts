import { describe, expect, test } from 'vitest'

import { FaultError, type Fault } from '../../src/domain/fault.ts'
import { course, enrollment, gatewayWith, json, refusal, shownEnrollment } from './fake-server.ts'

const faultOf = async (asked: Promise<unknown>): Promise<Fault> => {
  const cause = await asked.then(
    () => new Error('was not refused'),
    (thrown: unknown) => thrown,
  )
  if (cause instanceof FaultError) return cause.fault
  throw cause
}

describe('one operation', () => {
  test('asks the same thing once, whoever needs it in it', async () => {
    const held = {
      id: 9,
      studentId: 7,
      instructorCourse: {
        id: 4,
        courseId: 2,
        courseStatusId: 1,
        courseDate: '2026-03-01T09:00:00Z',
        courseEndDate: null,
      },
    }
    const { gateway, received } = gatewayWith({
      'GET /api/courses': () => json([course(1), course(2, false)]),
      'GET /api/instructor-online-course-student/findOne': () => json(enrollment(11, 1)),
      'GET /api/instructor-course-students/students/7/enrollments': () => json([held]),
    })

    expect(await gateway.ask('Holdings', { studentId: 7 })).toEqual({
      onlineHoldings: [shownEnrollment(11, 1)],
      inPersonEnrollments: [held],
    })
    const ofCourse =
      '/api/instructor-online-course-student/findOne?populate=[student,instructorOnlineCourse,progress]' +
      '&where={"studentId":7,"expirationDate":{">=":"2026-01-02T00:00:00.000Z"},"instructorOnlineCourse.courseId":1}'
    const seats = '/api/instructor-course-students/students/7/enrollments?populate=[instructorCourse]'
    expect(received.map(({ path }) => path)).toEqual(['/api/courses', seats, ofCourse])
  })
})

describe('what findOne calls "none"', () => {
  test.each([
    ['null', () => json(null)],
    ['404', () => refusal(404)],
    ['an empty body', () => new Response(null, { status: 204 })],
  ])('%s', async (_name, answer) => {
    const { gateway } = gatewayWith({ 'GET /api/instructor-online-course/findOne': answer })
    expect(await gateway.ask('OnlineOffering', { courseId: 1 })).toEqual({ onlineOffering: null })
  })

  test('but a server in trouble is not "none"', async () => {
    const { gateway } = gatewayWith({ 'GET /api/certificates/TIM-2222-3333': () => refusal(500) })
    expect(await faultOf(gateway.ask('Certificate', { number: 'TIM-2222-3333' }))).toEqual({
      kind: 'unexpected',
      message: 'No.',
    })
  })
})

describe('faults', () => {
  test.each([
    [400, 'refused'],
    [401, 'unauthorised'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [422, 'refused'],
    [429, 'refused'],
    [500, 'unexpected'],
  ])('status %i is %s', async (status, kind) => {
    const { gateway } = gatewayWith({ 'POST /api/quiz-attempts/4/submit': () => refusal(status) })
    expect(await faultOf(gateway.ask('SubmitAttempt', { attemptId: 4, seat: 1 }))).toEqual({ kind, message: 'No.' })
  })

  test('carry the code, and the facts that belong to it', async () => {
    const { gateway } = gatewayWith({
      'POST /api/auth/login': () => refusal(403, { code: 'NEEDS_EMAIL_VERIFICATION', details: { userId: 12 } }),
    })
    expect(await faultOf(gateway.ask('SignIn', { email: 'a@b.c', password: 'x' }))).toEqual({
      kind: 'forbidden',
      code: 'NEEDS_EMAIL_VERIFICATION',
      message: 'No.',
      facts: { userId: 12 },
    })
  })

  test('carry what is wrong with each field', async () => {
    const details = [{ field: 'email', message: 'Invalid email address' }]
    const { gateway } = gatewayWith({ 'POST /api/auth/login': () => refusal(400, { details }) })
    expect(await faultOf(gateway.ask('SignIn', { email: 'a', password: 'x' }))).toEqual({
      kind: 'refused',
      message: 'No.',
      fields: details,
    })
  })

  test('an error page of something in between costs only the words', async () => {
    const { gateway } = gatewayWith({
      'POST /api/auth/login': () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    })
    expect(await faultOf(gateway.ask('SignIn', { email: 'a@b.c', password: 'x' }))).toEqual({ kind: 'unexpected' })
  })

  test('no network is offline', async () => {
    const { gateway, waited } = gatewayWith({ 'GET /api/courses': () => Promise.reject(new TypeError('fetch failed')) })
    expect(await faultOf(gateway.ask('Courses', {}))).toEqual({ kind: 'offline' })
    expect(waited).toEqual([300, 600])
  })

  test.each([
    ['is not JSON', () => new Response('<!doctype html>', { status: 200 }), 'GET /courses'],
    ['is not the contract', () => json({ courses: [] }), 'GET /courses'],
  ])('an answer that %s is malformed', async (_name, answer, at) => {
    const { gateway } = gatewayWith({ 'GET /api/courses': answer })
    expect(await faultOf(gateway.ask('Courses', {}))).toEqual({ kind: 'malformed', facts: { at } })
  })

  test('a row that is not the contract is left out and told of, and the others are there', async () => {
    const lost: string[] = []
    const { gateway } = gatewayWith(
      { 'GET /api/courses': () => json([course(1), { ...course(2), title: 4 }, course(3)]) },
      { onLostRow: (at) => lost.push(at) },
    )
    expect(await gateway.ask('Courses', {})).toEqual({ courses: [course(1), course(3)] })
    expect(lost).toEqual(['GET /courses 1.title'])
  })
})
