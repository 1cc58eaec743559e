import { ROLE } from '../../../src/domain/role.ts'
import { hasRole } from '../../platform/caller.ts'
import type { Caller } from '../../platform/caller.ts'
import { HOUR, later } from '../../platform/clock.ts'
import type { SignedAddresses } from '../../platform/signed-address.ts'

/** Who opens the papers of a certificate. */
type Holder = Pick<Caller, 'userId' | 'roles' | 'sessionId'>

/** A certificate by its number, and the person whose it is. */
type Held = Readonly<{ number: string; ownerId: number }>

export const downloadPath = (number: string): string => `/api/certificates/${number}/download`

export const badgePath = (number: string): string => `/api/certificates/${number}/badge`

export const isAdministrator = (caller: Pick<Caller, 'roles'>): boolean => hasRole(caller, ROLE.admin, ROLE.owner)

/** Who may have its PDF and its credential, by a header or by an address: whose it is, and administrators. */
export const mayHold = (caller: Pick<Holder, 'userId' | 'roles'>, { ownerId }: Pick<Held, 'ownerId'>): boolean =>
  caller.userId === ownerId || isAdministrator(caller)

/** Long enough to open it from a page that was left open for a while; never longer than the session. */
const VALID_FOR = 12 * HOUR

const signFor = (addresses: SignedAddresses, path: string, held: Held, caller: Holder, now: Date): string | null =>
  mayHold(caller, held) ? addresses.sign(path, caller.sessionId, later(now, VALID_FOR)) : null

/**
 * The address of a certificate's PDF, for a link that sends no header; then that of its badge. Null for who
 * could not ask for it by a header either.
 */
export const signDownload = (addresses: SignedAddresses, held: Held, caller: Holder, now: Date): string | null =>
  signFor(addresses, downloadPath(held.number), held, caller, now)

export const signBadge = (addresses: SignedAddresses, held: Held, caller: Holder, now: Date): string | null =>
  signFor(addresses, badgePath(held.number), held, caller, now)
