export const CERTIFICATE_STATE = ['valid', 'expired', 'revoked', 'superseded'] as const

export type CertificateState = (typeof CERTIFICATE_STATE)[number]

export type CertificateFacts = Readonly<{
  expiresAt: string | null
  revokedAt: string | null
  supersededBy: string | null
}>

/** The clock of a certificate's days: what is kept of its day of completion, and of its end, is a moment of it in UTC. */
export const CERTIFICATE_CLOCK = 'UTC'

/** What a certificate is worth now. Revoked weighs more than superseded, and that more than expired. `now` in ms. */
export const certificateState = (certificate: CertificateFacts, now: number): CertificateState => {
  if (certificate.revokedAt !== null) return 'revoked'
  if (certificate.supersededBy !== null) return 'superseded'
  return certificate.expiresAt !== null && Date.parse(certificate.expiresAt) < now ? 'expired' : 'valid'
}

/** What earned a certificate; `byHand` is one that somebody issued. */
export const CERTIFICATE_WAYS = ['online', 'inPerson', 'byHand'] as const
export type CertificateWay = (typeof CERTIFICATE_WAYS)[number]

export const certificateWay = ({
  enrollmentId,
  registrationId,
}: Readonly<{ enrollmentId: number | null; registrationId: number | null }>): CertificateWay => {
  if (enrollmentId !== null) return 'online'
  return registrationId === null ? 'byHand' : 'inPerson'
}

/** Certificate numbers look like `TIM-7K3M-9Q2X`: no letters that are read as digits. */
export const CERTIFICATE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const SHAPE = new RegExp(`^TIM-[${CERTIFICATE_ALPHABET}]{4}-[${CERTIFICATE_ALPHABET}]{4}$`)

/** A number as typed or scanned, in its printed form; null when it cannot be one. Case, spaces and dashes are free. */
export const readCertificateNumber = (typed: string): string | null => {
  const bare = typed.replaceAll(/[\s\-–—]/g, '').replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())
  const printed = `${bare.slice(0, 3)}-${bare.slice(3, 7)}-${bare.slice(7)}`
  return SHAPE.test(printed) ? printed : null
}

const DAY = 86_400_000

/** How long before its end a certificate can be renewed. */
export const RENEWAL_DAYS = 60

/** It ends soon, or has ended. `now` in ms. */
export const isRenewalDue = (expiresAt: string | null, now: number): boolean =>
  expiresAt !== null && Date.parse(expiresAt) - now <= RENEWAL_DAYS * DAY
