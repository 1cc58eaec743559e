import { ECDH } from 'node:crypto'

import { z } from 'zod'

/** A wallet's public key, and nothing beside it: what else its owner wrote into it goes into no credential. */
const walletKey = z.union([
  z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string().max(64), y: z.string().max(64) }),
  z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string().max(64) }),
])

export type WalletKey = z.infer<typeof walletKey>

/** The key that a proof names; `did` where it is named by one, which is then the subject of the credential. */
export type Holder = Readonly<{ jwk: WalletKey; did: string | null }>

const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes of base58btc; null for what is none. Without the zeros at the front, which no key of ours has. */
const fromBase58 = (text: string): Buffer | null => {
  let value = 0n
  for (const letter of text) {
    const digit = LETTERS.indexOf(letter)
    if (digit < 0) return null
    value = value * 58n + BigInt(digit)
  }
  const hex = value.toString(16)
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
}

/** Multicodec prefixes of did:key, and how many bytes of a key follow. */
const ED25519 = { prefix: 'ed01', bytes: 32 }
const P256 = { prefix: '8024', bytes: 33 }

const didKey = (identifier: string): unknown => {
  const bytes = fromBase58(identifier.slice(1))
  if (bytes === null || !identifier.startsWith('z')) return null
  const prefix = bytes.subarray(0, 2).toString('hex')
  const key = bytes.subarray(2)
  if (prefix === ED25519.prefix && key.length === ED25519.bytes)
    return { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') }
  if (prefix !== P256.prefix || key.length !== P256.bytes) return null
  try {
    const point = Buffer.from(ECDH.convertKey(key, 'prime256v1', undefined, undefined, 'uncompressed') as Buffer)
    return {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    }
  } catch {
    return null
  }
}

const didJwk = (identifier: string): unknown => {
  try {
    return JSON.parse(Buffer.from(identifier, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/** A did:jwk of an EC key has some 250 letters. */
const KID = /^did:(jwk|key):([\w-]{1,1000})(?:#[\w-]{1,1000})?$/

/** The key of a proof's header, which has either `jwk` or a `kid` that is a did:jwk or did:key; null for any other. */
export const holderOf = ({ jwk, kid }: Readonly<{ jwk?: unknown; kid?: unknown }>): Holder | null => {
  if ((jwk === undefined) === (kid === undefined)) return null
  const [, method, identifier = ''] = typeof kid === 'string' ? (KID.exec(kid) ?? []) : []
  if (jwk === undefined && method === undefined) return null
  const named = method === 'jwk' ? didJwk(identifier) : didKey(identifier)
  const { data } = walletKey.safeParse(jwk ?? named)
  return data === undefined ? null : { jwk: data, did: jwk === undefined ? `did:${method}:${identifier}` : null }
}
