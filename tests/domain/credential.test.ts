import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'

import { checkCredential, type CredentialKey } from '../../src/domain/credential.ts'

const ISSUER = 'https://training.example.org/api/credential-issuer'
const KID = 'https://training.example.org/api/credential-keys/one'

const CLAIMS = {
  id: 'urn:uuid:1',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: { id: ISSUER, name: 'TIM Training' },
  validFrom: '2026-01-01T10:20:30Z',
  validUntil: '2027-01-01T10:20:30Z',
  credentialSubject: {
    id: 'urn:uuid:2',
    identifier: [
      { type: 'IdentityObject', hashed: true, identityHash: 'sha256$00', identityType: 'emailAddress' },
      { type: 'IdentityObject', hashed: false, identityHash: 'نور الهاشمي', identityType: 'name' },
    ],
    licenseNumber: 'TIM-2222-2222',
    creditsEarned: 4,
    activityEndDate: '2026-01-01T10:20:30Z',
    achievement: { name: 'Scene basics' },
  },
  iss: ISSUER,
  jti: 'urn:uuid:1',
  sub: 'urn:uuid:2',
  nbf: 1_767_262_830,
  exp: 1_798_798_830,
}
const HEADER = { alg: 'ES256', kid: KID, typ: 'JWT' }

const inBase64 = (data: ArrayBuffer | string) =>
  Buffer.from(typeof data === 'string' ? data : new Uint8Array(data)).toString('base64url')

let pair: CryptoKeyPair
let keys: readonly CredentialKey[]

const sign = async (claims: object, header: object = HEADER) => {
  const signed = `${inBase64(JSON.stringify(header))}.${inBase64(JSON.stringify(claims))}`
  const way = { name: 'ECDSA', hash: 'SHA-256' }
  return `${signed}.${inBase64(await crypto.subtle.sign(way, pair.privateKey, Buffer.from(signed)))}`
}

const kindOf = async (text: string) => (await checkCredential(text, keys)).kind

beforeAll(async () => {
  pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  keys = [{ kty: 'EC', crv: 'P-256', x, y, kid: KID, alg: 'ES256', use: 'sig' }]
})

describe('a credential that is checked without asking anyone', () => {
  test('is genuine as it was signed, and tells of its certificate', async () => {
    expect(await checkCredential(await sign(CLAIMS), keys)).toEqual({
      kind: 'genuine',
      facts: {
        number: 'TIM-2222-2222',
        recipientName: 'نور الهاشمي',
        courseTitle: 'Scene basics',
        hours: 4,
        completedOn: '2026-01-01T10:20:30Z',
        issuedAt: '2026-01-01T10:20:30Z',
        expiresAt: '2027-01-01T10:20:30Z',
        issuer: 'TIM Training',
      },
    })
  })

  test('may be without an end', async () => {
    const { validUntil: _, exp: __, ...endless } = CLAIMS
    expect(await checkCredential(await sign(endless), keys)).toMatchObject({ facts: { expiresAt: null } })
  })

  test('is still known after the product has moved to another address', async () => {
    const verdictAt = async (kid: string) => {
      const [key] = keys
      return (await checkCredential(await sign(CLAIMS), key ? [{ ...key, kid }] : [])).kind
    }
    expect([
      await verdictAt('https://tim.example.gov/api/credential-keys/one'),
      await verdictAt(`${KID}-more`),
    ]).toEqual(['genuine', 'unknownKey'])
  })

  test.each([
    ['another issuer', { iss: 'https://elsewhere.example.org' }],
    ['another id', { jti: 'urn:uuid:3' }],
    ['another person', { sub: 'urn:uuid:3' }],
    ['another beginning', { nbf: 1 }],
    ['another end', { exp: 1 }],
    ['another type', { type: ['VerifiableCredential'] }],
    ['no name', { credentialSubject: { ...CLAIMS.credentialSubject, identifier: [] } }],
  ])('is not taken where its claims say %s than the credential', async (_, claims) => {
    expect(await kindOf(await sign({ ...CLAIMS, ...claims }))).toBe('malformed')
  })

  test.each([
    ['no algorithm', { ...HEADER, alg: 'none' }],
    ['a secret for a key', { ...HEADER, alg: 'HS256' }],
    ['a key of its own', { ...HEADER, jwk: {} }],
    ['another kind of token', { ...HEADER, typ: 'at+jwt' }],
  ])('is not taken with %s', async (_, header) => {
    expect(await kindOf(await sign(CLAIMS, header))).toBe('malformed')
  })

  test('is never genuine with any letter of it changed', async () => {
    const text = await sign(CLAIMS)
    const letters = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'.split(''))
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), letters, async (at, letter) => {
        fc.pre(text[at] !== letter)
        // The last letter of 64 bytes has bits that mean nothing.
        fc.pre(at !== text.length - 1)
        expect(await kindOf(`${text.slice(0, at)}${letter}${text.slice(at + 1)}`)).not.toBe('genuine')
      }),
      { numRuns: 200 },
    )
  })

  test('that was cut off is forged', async () => {
    const text = await sign(CLAIMS)
    expect(await Promise.all([1, 2, 3].map((letters) => kindOf(text.slice(0, -letters))))).toEqual([
      'forged',
      'forged',
      'forged',
    ])
  })

  test('of any other text is none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect(await kindOf(text)).toBe('malformed')
      }),
    )
    expect(await Promise.all(['', 'a.b.c', '..', 'e30.e30.e30', '{}'].map(kindOf))).toEqual(Array(5).fill('malformed'))
  })
})
