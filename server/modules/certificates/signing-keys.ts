import { desc } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose'
import type { CryptoKey, JWK } from 'jose'
import { z } from 'zod'

import { CREDENTIAL_ALGORITHM } from '../../../src/domain/credential.ts'
import type { CredentialKey, CredentialKeys } from '../../../src/domain/credential.ts'
import { DAY, later } from '../../platform/clock.ts'
import { signingKeys } from '../../platform/db/tables/certificates.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSeal } from '../../platform/sealing.ts'

export const credentialKeyPath = (thumbprint: string): string => `/api/credential-keys/${thumbprint}`

/** A key signs once it has been published for as long as the set of keys may be kept by whoever checks. */
export const KEYS_KEPT_MS = DAY

const USE = 'signing key'
const publicPart = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() })
const privatePart = publicPart.extend({ d: z.string() })

export type SigningKey = Readonly<{ kid: string; key: CryptoKey | Uint8Array }>

export type SigningKeys = Readonly<{
  /** The one that signs now. The first that is asked for is made. */
  current: () => Promise<SigningKey>
  /** Every key that ever signed: what one of them signed stays checkable. */
  published: () => Promise<CredentialKeys>
  /** Another key; it signs when everyone can know it. Its thumbprint. */
  rotate: () => Promise<string>
}>

export const createSigningKeys = ({
  clock,
  db,
  secrets,
  settings,
}: Pick<Platform, 'clock' | 'db' | 'secrets' | 'settings'>): SigningKeys => {
  const seal = createSeal(secrets.keyFor('credential keys'))
  const kidOf = (thumbprint: string) => `${settings.publicUrl}${credentialKeyPath(thumbprint)}`

  const list = () => db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt), desc(signingKeys.id))

  const signingWith = async (id: string, jwk: JWK): Promise<SigningKey> => ({
    kid: kidOf(id),
    key: await importJWK(jwk, CREDENTIAL_ALGORITHM),
  })

  const make = async () => {
    const { privateKey } = await generateKeyPair(CREDENTIAL_ALGORITHM, { extractable: true })
    const jwk = privatePart.parse(await exportJWK(privateKey))
    const publicJwk = publicPart.parse(jwk)
    const id = await calculateJwkThumbprint(publicJwk)
    await db
      .insert(signingKeys)
      .values({ id, publicJwk, sealedPrivateJwk: seal.close(jwk, `${USE} ${id}`), createdAt: clock.now() })
    return { id, jwk }
  }

  return {
    current: async () => {
      const opened = (await list()).flatMap((row) => {
        // What another secret sealed is not opened: it stays published, and signs no more.
        const { data } = privatePart.safeParse(seal.open(row.sealedPrivateJwk, `${USE} ${row.id}`))
        return data === undefined ? [] : [{ id: row.id, jwk: data, createdAt: row.createdAt }]
      })
      const isKnown = ({ createdAt }: { createdAt: Date }) => later(createdAt, KEYS_KEPT_MS) <= clock.now()
      const { id, jwk } = opened.find(isKnown) ?? opened.at(-1) ?? (await make())
      return signingWith(id, jwk)
    },
    published: async () => ({
      keys: (await list()).map(({ id, publicJwk }): CredentialKey => {
        const { crv, kty, x, y } = publicPart.parse(publicJwk)
        return { kty, crv, x, y, kid: kidOf(id), alg: CREDENTIAL_ALGORITHM, use: 'sig' }
      }),
    }),
    rotate: async () => (await make()).id,
  }
}
