import { signFileUrl, steadyExpiry } from '../../platform/files/file-address.ts'
import type { SignedAddresses } from '../../platform/signed-address.ts'

/** Where a person sees their own photo. */
export const photoUrlOf = (addresses: SignedAddresses, name: string, sessionId: string, now: Date): string =>
  signFileUrl(addresses, { container: 'photos', name, sessionId, expiresAt: steadyExpiry(now) })
