import { expect, test } from 'vitest'

import { firstAsksOf } from '../../../server/http/first-asks.ts'
import { ROLE } from '../../../src/domain/role.ts'

test('a page of a role asks who is there and what it shows, as its address says', () => {
  expect(firstAsksOf('/student/dash')).toEqual(['/api/auth/me', '/api/students/{student}/dashboard'])
  expect(firstAsksOf('/instructor/student-enrollments?delivery=inPerson&search=ada')).toEqual([
    '/api/auth/me',
    '/api/student-enrollments?search=ada&delivery=inPerson',
  ])
  expect(firstAsksOf('/instructor/roster/7')).toEqual(['/api/auth/me', '/api/instructor-courses/7/roster'])
  expect(firstAsksOf('/coordinator/student-progress?group=3').slice(1)).toEqual([
    '/api/group-progress?group=3',
    '/api/group-progress/overview?group=3',
  ])
})

test('a lesson asks for its course and its video at once, by the course that its address names', () => {
  expect(firstAsksOf('/online-course/5').slice(1)).toEqual(['/api/online-courses/5/opened'])
  expect(firstAsksOf('/online-course/5?lesson=3').slice(1)).toEqual(['/api/online-courses/5/opened?lessonId=3'])
  expect(firstAsksOf('/online-course/5?lesson=x').slice(1)).toEqual(['/api/online-courses/5/opened'])
})

test('a person’s page asks who it is, and the part that is open beside it', () => {
  expect(firstAsksOf('/admin/users?person=12')).toEqual(['/api/auth/me', '/api/people/12'])
  expect(firstAsksOf('/admin/users?person=12&tab=training').slice(1)).toEqual([
    '/api/people/12',
    '/api/people/12/training',
  ])
  expect(firstAsksOf('/admin/users?person=12&tab=elsewhere').slice(1)).toEqual(['/api/people/12'])
  expect(firstAsksOf('/admin/users?person=x')[1]).toMatch(/^\/api\/users/)
})

test('a part of a page asks what it shows, and nothing of the other parts', () => {
  expect(firstAsksOf('/admin/courses?view=certificates').slice(1)).toEqual(['/api/certificate-authority'])
  expect(firstAsksOf('/admin/contactFormLogs?view=answers').slice(1)).toEqual(['/api/saved-answers'])
  expect(firstAsksOf('/admin/emails?view=templates').slice(1)).toEqual(['/api/message-templates'])
  expect(firstAsksOf('/admin/emails?view=templates&channel=mail&template=none').slice(1)).toEqual([
    '/api/message-templates',
  ])
  expect(firstAsksOf('/coordinator/students?view=imports&import=4').slice(1)).toEqual(['/api/groups', '/api/imports/4'])
  expect(firstAsksOf('/coordinator/students?view=nothing').slice(1)).toEqual(['/api/groups', '/api/groups/students'])
})

test('so does a page that tells a guest only how to come in', () => {
  expect(firstAsksOf('/course/register/2')).toEqual(['/api/auth/me', '/api/courses/2/classes?count=20'])
  expect(firstAsksOf('/instructor/materials')).toEqual(['/api/auth/me', '/api/materials'])
})

test('the home page asks what waits for each role', () => {
  expect(firstAsksOf('/home')).toEqual([
    '/api/auth/me',
    '/api/students/{student}/dashboard',
    { path: '/api/instructor/dashboard', roles: [ROLE.instructor] },
    { path: '/api/group-progress/overview', roles: [ROLE.groupCoordinator] },
    { path: '/api/groups', roles: [ROLE.groupCoordinator] },
    { path: '/api/programme/overview', roles: [ROLE.admin, ROLE.owner, ROLE.master] },
  ])
})

test('a page that shows everyone the same asks nothing, nor does one that is none', () => {
  expect(['/partners', '/mission?x=1', '/no/such', '/'].map(firstAsksOf)).toEqual([[], [], [], []])
})

test('a part that only every object has is none of a page', () => {
  for (const view of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    expect(firstAsksOf(`/admin/users?view=${view}`)).toEqual(firstAsksOf('/admin/users'))
    expect(firstAsksOf(`/admin/emails?view=${view}`)).toEqual(firstAsksOf('/admin/emails'))
  }
})
