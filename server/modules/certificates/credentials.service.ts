import { SignJWT } from 'jose'
import type { JWTPayload } from 'jose'

import { CREDENTIAL_ALGORITHM } from '../../../src/domain/credential.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Platform } from '../../platform/platform.ts'
import { listWithdrawnIds } from './certificates.repository.ts'
import type { FoundCertificate } from './certificates.repository.ts'
import { encodeStatuses, STATUSES_IN_LIST } from './credential-status.ts'
import { CONTEXTS, credentialClaims, inWholeSeconds, issuerProfile, statusListPath } from './credential.ts'
import { createSigningKeys } from './signing-keys.ts'
import type { Holder } from './wallet/wallet-keys.ts'

export const createCredentials = (platform: Platform) => {
  const { clock, db, secrets, settings } = platform
  const keys = createSigningKeys(platform)
  const { publicUrl, productName } = settings
  const secret = secrets.keyFor('credential subjects')

  const sign = async (claims: JWTPayload): Promise<string> => {
    const { kid, key } = await keys.current()
    // Open Badges 3.0 (8.2.2) allows no header beside these.
    return new SignJWT(claims).setProtectedHeader({ alg: CREDENTIAL_ALGORITHM, kid, typ: 'JWT' }).sign(key)
  }

  return {
    published: keys.published,
    issuer: () => ({ '@context': [...CONTEXTS], ...issuerProfile(publicUrl, productName) }),
    issue: (
      { certificate, course, email }: FoundCertificate,
      language: Language,
      holder: Holder | null = null,
    ): Promise<string> =>
      sign(
        credentialClaims({ certificate, course, email, language, issuer: { publicUrl, productName }, secret, holder }),
      ),
    /** Which credentials of a list are no longer in force, as Bitstring Status List 1.0 says it. */
    statusList: async (list: number): Promise<string> => {
      const first = list * STATUSES_IN_LIST
      const withdrawn = await listWithdrawnIds(db, first, first + STATUSES_IN_LIST)
      const id = `${publicUrl}${statusListPath(list)}`
      const now = clock.now()
      return sign({
        '@context': [CONTEXTS[0]],
        id,
        type: ['VerifiableCredential', 'BitstringStatusListCredential'],
        issuer: issuerProfile(publicUrl, productName).id,
        validFrom: inWholeSeconds(now),
        credentialSubject: {
          id: `${id}#list`,
          type: 'BitstringStatusList',
          statusPurpose: 'revocation',
          encodedList: encodeStatuses(withdrawn.map((certificateId) => certificateId - first)),
        },
        iss: issuerProfile(publicUrl, productName).id,
        jti: id,
      })
    },
  }
}
