import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { recordOf } from '../../../src/domain/keys.ts'
import { layoutOf } from '../../../src/domain/layout.ts'
import { askedIn } from '../../../src/domain/person-fields.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { formOf } from '../classes/support/classes.ts'
import { makeAgency } from '../profiles/support/person.ts'
import { DAY, HOUR, makeInPersonCourse } from '../registrations/support/classes.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

type Changes = Readonly<Record<string, unknown>>

/** A thing that can be changed: where, to what, and what of it is read back afterwards. */
type Saving = Readonly<{ url: string; changes: Changes; before: Changes; after: (sent: Changes) => Promise<Changes> }>

/** What of an operation is not read back as it was sent, and where it is proven to be kept. */
const PROVEN: Readonly<Record<string, string>> = {
  'PUT /api/users/{id}/shortcuts': 'tests/server/auth',
  'PUT /api/quiz-attempts/{id}/answers/{questionId}': 'tests/server/learning',
  'PUT /api/online-enrollments/{id}/notes/{noteId}': 'tests/server/lesson-notes',
  'PATCH /api/course-records/{id}/draft': 'tests/server/course-records/drafts.test.ts',
  'PUT /api/course-records/{id}/instructors/{userId}': 'tests/server/course-records/course-instructors.test.ts',
  'PUT /api/certificate-authority': 'tests/server/certificates/authority.test.ts',
  'PATCH /api/course-categories/{id}': 'tests/server/vocabulary/categories.test.ts',
  'PATCH /api/saved-answers/{id}': 'tests/server/contact-cases/saved-answers.test.ts',
  'PUT /api/message-templates/{channel}/{template}/draft': 'tests/server/message-templates/message-templates.test.ts',
  'PATCH /api/agency-records/{id}': 'tests/server/vocabulary/agencies.test.ts',
  'PATCH /api/how-to-videos/{id}': 'tests/server/how-to/how-to.test.ts',
  'PUT /api/how-to-videos/order': 'tests/server/how-to/how-to.test.ts',
  'PATCH /api/materials/{id}': 'tests/server/materials/materials.test.ts',
  'PATCH /api/instructor-courses/{id}/sheets/{sheetId}': 'tests/server/class-sheets/class-sheets.test.ts',
  'PATCH /api/uploads/{id}': 'tests/server/uploads/uploads.test.ts',
  'PUT /api/profiles/me/photo': 'tests/server/profiles/photo.test.ts',
  'PUT /api/groups/{groupId}/courses': 'tests/server/group-progress/group-progress.test.ts',
  'PATCH /api/list-views/{id}': 'tests/server/list-views/list-views.test.ts',
  'PUT /api/list-views/default': 'tests/server/list-views/list-views.test.ts',
  'PUT /api/list-views/order': 'tests/server/list-views/list-views.test.ts',
  'PUT /api/report-mailings/{id}': 'tests/server/report-mailings/report-mailings.test.ts',
  'PUT /api/list-views/{id}/role': 'tests/server/list-views/list-views.test.ts',
  'PATCH /api/instructor-course-students/{id}': 'tests/server/registrations/registering.test.ts',
}

type Operations = Record<
  string,
  Record<
    string,
    { requestBody?: { content: { 'application/json': { schema: { properties?: Record<string, unknown> } } } } }
  >
>

let server: TestApp
let user: TestUser
let operations: Map<string, readonly string[]>
const savings = new Map<string, Saving>()

const call = async (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: Changes) =>
  (await server.call({ method, url, as: user, ...(payload && { payload }) })).json<Record<string, unknown>>()
const only = (whole: Changes, part: Changes): Changes =>
  Object.fromEntries(Object.keys(part).map((key) => [key, whole[key]]))

beforeAll(async () => {
  server = await openTestApp()
  user = await server.signedIn([ROLE.student, ROLE.instructor, ROLE.groupCoordinator])
  const [first, second] = [await makeAgency(server, 'Austin Fire'), await makeAgency(server, 'Austin Police')]
  const colleague = await server.createUser([ROLE.instructor])
  const document = (await server.call({ url: '/api/openapi.json' })).json<{ paths: Operations }>()
  operations = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => method === 'patch' || method === 'put')
        .map(([method, { requestBody }]) => [
          `${method.toUpperCase()} ${path}`,
          Object.keys(requestBody?.content['application/json'].schema.properties ?? {}),
        ]),
    ),
  )

  const profile = '/api/profiles/me'
  savings.set('PATCH /api/profiles/me', {
    url: profile,
    changes: {
      firstName: 'Grace',
      lastName: 'Holt',
      phone: '(555) 010-9876',
      ...recordOf(askedIn('profile', 'numbers'), (field) => `TX ${field}`),
      primaryAgencyId: first,
      agencies: [second],
    },
    before: await call('GET', profile),
    after: () => call('GET', profile),
  })

  savings.set('PATCH /api/users/{id}/settings', {
    url: `/api/users/${user.userId}/settings`,
    changes: {
      mode: 'dark',
      scheme: 'night-shift',
      language: 'tr',
      direction: 'rtl',
      fontScale: 1.2,
      customScrollbars: false,
      layout: layoutOf('layout2'),
      theme: {},
    },
    before: {},
    after: async () => {
      const { settings } = await call('GET', '/api/auth/me')
      return settings as Changes
    },
  })

  const made = await call('POST', '/api/groups', { name: 'North' })
  savings.set('PATCH /api/groups/{id}', {
    url: `/api/groups/${String(made['id'])}`,
    changes: { name: 'South' },
    before: made,
    after: async () => {
      const groups = (await call('GET', '/api/groups')) as unknown as readonly Changes[]
      return groups[0] ?? {}
    },
  })

  const form = formOf(server, await makeInPersonCourse(server.platform.db))
  const planned = await call('POST', '/api/instructor-courses', form)
  const place = `/api/instructor-courses/${String(planned['id'])}`
  const startsAt = server.clock.now().getTime() + 20 * DAY
  const at = (hours: number) => new Date(startsAt + hours * HOUR).toISOString()
  savings.set('PATCH /api/instructor-courses/{id}', {
    url: place,
    changes: {
      sessions: [{ startsAt: at(0), endsAt: at(4) }],
      timeZone: 'America/Denver',
      venue: 'Armory',
      address: '2 Side Street',
      city: 'Ogden',
      county: 'Weber',
      hostAgencyId: first,
      capacity: 30,
      registrationClosesAt: at(-24),
      notes: 'Bring a vest.',
      coInstructorIds: [colleague.userId],
      version: 1,
    },
    before: { ...form, version: 0 },
    after: async (sent) => {
      const held = await call('GET', place)
      const instructors = held['instructors'] as readonly { id: number }[]
      const sessions = held['sessions'] as readonly { startsAt: string; endsAt: string }[]
      return {
        ...held,
        sessions: sessions.map(({ startsAt: from, endsAt: to }) => ({ startsAt: from, endsAt: to })),
        coInstructorIds: instructors.map(({ id }) => id).filter((id) => id !== user.userId),
        // It is what was known, and one more by the change.
        version: held['version'] === Number(sent['version']) + 1 ? sent['version'] : held['version'],
      }
    },
  })
})
afterAll(() => server.close())

describe('whatever is changed', () => {
  it('is known here, each field of it', () => {
    expect([...operations.keys()].toSorted()).toEqual([...savings.keys(), ...Object.keys(PROVEN)].toSorted())
    expect([...savings].map(([name, { changes }]) => [name, Object.keys(changes).toSorted()])).toEqual(
      [...savings.keys()].map((name) => [name, operations.get(name)?.toSorted()]),
    )
  })

  it('is read back as it was sent, field by field another one than before', async () => {
    for (const [name, { url, changes, before, after }] of savings) {
      const same = Object.keys(changes).filter((key) => JSON.stringify(before[key]) === JSON.stringify(changes[key]))
      const answer = await server.call({ method: 'PATCH', url, payload: changes, as: user })
      expect([name, same, answer.statusCode, only(await after(changes), changes)]).toEqual([name, [], 200, changes])
    }
  })
})
