import * as z from 'zod/mini'

/**
 * The credential beside a certificate's PDF: an OpenBadgeCredential (Open Badges 3.0) as a signed JWT, whose claims are
 * the credential itself (VC Data Model 2.0). Only WebCrypto is used, so that a browser checks one without a network.
 */
export const CREDENTIAL_ALGORITHM = 'ES256'

/** A public key, as it is published: `kid` is the address at which it stands, and ends in its thumbprint. */
export const credentialKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
  alg: z.literal(CREDENTIAL_ALGORITHM),
  use: z.literal('sig'),
})

/** GET /credential-keys and /.well-known/jwks.json */
export const credentialKeys = z.object({ keys: z.array(credentialKey) })

export type CredentialKey = z.infer<typeof credentialKey>
export type CredentialKeys = z.infer<typeof credentialKeys>

const header = z.strictObject({ alg: z.literal(CREDENTIAL_ALGORITHM), kid: z.string(), typ: z.literal('JWT') })

const identity = z.object({
  type: z.literal('IdentityObject'),
  hashed: z.boolean(),
  identityHash: z.string(),
  identityType: z.string(),
})

const claims = z.object({
  id: z.string(),
  type: z.array(z.string()),
  issuer: z.object({ id: z.string(), name: z.string() }),
  validFrom: z.iso.datetime(),
  validUntil: z.optional(z.iso.datetime()),
  credentialSubject: z.object({
    id: z.string(),
    identifier: z.array(identity),
    licenseNumber: z.string(),
    creditsEarned: z.number(),
    activityEndDate: z.iso.datetime(),
    achievement: z.object({ name: z.string() }),
  }),
  iss: z.string(),
  jti: z.string(),
  sub: z.string(),
  nbf: z.int(),
  exp: z.optional(z.int()),
})

type Claims = z.infer<typeof claims>

/** What a credential says of its certificate. Instants are ISO-8601. */
export type CredentialFacts = Readonly<{
  number: string
  recipientName: string
  courseTitle: string
  hours: number
  completedOn: string
  issuedAt: string
  expiresAt: string | null
  issuer: string
}>

/**
 * `unknownKey`: it names a key that is not among those that were given. `forged`: its signature is not that key's, so
 * that something in it was changed. `malformed`: it is no credential of this form at all.
 */
export type CredentialVerdict =
  | Readonly<{ kind: 'genuine'; facts: CredentialFacts }>
  | Readonly<{ kind: 'malformed' | 'unknownKey' | 'forged' }>

const bytesOf = (part: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Undefined for what is no base64url, no UTF-8 or no JSON. */
const jsonOf = (part: string): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(part)))
  } catch {
    return undefined
  }
}

const SHAPE = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/

const readParts = (text: string) => {
  const [, head = '', payload = '', signature = ''] = SHAPE.exec(text.trim()) ?? []
  const read = header.safeParse(jsonOf(head))
  return read.success ? { kid: read.data.kid, signed: `${head}.${payload}`, payload, signature } : null
}

/** The thumbprint at the end of a key's address: the product may have moved to another one since. */
export const thumbprintIn = (kid: string): string => kid.slice(kid.lastIndexOf('/') + 1)

/** 64 bytes in base64url. */
const SIGNATURE_LETTERS = 86

const isSignedBy = async ({ crv, kty, x, y }: CredentialKey, signed: string, signature: string): Promise<boolean> => {
  if (signature.length !== SIGNATURE_LETTERS) return false
  const curve = { name: 'ECDSA', namedCurve: crv }
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, curve, false, ['verify'])
  const way = { name: 'ECDSA', hash: 'SHA-256' }
  return crypto.subtle.verify(way, key, bytesOf(signature), new TextEncoder().encode(signed))
}

const inSeconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000)

/** What Open Badges 3.0 (8.2.4.1) asks of the claims beside the credential: that they say the same. */
const isConsistent = ({
  credentialSubject,
  exp,
  id,
  iss,
  issuer,
  jti,
  nbf,
  sub,
  type,
  validFrom,
  validUntil,
}: Claims) =>
  type.includes('VerifiableCredential') &&
  type.includes('OpenBadgeCredential') &&
  iss === issuer.id &&
  jti === id &&
  sub === credentialSubject.id &&
  nbf === inSeconds(validFrom) &&
  exp === (validUntil === undefined ? undefined : inSeconds(validUntil))

const factsOf = ({ credentialSubject: subject, issuer, validFrom, validUntil }: Claims): CredentialFacts | null => {
  const name = subject.identifier.find(({ hashed, identityType }) => identityType === 'name' && !hashed)
  return name === undefined
    ? null
    : {
        number: subject.licenseNumber,
        recipientName: name.identityHash,
        courseTitle: subject.achievement.name,
        hours: subject.creditsEarned,
        completedOn: subject.activityEndDate,
        issuedAt: validFrom,
        expiresAt: validUntil ?? null,
        issuer: issuer.name,
      }
}

/** Whether a credential was signed by one of these keys and is as it was signed. It asks nobody. */
export const checkCredential = async (text: string, keys: readonly CredentialKey[]): Promise<CredentialVerdict> => {
  const parts = readParts(text)
  if (parts === null) return { kind: 'malformed' }
  const key = keys.find(({ kid }) => thumbprintIn(kid) === thumbprintIn(parts.kid))
  if (key === undefined) return { kind: 'unknownKey' }
  if (!(await isSignedBy(key, parts.signed, parts.signature))) return { kind: 'forged' }
  const read = claims.safeParse(jsonOf(parts.payload))
  const facts = read.success && isConsistent(read.data) ? factsOf(read.data) : null
  return facts === null ? { kind: 'malformed' } : { kind: 'genuine', facts }
}
