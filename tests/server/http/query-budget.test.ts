import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { seedDemo } from '../../../server/demo/seed.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

const AT_MOST = 5
const COURSE = 5
/** The demo's class of today. */
const CLASS = 7

/** What each list and dashboard asks first, and who asks. */
const SCREENS: readonly (readonly [as: string | null, path: string])[] = [
  ['admin', '/api/reports'],
  ['admin', '/api/report-mailings'],
  ['admin', '/api/contact-cases'],
  ['admin', '/api/contact-cases/1'],
  ['admin', '/api/contact-cases/staff'],
  ['admin', '/api/saved-answers'],
  ['admin', '/api/enrollment-records'],
  ['admin', '/api/messages'],
  ['admin', '/api/messages/figures'],
  ['admin', '/api/messages/1'],
  ['admin', '/api/message-templates'],
  ['admin', '/api/message-templates/mail/invitation'],
  ['admin', '/api/message-templates/mail/invitation/previews/default/en'],
  ['admin', '/api/file-records'],
  ['admin', '/api/how-to-videos?search=class'],
  ['admin', '/api/how-to-videos/order'],
  ['admin', '/api/how-to-videos/1'],
  ['instructor', '/api/how-to-offers'],
  ['instructor', '/api/how-to-offers/4'],
  ['admin', '/api/audit'],
  ['admin', '/api/audit/choices?filter=doer&search=ada'],
  ['admin', '/api/name-changes'],
  ['admin', '/api/users'],
  ['admin', '/api/users/choices?filter=agency&search=fire'],
  ['admin', '/api/students'],
  ['admin', `/api/students?course=${COURSE}&expires=next60&standing=holds`],
  ['admin', '/api/students/choices?filter=group&search=a'],
  ['admin', '/api/instructor-courses/open?search=tim'],
  ['admin', '/api/people/1'],
  ['admin', '/api/people/1/training'],
  ['admin', '/api/people/1/access'],
  ['admin', '/api/people/1/messages'],
  ['admin', '/api/people/1/history'],
  ['admin', '/api/people/1/merge-candidates'],
  ['admin', '/api/certificate-courses'],
  ['admin', '/api/instructors'],
  ['admin', '/api/instructors?state=approved&ends=next60&toHandOver=no'],
  ['admin', '/api/class-records'],
  ['admin', '/api/class-records?status=over&unmarked=yes&taught=no&full=yes&waiting=1..'],
  ['admin', '/api/course-records'],
  ['admin', '/api/course-records?sort=-enrolled&state=published'],
  ['admin', '/api/course-records/1/instructors'],
  ['admin', '/api/course-records/1/instructors/choices?search=ada'],
  ['admin', '/api/course-records?category=1'],
  ['admin', '/api/course-categories'],
  ['admin', '/api/agency-records?used=yes'],
  ['admin', '/api/course-vocabulary'],
  [null, '/api/courses'],
  [null, '/api/course-search?delivery=inPerson'],
  [null, `/api/course-search/${COURSE}`],
  ['student', `/api/courses/${COURSE}/classes`],
  ['student', '/api/profiles/me/history'],
  ['student', '/api/students/:own/dashboard'],
  ['student', '/api/own-walk-ins'],
  ['instructor', '/api/instructor/dashboard'],
  ['instructor', '/api/instructor-courses/mine'],
  ['instructor', `/api/instructor-courses/${CLASS}/roster`],
  ['instructor', '/api/student-enrollments'],
  ['instructor', `/api/student-enrollments?course=${COURSE}&expires=next60`],
  ['instructor', '/api/student-enrollments/choices?filter=course&search=tim'],
  ['instructor', '/api/lesson-questions'],
  ['instructor', '/api/lesson-questions/choices?filter=course&search=tim'],
  ['instructor', '/api/materials'],
  ['coordinator', '/api/groups'],
  ['coordinator', '/api/groups/students'],
  ['coordinator', '/api/groups/invitations'],
  ['coordinator', '/api/group-progress'],
  ['coordinator', `/api/group-progress?course=${COURSE}&standing=overdue`],
  ['coordinator', '/api/group-progress/overview'],
  ['coordinator', '/api/list-acts'],
  ['coordinator', '/api/list-views?list=groupStudents'],
  ['coordinator', '/api/auth/me'],
  ['admin', '/api/invitations'],
  ['admin', '/api/invitations?invitedBy=1&sent=last30'],
  ['master', '/api/programme/overview'],
  ['master', '/api/programme/figures?period=year'],
  ['master', '/api/programme/quality'],
  ['master', '/api/programme/instructors'],
  ['admin', '/api/instructors?silent=yes'],
  ['admin', '/api/students?issued=thisYear'],
  ['admin', '/api/students?missing=agency'],
]

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
  const { db, files, clock, passwords, messageSeal } = server.platform
  await seedDemo({ db, files, clock, hashPassword: passwords.hash, messageSeal })
})
afterAll(() => server.close())

const ownPath = async (token: string | null, path: string): Promise<string> => {
  if (token === null || !path.includes(':own')) return path
  const { profile } = (await server.call({ url: '/api/auth/me', as: { token } })).json()
  return path.replace(':own', String(profile.student.id))
}

it.each(SCREENS)('%s at %s costs five statements at most, with the one that finds the session', async (as, path) => {
  const token = as === null ? null : await server.signIn(`${as}@example.org`, 'Training#2026')
  const url = await ownPath(token, path)
  const ask = () => server.call({ url, ...(token === null ? {} : { as: { token } }) })
  // What is read once and kept is not what a request costs.
  await ask()
  const query = vi.spyOn(Client.prototype, 'query')
  const { statusCode } = await ask()
  const statements = query.mock.calls.length
  query.mockRestore()
  expect(statusCode).toBe(200)
  expect(statements).toBeLessThanOrEqual(AT_MOST)
})
