import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'

import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { signBadge, signDownload } from '../../../server/modules/certificates/certificate-download.ts'
import { createSigningKeys, KEYS_KEPT_MS } from '../../../server/modules/certificates/signing-keys.ts'
import { certificates, signingKeys } from '../../../server/platform/db/tables/certificates.table.ts'
import { BADGE_BYTES, credentialIn } from '../../../src/domain/badge.ts'
import { checkCredential } from '../../../src/domain/credential.ts'
import type { CredentialKeys } from '../../../src/domain/credential.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { makeCourse, inThree } from '../learning/support/course.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

const ORIGIN = 'https://training.example.org'
const issued = new Date('2026-01-01T10:20:30.456Z')
const ends = new Date('2027-01-01T10:20:30.456Z')

let server: TestApp
let owner: TestUser
let courseId: number

beforeAll(async () => {
  server = await openTestApp({ PUBLIC_URL: ORIGIN, PRODUCT_NAME: 'TIM Training' })
  courseId = (await makeCourse(server.platform.db)).courseId
  owner = await server.signedIn()
  await issue('TIM-2222-2222', {})
  await issue('TIM-3333-3333', { expiresAt: null })
  await issue('TIM-4444-4444', { revokedAt: issued })
  await issue('TIM-5555-5555', { supersededBy: 'TIM-2222-2222' })
})
afterAll(() => server.close())

const issue = (number: string, more: Partial<typeof certificates.$inferInsert>) =>
  server.platform.db.insert(certificates).values({
    number,
    studentId: owner.studentId ?? 0,
    courseId,
    recipientName: 'Şükrü Işık',
    courseTitle: inThree('Scene basics'),
    hours: 4,
    completedOn: issued,
    issuedAt: issued,
    expiresAt: ends,
    ...more,
  })

const credentialOf = (number: string, as: TestUser = owner, language = 'en') =>
  server.call({
    method: 'GET',
    url: `/api/certificates/${number}/credential`,
    headers: { 'accept-language': language },
    as,
  })

const badgeOf = (number: string, as: TestUser = owner, language = 'en') =>
  server.call({ method: 'GET', url: `/api/certificates/${number}/badge`, headers: { 'accept-language': language }, as })

const published = async (): Promise<CredentialKeys> =>
  (await server.call({ method: 'GET', url: '/.well-known/jwks.json' })).json()

const rowOf = async (number: string) => {
  const found = (await server.platform.db.select().from(certificates)).find((row) => row.number === number)
  if (!found) throw new Error(`There is no ${number}`)
  return found
}

describe('a credential', () => {
  test('is signed so that jose, which knows nothing of us, finds its key and its signature', async () => {
    const answer = await credentialOf('TIM-2222-2222')
    expect([answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      'application/vc+jwt',
      'attachment; filename="TIM-2222-2222.jwt"',
    ])
    const keys = await published()
    const { payload, protectedHeader } = await jwtVerify(answer.body, createLocalJWKSet(keys), {
      issuer: `${ORIGIN}/api/credential-issuer`,
      typ: 'JWT',
      currentDate: server.clock.now(),
    })
    expect(protectedHeader).toEqual({ alg: 'ES256', kid: keys.keys[0]?.kid, typ: 'JWT' })

    const { credentialId, id } = await rowOf('TIM-2222-2222')
    const [email, name] = (payload as { credentialSubject: { identifier: Record<string, string>[] } }).credentialSubject
      .identifier
    expect(email?.['salt']).toMatch(/^[\w-]{22}$/)
    expect(payload).toEqual({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      id: `urn:uuid:${credentialId}`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: 'Certificate of completion: Scene basics',
      issuer: {
        id: `${ORIGIN}/api/credential-issuer`,
        type: ['Profile'],
        name: 'TIM Training',
        url: ORIGIN,
      },
      validFrom: '2026-01-01T10:20:30Z',
      validUntil: '2027-01-01T10:20:30Z',
      credentialSubject: {
        id: payload.sub,
        type: ['AchievementSubject'],
        identifier: [
          {
            type: 'IdentityObject',
            hashed: true,
            identityHash: `sha256$${createHash('sha256').update(`${owner.email}${email?.['salt']}`).digest('hex')}`,
            identityType: 'emailAddress',
            salt: email?.['salt'],
          },
          { type: 'IdentityObject', hashed: false, identityHash: 'Şükrü Işık', identityType: 'name' },
        ],
        activityEndDate: '2026-01-01T10:20:30Z',
        creditsEarned: 4,
        licenseNumber: 'TIM-2222-2222',
        achievement: {
          id: `${ORIGIN}/course/search/${courseId}`,
          type: ['Achievement'],
          achievementType: 'CertificateOfCompletion',
          name: 'Scene basics',
          description: 'What every responder knows.',
          criteria: { narrative: 'The program recorded that the training was completed, and keeps what shows it.' },
          creditsAvailable: 4,
          inLanguage: 'en',
        },
      },
      evidence: [{ id: `${ORIGIN}/course/verification?code=TIM-2222-2222`, type: ['Evidence'] }],
      credentialStatus: {
        id: `${ORIGIN}/api/credential-status/0#${id}`,
        type: 'BitstringStatusListEntry',
        statusPurpose: 'revocation',
        statusListIndex: String(id),
        statusListCredential: `${ORIGIN}/api/credential-status/0`,
      },
      iss: `${ORIGIN}/api/credential-issuer`,
      jti: `urn:uuid:${credentialId}`,
      sub: expect.stringMatching(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      nbf: 1_767_262_830,
      exp: 1_798_798_830,
    })
    expect(name?.['identityHash']).toBe('Şükrü Işık')
  })

  test('is in the language of the request, and of the same person in each of theirs', async () => {
    const [english, arabic, other] = await Promise.all([
      credentialOf('TIM-2222-2222'),
      credentialOf('TIM-2222-2222', owner, 'ar'),
      credentialOf('TIM-3333-3333'),
    ])
    const claims = [english, arabic, other].map(({ body }) =>
      JSON.parse(Buffer.from(body.split('.')[1] ?? '', 'base64url').toString()),
    )
    expect(claims.map(({ name }) => name)).toEqual([
      'Certificate of completion: Scene basics',
      'شهادة إتمام: Scene basics (ar)',
      'Certificate of completion: Scene basics',
    ])
    expect(new Set(claims.map(({ sub }) => sub)).size).toBe(1)
    expect(new Set(claims.map(({ jti }) => jti)).size).toBe(2)
    expect([claims[2].validUntil, claims[2].exp]).toEqual([undefined, undefined])
  })

  test('is checked offline by the product itself, and nothing of it can be changed', async () => {
    const { body } = await credentialOf('TIM-2222-2222')
    const { keys } = await published()
    expect(await checkCredential(`\n${body}\n`, keys)).toEqual({
      kind: 'genuine',
      facts: {
        number: 'TIM-2222-2222',
        recipientName: 'Şükrü Işık',
        courseTitle: 'Scene basics',
        hours: 4,
        completedOn: '2026-01-01T10:20:30Z',
        issuedAt: '2026-01-01T10:20:30Z',
        expiresAt: '2027-01-01T10:20:30Z',
        issuer: 'TIM Training',
      },
    })
    const [head = '', payload = '', signature = ''] = body.split('.')
    const renamed = Buffer.from(
      Buffer.from(payload, 'base64url').toString().replace('Şükrü Işık', 'Someone Else'),
    ).toString('base64url')
    expect(await checkCredential(`${head}.${renamed}.${signature}`, keys)).toEqual({ kind: 'forged' })
    expect(await checkCredential(body, [])).toEqual({ kind: 'unknownKey' })
    await expect(jwtVerify(`${head}.${renamed}.${signature}`, createLocalJWKSet({ keys }))).rejects.toThrow(
      'signature verification failed',
    )
  })

  test('ends for other verifiers when the certificate does', async () => {
    const { body } = await credentialOf('TIM-2222-2222')
    const keys = createLocalJWKSet(await published())
    await expect(jwtVerify(body, keys, { currentDate: new Date(ends.getTime() + 1000) })).rejects.toThrow(
      '"exp" claim timestamp check failed',
    )
  })

  test('is given to whom the PDF is given, and for as long as the certificate is in force', async () => {
    const [stranger, admin] = [await server.signedIn(), await server.signedIn([ROLE.admin])]
    const held = { number: 'TIM-2222-2222', ownerId: owner.userId }
    const caller = { ...owner, roles: [ROLE.student] }
    const signed = signBadge(server.platform.addresses, held, caller, server.clock.now()) ?? ''
    const forPdf = signDownload(server.platform.addresses, held, caller, server.clock.now()) ?? ''
    const get = (url: string) => server.call({ method: 'GET', url })
    const answers = [
      await credentialOf('TIM-2222-2222', admin),
      await get(signed),
      await credentialOf('TIM-2222-2222', stranger),
      await get('/api/certificates/TIM-2222-2222/credential'),
      await get(forPdf.replace('/download', '/badge')),
      await get(signed.replace('/badge', '/credential')),
      await badgeOf('TIM-2222-2222', stranger),
      await badgeOf('TIM-4444-4444'),
      await credentialOf('TIM-4444-4444'),
      await credentialOf('TIM-5555-5555'),
      await server.call({ method: 'GET', url: '/api/certificates/TIM-5555-5555/download', as: owner }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 401, 404, 401, 404, 409, 409, 409, 409])
    expect(answers.at(-1)?.json().error).toMatchObject({
      code: 'CERTIFICATE_NOT_IN_FORCE',
      details: { supersededBy: 'TIM-2222-2222' },
    })
  })
})

describe('a badge', () => {
  test.each(['en', 'ar'])('is a picture with the very credential in it (%s)', async (language) => {
    const answer = await badgeOf('TIM-2222-2222', owner, language)
    expect([answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      'image/svg+xml',
      'attachment; filename="TIM-2222-2222.svg"',
    ])
    const picture = answer.body
    expect(picture).toMatch(
      /^<svg xmlns:openbadges="https:\/\/purl\.imsglobal\.org\/ob\/v3p0"[^>]*><openbadges:credential verify="[\w.-]+">/,
    )
    // Letters are drawn, and nothing runs or is fetched where it is shown.
    expect(picture).not.toMatch(/<text|<script|<foreignObject|href="(?!#)/)
    const { payload } = await jwtVerify(credentialIn(picture), createLocalJWKSet(await published()), {
      currentDate: server.clock.now(),
    })
    expect(payload).toMatchObject({ credentialSubject: { licenseNumber: 'TIM-2222-2222' } })
    expect(picture.length).toBeLessThan(BADGE_BYTES)
    expect((await checkCredential(credentialIn(picture), (await published()).keys)).kind).toBe('genuine')
  })
})

describe('the keys', () => {
  test('are published without what is private, in three places, and may be kept', async () => {
    const wellKnown = await server.call({ method: 'GET', url: '/.well-known/jwks.json' })
    const set = await server.call({ method: 'GET', url: '/api/credential-keys' })
    const keys = set.json<CredentialKeys>()
    expect(wellKnown.json()).toEqual(keys)
    const [row] = await server.platform.db.select().from(signingKeys)
    expect(keys).toEqual({
      keys: [
        {
          kty: 'EC',
          crv: 'P-256',
          x: expect.any(String),
          y: expect.any(String),
          kid: `${ORIGIN}/api/credential-keys/${row?.id}`,
          alg: 'ES256',
          use: 'sig',
        },
      ],
    })
    expect([
      wellKnown.headers['content-type'],
      wellKnown.headers['cache-control'],
      set.headers['cache-control'],
    ]).toEqual(['application/jwk-set+json; charset=utf-8', 'public, max-age=86400', 'public, max-age=86400'])
    const alone = await server.call({ method: 'GET', url: new URL(keys.keys[0]?.kid ?? '').pathname })
    expect([alone.json(), alone.headers['cache-control']]).toEqual([
      keys.keys[0],
      'public, max-age=31536000, immutable',
    ])
    expect((await server.call({ method: 'GET', url: '/api/credential-keys/none' })).statusCode).toBe(404)
    expect(row?.sealedPrivateJwk).not.toContain(String(row?.publicJwk['x']))
  })

  test('name the issuer at the address that credentials carry', async () => {
    const answer = await server.call({ method: 'GET', url: '/api/credential-issuer' })
    expect(answer.json()).toEqual({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      id: `${ORIGIN}/api/credential-issuer`,
      type: ['Profile'],
      name: 'TIM Training',
      url: ORIGIN,
    })
  })

  test('are rotated without a gap: a new one signs when everyone can know it, an old one stays known', async () => {
    const keys = createSigningKeys(server.platform)
    const before = (await credentialOf('TIM-3333-3333')).body
    server.clock.moveBy(1000)
    const fresh = await keys.rotate()
    expect((await published()).keys).toHaveLength(2)
    expect(decodeProtectedHeader((await credentialOf('TIM-3333-3333')).body).kid).toBe(
      decodeProtectedHeader(before).kid,
    )

    server.clock.moveBy(KEYS_KEPT_MS)
    const after = (await credentialOf('TIM-3333-3333', await signedInAnew())).body
    expect(decodeProtectedHeader(after).kid).toBe(`${ORIGIN}/api/credential-keys/${fresh}`)
    const set = await published()
    const verdicts = await Promise.all(
      [before, after].map(async (text) => (await checkCredential(text, set.keys)).kind),
    )
    expect(verdicts).toEqual(['genuine', 'genuine'])
    await jwtVerify(before, createLocalJWKSet(set))
  })

  test('that another secret sealed stay known and sign no more', async () => {
    const other = createSigningKeys({
      ...server.platform,
      secrets: { keyFor: () => Buffer.alloc(32, 7) },
    })
    const count = (await published()).keys.length
    const { kid } = await other.current()
    const set = await published()
    expect([set.keys.length, set.keys.map((key) => key.kid).includes(kid)]).toEqual([count + 1, true])
    const again = await other.current()
    expect(again.kid).toBe(kid)
  })
})

/** Sessions of people end within the time that this file moves. */
const signedInAnew = async (): Promise<TestUser> => ({ ...owner, token: await server.signIn(owner.email) })

test('the status list tells which are withdrawn, signed with the same keys', async () => {
  const answer = await server.call({ method: 'GET', url: '/api/credential-status/0' })
  expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    'application/vc+jwt',
    'public, max-age=300',
  ])
  const { payload } = await jwtVerify(answer.body, createLocalJWKSet(await published()), {
    currentDate: server.clock.now(),
  })
  const { encodedList, ...subject } = (payload as { credentialSubject: Record<string, string> }).credentialSubject
  expect({ ...payload, credentialSubject: subject }).toEqual({
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: `${ORIGIN}/api/credential-status/0`,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: `${ORIGIN}/api/credential-issuer`,
    validFrom: `${server.clock.now().toISOString().slice(0, 19)}Z`,
    credentialSubject: {
      id: `${ORIGIN}/api/credential-status/0#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
    },
    iss: `${ORIGIN}/api/credential-issuer`,
    jti: `${ORIGIN}/api/credential-status/0`,
  })
  expect(encodedList?.startsWith('u')).toBe(true)
  const bits = gunzipSync(Buffer.from(encodedList?.slice(1) ?? '', 'base64url'))
  const isSet = (index: number) => ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0
  const standing = await Promise.all(
    ['TIM-2222-2222', 'TIM-3333-3333', 'TIM-4444-4444', 'TIM-5555-5555'].map(async (number) =>
      isSet((await rowOf(number)).id),
    ),
  )
  expect([bits.length * 8, standing]).toEqual([131_072, [false, false, true, true]])
})
