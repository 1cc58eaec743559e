import { randomBytes } from 'node:crypto'

import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose'
import { z } from 'zod'

import { MINUTE } from '../../../platform/clock.ts'
import type { Clock } from '../../../platform/clock.ts'
import { createSigner } from '../../../platform/secrets.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { OAuthRefusal } from './oauth-refusal.ts'
import { holderOf } from './wallet-keys.ts'
import type { Holder } from './wallet-keys.ts'
import { PROOF_ALGORITHMS } from './wallet-metadata.ts'

const NONCE_MS = 5 * MINUTE
/** Seconds for which the clocks of a wallet and a server may be apart. */
const APART = 60

const TYPE = 'openid4vci-proof+jwt'

const header = z.object({
  alg: z.enum(PROOF_ALGORITHMS),
  typ: z.literal(TYPE),
  jwk: z.unknown().optional(),
  kid: z.unknown().optional(),
})

const badProof = (why: string) => new OAuthRefusal('invalid_proof', why)

/** Nonces carry their end and a signature, and are kept nowhere: a proof is of use with its access token alone. */
export const createProofs = (secrets: Secrets, clock: Clock, audience: string) => {
  const signer = createSigner(secrets.keyFor('wallet nonces'))

  const isOurs = (nonce: unknown): boolean => {
    const [ends = '', random = '', signature = '', ...more] = typeof nonce === 'string' ? nonce.split('.') : []
    return more.length === 0 && signer.isSigned(`${ends}.${random}`, signature) && Number(ends) > clock.now().getTime()
  }

  const readHeader = (proof: string) => {
    try {
      return header.safeParse(decodeProtectedHeader(proof)).data
    } catch {
      return undefined
    }
  }

  return {
    makeNonce: (): string => {
      const text = `${clock.now().getTime() + NONCE_MS}.${randomBytes(16).toString('base64url')}`
      return `${text}.${signer.sign(text)}`
    },

    /** Whose key the proof shows (OpenID4VCI 1.0, F.1 and F.4). */
    check: async (proof: string): Promise<Holder> => {
      const read = readHeader(proof)
      if (read === undefined)
        throw badProof(`A proof is a JWT of type ${TYPE}, signed by ${PROOF_ALGORITHMS.join(' or ')}`)
      const holder = holderOf(read)
      if (holder === null) throw badProof('The key of a proof is a jwk, or the did:jwk or did:key of a kid')
      const payload = await importJWK(holder.jwk, read.alg)
        .then((key) =>
          jwtVerify(proof, key, {
            algorithms: [read.alg],
            audience,
            currentDate: clock.now(),
            clockTolerance: APART,
            maxTokenAge: NONCE_MS / 1000,
          }),
        )
        .then(
          (verified) => verified.payload,
          () => {
            throw badProof('The proof is not signed by its key, for this issuer and now')
          },
        )
      if (!isOurs(payload['nonce'])) throw new OAuthRefusal('invalid_nonce', 'The nonce of the proof is not good')
      return holder
    },
  }
}
