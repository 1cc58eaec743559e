import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { everyone, signInEveryone, type Caller } from '../support/callers.ts'
import { operationsOf } from '../support/operations.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

const signedIn = everyone.filter((caller) => caller !== 'guest')
const inviters: Caller[] = ['admin', 'owner', 'master', 'instructor and admin']
const coordinators: Caller[] = ['groupCoordinator', 'student and coordinator']
/** An administrator sees every class; that others are not one's own is a 404, which comes later. */
const classRunners: Caller[] = ['instructor', 'admin', 'owner', 'instructor and admin']
const students: Caller[] = ['student', 'student and coordinator']
/** Who has any list whose rows something is done with at once, and whose views are named. */
const actors: Caller[] = signedIn.filter((caller) => caller !== 'student')
const teachers: Caller[] = ['instructor', 'admin', 'owner', 'instructor and admin']

/** Who may call what, by the product's decisions; kept apart from the routes, so that a slip there shows here. */
const EXPECTED: Readonly<Record<string, readonly Caller[]>> = {
  'GET /healthz': everyone,
  'GET /readyz': everyone,
  'POST /api/auth/login': everyone,
  'POST /api/auth/{id}/verify/send': everyone,
  'POST /api/auth/confirm-email': everyone,
  'POST /api/auth/sign-up': everyone,
  'GET /api/auth/profile-data': everyone,
  'POST /api/auth/resend-verification': everyone,
  'POST /api/auth/check-link': everyone,
  'POST /api/auth/fresh-link': everyone,
  'POST /api/auth/forgot-password': everyone,
  'POST /api/auth/reset-password': everyone,
  'GET /api/agencies': everyone,
  'GET /api/user-types': everyone,
  'GET /api/auth/me': signedIn,
  'PATCH /api/users/{id}/settings': signedIn,
  'PUT /api/users/{id}/shortcuts': signedIn,
  'POST /api/users/{id}/welcomed': signedIn,
  'GET /api/files/{container}/download/{name}': everyone,
  'GET /api/demo/outbox': everyone,
  'GET /api/demo/accounts': everyone,
  'GET /api/courses': everyone,
  'GET /api/course-search': everyone,
  'GET /api/course-search/{courseId}': everyone,
  'GET /api/partners': everyone,
  'GET /api/instructor-online-course/findOne': everyone,
  'GET /api/instructor-online-course-student/findOne': signedIn,
  'POST /api/instructor-online-course-student/enroll-student': signedIn,
  'GET /api/online-enrollments/{id}': signedIn,
  'GET /api/online-enrollments': signedIn,
  'GET /api/materials': ['instructor', 'admin', 'owner', 'master', 'instructor and admin'],
  'POST /api/materials': ['admin', 'owner', 'instructor and admin'],
  'PATCH /api/materials/{id}': ['admin', 'owner', 'instructor and admin'],
  'POST /api/materials/{id}/versions': ['admin', 'owner', 'instructor and admin'],
  'GET /api/materials/versions/{id}/download': everyone,
  'GET /api/student-enrollments': ['instructor', 'instructor and admin'],
  'GET /api/student-enrollments/choices': ['instructor', 'instructor and admin'],
  'POST /api/student-enrollments/acts/verify': ['instructor', 'instructor and admin'],
  'POST /api/student-enrollments/messages': ['instructor', 'instructor and admin'],
  'GET /api/student-enrollments/export': ['instructor', 'instructor and admin'],
  'GET /api/student-enrollments/export/{exported}': everyone,
  'POST /api/online-enrollments/verification/check': signedIn,
  'POST /api/online-enrollments/verification': signedIn,
  'POST /api/online-enrollments/{id}/verification-code': signedIn,
  'POST /api/online-enrollments/{id}/verify': ['instructor', 'admin', 'owner', 'instructor and admin'],
  'POST /api/online-enrollments/{id}/drop': signedIn,
  'GET /api/online-enrollments/{id}/lessons/{lessonId}': students,
  'POST /api/online-enrollments/{id}/lessons/{lessonId}/watch-reports': students,
  'POST /api/online-enrollments/{id}/lessons/{lessonId}/quiz-attempts': students,
  'GET /api/quiz-attempts/{id}': students,
  'PUT /api/quiz-attempts/{id}/answers/{questionId}': students,
  'POST /api/quiz-attempts/{id}/submit': students,
  'GET /api/students/{studentId}/dashboard': signedIn,
  'GET /api/instructor-course-students/students/{studentId}/enrollments': signedIn,
  'GET /api/courses/{id}/classes': everyone,
  'POST /api/instructor-course-students': signedIn,
  'PATCH /api/instructor-course-students/{id}': signedIn,
  'POST /api/instructor-course-students/{id}/leave': signedIn,
  'POST /api/instructor-course-students/{id}/accept': signedIn,
  'POST /api/instructor-course-students/{id}/decline': signedIn,
  'GET /api/instructor-course-students/{id}/calendar': everyone,
  'GET /api/instructor/dashboard': ['instructor', 'instructor and admin'],
  'GET /api/instructor-courses/mine': classRunners,
  'GET /api/instructor-courses/mine/choices': classRunners,
  'GET /api/instructor-courses/mine/export': classRunners,
  'GET /api/instructor-courses/mine/export/{exported}': everyone,
  'GET /api/instructor-courses/choices': classRunners,
  'GET /api/instructor-courses/clashes': classRunners,
  'POST /api/instructor-courses': classRunners,
  'GET /api/instructor-courses/{id}': classRunners,
  'PATCH /api/instructor-courses/{id}': classRunners,
  'POST /api/instructor-courses/{id}/cancel': classRunners,
  'POST /api/instructor-courses/{id}/messages': classRunners,
  'GET /api/audit': ['admin', 'owner', 'instructor and admin'],
  'GET /api/audit/choices': ['admin', 'owner', 'instructor and admin'],
  'GET /api/audit/export': ['admin', 'owner', 'instructor and admin'],
  'GET /api/audit/export/{exported}': everyone,
  'GET /api/users': ['admin', 'owner', 'instructor and admin'],
  'GET /api/users/choices': ['admin', 'owner', 'instructor and admin'],
  'GET /api/users/export': ['admin', 'owner', 'instructor and admin'],
  'GET /api/users/export/{exported}': everyone,
  'POST /api/users/acts/addRole': ['admin', 'owner', 'instructor and admin'],
  'POST /api/users/acts/takeRole': ['admin', 'owner', 'instructor and admin'],
  'POST /api/users/acts/sendReset': ['admin', 'owner', 'instructor and admin'],
  'POST /api/users/acts/resendVerification': ['admin', 'owner', 'instructor and admin'],
  'POST /api/users/acts/endSessions': ['admin', 'owner', 'instructor and admin'],
  'POST /api/users/acts/deactivate': ['admin', 'owner', 'instructor and admin'],
  'POST /api/users/acts/reactivate': ['admin', 'owner', 'instructor and admin'],
  'GET /api/users/{id}/quick-panel': signedIn,
  'POST /api/users/{id}/events/clear': signedIn,
  'POST /api/users/{id}/notes': signedIn,
  'DELETE /api/users/{id}/notes/{noteId}': signedIn,
  'GET /api/bot-check': everyone,
  'POST /api/contact-messages': everyone,
  'GET /api/programme/overview': inviters,
  'GET /api/invitations': inviters,
  'GET /api/invitations/choices': inviters,
  'GET /api/invitations/export': inviters,
  'GET /api/invitations/export/{exported}': everyone,
  'POST /api/invitations': inviters,
  'POST /api/invitations/acts/revoke': inviters,
  'POST /api/invitations/{id}/revoke': inviters,
  'POST /api/invitations/{id}/resend': inviters,
  'GET /api/group-progress': coordinators,
  'GET /api/group-progress/overview': coordinators,
  'GET /api/group-progress/choices': coordinators,
  'GET /api/group-progress/export': coordinators,
  'GET /api/group-progress/export/{exported}': everyone,
  'POST /api/group-progress/acts/remind': coordinators,
  'PUT /api/groups/{groupId}/courses': coordinators,
  'POST /api/auth/accept-invitation': signedIn,
  'GET /api/instructor-courses/{id}/roster': teachers,
  'POST /api/instructor-courses/{id}/roster/marks': teachers,
  'POST /api/instructor-courses/{id}/roster/walk-ins': teachers,
  'DELETE /api/instructor-courses/{id}/roster/walk-ins/{registrationId}': teachers,
  'POST /api/instructor-courses/{id}/complete': teachers,
  'GET /api/instructor-courses/{id}/roster/export': teachers,
  'GET /api/instructor-courses/{id}/roster/sheet': teachers,
  'GET /api/instructor-courses/{id}/roster/export/{language}': everyone,
  'GET /api/instructor-courses/{id}/roster/sheet/{language}': everyone,
  'POST /api/check-ins': signedIn,
  'GET /api/groups': coordinators,
  'POST /api/groups': coordinators,
  'PATCH /api/groups/{id}': coordinators,
  'GET /api/groups/students': coordinators,
  'GET /api/groups/students/choices': coordinators,
  'GET /api/groups/students/export': coordinators,
  'GET /api/groups/students/export/{exported}': everyone,
  'POST /api/groups/students/acts/move': coordinators,
  'POST /api/groups/students/acts/remove': coordinators,
  'GET /api/groups/invitations': coordinators,
  'GET /api/groups/invitations/export': coordinators,
  'POST /api/groups/invitations/acts/revoke': coordinators,
  'GET /api/groups/invitations/export/{exported}': everyone,
  'POST /api/groups/{id}/imports': coordinators,
  'GET /api/imports': coordinators,
  'GET /api/imports/export': coordinators,
  'GET /api/imports/export/{exported}': everyone,
  'GET /api/imports/template': everyone,
  'GET /api/imports/{id}': coordinators,
  'GET /api/imports/{id}/rows': coordinators,
  'GET /api/imports/{id}/rows/export': coordinators,
  'GET /api/imports/{id}/rows/export/{exported}': everyone,
  'POST /api/imports/{id}/start': coordinators,
  'POST /api/imports/{id}/cancel': coordinators,
  'POST /api/imports/{id}/undo': coordinators,
  'GET /api/list-acts': actors,
  'GET /api/list-acts/export': actors,
  'GET /api/list-acts/export/{exported}': everyone,
  'GET /api/list-acts/{id}': actors,
  'GET /api/list-acts/{id}/rows': actors,
  'GET /api/list-acts/{id}/rows/export': actors,
  'GET /api/list-acts/{id}/rows/export/{exported}': everyone,
  'POST /api/list-acts/{id}/cancel': actors,
  'POST /api/list-acts/{id}/undo': actors,
  'GET /api/list-views': actors,
  'POST /api/list-views': actors,
  'PUT /api/list-views/order': actors,
  'PUT /api/list-views/default': actors,
  'PATCH /api/list-views/{id}': actors,
  'PUT /api/list-views/{id}/role': actors,
  'DELETE /api/list-views/{id}': actors,
  'POST /api/groups/{id}/invitations': coordinators,
  'POST /api/groups/{id}/invitations/{invitationId}/revoke': coordinators,
  'POST /api/groups/{id}/invitations/{invitationId}/resend': coordinators,
  'GET /api/certificates/{number}': everyone,
  'GET /api/certificates/{number}/download': everyone,
  'GET /api/certificates/{number}/credential': everyone,
  'POST /api/certificates/{number}/revoke': ['admin', 'owner', 'instructor and admin'],
  'POST /api/certificates/{number}/reissue': signedIn,
  'GET /api/credential-issuer': everyone,
  'GET /api/credential-keys': everyone,
  'GET /api/credential-keys/{thumbprint}': everyone,
  'GET /api/credential-status/{list}': everyone,
  'GET /api/profiles/me': signedIn,
  'PATCH /api/profiles/me': signedIn,
  'GET /api/profiles/me/name-change': signedIn,
  'POST /api/profiles/me/name-change': signedIn,
  'POST /api/profiles/me/name-change/withdraw': signedIn,
  'GET /api/name-changes': ['admin', 'owner', 'instructor and admin'],
  'GET /api/name-changes/export': ['admin', 'owner', 'instructor and admin'],
  'GET /api/name-changes/export/{exported}': everyone,
  'POST /api/name-changes/{id}/approve': ['admin', 'owner', 'instructor and admin'],
  'POST /api/name-changes/{id}/refuse': ['admin', 'owner', 'instructor and admin'],
  'PUT /api/profiles/me/photo': signedIn,
  'DELETE /api/profiles/me/photo': signedIn,
  'POST /api/profiles/settings/notification': signedIn,
  'POST /api/profiles/phone/verify/send': signedIn,
  'POST /api/profiles/phone/verify': signedIn,
  'GET /api/profiles/me/sessions': signedIn,
  'DELETE /api/profiles/me/sessions': signedIn,
  'DELETE /api/profiles/me/sessions/{id}': signedIn,
  'POST /api/profiles/me/data-exports': signedIn,
  'GET /api/profiles/data-export': everyone,
  'POST /api/profiles/me/deactivate': signedIn,
  'POST /api/auth/change-password': signedIn,
  'POST /api/auth/change-email': signedIn,
  'DELETE /api/auth/change-email': signedIn,
  // Last: it ends the session that the others ask with.
  'POST /api/auth/logout': signedIn,
}

let server: TestApp
let tokens: ReadonlyMap<Caller, { token: string }>
beforeAll(async () => {
  server = await openTestApp()
  tokens = await signInEveryone(server)
})
afterAll(() => server.close())

/** A request for things that do not exist: access is decided before anything is looked up. */
const isLetIn = async (operation: string, caller: Caller): Promise<boolean> => {
  const [method = 'GET', path = ''] = operation.split(' ')
  const url = path
    .replace('{container}', 'pictures')
    .replace('{name}', 'absent.png')
    .replaceAll(/\{\w+\}/g, '999999')
  const as = tokens.get(caller)
  const answer = await server.call({
    method,
    url,
    ...(as ? { as } : {}),
    ...(method === 'GET' ? {} : { payload: {} }),
  })
  const code = answer.body === '' ? undefined : answer.json<{ error?: { code: string } }>().error?.code
  return code !== 'UNAUTHORISED' && code !== 'FORBIDDEN'
}

describe('the role matrix', () => {
  it('knows every operation of the OpenAPI document', async () => {
    expect((await operationsOf(server)).map(({ name }) => name).toSorted()).toEqual(Object.keys(EXPECTED).toSorted())
  })

  it.each(Object.entries(EXPECTED))('%s', async (operation, expected) => {
    const letIn: Caller[] = []
    for (const caller of everyone) if (await isLetIn(operation, caller)) letIn.push(caller)
    expect(letIn).toEqual(expected)
  })
})
