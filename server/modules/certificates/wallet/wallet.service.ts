import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import { OFFER_SECONDS } from '../../../../src/domain/contract/wallet.contract.ts'
import type { WalletOffer, WalletOfferState } from '../../../../src/domain/contract/wallet.contract.ts'
import type { Language } from '../../../../src/domain/language.ts'
import type { Caller } from '../../../platform/caller.ts'
import { HOUR, later, MINUTE } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { conflict, found, notFound } from '../../../platform/refusal.ts'
import { createSigner } from '../../../platform/secrets.ts'
import { findCertificate, lockCertificate } from '../certificates.repository.ts'
import type { FoundCertificate } from '../certificates.repository.ts'
import { isGivenOut } from '../certificates.service.ts'
import { createCredentials } from '../credentials.service.ts'
import { OAuthRefusal } from './oauth-refusal.ts'
import type { Holder } from './wallet-keys.ts'
import { configurationOf, offerAddress } from './wallet-metadata.ts'
import { endOpenOffers, findOffer, insertOffer, markTaken, redeemOffer } from './wallet-offers.repository.ts'
import { createProofs } from './wallet-proof.ts'

/** For which a wallet that has begun can take the credential, and take it again where an answer was lost. */
const TOKEN_MS = 5 * MINUTE
const OFFERS = { tries: 30, milliseconds: HOUR }

type Asked = Readonly<{ configuration: string; proof: string | undefined; address: string }>

export const createWalletIssuance = (platform: Platform) => {
  const { audit, clock, db, limits, secrets, settings } = platform
  const credentials = createCredentials(platform)
  const proofs = createProofs(secrets, clock, settings.publicUrl)
  const codes = createSigner(secrets.keyFor('wallet codes'))
  const tokens = createSigner(secrets.keyFor('wallet tokens'))
  const gone = () => new OAuthRefusal('invalid_grant', 'The code is unknown, was used, or is too old')
  const badToken = () => new OAuthRefusal('invalid_token', 'The access token is unknown or too old')

  /** The id in a code or a token of ours; null where its signature is another's. */
  const idIn = (text: string, signer: typeof codes): string | null => {
    const [id = '', signature = '', ...more] = text.split('.')
    return more.length === 0 && z.uuid().safeParse(id).success && signer.isSigned(id, signature) ? id : null
  }

  /** Whether a wallet may still take it: what was begun before an account was closed ends with it. */
  const isToBeTaken = ({ certificate, closedAt }: FoundCertificate): boolean =>
    isGivenOut(certificate) && closedAt === null

  /** Of who holds it alone: an administrator has no wallet for it. */
  const refuseOthers = (ownerId: number, caller: Caller) => {
    if (ownerId !== caller.userId) throw notFound()
  }

  return {
    makeNonce: proofs.makeNonce,

    offer: async (
      tx: Tx,
      number: string,
      { isBound, language }: Readonly<{ isBound: boolean; language: Language }>,
      caller: Caller,
    ) => {
      const { certificate, user } = found(await lockCertificate(tx, number))
      refuseOthers(user.id, caller)
      if (!isGivenOut(certificate))
        throw conflict('CERTIFICATE_NOT_IN_FORCE', { supersededBy: certificate.supersededBy })
      await limits.take(`wallet offers ${caller.userId}`, OFFERS, tx)
      const now = clock.now()
      await endOpenOffers(tx, certificate.id, now)
      const offer = { id: randomUUID(), isBound }
      const expiresAt = later(now, OFFER_SECONDS * 1000)
      await insertOffer(tx, { ...offer, certificateId: certificate.id, language, createdAt: now, expiresAt })
      await audit.record(tx, {
        action: 'certificate.offered',
        actorId: caller.userId,
        subject: `certificate:${number}`,
      })
      return { ...offer, endsAt: expiresAt.getTime() }
    },

    /** As its holder sees it. Its code is made anew each time, so that no table and no kept answer has it. */
    present: ({ endsAt, id, isBound }: Readonly<{ endsAt: number; id: string; isBound: boolean }>): WalletOffer => ({
      id,
      address: offerAddress(settings.publicUrl, isBound, `${id}.${codes.sign(id)}`),
      goodFor: Math.max(0, Math.ceil((endsAt - clock.now().getTime()) / 1000)),
    }),

    stateOf: async (number: string, id: string, caller: Caller): Promise<WalletOfferState> => {
      refuseOthers(found(await findCertificate(db, number)).ownerId, caller)
      const row = found(await findOffer(db, id))
      if (row.number !== number) throw notFound()
      const { expiresAt, redeemedAt, takenAt } = row.offer
      if (takenAt !== null) return 'taken'
      return clock.now() < (redeemedAt === null ? expiresAt : later(redeemedAt, TOKEN_MS)) ? 'open' : 'expired'
    },

    /** An access token for a code, once. */
    redeem: async (code: string) => {
      const id = idIn(code, codes)
      const row = id === null ? undefined : await findOffer(db, id)
      const held = row && (await findCertificate(db, row.number))
      if (row === undefined || held === undefined || !isToBeTaken(held)) throw gone()
      if (!(await redeemOffer(db, row.offer.id, clock.now()))) throw gone()
      return {
        access_token: `${row.offer.id}.${tokens.sign(row.offer.id)}`,
        token_type: 'Bearer',
        expires_in: TOKEN_MS / 1000,
      }
    },

    /** The credential of the certificate that the token is for, of the key that the wallet proved. */
    take: async (token: string, { configuration, proof, address }: Asked): Promise<string> => {
      const id = idIn(token, tokens)
      const row = id === null ? undefined : await findOffer(db, id)
      const redeemedAt = row?.offer.redeemedAt
      if (!row || !redeemedAt || later(redeemedAt, TOKEN_MS) <= clock.now()) throw badToken()
      const { offer, number } = row
      if (configuration !== configurationOf(offer.isBound))
        throw new OAuthRefusal('unknown_credential_configuration', 'The token is for another credential')
      if (offer.isBound && proof === undefined)
        throw new OAuthRefusal('invalid_proof', 'This credential is for a key: one proof of type jwt is needed')
      if (!offer.isBound && proof !== undefined)
        throw new OAuthRefusal('invalid_credential_request', 'This credential takes no proof')
      const holder: Holder | null = proof === undefined ? null : await proofs.check(proof)
      const held = await findCertificate(db, number)
      if (!held || !isToBeTaken(held))
        throw new OAuthRefusal('credential_request_denied', 'The certificate is not in force any more')
      const credential = await credentials.issue(held, offer.language, holder)
      await db.transaction(async (tx) => {
        if (!(await markTaken(tx, offer.id, clock.now()))) return
        // By whoever had the code: where that was not the holder, the address tells them so.
        await audit.record(tx, {
          action: 'certificate.taken',
          actorId: null,
          subject: `certificate:${number}`,
          address,
        })
      })
      return credential
    },
  }
}
