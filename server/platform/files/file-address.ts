import { HOUR } from '../clock.ts'
import type { SignedAddresses } from '../signed-address.ts'
import type { Container } from './containers.ts'

/** Where a file is read (specification, section 7). */
export const filePath = (container: Container, name: string): string =>
  `/api/files/${container}/download/${encodeURIComponent(name)}`

/** One to two hours, on the hour: the same address for a while, so that a browser keeps what it has loaded. */
export const steadyExpiry = (now: Date): Date => new Date((Math.floor(now.getTime() / HOUR) + 2) * HOUR)

/** An address for a media element, which sends no header: short-lived and bound to the viewer's session. */
export const signFileUrl = (
  addresses: SignedAddresses,
  file: { container: Container; name: string; sessionId: string; expiresAt: Date },
): string => addresses.sign(filePath(file.container, file.name), file.sessionId, file.expiresAt)
