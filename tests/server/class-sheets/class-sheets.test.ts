import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { forgetSheets } from '../../../server/modules/class-sheets/class-sheets.repository.ts'
import { DAY, later } from '../../../server/platform/clock.ts'
import { classInstructors, instructorCourses } from '../../../server/platform/db/tables/classes.table.ts'
import { auditLog, files } from '../../../server/platform/db/tables/platform.table.ts'
import { SHEET_BYTES, SHEETS_MAX } from '../../../src/domain/class-sheet.ts'
import type { ClassSheet } from '../../../src/domain/contract/class-sheet.contract.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { UPLOAD_TYPE } from '../../../src/domain/upload.ts'
import { makeClass } from '../rosters/roster-world.ts'
import { refused } from '../support/accounts.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF')
const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex')

let server: TestApp
let admin: TestUser
let teacher: TestUser
let other: TestUser
let classId: number
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  admin = await server.signedIn([ROLE.admin], { firstName: 'Priya', lastName: 'Raman' })
  teacher = await server.signedIn([ROLE.instructor])
  other = await server.signedIn([ROLE.instructor])
  classId = (await makeClass(server, teacher, { courseStatusId: CLASS_STATUS.completed })).id
})

const url = (part = '') => `/api/instructor-courses/${classId}/sheets${part}`
const add = (fileName = 'Sheet.pdf', content = PDF, as = admin, headers = {}) =>
  server.call({
    method: 'POST',
    url: url(),
    query: { fileName },
    payload: content,
    as,
    headers: { 'content-type': UPLOAD_TYPE, ...headers },
  })
const list = async (as = admin) => (await server.call({ url: url(), as })).json<ClassSheet[]>()
const change = (sheetId: number, isRemoved: boolean, as = admin) =>
  server.call({ method: 'PATCH', url: url(`/${sheetId}`), as, payload: { isRemoved } })
const added = async (): Promise<ClassSheet> => {
  const [sheet] = (await add()).json<ClassSheet[]>()
  if (!sheet) throw new Error('Nothing was added')
  return sheet
}

it('is there for who teaches the class and who runs the programme, opened by an address of their session', async () => {
  const answer = await add('Åbo sheet.PDF')
  expect(answer.statusCode).toBe(201)
  const [sheet] = await list(teacher)
  expect(sheet).toEqual({
    id: expect.any(Number),
    downloadName: 'Åbo sheet.pdf',
    bytes: PDF.length,
    addedAt: server.clock.now().toISOString(),
    addedBy: 'Priya Raman',
    isRemoved: false,
    url: expect.stringContaining(url(`/${sheet?.id}/file`)),
  })
  const opened = await server.call({ url: sheet?.url ?? '' })
  expect([opened.statusCode, opened.rawPayload.equals(PDF), opened.headers['content-type']]).toEqual([
    200,
    true,
    'application/pdf',
  ])
  expect([opened.headers['content-disposition'], opened.headers['cache-control']]).toEqual([
    expect.stringMatching(/^inline; filename="_bo sheet\.pdf"/),
    'private, no-store',
  ])
  const log = await server.platform.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `class:${classId}`))
    .orderBy(auditLog.id)
  expect(log.map(({ action, actorId, details }) => [action, actorId, details])).toEqual([
    ['class.sheetAdded', admin.userId, { name: 'Åbo sheet.pdf' }],
  ])
})

it('is not there for who teaches another class, by whichever address, nor by the container of its file', async () => {
  const sheet = await added()
  expect((await server.call({ url: url(), as: other })).statusCode).toBe(404)
  // An address that is signed says whose it is, and not that they may still see the class.
  const [own] = await list(teacher)
  await server.platform.db.delete(classInstructors).where(eq(classInstructors.userId, teacher.userId))
  expect((await server.call({ url: own?.url ?? '' })).statusCode).toBe(404)
  const names = await server.platform.db.select().from(files)
  const name = names.find(({ container }) => container === 'sheets')?.name ?? ''
  expect((await server.call({ url: `/api/files/sheets/download/${name}`, as: admin })).statusCode).toBe(403)
  expect((await change(sheet.id, true, teacher)).statusCode).toBe(403)
})

it('is taken by what it is, and refused where it is none, too large, or of a class that was not held', async () => {
  expect((await add('photo.pdf', PNG)).json<ClassSheet[]>()[0]?.downloadName).toBe('photo.png')
  expect(refused(await add('sheet.pdf', Buffer.from('<html>')))).toEqual([415, 'UNSUPPORTED_TYPE'])
  expect((await add('sheet.pdf', PDF, admin, { 'content-length': String(SHEET_BYTES + 1) })).statusCode).toBe(413)
  expect((await add('  ')).statusCode).toBe(400)
  await server.platform.db
    .update(instructorCourses)
    .set({ courseStatusId: CLASS_STATUS.cancelled })
    .where(eq(instructorCourses.id, classId))
  expect(refused(await add())).toEqual([409, 'ILLEGAL_TRANSITION'])
  expect(await list()).toHaveLength(1)
})

it('is one of as many as a class can have, and sent twice with one key is one', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  expect([(await add('a.pdf', PDF, admin, key)).statusCode, (await add('a.pdf', PDF, admin, key)).statusCode]).toEqual([
    201, 201,
  ])
  expect(await list()).toHaveLength(1)
  for (let count = 1; count < SHEETS_MAX; count += 1) await add(`${count}.pdf`)
  expect(refused(await add())).toEqual([409, 'TOO_MANY_SHEETS'])
  const [first] = await list()
  await change(first?.id ?? 0, true)
  expect((await add()).statusCode).toBe(201)
  // What was removed is no way past it.
  expect(refused(await change(first?.id ?? 0, false))).toEqual([409, 'TOO_MANY_SHEETS'])
  expect((await list()).filter(({ isRemoved }) => !isRemoved)).toHaveLength(SHEETS_MAX)
})

it('is shown to who runs the programme alone once it is removed, brought back, and gone with its file later', async () => {
  const { db, files: kept } = server.platform
  const sheet = await added()
  const [removed] = (await change(sheet.id, true)).json<ClassSheet[]>()
  expect([removed?.isRemoved, removed?.url, await list(teacher)]).toEqual([true, null, []])
  expect((await server.call({ url: sheet.url ?? '' })).statusCode).toBe(404)
  expect((await change(sheet.id, false)).json<ClassSheet[]>()[0]?.isRemoved).toBe(false)
  await change(sheet.id, true)
  const before = server.clock.now()
  expect(await db.transaction((tx) => forgetSheets(tx, before))).toEqual([])
  const [name = ''] = await db.transaction((tx) => forgetSheets(tx, later(before, DAY)))
  expect([await list(), (await kept.find('sheets', name)) === undefined]).toEqual([[], false])
  expect(refused(await change(sheet.id, false))).toEqual([404, 'NOT_FOUND'])
})
