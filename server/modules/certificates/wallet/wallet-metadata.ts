import { CREDENTIAL_ALGORITHM } from '../../../../src/domain/credential.ts'
import { LANGUAGES } from '../../../../src/domain/language.ts'
import { ISSUER_PATH } from '../credential.ts'
import { credentialWords } from '../credential.words.ts'

export const PRE_AUTHORIZED = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'

/** What a wallet proves its key with. */
export const PROOF_ALGORITHMS = ['ES256', 'EdDSA'] as const

export const WALLET_PATHS = {
  token: `${ISSUER_PATH}/token`,
  nonce: `${ISSUER_PATH}/nonce`,
  credential: `${ISSUER_PATH}/credential`,
} as const

/** One of them in each offer: with a key of the wallet, or without for a wallet that has none. */
export const configurationOf = (isBound: boolean): string =>
  isBound ? 'TrainingCertificate' : 'TrainingCertificateUnbound'

const configuration = {
  format: 'jwt_vc_json',
  credential_signing_alg_values_supported: [CREDENTIAL_ALGORITHM],
  credential_definition: { type: ['VerifiableCredential', 'OpenBadgeCredential'] },
  credential_metadata: {
    display: LANGUAGES.map((locale) => ({ name: credentialWords[locale].kind, locale })),
  },
}

/** OpenID4VCI 1.0, 12.2.4. */
export const issuerMetadata = (publicUrl: string, productName: string) => ({
  credential_issuer: publicUrl,
  credential_endpoint: `${publicUrl}${WALLET_PATHS.credential}`,
  nonce_endpoint: `${publicUrl}${WALLET_PATHS.nonce}`,
  display: [{ name: productName }],
  credential_configurations_supported: {
    [configurationOf(true)]: {
      ...configuration,
      cryptographic_binding_methods_supported: ['jwk', 'did:jwk', 'did:key'],
      proof_types_supported: { jwt: { proof_signing_alg_values_supported: PROOF_ALGORITHMS } },
    },
    [configurationOf(false)]: configuration,
  },
})

/** RFC 8414, 2: of the one grant that there is, without a client that is known. */
export const authorizationMetadata = (publicUrl: string) => ({
  issuer: publicUrl,
  token_endpoint: `${publicUrl}${WALLET_PATHS.token}`,
  token_endpoint_auth_methods_supported: ['none'],
  response_types_supported: [],
  grant_types_supported: [PRE_AUTHORIZED],
  'pre-authorized_grant_anonymous_access_supported': true,
})

/** An issuer's metadata stand at its host, its own path behind the well-known one (12.2.2; RFC 8414, 3.1). */
export const wellKnownPath = (publicUrl: string, name: string): string =>
  `/.well-known/${name}${new URL(publicUrl).pathname.replace(/\/$/, '')}`

/** What is scanned or opened: the offer itself stands in it (4.1). */
export const offerAddress = (publicUrl: string, isBound: boolean, code: string): string => {
  const offer = {
    credential_issuer: publicUrl,
    credential_configuration_ids: [configurationOf(isBound)],
    grants: { [PRE_AUTHORIZED]: { 'pre-authorized_code': code } },
  }
  return `openid-credential-offer://?credential_offer=${encodeURIComponent(JSON.stringify(offer))}`
}
