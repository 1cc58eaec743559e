import { Openid4vciClient } from '@openid4vc/openid4vci'
import { createLocalJWKSet, decodeJwt, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import type { JWK } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { holderOf } from '../../../server/modules/certificates/wallet/wallet-keys.ts'
import { certificates, walletOffers } from '../../../server/platform/db/tables/certificates.table.ts'
import { auditLog, limits } from '../../../server/platform/db/tables/platform.table.ts'
import { walletOffer, type WalletOffer } from '../../../src/domain/contract/wallet.contract.ts'
import { checkCredential } from '../../../src/domain/credential.ts'
import type { CredentialKeys } from '../../../src/domain/credential.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { makeCourse, inThree } from '../learning/support/course.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

const ORIGIN = 'https://training.example.org'
const NUMBER = 'TIM-2222-2222'
const MINUTE = 60_000
const issued = new Date('2026-01-01T10:20:30.456Z')

let server: TestApp
let holder: TestUser
let place: string

beforeAll(async () => {
  server = await openTestApp({ PUBLIC_URL: ORIGIN, PRODUCT_NAME: 'TIM Training' })
  const { courseId } = await makeCourse(server.platform.db)
  holder = await server.signedIn()
  await server.platform.db.insert(certificates).values({
    number: NUMBER,
    studentId: holder.studentId ?? 0,
    courseId,
    recipientName: 'Ada Moreno',
    courseTitle: inThree('Scene basics'),
    hours: 4,
    completedOn: issued,
    issuedAt: issued,
  })
  place = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  await server.platform.db.delete(limits)
  await server.platform.db.update(certificates).set({ revokedAt: null, supersededBy: null })
  await server.platform.db.delete(walletOffers)
  await server.platform.db.delete(auditLog)
})
afterAll(() => server.close())

/** To the server's address, as over the internet. */
const reach = (address: string | URL | Request, init?: RequestInit) =>
  fetch((address instanceof Request ? address.url : address.toString()).replace(ORIGIN, place), init)

const offered = async (isBound = true): Promise<WalletOffer> => {
  const answer = await server.call({
    method: 'POST',
    url: `/api/certificates/${NUMBER}/wallet-offers`,
    payload: { isBound },
    as: holder,
  })
  expect(answer.statusCode).toBe(201)
  return walletOffer.parse(answer.json())
}

const stateOf = async ({ id }: WalletOffer, as: TestUser = holder) => {
  const answer = await server.call({ method: 'GET', url: `/api/certificates/${NUMBER}/wallet-offers/${id}`, as })
  return answer.json<{ state?: string }>().state ?? answer.statusCode
}

type Key = Readonly<{ alg: 'ES256' | 'EdDSA'; jwk: JWK; sign: (header: object, payload: object) => Promise<string> }>

const makeKey = async (alg: Key['alg'] = 'ES256'): Promise<Key> => {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
  return {
    alg,
    jwk: await exportJWK(publicKey),
    sign: (header, payload) => new SignJWT({ ...payload }).setProtectedHeader({ ...header, alg }).sign(privateKey),
  }
}

const unused = (): never => {
  throw new Error('A wallet of these tests needs no such thing')
}

/** A wallet that knows the standard and nothing of us. */
const walletOf = (key: Key) =>
  new Openid4vciClient({
    callbacks: {
      fetch: reach,
      hash: unused,
      generateRandom: unused,
      clientAuthentication: () => {},
      signJwt: async (_signer, { header, payload }) => ({
        jwt: await key.sign(header, payload),
        signerJwk: { kty: '', ...key.jwk },
      }),
    },
  })

const didOf = ({ jwk }: Key) => `did:jwk:${Buffer.from(JSON.stringify(jwk)).toString('base64url')}`

const takeBy = async (key: Key, { address }: WalletOffer, way: 'jwk' | 'did' = 'jwk') => {
  const wallet = walletOf(key)
  const credentialOffer = await wallet.resolveCredentialOffer(address)
  const issuerMetadata = await wallet.resolveIssuerMetadata(credentialOffer.credential_issuer)
  const [credentialConfigurationId = ''] = credentialOffer.credential_configuration_ids
  const { accessTokenResponse } = await wallet.retrievePreAuthorizedCodeAccessTokenFromOffer({
    credentialOffer,
    issuerMetadata,
  })
  const { c_nonce: nonce } = await wallet.requestNonce({ issuerMetadata })
  const { jwt } = await wallet.createCredentialRequestJwtProof({
    issuerMetadata,
    credentialConfigurationId,
    nonce,
    issuedAt: server.clock.now(),
    signer:
      way === 'jwk'
        ? { method: 'jwk', alg: key.alg, publicJwk: { kty: '', ...key.jwk } }
        : { method: 'did', alg: key.alg, didUrl: `${didOf(key)}#0` },
  })
  const isBound = credentialConfigurationId === 'TrainingCertificate'
  const { credentialResponse } = await wallet.retrieveCredentials({
    issuerMetadata,
    credentialConfigurationId,
    accessToken: accessTokenResponse.access_token,
    ...(isBound && { proofs: { jwt: [jwt] } }),
  })
  return z.object({ credential: z.string() }).parse(credentialResponse.credentials?.[0]).credential
}

const published = async (): Promise<CredentialKeys> =>
  (await server.call({ method: 'GET', url: '/.well-known/jwks.json' })).json()

const codeIn = ({ address }: WalletOffer): string => {
  const offer: unknown = JSON.parse(new URL(address).searchParams.get('credential_offer') ?? '')
  return /"pre-authorized_code":"([^"]+)"/.exec(JSON.stringify(offer))?.[1] ?? ''
}

const GRANT = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'

const redeem = (fields: Readonly<Record<string, string>> | string) =>
  reach(`${ORIGIN}/api/credential-issuer/token`, { method: 'POST', body: new URLSearchParams(fields) })

const redeemed = async (offer: WalletOffer): Promise<string> => {
  const answer = await redeem({ grant_type: GRANT, 'pre-authorized_code': codeIn(offer) })
  return ((await answer.json()) as { access_token: string }).access_token
}

const freshNonce = async (): Promise<string> =>
  ((await (await reach(`${ORIGIN}/api/credential-issuer/nonce`, { method: 'POST' })).json()) as { c_nonce: string })
    .c_nonce

const inSeconds = () => Math.floor(server.clock.now().getTime() / 1000)

const proofOf = async (key: Key, claims: object = {}, header: object = { jwk: key.jwk }) =>
  key.sign(
    { typ: 'openid4vci-proof+jwt', ...header },
    { aud: ORIGIN, iat: inSeconds(), nonce: await freshNonce(), ...claims },
  )

const askFor = async (token: string | null, body: unknown) => {
  const answer = await reach(`${ORIGIN}/api/credential-issuer/credential`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: answer.status, said: ((await answer.json()) as { error?: string }).error, headers: answer.headers }
}

const bound = (jwt: string) => ({ credential_configuration_id: 'TrainingCertificate', proofs: { jwt: [jwt] } })

describe('a wallet', () => {
  test.each(['ES256', 'EdDSA'] as const)('takes a certificate for a key of %s', async (alg) => {
    const key = await makeKey(alg)
    const offer = await offered()
    expect(await stateOf(offer)).toBe('open')
    const credential = await takeBy(key, offer)
    const keys = await published()
    const { payload } = await jwtVerify(credential, createLocalJWKSet(keys), { currentDate: server.clock.now() })
    expect([payload.iss, payload['cnf']]).toEqual([`${ORIGIN}/api/credential-issuer`, { jwk: key.jwk }])
    expect((await checkCredential(credential, keys.keys)).kind).toBe('genuine')
    expect(await stateOf(offer)).toBe('taken')
    expect(
      (await server.platform.db.select().from(auditLog)).map(({ action, actorId, subject }) => [
        action,
        actorId,
        subject,
      ]),
    ).toEqual([
      ['certificate.offered', holder.userId, `certificate:${NUMBER}`],
      ['certificate.taken', null, `certificate:${NUMBER}`],
    ])
  })

  test('whose key is a did has a credential of which that is the subject', async () => {
    const key = await makeKey()
    const { payload } = await jwtVerify(
      await takeBy(key, await offered(), 'did'),
      createLocalJWKSet(await published()),
      { currentDate: server.clock.now() },
    )
    expect([payload.sub, (payload['credentialSubject'] as { id: string }).id]).toEqual([didOf(key), didOf(key)])
  })

  test('that has no key takes the credential that is downloaded', async () => {
    const credential = await takeBy(await makeKey(), await offered(false))
    const file = await server.call({ method: 'GET', url: `/api/certificates/${NUMBER}/credential`, as: holder })
    expect(decodeJwt(credential)).toEqual(decodeJwt(file.body))
  })
})

describe('a code', () => {
  const refusalOf = async (fields: Record<string, string> | string) => {
    const answer = await redeem(fields)
    return [answer.status, ((await answer.json()) as { error: string }).error, answer.headers.get('cache-control')]
  }
  const sent = (offer: WalletOffer) => ({ grant_type: GRANT, 'pre-authorized_code': codeIn(offer) })
  const GONE = [400, 'invalid_grant', 'no-store']

  test('is good once, also for those who use it at the same moment', async () => {
    const offer = await offered()
    const answers = await Promise.all([1, 2, 3].map(() => redeem(sent(offer))))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400])
    expect(await refusalOf(sent(offer))).toEqual(GONE)
  })

  test('ends after five minutes, and when another is made', async () => {
    const old = await offered()
    const next = await offered()
    expect([await refusalOf(sent(old)), await stateOf(old), await stateOf(next)]).toEqual([GONE, 'expired', 'open'])
    server.clock.moveBy(5 * MINUTE)
    expect([await refusalOf(sent(next)), await stateOf(next)]).toEqual([GONE, 'expired'])
  })

  test('of a certificate that was withdrawn meanwhile is not good', async () => {
    const offer = await offered()
    await server.platform.db.update(certificates).set({ revokedAt: issued })
    expect(await refusalOf(sent(offer))).toEqual(GONE)
  })

  test('that is another, or no grant of ours, is refused as OAuth says', async () => {
    const offer = await offered()
    const [id] = codeIn(offer).split('.')
    expect([
      await refusalOf({ grant_type: GRANT, 'pre-authorized_code': `${id}.${'A'.repeat(43)}` }),
      await refusalOf({ grant_type: GRANT, 'pre-authorized_code': 'nonsense' }),
      await refusalOf({ grant_type: GRANT }),
      await refusalOf({ grant_type: 'password' }),
      await refusalOf({}),
      await refusalOf(`grant_type=${GRANT}&grant_type=${GRANT}`),
    ]).toEqual([
      GONE,
      GONE,
      [400, 'invalid_request', 'no-store'],
      [400, 'unsupported_grant_type', 'no-store'],
      [400, 'invalid_request', 'no-store'],
      [400, 'invalid_request', 'no-store'],
    ])
  })
})

describe('a request for a credential', () => {
  test('without a token that is good is refused, and told how', async () => {
    const key = await makeKey()
    const token = await redeemed(await offered())
    const body = bound(await proofOf(key))
    const answers = [await askFor(null, body), await askFor(holder.token, body), await askFor(`${token}x`, body)]
    server.clock.moveBy(5 * MINUTE)
    answers.push(await askFor(token, bound(await proofOf(key))))
    expect(
      answers.map(({ status, said, headers }) => [status, said, headers.get('www-authenticate')?.slice(0, 28)]),
    ).toEqual(answers.map(() => [401, 'invalid_token', 'Bearer error="invalid_token"']))
  })

  test('needs a proof of a key, for us and of now', async () => {
    const [key, other] = [await makeKey(), await makeKey()]
    const token = await redeemed(await offered())
    const oldNonce = await freshNonce()
    const proofs = [
      'nonsense',
      await proofOf(key, { aud: 'https://elsewhere.example' }),
      await proofOf(key, { iat: inSeconds() - 3600 }),
      await proofOf(key, {}, { jwk: other.jwk }),
      await proofOf(key, {}, { jwk: key.jwk, kid: didOf(key) }),
      await proofOf(key, {}, { kid: 'did:web:example.org' }),
      await proofOf(key, {}, { jwk: key.jwk, typ: 'JWT' }),
    ]
    for (const proof of proofs)
      expect([proof, (await askFor(token, bound(proof))).said]).toEqual([proof, 'invalid_proof'])
    for (const nonce of ['mine', undefined, `${oldNonce}x`])
      expect((await askFor(token, bound(await proofOf(key, { nonce })))).said).toBe('invalid_nonce')
    expect((await askFor(token, { credential_configuration_id: 'TrainingCertificate' })).said).toBe('invalid_proof')
    expect((await askFor(token, bound(await proofOf(key)))).status).toBe(200)
  })

  test('is read strictly', async () => {
    const key = await makeKey()
    const token = await redeemed(await offered())
    const jwt = await proofOf(key)
    const said = async (body: unknown) => (await askFor(token, body)).said
    expect([
      await said({ ...bound(jwt), credential_configuration_id: 'TrainingCertificateUnbound' }),
      await said({ ...bound(jwt), proofs: { jwt: [jwt, jwt] } }),
      await said({ ...bound(jwt), credential_response_encryption: { jwk: {}, enc: 'A256GCM' } }),
      await said({ format: 'jwt_vc_json' }),
      await said('{'),
    ]).toEqual([
      'unknown_credential_configuration',
      'invalid_credential_request',
      'invalid_encryption_parameters',
      'invalid_credential_request',
      'invalid_request',
    ])
  })

  test('for a certificate that was withdrawn meanwhile is denied', async () => {
    const key = await makeKey()
    const offer = await offered()
    const token = await redeemed(offer)
    await server.platform.db.update(certificates).set({ supersededBy: 'TIM-3333-3333' })
    expect((await askFor(token, bound(await proofOf(key)))).said).toBe('credential_request_denied')
    expect(await stateOf(offer)).toBe('open')
  })
})

describe('an offer', () => {
  test('is its holder’s alone to make and to see', async () => {
    const offer = await offered()
    const others = [await server.signedIn(), await server.signedIn([ROLE.admin])]
    for (const as of others) {
      const made = await server.call({
        method: 'POST',
        url: `/api/certificates/${NUMBER}/wallet-offers`,
        payload: { isBound: true },
        as,
      })
      expect([made.statusCode, await stateOf(offer, as)]).toEqual([404, 404])
    }
  })

  test('is not made of what is not in force', async () => {
    await server.platform.db.update(certificates).set({ revokedAt: issued })
    const answer = await server.call({
      method: 'POST',
      url: `/api/certificates/${NUMBER}/wallet-offers`,
      payload: { isBound: true },
      as: holder,
    })
    expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
      409,
      'CERTIFICATE_NOT_IN_FORCE',
    ])
  })
})

test('the examples of did:key are read, and no other curve', () => {
  expect([
    holderOf({ kid: 'did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp' })?.jwk,
    holderOf({ kid: 'did:key:zDnaerDaTF5BXEavCrfRZEk316dpbLsfPDZ3WJ5hRTPFU2169' })?.jwk.crv,
    holderOf({ kid: 'did:key:zQ3shokFTS3brHcDQrn82RUDfCZESWL1ZdCEJwekUDPQiYBme' }),
    holderOf({ kid: 'did:key:z0' }),
  ]).toEqual([{ kty: 'OKP', crv: 'Ed25519', x: 'O2onvM62pC1io6jQKm8Nc2UyFXcd4kOmOsBIoYtZ2ik' }, 'P-256', null, null])
})
