import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { classCheckIns } from '../../../server/platform/db/tables/rosters.table.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { addStudent, codeOf, makeClass, outcomesOf, rosterWorld, type HeldClass } from './roster-world.ts'

let server: TestApp
let world: ReturnType<typeof rosterWorld>
let teacher: TestUser
let admin: TestUser
let held: HeldClass
let own: number
beforeAll(async () => {
  server = await openTestApp()
  world = rosterWorld(server)
  admin = await server.signedIn([ROLE.admin, ROLE.student])
})
afterAll(() => server.close())
beforeEach(async () => {
  teacher = await server.signedIn([ROLE.instructor, ROLE.student], { firstName: 'Ruth', lastName: 'Delgado' })
  held = await makeClass(server, teacher)
  own = await addStudent(server, held, teacher)
})

const checkInsOf = (id: number) =>
  server.platform.db.select().from(classCheckIns).where(eq(classCheckIns.registrationId, id))
const walkIn = (as: TestUser, email: string) =>
  world.call('POST', `/instructor-courses/${held.id}/roster/walk-ins`, as, {
    id: randomUUID(),
    firstName: 'Ruth',
    lastName: 'Delgado',
    email,
    phone: '',
    agencyId: 0,
    discipline: 'towing',
  })

test('nobody marks their own, and what else they marked is taken', async () => {
  const { id } = await world.seat(held)
  const answer = await world.mark(
    held,
    teacher,
    { registrationId: own, attendance: 'present' },
    { registrationId: id, attendance: 'present' },
  )
  expect(outcomesOf(answer)).toEqual([
    ['own', null, 0],
    ['taken', 'present', 1],
  ])
  expect([(await world.row(own)).attendance, await checkInsOf(own)]).toEqual([null, []])
  expect(codeOf(await world.call('POST', `/instructor-courses/${held.id}/complete`, teacher, {}))).toEqual([
    409,
    'ATTENDANCE_UNFINISHED',
  ])
})

test('whoever runs the programme marks a teacher, and nobody their own in any class', async () => {
  const ofAdmin = await addStudent(server, held, admin)
  const answer = await world.mark(
    held,
    admin,
    { registrationId: ofAdmin, attendance: 'present' },
    { registrationId: own, attendance: 'partial' },
  )
  expect(outcomesOf(answer)).toEqual([
    ['own', null, 0],
    ['taken', 'partial', 1],
  ])
  // What another marked is not taken back by whose it is, either.
  const back = await world.mark(held, teacher, { registrationId: own, attendance: null, basedOn: 1 })
  expect(outcomesOf(back)).toEqual([['own', 'partial', 1]])
})

test('whoever holds the code of a class does not check in with it', async () => {
  await addStudent(server, held, admin)
  expect([
    codeOf(await world.checkIn(teacher, world.code(held))),
    codeOf(await world.checkIn(admin, world.code(held))),
  ]).toEqual([
    [409, 'OWN_ATTENDANCE'],
    [409, 'OWN_ATTENDANCE'],
  ])
  expect([(await world.row(own)).attendance, await checkInsOf(own)]).toEqual([null, []])
  // A class of somebody else's is as any.
  const elsewhere = await makeClass(server, await server.signedIn([ROLE.instructor]))
  await addStudent(server, elsewhere, teacher)
  expect((await world.checkIn(teacher, world.code(elsewhere))).statusCode).toBe(201)
})

test('who adds themself as a walk-in is on the class, and not marked', async () => {
  const colleague = await server.signedIn([ROLE.admin, ROLE.student])
  const { entry } = (await walkIn(colleague, colleague.email)).json()
  expect([entry.state, entry.attendance, entry.isOwn, await checkInsOf(entry.id)]).toEqual(['walkIn', null, true, []])
  expect((await walkIn(teacher, teacher.email)).json().entry).toMatchObject({ id: own, attendance: null })
})

test('a roster says whose own place it is', async () => {
  const { id } = await world.seat(held)
  const ownOf = async (as: TestUser) =>
    (await world.read(held, as)).items.flatMap((entry) => (entry.isOwn ? [entry.id] : []))
  expect([await ownOf(teacher), await ownOf(admin)]).toEqual([[own], []])
  expect((await world.read(held, admin)).items.map((entry) => entry.id).toSorted((a, b) => a - b)).toEqual([own, id])
})
