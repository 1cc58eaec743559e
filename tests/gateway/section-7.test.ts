import { expect, test } from 'vitest'

import type { SignUpBody } from '../../src/domain/contract/sign-up.contract.ts'
import { COURSE_SEARCH } from '../../src/domain/course-search.ts'
import { toFault } from '../../src/domain/fault.ts'
import { wholeList } from '../../src/domain/list.ts'
import { createSection7Server } from '../support/section-7-server.ts'
import { gatewayWith } from './fake-server.ts'

const NOW = Date.UTC(2026, 0, 2)

/** A gateway in front of the reference server, signed in as its student. */
const open = () => {
  const server = createSection7Server('https://reference.example.org', () => NOW)
  const answered = gatewayWith(
    {},
    {
      baseUrl: server.base,
      fetch: async (input, init) => server.answer(new Request(input, init)),
      onLostRow: (at) => {
        throw new Error(at)
      },
    },
  )
  answered.session.token = `head.${btoa('{}')}.signature`
  return { ...answered, server }
}

const scene = {
  id: 1,
  title: 'Scene Safety',
  description: 'How a scene is made safe.',
  courseTypeId: 1,
  courseCategory: { name: 'Responder', picture: null },
  totalCourseHours: 4,
  isOnline: true,
}

test('who is looking, without an id', async () => {
  expect(await open().gateway.ask('Viewer', {})).toEqual({
    viewer: {
      id: null,
      email: 'ada@example.org',
      welcomed: true,
      shortcuts: [],
      settings: {},
      profile: { firstName: 'Ada', lastName: 'Kaya', phone: '', student: { id: 7 } },
      roleMappings: [{ roleId: 2 }],
      photoUrl: null,
      listDefaults: [],
    },
  })
})

test('a token for the right password, and the words of a refusal for another', async () => {
  const { gateway, server } = open()
  const email = 'ada@example.org'
  const { signIn } = await gateway.ask('SignIn', { email, password: server.password })
  expect(signIn.token).toMatch(/^head\./)
  await expect(gateway.ask('SignIn', { email, password: 'no' })).rejects.toMatchObject({
    fault: { kind: 'unauthorised', message: 'That is not the password.' },
  })
})

test('whose address waits, so that a mail can be sent again', async () => {
  const { gateway, server } = open()
  const asked = gateway.ask('SignIn', { email: 'new@example.org', password: server.password })
  await expect(asked).rejects.toMatchObject({
    fault: { code: 'NEEDS_EMAIL_VERIFICATION', message: 'Open our mail first.', facts: { userId: 12 } },
  })
  await gateway.ask('ResendVerification', { userId: 12 })
  expect(server.seen.at(-1)).toBe('POST /auth/12/verify/send 204')
})

test('an account, without a bot check and with no answer but that it was made', async () => {
  const { gateway, server, received } = open()
  const person = { firstName: 'Nur' } as SignUpBody
  expect(await gateway.ask('SignUp', { person, botCheck: null })).toEqual({ signUp: { needsEmail: true } })
  expect([server.seen, received]).toEqual([['POST /auth/sign-up 201'], []])
})

test('what of a person is known for sign-up', async () => {
  const query = { profileId: '3', verificationCode: 'code', userType: '1' }
  expect(await open().gateway.ask('ProfileData', query)).toEqual({
    profileData: {
      userType: 0,
      firstName: 'Nur',
      lastName: 'Aydin',
      email: 'nur@example.org',
      phone: '',
      licenseNumber: '',
      agencyNumber: '',
      primaryAgencyId: null,
    },
  })
})

test('a phone is verified, and how to be notified is kept', async () => {
  const { gateway, server } = open()
  const phoneNumber = '(304) 555-0123'
  await gateway.ask('SendPhoneCode', { phoneNumber })
  await expect(gateway.ask('VerifyPhone', { phoneNumber, code: '000000' })).rejects.toMatchObject({
    fault: { kind: 'refused', message: 'Not this code.' },
  })
  await gateway.ask('VerifyPhone', { phoneNumber, code: '123456' })
  await gateway.ask('SaveNotification', { notifyPhone: true })
  expect(server.seen.map((call) => call.split(' ').at(-1))).toEqual(['204', '400', '204', '204'])
})

test('the lists, whose courses lose but their picture', async () => {
  const { gateway } = open()
  const { courses } = await gateway.ask('Courses', {})
  expect(courses).toEqual([scene, expect.objectContaining({ id: 2, title: 'Tow Operators', courseTypeId: 1 })])
  expect(await gateway.ask('Agencies', {})).toEqual({ agencies: [{ id: 5, name: 'Metro Fire' }] })
  expect((await gateway.ask('UserTypes', {})).userTypes.map(({ id }) => id)).toEqual([1, 2, 3])
})

test('courses are searched among those that are listed', async () => {
  const { gateway, server } = open()
  const { courseSearch } = await gateway.ask('CourseSearch', { asked: { ...wholeList(COURSE_SEARCH), search: 'tow' } })
  expect(courseSearch.items.map(({ id, classCount }) => [id, classCount])).toEqual([[2, null]])
  expect(server.seen).toEqual(['GET /course-search 404', 'GET /courses 200'])
})

test('an online course is enrolled in, and what is held of it then', async () => {
  const { gateway } = open()
  expect(await gateway.ask('OnlineOffering', { courseId: 1 })).toEqual({
    onlineOffering: {
      id: 31,
      courseId: 1,
      course: scene,
      lessonCount: 2,
      videoSeconds: null,
      expiresAfterDays: null,
    },
  })
  const ask = () => gateway.ask('OnlineEnrollment', { courseId: 1, studentId: 7 })
  expect(await ask()).toEqual({ onlineEnrollment: null })
  // What else the student holds is not offered, and whoever enrols goes without.
  expect(await gateway.ask('EnrollmentStanding', { courseId: 1, studentId: 7 })).toMatchObject({
    onlineOffering: { id: 31 },
    onlineEnrollment: null,
    knownDashboard: null,
  })
  expect(await gateway.ask('EnrollStudent', { instructorOnlineCourseId: 31, studentId: 7 })).toEqual({
    enrollStudent: { id: 99 },
  })
  expect(await ask()).toEqual({
    onlineEnrollment: {
      id: 99,
      studentId: 7,
      expirationDate: '2026-04-12T00:00:00.000Z',
      status: 1,
      isVerified: false,
      incomplete: true,
      progress: [{ lessonId: 1, status: 2 }],
      instructorOnlineCourse: {
        courseId: 1,
        course: { id: 1, title: '', lessons: [{ id: 0 }, { id: 0 }] },
      },
    },
  })
})

test('the classes that a student is on', async () => {
  const { inPersonEnrollments } = await open().gateway.ask('Holdings', { studentId: 7 })
  expect(inPersonEnrollments).toEqual([
    {
      id: null,
      studentId: 7,
      instructorCourse: {
        id: null,
        courseId: 2,
        courseStatusId: 1,
        courseDate: '2026-01-03T00:00:00.000Z',
        courseEndDate: null,
      },
    },
  ])
})

const faultOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (cause: unknown) => toFault(cause),
  )

test('any other call is not offered, which a screen can tell from a failure and from what is gone', async () => {
  const { gateway } = open()
  expect(await faultOf(gateway.ask('BotCheck', {}))).toEqual({ kind: 'notOffered' })
  expect(await faultOf(gateway.ask('CourseDetail', { courseId: 1 }))).toEqual({ kind: 'notOffered' })
  expect(await faultOf(gateway.ask('ForgotPassword', { email: 'ada@example.org', botCheck: null }))).toEqual({
    kind: 'notOffered',
  })
  expect(await gateway.ask('DemoAccounts', {})).toEqual({ demoAccounts: [] })
})

test('what a call of section 7 knows nothing of is not found, in the words of the server', async () => {
  const query = { profileId: '3', verificationCode: 'other', userType: '1' }
  expect(await faultOf(open().gateway.ask('ProfileData', query))).toEqual({
    kind: 'notFound',
    message: 'No such invitation.',
  })
})

test('what our own server knows nothing of is not found, by whatever call', async () => {
  const { gateway } = gatewayWith({})
  expect(await faultOf(gateway.ask('CourseDetail', { courseId: 1 }))).toEqual({ kind: 'notFound', message: 'No.' })
})

test.each([405, 501])('a call that is answered %i is not offered either', async (status) => {
  const { gateway } = gatewayWith({ 'GET /api/course-search/1': () => new Response('No', { status }) })
  expect(await faultOf(gateway.ask('CourseDetail', { courseId: 1 }))).toEqual({ kind: 'notOffered' })
})
