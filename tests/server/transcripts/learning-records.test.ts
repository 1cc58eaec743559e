import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { certify } from '../group-progress/group-world.ts'
import { acting, some, type Acting } from '../list-acts/acting.ts'
import { makeInPersonCourse } from '../registrations/support/classes.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

type Line = Readonly<{ statement: Readonly<Record<string, unknown>> & Readonly<{ id: string }>; signature: string }>

let server: TestApp
let admin: TestUser
let by: Acting
let course: number
beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signedIn([ROLE.admin])
  by = acting(server, admin)
  course = await makeInPersonCourse(server.platform.db)
})
afterAll(() => server.close())

const student = async () => {
  const user = await server.createUser([ROLE.student])
  if (user.studentId === null) throw new Error('Not a student')
  return { ...user, studentId: user.studentId }
}
const saved = async (...people: readonly { studentId: number }[]): Promise<Line[]> => {
  const selection = some(...people.map(({ studentId }) => studentId))
  const { id }: ListAct = await by.run('/students', 'learningRecords', { selection })
  const { url } = (await server.call({ url: `/api/list-acts/${id}/file`, as: admin })).json<{ url: string }>()
  const file = await server.call({ url })
  expect(file.headers).toMatchObject({
    'content-type': 'application/jsonl; charset=utf-8',
    'content-disposition': 'attachment; filename="learning-records.jsonl"',
  })
  return file.body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)
}

it('a completion is a statement that the published keys prove, the same each time it is saved', async () => {
  const ada = await student()
  const number = `TIM-${randomUUID().slice(0, 8)}`
  await certify(server, ada, course, 100, { number })
  const [line, ...others] = await saved(ada, await student())
  expect(others).toEqual([])
  expect(line?.statement).toMatchObject({
    version: '1.0.3',
    actor: { objectType: 'Agent', mbox: `mailto:${ada.email}` },
    verb: { id: 'http://adlnet.gov/expapi/verbs/completed' },
    object: { objectType: 'Activity', id: expect.stringMatching(new RegExp(`/course/search/${course}$`)) },
    result: { completion: true, success: true },
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  expect(JSON.stringify(line?.statement)).toContain(`code=${number}`)
  const keys = createLocalJWKSet((await server.call({ url: '/.well-known/jwks.json' })).json<JSONWebKeySet>())
  const { payload } = await compactVerify(line?.signature ?? '', keys)
  expect(JSON.parse(new TextDecoder().decode(payload))).toEqual(line?.statement)
  const forged = (line?.signature ?? '').replace(
    /\.[^.]+\./,
    `.${Buffer.from('{"id":"other"}').toString('base64url')}.`,
  )
  await expect(compactVerify(forged, keys)).rejects.toThrow('signature verification failed')
  expect((await saved(ada)).map(({ statement }) => statement)).toEqual([line?.statement])
})

it('what was revoked or superseded is void, and what took its place stands beside it', async () => {
  const bora = await student()
  const [old, fresh, gone] = ['a', 'b', 'c'].map((end) => `TIM-${randomUUID().slice(0, 8)}${end}`)
  await certify(server, bora, course, 100, { number: old ?? '' })
  const { db } = server.platform
  await db
    .update(certificates)
    .set({ supersededBy: fresh })
    .where(eq(certificates.number, old ?? ''))
  await certify(server, bora, course, 100, { number: fresh ?? '' })
  await db
    .update(certificates)
    .set({ revokedAt: server.clock.now() })
    .where(eq(certificates.number, fresh ?? ''))
  await certify(server, bora, course, 100, { number: gone ?? '' })
  const lines = await saved(bora)
  const [first, second, third] = lines.filter(({ statement }) => JSON.stringify(statement).includes('/completed"'))
  const voids = lines.filter(({ statement }) => JSON.stringify(statement).includes('/voided"'))
  expect(lines).toHaveLength(5)
  expect(voids.map(({ statement }) => statement['object'])).toEqual([
    { objectType: 'StatementRef', id: first?.statement.id },
    { objectType: 'StatementRef', id: second?.statement.id },
  ])
  expect(
    [JSON.stringify(first), JSON.stringify(second), JSON.stringify(third)].map((text) =>
      [old, fresh, gone].findIndex((number) => text.includes(number ?? '')),
    ),
  ).toEqual([0, 1, 2])
  expect(new Set(lines.map(({ statement }) => statement.id)).size).toBe(5)
})
