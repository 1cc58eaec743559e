import { ROLE } from '../../../src/domain/role.ts'
import type { RoleId } from '../../../src/domain/role.ts'
import { DAY, HOUR, MINUTE } from '../../platform/clock.ts'

export type SessionLimits = Readonly<{ idle: number; absolute: number }>

export const ORDINARY: SessionLimits = { idle: 12 * HOUR, absolute: 7 * DAY }
export const POWERFUL: SessionLimits = { idle: HOUR, absolute: 12 * HOUR }
/** Whose sessions end sooner. */
export const POWERFUL_ROLES: readonly RoleId[] = [ROLE.admin, ROLE.owner, ROLE.master]

/** How long a session lives unused and at all, in milliseconds. */
export const sessionLimits = (roles: readonly RoleId[]): SessionLimits =>
  roles.some((role) => POWERFUL_ROLES.includes(role)) ? POWERFUL : ORDINARY

/** A token in use is renewed when it is this old, not at every request. */
export const RENEW_AFTER = 5 * MINUTE
