import { allOf } from './keys.ts'
import { ROLE, type RoleId, type RoleName } from './role.ts'

/** Where an account stands. */
export const USER_STATES = ['active', 'deactivated'] as const
export type UserState = (typeof USER_STATES)[number]

/** The roles by name: who runs the programme first, then who teaches, leads and learns. */
export const ROLE_NAMES = allOf<RoleName>()(['owner', 'admin', 'master', 'instructor', 'groupCoordinator', 'student'])

/** Roles by name, in the order in which they are told. */
export const roleNamesOf = (ids: readonly RoleId[]): RoleName[] => ROLE_NAMES.filter((name) => ids.includes(ROLE[name]))
