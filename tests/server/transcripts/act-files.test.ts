import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { actFolder, forgetFolders } from '../../../server/modules/list-acts/act-folder.ts'
import { actsSince } from '../../../server/modules/list-acts/list-acts.repository.ts'
import { certificatesAct } from '../../../server/modules/transcripts/certificates.act.ts'
import { DAY, HOUR, later, MINUTE } from '../../../server/platform/clock.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import { readZipIndex } from '../../../server/platform/files/zip-reading.ts'
import { ACT_FILE_HOURS, CERTIFICATES_MAX } from '../../../src/domain/act-file.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { makeClass, seat, TYPED } from '../course-search/programme.ts'
import { certify, enroll } from '../group-progress/group-world.ts'
import { makeCourse, type TestCourse } from '../learning/support/course.ts'
import { acting, figuresOf, matching, some, type Acting } from '../list-acts/acting.ts'
import { makeInPersonCourse } from '../registrations/support/classes.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

let server: TestApp
let admin: TestUser
let by: Acting
let online: TestCourse
let tow: number
/** In the name of each row of a test, and of no other. */
let mark: string
let folder: string
beforeAll(async () => {
  server = await openTestApp()
  folder = await mkdtemp(join(tmpdir(), 'act-files-'))
  online = await makeCourse(server.platform.db, { lessonCount: 2 })
  tow = await makeInPersonCourse(server.platform.db)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  mark = randomUUID().slice(0, 8)
  admin = await server.signedIn([ROLE.admin])
  by = acting(server, admin)
})

const student = async (firstName: string) => {
  const { studentId, userId } = await server.createUser([ROLE.student], { firstName, lastName: mark })
  if (studentId === null) throw new Error('Not a student')
  return { studentId, userId }
}
const run = (act: string, ...people: readonly { studentId: number }[]) =>
  by.run('/students', act, { selection: some(...people.map(({ studentId }) => studentId)) })
const addressOf = (id: number, as: { token: string } = admin) =>
  server.call({ method: 'GET', url: `/api/list-acts/${id}/file`, as })
const fetched = async ({ id }: ListAct) => {
  const { url } = (await addressOf(id)).json<{ url: string }>()
  return server.call({ url })
}
const namesIn = async (archive: Buffer): Promise<string[]> => {
  const path = join(folder, `${randomUUID()}.zip`)
  await writeFile(path, archive)
  return (await readZipIndex(path)).map(({ name }) => name)
}
const savedOf = async ({ id }: ListAct) =>
  (
    await server.platform.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, `listAct:${id}`), eq(auditLog.action, 'listAct.fileSaved')))
      .orderBy(auditLog.id)
  ).map(({ actorId, details }) => ({ actorId, details }))
const staged = (id: number) => readdir(join(server.platform.files.staging('made'), String(id))).catch(() => [])

describe('transcripts', () => {
  it('are one file, a line for each certificate, enrolment and place, with what a spreadsheet would run as text', async () => {
    const ada = await student('=HYPERLINK("x")')
    const bora = await student('Bora')
    await certify(server, ada, tow, 100, { number: `TIM-${mark}` })
    await certify(server, ada, tow, -10)
    await enroll(server, ada, online, 20)
    const held = await makeClass(server, tow, { day: -20, courseStatusId: CLASS_STATUS.completed })
    await seat(server, held, ada.studentId)
    // Anybody may be typed in at a door: it is nobody's training until they say that it was them.
    await seat(server, held, bora.studentId, 'walkIn', { attendance: 'present', typed: TYPED })
    const act = await run('transcripts', ada, bora)
    expect([figuresOf(act), act.undoUntil, act.file]).toEqual([
      ['done', 2, 0, 0, 0, 0],
      null,
      { until: later(new Date(act.finishedAt ?? 0), ACT_FILE_HOURS * HOUR).toISOString() },
    ])
    const file = await fetched(act)
    expect([file.statusCode, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="transcripts.csv"',
    ])
    const lines = file.body.trim().split('\r\n')
    const cells = lines.map((line) => line.split(',').slice(5, 10))
    expect(cells).toEqual([
      ['What', 'Course', 'State', 'Hours of the course', 'Hours of credit'],
      ['Certificate', 'Course', 'Expired', '4', '0'],
      ['Certificate', 'Course', 'In force', '4', '4'],
      ['Online enrollment', expect.any(String), 'Under way', expect.any(String), ''],
      ['Place in a class', 'Scene safety', 'Registered', '4', ''],
      ['', '', '', '', ''],
    ])
    expect([lines[1]?.startsWith(`"'=HYPERLINK`), lines[5]?.startsWith(`Bora,${mark},`)]).toEqual([true, true])
    expect(await savedOf(act)).toEqual([
      { actorId: admin.userId, details: { list: 'allStudents', act: 'transcripts', people: 2 } },
    ])
  })

  it('are those of all that match, in the language of who asked', async () => {
    for (let index = 0; index < 205; index += 1) await student(`Person ${index}`)
    const begun = await by.begin(
      '/students',
      'transcripts',
      { selection: matching({ search: mark, count: 205 }) },
      { 'accept-language': 'tr' },
    )
    const { id, state } = begun.json<ListAct>()
    expect([begun.statusCode, state, (await addressOf(id)).statusCode]).toEqual([201, 'running', 409])
    await server.platform.jobs.drain()
    const lines = (await fetched(await by.read(id))).body.trim().split('\r\n')
    expect([lines.length, lines[0]?.includes('Kazanılan saat')]).toEqual([206, true])
  })
})

describe('certificates', () => {
  it('in force are printed into one archive, each once; who has none is said', async () => {
    const ada = await student('Ada')
    const bora = await student('Bora')
    await certify(server, ada, tow, 100, { number: `TIM-${mark}-A`, recipientName: 'Ada / Şükran ليلى' })
    await certify(server, ada, online.courseId, null, { number: `TIM-${mark}-B` })
    await certify(server, ada, tow, -10)
    await certify(server, bora, tow, 100, { revokedAt: server.clock.now() })
    const act = await run('certificates', ada, bora)
    expect(figuresOf(act)).toEqual(['done', 1, 1, 0, 0, 0])
    expect((await by.rows(act.id)).map(({ reason }) => reason)).toEqual([null, 'noCertificate'])
    expect((await staged(act.id)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      `TIM-${mark}-A.pdf`,
      `TIM-${mark}-B.pdf`,
    ])
    const file = await fetched(act)
    expect(await namesIn(file.rawPayload)).toEqual([
      `Ada Şükran ليلى TIM-${mark}-A.pdf`,
      `Ada Moreno TIM-${mark}-B.pdf`,
    ])
    expect(file.rawPayload.includes('%PDF-')).toBe(true)
    expect(await savedOf(act)).toHaveLength(1)
  })

  it('that were revoked since are in it no more', async () => {
    const ada = await student('Ada')
    await certify(server, ada, tow, 100, { number: `TIM-${mark}-A` })
    await certify(server, ada, online.courseId, 100, { number: `TIM-${mark}-B` })
    const act = await run('certificates', ada)
    await server.platform.db
      .update(certificates)
      .set({ revokedAt: server.clock.now() })
      .where(eq(certificates.number, `TIM-${mark}-A`))
    expect(await namesIn((await fetched(act)).rawPayload)).toEqual([`Ada Moreno TIM-${mark}-B.pdf`])
  })

  it('are done a few people at a time, and cancelled between; what was begun is not fetched', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, (_, index) => student(`Person ${index}`)))
    for (const [index, one] of people.entries())
      await certify(server, one, tow, 100, { number: `TIM-${mark}-${index}` })
    const begun = await by.begin('/students', 'certificates', {
      selection: some(...people.map(({ studentId }) => studentId)),
    })
    const { id, done } = begun.json<ListAct>()
    expect([begun.statusCode, done, await staged(id)]).toEqual([201, 0, []])
    expect((await by.cancel(id)).statusCode).toBe(200)
    await server.platform.jobs.drain()
    expect([figuresOf(await by.read(id)), (await by.read(id)).file]).toEqual([
      ['cancelled', 0, 0, 0, 0, 0],
      { until: null },
    ])
    expect((await addressOf(id)).statusCode).toBe(409)
    const whole = await run('certificates', ...people)
    expect([figuresOf(whole)[1], await namesIn((await fetched(whole)).rawPayload)]).toEqual([
      7,
      expect.objectContaining({ length: 7 }),
    ])
  })

  it('of more than an archive takes are refused, with how many they are', async () => {
    const ada = await student('Ada')
    const row = {
      studentId: ada.studentId,
      courseId: tow,
      recipientName: 'Ada',
      courseTitle: { en: 'Course', tr: 'Course', ar: 'Course' },
      hours: 4,
      completedOn: server.clock.now(),
      issuedAt: server.clock.now(),
    }
    await server.platform.db
      .insert(certificates)
      .values(Array.from({ length: CERTIFICATES_MAX + 1 }, (_, index) => ({ ...row, number: `${mark}-${index}` })))
    const answer = await by.begin('/students', 'certificates', { selection: some(ada.studentId) })
    expect([answer.statusCode, answer.json().error.code, answer.json().error.details]).toEqual([
      409,
      'TOO_MANY_CERTIFICATES',
      { most: CERTIFICATES_MAX, count: CERTIFICATES_MAX + 1 },
    ])
  })

  it('are kept for a day, for who had them made alone, and forgotten then', async () => {
    const ada = await student('Ada')
    await certify(server, ada, tow, 100)
    const act = await run('certificates', ada)
    const other = await server.signedIn([ROLE.admin])
    expect((await addressOf(act.id, other)).statusCode).toBe(404)
    const forget = () =>
      forgetFolders(server.platform.files, (ids) =>
        actsSince(server.platform.db, ids, later(server.clock.now(), -ACT_FILE_HOURS * HOUR)),
      )
    await forget()
    expect(await staged(act.id)).toHaveLength(1)
    server.clock.moveBy(DAY + MINUTE)
    const back = { token: await server.signIn(admin.email) }
    expect([(await addressOf(act.id, back)).statusCode, (await acting(server, back).read(act.id)).file]).toEqual([
      409,
      { until: null },
    ])
    await forget()
    expect(await staged(act.id)).toEqual([])
  })

  it('of which the paper is gone from the disk are no file any more, and nobody is noted to have it', async () => {
    const ada = await student('Ada')
    await certify(server, ada, tow, 100, { number: `TIM-${mark}` })
    const act = await run('certificates', ada)
    await rm(join(actFolder(server.platform.files, act.id), `TIM-${mark}.pdf`))
    const file = await fetched(act)
    expect([file.statusCode, file.json().error.code, await savedOf(act)]).toEqual([409, 'ACT_FILE_GONE', []])
  })

  it('are whole where two servers prepare the same ones at once', async () => {
    const ada = await student('Ada')
    await certify(server, ada, tow, 100, { number: `TIM-${mark}` })
    // Both have printed before either writes, and so much that they write at the same time.
    const paper = Buffer.alloc(8 * 1024 * 1024, 'p')
    const both = Promise.withResolvers<Buffer>()
    let printing = 0
    const print = () => {
      printing += 1
      if (printing === 2) both.resolve(paper)
      return both.promise
    }
    const { prepare } = certificatesAct({ ...server.platform, print })
    const actId = 1_000_000
    const on = {
      actId,
      doer: { userId: admin.userId, roles: [ROLE.admin], name: 'Ada' },
      asked: {},
      language: 'en' as const,
    }
    await Promise.all([0, 1].map(async () => prepare?.(on, [ada.studentId])))
    expect(await staged(actId)).toEqual([`TIM-${mark}.pdf`])
    const kept = await readFile(join(actFolder(server.platform.files, actId), `TIM-${mark}.pdf`))
    expect(kept.equals(paper)).toBe(true)
  })

  it('have no file where an act makes none', async () => {
    const ada = await student('Ada')
    const act = await by.run('/students', 'setQuizTime', { quizTime: 'double', selection: some(ada.studentId) })
    expect([act.file, (await addressOf(act.id)).statusCode]).toEqual([null, 404])
  })
})
