import { crc32, deflateSync } from 'node:zlib'

import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { plainPng, pngSize } from '../../../server/modules/certificates/png.ts'
import { agencies, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { certificateAuthorities } from '../../../server/platform/db/tables/certificates.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import { MARK } from '../../../src/domain/contract/certificate-authority.contract.ts'
import type {
  CertificateAuthority,
  CertificateAuthorityForm,
} from '../../../src/domain/contract/certificate-authority.contract.ts'
import type { Certificate } from '../../../src/domain/contract/student.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { A_SIGNATURE } from '../../../src/views/pages/certificate-authority/story-authority.ts'
import { makeCourse, type TestCourse } from '../learning/support/course.ts'
import { refusalOf } from '../learning/support/learner.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

let server: TestApp
let course: TestCourse
let admin: TestUser
beforeAll(async () => {
  server = await openTestApp()
  course = await makeCourse(server.platform.db)
  admin = await server.signedIn([ROLE.admin], { firstName: 'Alex', lastName: 'Rivera' })
})
afterAll(() => server.close())

const FORM: CertificateAuthorityForm = {
  nameEn: 'State program',
  nameTr: 'Eyalet programı',
  nameAr: 'برنامج الولاية',
  signer: 'Robin Hale',
  titleEn: 'Director',
  titleTr: 'Müdür',
  titleAr: 'مديرة',
  signature: A_SIGNATURE,
  seal: '',
  seen: 0,
}

const read = async (as = admin) =>
  (await server.call({ url: '/api/certificate-authority', as })).json<CertificateAuthority>()
const put = (more: Partial<CertificateAuthorityForm> = {}, as = admin) =>
  server.call({ method: 'PUT', url: '/api/certificate-authority', as, payload: { ...FORM, ...more } })
const say = async (more: Partial<CertificateAuthorityForm> = {}): Promise<CertificateAuthority> => {
  const seen = (await read()).authority?.id ?? 0
  return (await put({ seen, ...more })).json()
}

const issue = async (person: TestUser): Promise<string> => {
  const answer = await server.call({
    method: 'POST',
    url: `/api/people/${person.userId}/certificates`,
    as: admin,
    payload: { courseId: course.courseId, completedOn: '2026-01-15', reason: 'On paper', evidence: 'Roster' },
  })
  return answer.json<{ number: string }>().number
}
const printed = async (number: string, language = 'en') => {
  const answer = await server.call({ url: `/api/certificates/${number}`, headers: { 'accept-language': language } })
  const { agency, licenseNumber, authority, signer, signerTitle } = answer.json<Certificate>()
  return { agency, licenseNumber, authority, signer, signerTitle }
}

beforeEach(async () => {
  await server.platform.db.update(users).set({ licenseNumber: null }).where(eq(users.id, admin.userId))
})

test('nobody is named at first, and a certificate says so by saying nothing', async () => {
  expect((await read()).authority).toBeNull()
  const person = await server.signedIn([ROLE.student])
  expect(await printed(await issue(person))).toEqual({
    agency: null,
    licenseNumber: null,
    authority: null,
    signer: null,
    signerTitle: null,
  })
})

test('what was issued goes on saying who issued it, and what its holder was then', async () => {
  const { db } = server.platform
  const [agency] = await db.insert(agencies).values({ name: 'Lorne County Sheriff' }).returning()
  const person = await server.signedIn([ROLE.student])
  const is = (more: Partial<typeof users.$inferInsert>) => db.update(users).set(more).where(eq(users.id, person.userId))
  await is({ licenseNumber: 'LE-1', primaryAgencyId: agency?.id ?? null })
  await say()
  const number = await issue(person)
  await say({ nameEn: 'Another program', signer: '', titleEn: '', titleTr: '', titleAr: '', signature: '' })
  await is({ licenseNumber: 'LE-2', primaryAgencyId: null })

  const then = { agency: 'Lorne County Sheriff', licenseNumber: 'LE-1', signer: 'Robin Hale' }
  expect(await printed(number)).toEqual({ ...then, authority: 'State program', signerTitle: 'Director' })
  expect(await printed(number, 'ar')).toEqual({ ...then, authority: 'برنامج الولاية', signerTitle: 'مديرة' })

  // A reissue corrects who holds it, and nothing of when and by whom it was issued.
  const again = await server.call({
    method: 'POST',
    url: `/api/certificates/${number}/reissue`,
    as: admin,
    payload: {},
  })
  expect(again.json<Certificate>()).toMatchObject({ ...then, licenseNumber: 'LE-2', authority: 'State program' })
  const other = await server.signedIn([ROLE.student])
  expect(await printed(await issue(other))).toMatchObject({ authority: 'Another program', signer: null })
})

test('pictures are kept, changed and taken away; nothing of it is kept where another was quicker', async () => {
  const first = await say({ signature: A_SIGNATURE, seal: A_SIGNATURE })
  const picture = plainPng(Buffer.from(A_SIGNATURE, 'base64'))
  const shown = `data:image/png;base64,${picture?.toString('base64')}`
  expect(first.authority).toMatchObject({ signature: shown, seal: shown, setBy: 'Alex Rivera' })
  const second = await say({ signature: 'kept', seal: '' })
  expect(second.authority).toMatchObject({ signature: shown, seal: null })
  expect(refusalOf(await put({ seen: first.authority?.id ?? 0 }))).toMatchObject({
    status: 409,
    code: 'AUTHORITY_CHANGED',
  })
  expect(await read()).toMatchObject({ authority: second.authority })
})

test('of two who say it at the same time one is told', async () => {
  const seen = (await say()).authority?.id ?? 0
  const answers = await Promise.all([put({ seen, nameEn: 'A' }), put({ seen, nameEn: 'B' })])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('a picture is a PNG of a size that can be printed', async () => {
  const seen = (await say()).authority?.id ?? 0
  const head = Buffer.from(A_SIGNATURE, 'base64').subarray(0, 33)
  const wide = Buffer.from(head)
  wide.writeUInt32BE(MARK.mostPixels + 1, 16)
  const bad = {
    'a text': Buffer.from('no picture at all'),
    'another kind': Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    'too wide': wide,
    'too heavy': Buffer.concat([head, Buffer.alloc(MARK.mostBytes)]),
  }
  for (const [what, bytes] of Object.entries(bad)) {
    const { error } = (await put({ seen, seal: bytes.toString('base64') })).json()
    expect([what, error.statusCode, error.details.map(({ field }: { field: string }) => field)]).toEqual([
      what,
      400,
      ['seal'],
    ])
  }
  expect(pngSize(head)).toEqual({ width: 120, height: 40 })
})

/** One chunk of a PNG. */
const chunk = (name: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
const SIDE = 20
const ihdr = (interlaced = 0) => Buffer.from([0, 0, 0, SIDE, 0, 0, 0, SIDE, 8, 0, 0, 0, interlaced])
const drawn = (lines: Buffer, more: Buffer[] = [], interlaced = 0) =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', ihdr(interlaced)),
    ...more,
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
const LINES = Buffer.alloc(SIDE * (SIDE + 1))
const PLAIN = drawn(LINES)

test('a picture that could not be printed is refused before it is in force', async () => {
  const { authority } = await say()
  const damaged = Buffer.from(PLAIN)
  damaged[PLAIN.length - 14] = (damaged[PLAIN.length - 14] ?? 0) ^ 255
  const bad = {
    'cut off': PLAIN.subarray(0, -20),
    damaged,
    'a line too few': drawn(LINES.subarray(SIDE + 1)),
    'a bomb': drawn(Buffer.alloc(40_000_000)),
    'a filter that is none': drawn(Buffer.alloc(LINES.length, 9)),
    interlaced: drawn(LINES, [], 1),
    'without its lines': Buffer.concat([PLAIN.subarray(0, 33), chunk('IEND', Buffer.alloc(0))]),
    'something before it': Buffer.concat([Buffer.from('<svg/>'), PLAIN]),
  }
  for (const [what, bytes] of Object.entries(bad)) {
    const answer = await put({ seen: authority?.id ?? 0, seal: bytes.toString('base64') })
    expect([what, answer.statusCode]).toEqual([what, 400])
  }
  const { samples } = await say({ seal: PLAIN.toString('base64') })
  expect((await server.call({ url: samples.en })).statusCode).toBe(200)
})

test('of a picture only the picture is kept', async () => {
  const script = Buffer.from('<svg onload="alert(1)"/>')
  const sent = Buffer.concat([drawn(LINES, [chunk('tEXt', script)]), script])
  const { authority } = await say({ seal: sent.toString('base64') })
  expect(authority?.seal).toBe(`data:image/png;base64,${PLAIN.toString('base64')}`)
})

test('only those who run the programme read it, change it and see a sample', async () => {
  const { samples } = await say()
  const sample = await server.call({ url: samples.ar })
  expect([sample.statusCode, sample.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect((await server.call({ url: samples.ar.replace('/ar?', '/en?') })).statusCode).toBe(404)
  for (const role of [ROLE.student, ROLE.instructor, ROLE.groupCoordinator, ROLE.master]) {
    const other = await server.signedIn([role])
    expect((await server.call({ url: '/api/certificate-authority', as: other })).statusCode).toBe(403)
    expect((await put({}, other)).statusCode).toBe(403)
  }
})

test('the log says what it was and what it is', async () => {
  const { db } = server.platform
  await db.delete(auditLog).where(like(auditLog.action, 'certificateAuthority.%'))
  await say({ nameEn: 'First' })
  await say({ nameEn: 'Second' })
  const noted = await db
    .select()
    .from(auditLog)
    .where(like(auditLog.action, 'certificateAuthority.%'))
    .orderBy(auditLog.id)
  expect(noted.map(({ actorId, details }) => [actorId, details])).toMatchObject([
    [admin.userId, { after: { en: 'First' } }],
    [admin.userId, { before: { en: 'First' }, after: { en: 'Second' } }],
  ])
  expect((await db.select().from(certificateAuthorities)).length).toBeGreaterThan(2)
})
