import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { createMailedLinks, secretIn } from '../../../server/modules/auth/mailed-links.ts'
import { DAY, later } from '../../../server/platform/clock.ts'
import { nameChanges } from '../../../server/platform/db/tables/accounts.table.ts'
import { instructorCourses, instructorCourseStudents } from '../../../server/platform/db/tables/classes.table.ts'
import type { HowToOrder } from '../../../src/domain/contract/how-to.contract.ts'
import { metadataOf, PIECES_VERSION } from '../../../src/domain/file-upload.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { learnerOf } from '../learning/support/learner.ts'
import { messageTo } from '../profiles/support/person.ts'
import { invite } from '../support/accounts.ts'
import { solveBotCheck } from '../support/bot.ts'
import { TEST_PASSWORD } from '../support/test-app.ts'
import type { Asked } from './known-operations.ts'
import type { World } from './relations.ts'

type Sent = Asked & Readonly<{ as?: { token: string } }>

const OTHER_PASSWORD = 'Amber-lights#4'

const someone = (world: World) => world.server.signedIn()

/** A link that the server mailed somebody, whose secret is in its code. */
const codeOf = async (world: World, address: string, template: string): Promise<string> => {
  const data = Object.values(await messageTo(world.server, address, template))
  return data.map((value) => /[?&]code=([\w-]+)/.exec(value)?.[1]).find((code) => code !== undefined) ?? ''
}

const post = (world: World, url: string, payload: object, as?: { token: string }) =>
  world.server.call({ method: 'POST', url, payload, ...(as && { as }) })

const nameChangeOf = async ({ server }: World, userId: number): Promise<number> => {
  const names = { oldFirstName: 'Ada', oldLastName: 'Moreno', newFirstName: 'Augusta', newLastName: 'Moreno' }
  const [row] = await server.platform.db
    .insert(nameChanges)
    .values({ userId, state: 'asked', ...names, reason: 'Marriage', evidence: '', askedAt: server.clock.now() })
    .returning()
  return row?.id ?? 0
}

/** What is done with a seat that was offered. */
const offered = async (world: World, deed: 'accept' | 'decline'): Promise<Sent> => {
  const { placeId } = await world.heldClass()
  const as = await someone(world)
  const { clock, platform } = world.server
  await platform.db
    .update(instructorCourseStudents)
    .set({ studentId: as.studentId ?? 0, state: 'offered', offerEndsAt: later(clock.now(), DAY) })
    .where(eq(instructorCourseStudents.id, placeId))
  return { url: `/api/instructor-course-students/${placeId}/${deed}`, payload: {}, as }
}

/** Somebody in the middle of a quiz. */
const attempting = async (world: World) => {
  const as = await someone(world)
  const learner = learnerOf(world.server, world.course, as)
  const enrollmentId = await learner.enroll()
  await learner.watch(enrollmentId, world.lessonId)
  return { as, enrollmentId, attempt: await learner.start(enrollmentId, world.lessonId) }
}

/** Operations whose address names nothing: and those that can be done but once:
 * how each is asked so that it is done. */
export const OWN: Readonly<Record<string, (world: World) => Promise<Sent>>> = {
  'POST /api/auth/login': async ({ people }) => ({
    url: '/api/auth/login',
    payload: { email: people.otherStudent.email, password: TEST_PASSWORD },
  }),
  'POST /api/auth/logout': async (world) => ({ url: '/api/auth/logout', payload: {}, as: await someone(world) }),
  'POST /api/auth/change-password': async (world) => ({
    url: '/api/auth/change-password',
    payload: { currentPassword: TEST_PASSWORD, password: OTHER_PASSWORD },
    as: await someone(world),
  }),
  'POST /api/auth/change-email': async (world) => ({
    url: '/api/auth/change-email',
    payload: { email: `${randomUUID()}@example.org`, password: TEST_PASSWORD },
    as: await someone(world),
  }),
  'DELETE /api/auth/change-email': async (world) => ({ url: '/api/auth/change-email', as: await someone(world) }),
  'POST /api/auth/confirm-email': async (world) => {
    const as = await someone(world)
    const email = `${randomUUID()}@example.org`
    await post(world, '/api/auth/change-email', { email, password: TEST_PASSWORD }, as)
    const code = await codeOf(world, email, 'emailChange')
    return { url: '/api/auth/confirm-email', payload: { code } }
  },
  'POST /api/auth/decline-walk-in': async (world) => {
    const { placeId } = await world.heldClass()
    const { userId, studentId } = await someone(world)
    const { db } = world.server.platform
    const typed = { firstName: 'Nadia', lastName: 'Okoye', agency: null, discipline: null }
    await db
      .update(instructorCourseStudents)
      .set({ studentId: studentId ?? 0, state: 'walkIn', typed })
      .where(eq(instructorCourseStudents.id, placeId))
    const link = await db.transaction((tx) =>
      createMailedLinks(world.server.platform).issue(tx, { userId, kind: 'walkIn', registrationId: placeId }),
    )
    return { url: '/api/auth/decline-walk-in', payload: { code: secretIn(link) } }
  },
  'POST /api/auth/fresh-link': async (world) => {
    const { userId, email } = await world.server.createUser([ROLE.student], { emailVerifiedAt: null })
    await post(world, `/api/auth/${userId}/verify/send`, {})
    await world.server.platform.jobs.drain()
    return { url: '/api/auth/fresh-link', payload: { code: await codeOf(world, email, 'emailVerification') } }
  },
  'POST /api/auth/resend-verification': async () => ({
    url: '/api/auth/resend-verification',
    payload: { email: 'nobody@example.org' },
  }),
  'POST /api/auth/forgot-password': async (world) => ({
    url: '/api/auth/forgot-password',
    payload: { email: 'nobody@example.org', botCheck: await solveBotCheck(world.server) },
  }),
  'POST /api/auth/reset-password': async (world) => {
    const { email } = await world.server.createUser()
    const botCheck = await solveBotCheck(world.server)
    await post(world, '/api/auth/forgot-password', { email, botCheck })
    await world.server.platform.jobs.drain()
    const code = await codeOf(world, email, 'passwordReset')
    return { url: '/api/auth/reset-password', payload: { code, password: OTHER_PASSWORD } }
  },
  'POST /api/auth/accept-invitation': async (world) => {
    const as = await someone(world)
    const { code } = await invite(world.server, { email: as.email })
    return { url: '/api/auth/accept-invitation', payload: { verificationCode: code }, as }
  },
  'POST /api/online-enrollments/verification': async (world) => {
    const as = await someone(world)
    await learnerOf(world.server, world.course, as).enroll()
    await world.server.platform.jobs.drain()
    const { verificationCode: code } = await messageTo(world.server, as.email, 'enrollmentConfirmed')
    const details = { firstName: 'Ada', lastName: 'Moreno', licenseNumber: 'EMS-4471', primaryAgencyId: 0 }
    return { url: '/api/online-enrollments/verification', payload: { code, details }, as }
  },
  'PATCH /api/profiles/me': async (world) => ({
    url: '/api/profiles/me',
    payload: { firstName: 'Grace' },
    as: await someone(world),
  }),
  'PUT /api/profiles/me/photo': async (world) => ({
    url: '/api/profiles/me/photo',
    payload: {
      content: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    },
    as: await someone(world),
  }),
  'DELETE /api/profiles/me/photo': async (world) => ({ url: '/api/profiles/me/photo', as: await someone(world) }),
  'DELETE /api/profiles/me/sessions': async (world) => ({ url: '/api/profiles/me/sessions', as: await someone(world) }),
  'POST /api/profiles/me/data-exports': async (world) => ({
    url: '/api/profiles/me/data-exports',
    payload: {},
    as: await someone(world),
  }),
  'POST /api/profiles/settings/notification': async (world) => ({
    url: '/api/profiles/settings/notification',
    payload: { notifyPhone: false },
    as: await someone(world),
  }),
  'POST /api/profiles/phone/verify/send': async (world) => ({
    url: '/api/profiles/phone/verify/send',
    payload: { phoneNumber: '(555) 010-1234' },
    as: await someone(world),
  }),
  'POST /api/profiles/phone/verify': async (world) => {
    const as = await someone(world)
    const phoneNumber = '(555) 010-4321'
    await post(world, '/api/profiles/phone/verify/send', { phoneNumber }, as)
    const { code } = await messageTo(world.server, phoneNumber, 'phoneCode')
    return { url: '/api/profiles/phone/verify', payload: { phoneNumber, code }, as }
  },
  'POST /api/profiles/me/name-change/withdraw': async (world) => {
    const as = await someone(world)
    await nameChangeOf(world, as.userId)
    return { url: '/api/profiles/me/name-change/withdraw', payload: {}, as }
  },
  'PUT /api/certificate-authority': async ({ people }) => ({
    url: '/api/certificate-authority',
    payload: {
      nameEn: 'State program',
      nameTr: 'Eyalet programı',
      nameAr: 'برنامج الولاية',
      signer: '',
      titleEn: '',
      titleTr: '',
      titleAr: '',
      signature: '',
      seal: '',
      seen: 0,
    },
    as: people.administrator,
  }),
  'PUT /api/how-to-videos/order': async (world) => {
    const as = world.people.administrator
    await world.howTo()
    await world.howTo()
    const { items } = (await world.server.call({ url: '/api/how-to-videos/order', as })).json<HowToOrder>()
    const was = items.map(({ id }) => id)
    return { url: '/api/how-to-videos/order', payload: { was, ids: was.toReversed() }, as }
  },
  'PUT /api/list-views/default': async (world) => ({
    url: '/api/list-views/default',
    payload: { list: 'groupStudents', id: await world.listView(), brought: null },
    as: world.people.coordinates,
  }),
  'PUT /api/list-views/order': async (world) => ({
    url: '/api/list-views/order',
    payload: { list: 'groupStudents', ids: [await world.listView()] },
    as: world.people.coordinates,
  }),
  'POST /api/uploads': async (world) => ({
    url: '/api/uploads',
    headers: {
      'tus-resumable': PIECES_VERSION,
      'upload-length': '1000',
      'upload-metadata': metadataOf({
        target: 'library',
        kind: 'video',
        name: 'film.mp4',
        language: undefined,
        seconds: undefined,
      }),
    },
    as: world.people.administrator,
  }),
  'POST /api/instructor-course-students/{id}/accept': (world) => offered(world, 'accept'),
  'POST /api/instructor-course-students/{id}/decline': (world) => offered(world, 'decline'),
  'POST /api/instructor-courses/{id}/complete': async (world) => {
    const { classId, placeId } = await world.heldClass()
    const { clock, platform } = world.server
    await platform.db
      .update(instructorCourses)
      .set({ courseDate: later(clock.now(), -DAY) })
      .where(eq(instructorCourses.id, classId))
    await platform.db
      .update(instructorCourseStudents)
      .set({ attendance: 'noShow' })
      .where(eq(instructorCourseStudents.id, placeId))
    return {
      url: `/api/instructor-courses/${classId}/complete`,
      payload: { certificates: 0, shortReason: 'Short' },
      as: world.people.teachesClass,
    }
  },
  'POST /api/name-changes/{id}/approve': async (world) => ({
    url: `/api/name-changes/${await nameChangeOf(world, (await someone(world)).userId)}/approve`,
    payload: {},
    as: world.people.administrator,
  }),
  'POST /api/name-changes/{id}/refuse': async (world) => ({
    url: `/api/name-changes/${await nameChangeOf(world, (await someone(world)).userId)}/refuse`,
    payload: { reason: 'No paper shows it' },
    as: world.people.administrator,
  }),
  'POST /api/quiz-attempts/{id}/submit': async (world) => {
    const { attempt, as } = await attempting(world)
    return { url: `/api/quiz-attempts/${attempt.id}/submit`, payload: { seat: attempt.seat }, as }
  },
  'PUT /api/quiz-attempts/{id}/answers/{questionId}': async (world) => {
    const { attempt, as } = await attempting(world)
    const [question] = attempt.questions
    const payload = { choiceId: question?.choices[0]?.id ?? 0, seat: attempt.seat }
    return { url: `/api/quiz-attempts/${attempt.id}/answers/${question?.id}`, payload, as }
  },
  'POST /api/enrollment-records/{id}/attempts/{attemptId}/reset': async (world) => {
    const { attempt, as, enrollmentId } = await attempting(world)
    await post(world, `/api/quiz-attempts/${attempt.id}/submit`, { seat: attempt.seat }, as)
    return {
      url: `/api/enrollment-records/${enrollmentId}/attempts/${attempt.id}/reset`,
      payload: { reason: 'The network failed' },
      as: world.people.administrator,
    }
  },
  'POST /api/profiles/me/deactivate': async (world) => ({
    url: '/api/profiles/me/deactivate',
    payload: { password: TEST_PASSWORD },
    as: await someone(world),
  }),
}
