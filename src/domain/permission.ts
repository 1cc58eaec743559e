import type { RoleId } from './role.ts'

/** Who may see a page or a menu item: nothing said, "only without roles" (empty), or any of these roles. */
export type Access = readonly RoleId[] | undefined

/**
 * The permission rule of the specification, section 6: no list is open to all, an empty list is for
 * viewers without roles, otherwise one shared role is enough.
 */
export const mayAccess = (access: Access, roles: readonly RoleId[]): boolean => {
  if (access === undefined) return true
  if (access.length === 0) return roles.length === 0
  return access.some((role) => roles.includes(role))
}
