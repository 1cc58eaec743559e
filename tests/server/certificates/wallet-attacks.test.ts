import { CompactSign, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { users } from '../../../server/platform/db/tables/accounts.table.ts'
import { certificates, walletOffers } from '../../../server/platform/db/tables/certificates.table.ts'
import { limits } from '../../../server/platform/db/tables/platform.table.ts'
import { walletOffer } from '../../../src/domain/contract/wallet.contract.ts'
import { makeCourse, inThree } from '../learning/support/course.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

const ORIGIN = 'https://training.example.org'
const MINE = 'TIM-2222-2222'
const THEIRS = 'TIM-3333-3333'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const GRANT = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'
const TYPE = 'openid4vci-proof+jwt'

let server: TestApp
let holder: TestUser
let other: TestUser

beforeAll(async () => {
  server = await openTestApp({ PUBLIC_URL: ORIGIN })
  const { courseId } = await makeCourse(server.platform.db)
  const at = server.clock.now()
  const issue = async (number: string) => {
    const person = await server.signedIn()
    await server.platform.db.insert(certificates).values({
      number,
      studentId: person.studentId ?? 0,
      courseId,
      recipientName: 'Ada Moreno',
      courseTitle: inThree('Scene basics'),
      hours: 4,
      completedOn: at,
      issuedAt: at,
    })
    return person
  }
  holder = await issue(MINE)
  other = await issue(THEIRS)
})
beforeEach(async () => {
  await server.platform.db.delete(limits)
  await server.platform.db.delete(walletOffers)
  await server.platform.db.update(users).set({ deactivatedAt: null })
})
afterAll(() => server.close())

const offer = async (number = MINE, as = holder) => {
  const answer = await server.call({
    method: 'POST',
    url: `/api/certificates/${number}/wallet-offers`,
    payload: { isBound: true },
    as,
  })
  const { address } = walletOffer.parse(answer.json())
  const code = /"pre-authorized_code":"([^"]+)"/.exec(decodeURIComponent(address))?.[1] ?? ''
  return code
}

const tell = (answer: { statusCode: number; body: string }) => [
  answer.statusCode,
  (JSON.parse(answer.body) as { error?: string }).error,
]

const redeem = (payload: string, headers: Record<string, string> = FORM) =>
  server.call({ method: 'POST', url: '/api/credential-issuer/token', headers, payload })

const grantOf = (code: string) => new URLSearchParams({ grant_type: GRANT, 'pre-authorized_code': code }).toString()

const redeemed = async (code: string): Promise<string> =>
  (await redeem(grantOf(code))).json<{ access_token: string }>().access_token

const nonce = async (): Promise<string> =>
  (await server.call({ method: 'POST', url: '/api/credential-issuer/nonce' })).json<{ c_nonce: string }>().c_nonce

const take = (token: string, jwt: unknown, more: object = {}) =>
  server.call({
    method: 'POST',
    url: '/api/credential-issuer/credential',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ credential_configuration_id: 'TrainingCertificate', proofs: { jwt: [jwt] }, ...more }),
  })

const claims = async () => ({
  aud: ORIGIN,
  iat: Math.floor(server.clock.now().getTime() / 1000),
  nonce: await nonce(),
})

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a proof', () => {
  test('of no algorithm, of a shared secret, or with the key of another is none', async () => {
    const token = await redeemed(await offer())
    const mine = await generateKeyPair('ES256', { extractable: true })
    const theirs = await generateKeyPair('EdDSA', { extractable: true })
    const [jwk, edJwk] = [await exportJWK(mine.publicKey), await exportJWK(theirs.publicKey)]
    const none = `${encoded({ alg: 'none', typ: TYPE, jwk })}.${encoded(await claims())}.`
    const header = { typ: TYPE, jwk }
    const hmac = await new SignJWT(await claims())
      .setProtectedHeader({ ...header, alg: 'HS256' })
      .sign(new TextEncoder().encode(JSON.stringify(jwk)))
    const hmacNamedSo = `${encoded({ alg: 'ES256', ...header })}.${hmac.split('.').slice(1).join('.')}`
    const otherKind = await new SignJWT(await claims())
      .setProtectedHeader({ alg: 'EdDSA', ...header })
      .sign(theirs.privateKey)
    const otherCurve = await new SignJWT(await claims())
      .setProtectedHeader({ alg: 'ES256', typ: TYPE, jwk: edJwk })
      .sign(mine.privateKey)
    const noClaims = await new CompactSign(new TextEncoder().encode('[]'))
      .setProtectedHeader({ alg: 'ES256', ...header })
      .sign(mine.privateKey)
    const badPoint = await new SignJWT(await claims())
      .setProtectedHeader({ alg: 'ES256', typ: TYPE, jwk: { ...jwk, x: 'AAAA' } })
      .sign(mine.privateKey)
    const { iat, ...timeless } = await claims()
    const noTime = await new SignJWT(timeless).setProtectedHeader({ alg: 'ES256', ...header }).sign(mine.privateKey)
    const ahead = await new SignJWT({ ...(await claims()), iat: iat + 3600 })
      .setProtectedHeader({ alg: 'ES256', ...header })
      .sign(mine.privateKey)
    const moreNonce = await new SignJWT({ ...(await claims()), nonce: `${await nonce()}.x` })
      .setProtectedHeader({ alg: 'ES256', ...header })
      .sign(mine.privateKey)
    const proofs = { none, hmac, hmacNamedSo, otherKind, otherCurve, noClaims, badPoint, noTime, ahead }
    for (const [name, jwt] of Object.entries(proofs)) {
      expect([name, ...tell(await take(token, jwt))]).toEqual([name, 400, 'invalid_proof'])
    }
    expect(tell(await take(token, moreNonce))).toEqual([400, 'invalid_nonce'])
    expect(tell(await take(token, 7))).toEqual([400, 'invalid_credential_request'])
  })

  test('with the private half of its key gives a credential that has the public one alone', async () => {
    const token = await redeemed(await offer())
    const pair = await generateKeyPair('ES256', { extractable: true })
    const jwt = await new SignJWT(await claims())
      .setProtectedHeader({ alg: 'ES256', typ: TYPE, jwk: await exportJWK(pair.privateKey) })
      .sign(pair.privateKey)
    const answer = await take(token, jwt)
    const [{ credential = '' } = {}] = answer.json<{ credentials: { credential?: string }[] }>().credentials
    const { cnf } = JSON.parse(Buffer.from(credential.split('.')[1] ?? '', 'base64url').toString()) as { cnf: unknown }
    expect(cnf).toEqual({ jwk: await exportJWK(pair.publicKey) })
  })
})

describe('what is signed for one thing', () => {
  test('opens no other: codes, tokens, nonces and sessions are not each other', async () => {
    const code = await offer()
    const token = await redeemed(await offer(THEIRS, other))
    const made = await nonce()
    for (const wrong of [
      token,
      made,
      holder.token,
      `${code}.${code}`,
      `${code}.`,
      `${code}\u0000`,
      code.toUpperCase(),
    ]) {
      expect([wrong, ...tell(await redeem(grantOf(wrong)))]).toEqual([
        wrong,
        400,
        wrong.length > 200 ? 'invalid_request' : 'invalid_grant',
      ])
    }
    for (const wrong of [code, made, holder.token, `${token}.x`])
      expect([wrong, ...tell(await take(wrong, 'x'))]).toEqual([wrong, 401, 'invalid_token'])
    for (const wrong of [code, token]) {
      const answer = await server.call({ url: '/api/auth/me', as: { token: wrong } })
      expect(answer.statusCode).toBe(401)
    }
  })

  test('a token is for its own certificate, whatever else is asked for', async () => {
    const token = await redeemed(await offer(THEIRS, other))
    const pair = await generateKeyPair('ES256', { extractable: true })
    const jwt = await new SignJWT(await claims())
      .setProtectedHeader({ alg: 'ES256', typ: TYPE, jwk: await exportJWK(pair.publicKey) })
      .sign(pair.privateKey)
    const answer = await take(token, jwt, { number: MINE, credential_identifier: MINE })
    const [{ credential = '' } = {}] = answer.json<{ credentials: { credential?: string }[] }>().credentials
    expect(Buffer.from(credential.split('.')[1] ?? '', 'base64url').toString()).toContain(THEIRS)
  })

  test('a guessed signature is as wrong as any, and after many tries it is told to wait', async () => {
    const [id] = (await offer()).split('.')
    const answers: unknown[] = []
    for (let at = 0; at < 240; at += 1) answers.push((await redeem(grantOf(`${id}.${'A'.repeat(43)}`))).statusCode)
    expect(new Set(answers)).toEqual(new Set([400]))
    const stopped = await redeem(grantOf(`${id}.${'A'.repeat(43)}`))
    expect([...tell(stopped), Number(stopped.headers['retry-after']) > 0]).toEqual([
      429,
      'temporarily_unavailable',
      true,
    ])
  })
})

describe('whoever closes an account', () => {
  const close = () => server.platform.db.update(users).set({ deactivatedAt: server.clock.now() })

  test('ends its open offers, and what a wallet had begun to take', async () => {
    const [begun, open] = [await redeemed(await offer()), await offer()]
    await close()
    expect(tell(await redeem(grantOf(open)))).toEqual([400, 'invalid_grant'])
    const pair = await generateKeyPair('ES256', { extractable: true })
    const jwt = await new SignJWT(await claims())
      .setProtectedHeader({ alg: 'ES256', typ: TYPE, jwk: await exportJWK(pair.publicKey) })
      .sign(pair.privateKey)
    expect(tell(await take(begun, jwt))).toEqual([400, 'credential_request_denied'])
  })
})

describe('answers', () => {
  test('are kept by nobody, and tell of what is too large or of another kind as OAuth does', async () => {
    const good = await redeem(grantOf(await offer()))
    const made = await server.call({ method: 'POST', url: '/api/credential-issuer/nonce' })
    expect([good.headers['cache-control'], made.headers['cache-control']]).toEqual(['no-store', 'no-store'])
    const large = 'x'.repeat(40_000)
    expect([
      tell(await redeem(`grant_type=${large}`)),
      tell(await redeem('<a/>', { 'content-type': 'text/xml' })),
      tell(await redeem('__proto__=1&constructor=2')),
      tell(await take('x.y', large)),
      tell(await take('x.y', 'x', { deep: '['.repeat(9000) })),
    ]).toEqual([
      [413, 'invalid_request'],
      [415, 'invalid_request'],
      [400, 'invalid_request'],
      [413, 'invalid_request'],
      [401, 'invalid_token'],
    ])
  })
})
