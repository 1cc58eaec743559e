import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { signDownload } from '../../../server/modules/certificates/certificate-download.ts'
import { createCertificatePrinter } from '../../../server/modules/certificates/certificate-pdf.ts'
import { certificateWords } from '../../../server/modules/certificates/certificate.words.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import type { Certificate } from '../../../src/domain/contract/student.contract.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { inThree, makeCourse } from './support/course.ts'
import type { TestCourse } from './support/course.ts'

let server: TestApp
let course: TestCourse
let owner: TestUser
let folder: string

const HOSTILE = '#panic("x") *bold* $x$ <b> \\ @ref'
const past = new Date('2026-01-01T00:00:00.000Z')
const ahead = new Date('2027-01-01T00:00:00.000Z')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tim-certificates-'))
  server = await openTestApp({ PUBLIC_URL: 'https://training.example.org', PRODUCT_NAME: 'TIM Training' })
  course = await makeCourse(server.platform.db)
  owner = await server.signedIn()
  const issue = (number: string, more: Partial<typeof certificates.$inferInsert>) =>
    server.platform.db.insert(certificates).values({
      number,
      studentId: owner.studentId ?? 0,
      courseId: course.courseId,
      recipientName: 'Şükrü Işık Çağlayan',
      courseTitle: inThree('Scene basics'),
      hours: 4,
      completedOn: past,
      issuedAt: past,
      expiresAt: ahead,
      ...more,
    })
  await issue('TIM-2222-2222', {})
  await issue('TIM-3333-3333', { expiresAt: past })
  await issue('TIM-4444-4444', { revokedAt: past, revocationReason: 'Issued in error' })
  await issue('TIM-5555-5555', { supersededBy: 'TIM-2222-2222' })
  await issue('TIM-6666-6666', {
    recipientName: 'نور الهاشمي',
    courseTitle: { en: 'x', tr: 'x', ar: 'الدورة الوطنية للمستجيبين' },
  })
  await issue('TIM-7777-7777', { recipientName: HOSTILE, expiresAt: null })
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.close()
})

const stateOf = async (number: string) =>
  (await server.call({ method: 'GET', url: `/api/certificates/${encodeURIComponent(number)}` })).json<Certificate>()
    .state

const download = (number: string, language: string, as: { token: string } = owner) =>
  server.call({
    method: 'GET',
    url: `/api/certificates/${number}/download`,
    headers: { 'accept-language': language },
    as,
  })

const READER = 'pdftotext'
const hasReader = spawnSync(READER, ['-v']).error === undefined

/** The words that a reader of the PDF gets, without the marks that only set the direction. */
const textIn = (pdf: Buffer) => {
  const path = join(folder, 'certificate.pdf')
  writeFileSync(path, pdf)
  const { stdout } = spawnSync(READER, [path, '-'], { encoding: 'utf8' })
  return stdout.replaceAll(/[\u200e\u200f\u202a-\u202e]/g, '').replaceAll(/\s+/g, ' ')
}

/** The title in the PDF's own metadata, which assistive technology reads out first. */
const titleIn = (pdf: Buffer) =>
  /<dc:title>.*?<rdf:li[^>]*>([^<]*)</s
    .exec(pdf.toString('utf8'))?.[1]
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

describe('verifying a certificate', () => {
  test('tells its state to anyone', async () => {
    const numbers = ['TIM-2222-2222', 'TIM-3333-3333', 'TIM-4444-4444', 'TIM-5555-5555']
    expect(await Promise.all(numbers.map(stateOf))).toEqual(['valid', 'expired', 'revoked', 'superseded'])
  })

  test('reads a number however it is typed, and knows none that was never issued', async () => {
    expect(await stateOf(' tim 2222–2222')).toBe('valid')
    const unknown = await Promise.all(
      ['TIM-9999-9999', 'nonsense', '..%2F..%2Fetc', "TIM-2222-2222'--"].map((number) =>
        server.call({ method: 'GET', url: `/api/certificates/${encodeURIComponent(number)}` }),
      ),
    )
    expect(unknown.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  })

  test('shows every printed field and nothing else of the person', async () => {
    const answer = await server.call({
      method: 'GET',
      url: '/api/certificates/TIM-2222-2222',
      headers: { 'accept-language': 'ar' },
    })
    expect(answer.json<Certificate>()).toEqual({
      number: 'TIM-2222-2222',
      state: 'valid',
      recipientName: 'Şükrü Işık Çağlayan',
      agency: null,
      licenseNumber: null,
      authority: null,
      signer: null,
      signerTitle: null,
      courseTitle: 'Scene basics (ar)',
      hours: 4,
      completedOn: past.toISOString(),
      issuedAt: past.toISOString(),
      expiresAt: ahead.toISOString(),
      issuer: 'TIM Training',
      revokedAt: null,
      supersededBy: null,
    })
  })
})

describe('the printed certificate', () => {
  test.each(LANGUAGES)('in %s is a tagged PDF that carries the name and the number', async (language) => {
    const answer = await download('TIM-2222-2222', language)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ])
    const raw = answer.rawPayload.toString('latin1')
    expect(raw.startsWith('%PDF-')).toBe(true)
    expect(raw).toContain('/StructTreeRoot')
    expect(raw).toMatch(/pdfuaid:part(>|=")1/)
    expect(raw).toMatch(new RegExp(`/Lang ?\\(${language}`))
    expect(titleIn(answer.rawPayload)).toBe(`${certificateWords[language].title} - Şükrü Işık Çağlayan - TIM-2222-2222`)
  })

  test.skipIf(!hasReader).each(LANGUAGES)('in %s can be read and searched', async (language) => {
    const text = textIn((await download('TIM-2222-2222', language)).rawPayload)
    expect(text).toContain('Şükrü Işık Çağlayan')
    expect(text).toContain('TIM-2222-2222')
    expect(text).toContain('training.example.org/course/verification')
  })

  test.skipIf(!hasReader)('shapes an Arabic name and can be searched for it', async () => {
    const text = textIn((await download('TIM-6666-6666', 'ar')).rawPayload)
    expect(text).toContain('نور الهاشمي')
    expect(text).toContain('الدورة الوطنية للمستجيبين')
  })

  test('prints a name as it is, whatever it would mean to the typesetter', async () => {
    const { rawPayload } = await download('TIM-7777-7777', 'en')
    expect(titleIn(rawPayload)).toBe(`Certificate of Completion - ${HOSTILE} - TIM-7777-7777`)
    expect(hasReader ? textIn(rawPayload) : HOSTILE).toContain(HOSTILE)
  })

  test('is not printed where the platform has no compiler', async () => {
    const { print } = createCertificatePrinter('https://training.example.org', async () => null)
    const answer = await server.call({ method: 'GET', url: '/api/certificates/TIM-2222-2222' })
    expect(await print(answer.json<Certificate>(), 'en', null)).toBeNull()
  })

  test('is given to its owner, to an administrator and by a signed address, to nobody else', async () => {
    const [stranger, admin] = [await server.signedIn(), await server.signedIn([ROLE.admin])]
    const held = { number: 'TIM-2222-2222', ownerId: owner.userId }
    const caller = { ...owner, roles: [ROLE.student] }
    const signed = signDownload(server.platform.addresses, held, caller, server.clock.now()) ?? ''
    const get = (url: string) => server.call({ method: 'GET', url })
    const answers = [
      await download('TIM-2222-2222', 'en'),
      await download('TIM-2222-2222', 'en', admin),
      await get(signed),
      await get(`${signed}&language=tr`),
      await download('TIM-2222-2222', 'en', stranger),
      await get('/api/certificates/TIM-2222-2222/download'),
      await get(signed.replace('TIM-2222-2222', 'TIM-3333-3333')),
      await get(signed.replace(owner.sessionId, stranger.sessionId)),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 404, 404, 404, 404])
    server.clock.moveBy(12 * 3_600_000)
    expect((await get(signed)).statusCode).toBe(404)
  })
})
