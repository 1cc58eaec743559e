import { HOUR, later } from '../../platform/clock.ts'
import type { SignedAddresses } from '../../platform/signed-address.ts'

export const downloadPath = (number: string): string => `/api/certificates/${number}/download`

export const credentialPath = (number: string): string => `/api/certificates/${number}/credential`

/** Long enough to open it from a page that was left open for a while. */
const VALID_FOR = 12 * HOUR

/** The address of a certificate's PDF, for a link that sends no header; then that of its credential. */
export const signDownload = (addresses: SignedAddresses, number: string, viewerId: number, now: Date): string =>
  addresses.sign(downloadPath(number), viewerId, later(now, VALID_FOR))

export const signCredential = (addresses: SignedAddresses, number: string, viewerId: number, now: Date): string =>
  addresses.sign(credentialPath(number), viewerId, later(now, VALID_FOR))
