import { createHash, createHmac } from 'node:crypto'

import { certificateWay } from '../../../src/domain/certificate.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { courses } from '../../platform/db/tables/catalogue.table.ts'
import type { CertificateRow } from './certificates.repository.ts'
import { statusPlace } from './credential-status.ts'
import { credentialWords } from './credential.words.ts'
import { steadyUuid } from './steady-uuid.ts'
import type { Holder } from './wallet/wallet-keys.ts'

export const ISSUER_PATH = '/api/credential-issuer'
export const statusListPath = (list: number): string => `/api/credential-status/${list}`

/** The contexts of a credential, in the order that Open Badges 3.0 asks for. */
export const CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const

export type CredentialParts = Readonly<{
  certificate: CertificateRow
  course: Pick<typeof courses.$inferSelect, 'id' | 'description'>
  email: string
  language: Language
  issuer: Readonly<{ publicUrl: string; productName: string }>
  /** From it come what must be the same in each copy of a credential and yet cannot be guessed. */
  secret: Buffer
  /** Whose key a wallet has proved; null of a credential that is nobody's by a key. */
  holder?: Holder | null
}>

/** Claims count in seconds, so the credential's instants have no more either. */
export const inWholeSeconds = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`
const numericDate = (at: Date): number => Math.floor(at.getTime() / 1000)

/** An id for a person that is in every credential of theirs and tells nothing of them. */
const subjectId = (secret: Buffer, studentId: number): string =>
  `urn:uuid:${steadyUuid(secret, `subject ${studentId}`)}`

const SALT_LENGTH = 22

/** An e-mail address as only who knows it can recognise it: Open Badges 3.0, IdentityHash. */
const hashedEmail = (email: string, salt: string) => ({
  type: 'IdentityObject',
  hashed: true,
  identityHash: `sha256$${createHash('sha256').update(`${email}${salt}`).digest('hex')}`,
  identityType: 'emailAddress',
  salt,
})

export const issuerProfile = (publicUrl: string, productName: string) => ({
  id: `${publicUrl}${ISSUER_PATH}`,
  type: ['Profile'],
  name: productName,
  url: publicUrl,
})

/** The claims of a certificate's credential: an OpenBadgeCredential, and beside it what a JWT calls the same. */
export const credentialClaims = ({
  certificate,
  course,
  email,
  language,
  issuer,
  secret,
  holder = null,
}: CredentialParts) => {
  const { publicUrl, productName } = issuer
  const { completedOn, credentialId, expiresAt, hours, issuedAt, number } = certificate
  const words = credentialWords[language]
  const title = certificate.courseTitle[language]
  const profile = issuerProfile(publicUrl, productName)
  const subject = holder?.did ?? subjectId(secret, certificate.studentId)
  const salt = createHmac('sha256', secret).update(`salt ${credentialId}`).digest('base64url').slice(0, SALT_LENGTH)
  const { list, index } = statusPlace(certificate.id)
  const statusList = `${publicUrl}${statusListPath(list)}`
  const id = `urn:uuid:${credentialId}`
  return {
    '@context': [...CONTEXTS],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: words.name(title),
    issuer: profile,
    validFrom: inWholeSeconds(issuedAt),
    ...(expiresAt === null ? {} : { validUntil: inWholeSeconds(expiresAt) }),
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      identifier: [
        hashedEmail(email, salt),
        {
          type: 'IdentityObject',
          hashed: false,
          identityHash: certificate.recipientName,
          identityType: 'name',
        },
      ],
      activityEndDate: inWholeSeconds(completedOn),
      creditsEarned: hours,
      licenseNumber: number,
      achievement: {
        id: `${publicUrl}/course/search/${course.id}`,
        type: ['Achievement'],
        achievementType: 'CertificateOfCompletion',
        name: title,
        description: course.description[language],
        criteria: { narrative: words[certificateWay(certificate)] },
        creditsAvailable: hours,
        inLanguage: language,
      },
    },
    /** The page that says what the certificate is worth now. */
    evidence: [{ id: `${publicUrl}/course/verification?code=${number}`, type: ['Evidence'] }],
    credentialStatus: {
      id: `${statusList}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential: statusList,
    },
    iss: profile.id,
    jti: id,
    sub: subject,
    nbf: numericDate(issuedAt),
    ...(expiresAt === null ? {} : { exp: numericDate(expiresAt) }),
    // RFC 7800: who presents it shows that they have this key.
    ...(holder === null ? {} : { cnf: { jwk: holder.jwk } }),
  }
}

export type CredentialClaims = ReturnType<typeof credentialClaims>
