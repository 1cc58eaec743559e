import { afterAll, beforeAll, expect, it } from 'vitest'

import { refusalOf } from '../learning/support/learner.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { openWorld, type World } from './relations.ts'

/** By which part of its body a change says what it was made of: 409 where that is another by now. */
const GUARDS = ['was', 'revision', 'version', 'seen', 'seat'] as const

/** What nobody else changes at the same time, or what loses nothing where somebody does. */
const UNGUARDED: Readonly<Record<string, string>> = {
  'PATCH /api/profiles/me': 'one’s own',
  'PUT /api/profiles/me/photo': 'one’s own',
  'PATCH /api/users/{id}/settings': 'one’s own, and each that is sent alone',
  'PUT /api/users/{id}/shortcuts': 'one’s own',
  'PUT /api/list-views/default': 'one’s own',
  'PUT /api/list-views/order': 'one’s own',
  'PATCH /api/instructor-course-students/{id}': 'one’s own place',
  'PATCH /api/groups/{id}': 'its coordinator’s own: whoever makes a group is the only one',
  'PUT /api/groups/{groupId}/courses': 'its coordinator’s own',
  'PATCH /api/uploads/{id}': 'one’s own, and the next piece by its place',
  'PUT /api/course-records/{id}/instructors/{userId}': 'adds one, and takes nobody away',
  'PATCH /api/materials/{id}': 'a switch: it is as whoever came last said it',
  'PATCH /api/instructor-courses/{id}/sheets/{sheetId}': 'a switch',
  'PUT /api/list-views/{id}/role': 'one choice: it is as whoever came last said it',
}

type Operation = Readonly<{
  requestBody?: Readonly<{
    content: Readonly<Record<string, Readonly<{ schema: Readonly<{ required?: readonly string[] }> }>>>
  }>
}>

let server: TestApp
let world: World
beforeAll(async () => {
  server = await openTestApp()
  world = await openWorld(server)
})
afterAll(() => server.close())

it('whatever changes what is there says what it was made of, or nobody else changes that', async () => {
  const document = (await server.call({ url: '/api/openapi.json' })).json<{
    paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  }>()
  const changes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method === 'patch' || method === 'put')
      .map(([method, { requestBody }]) => ({
        name: `${method.toUpperCase()} ${path}`,
        required: requestBody?.content['application/json']?.schema.required ?? [],
      })),
  )
  const unguarded = changes.filter(({ required }) => !GUARDS.some((guard) => required.includes(guard)))
  expect(unguarded.map(({ name }) => name).toSorted()).toEqual(Object.keys(UNGUARDED).toSorted())
})

/** What two have open at once: as it is, and as each of them wants it. */
const KINDS = {
  'course-categories': {
    held: () => world.heldCategory(),
    mine: { picture: 'towing' },
    theirs: { picture: 'refresher' },
  },
  'agency-records': { held: () => world.heldAgency(), mine: { city: 'Lorne Falls' }, theirs: { county: 'Redfield' } },
  'saved-answers': { held: () => world.heldAnswer(), mine: { tr: 'Merhaba' }, theirs: { en: 'Good day' } },
  'list-views': { held: () => world.heldView(), mine: { name: 'Waiting' }, theirs: { name: 'Open' } },
} as const

type Was = Readonly<Record<string, string>>

const change = (kind: string, id: number, payload: object) =>
  server.call({ method: 'PATCH', url: `/api/${kind}/${id}`, payload, as: world.people.administrator })
const isOf = (answer: Awaited<ReturnType<typeof change>>): unknown =>
  answer.json<{ error: { details: { is: unknown } } }>().error.details.is

it.each(Object.entries(KINDS))('%s: who saves what is another by now is told what it is', async (kind, parts) => {
  const { held, mine, theirs } = parts
  const { id, was }: { id: number; was: Was } = await held()
  const by = { mine: { ...was, ...mine }, theirs: { ...was, ...theirs } }
  expect((await change(kind, id, { ...by.theirs, was })).statusCode).toBe(200)
  const late = await change(kind, id, { ...by.mine, was })
  expect([refusalOf(late), isOf(late)]).toEqual([{ status: 409, code: 'CHANGED_MEANWHILE' }, by.theirs])
  // Whoever got no answer, and asks again, is told that it is so.
  expect((await change(kind, id, { ...by.theirs, was })).statusCode).toBe(200)
  expect((await change(kind, id, { ...by.mine, was: by.theirs })).statusCode).toBe(200)
  expect(isOf(await change(kind, id, { ...by.theirs, was }))).toEqual(by.mine)
})

it.each(Object.entries(KINDS))('%s: of two who save at once exactly one does', async (kind, parts) => {
  const { held, mine, theirs } = parts
  const { id, was }: { id: number; was: Was } = await held()
  const wanted = [
    { ...was, ...mine },
    { ...was, ...theirs },
  ]
  const answers = await Promise.all(wanted.map((one) => change(kind, id, { ...one, was })))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200, 409]))
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused && isOf(refused)).toEqual(wanted[statuses.indexOf(200)])
})
