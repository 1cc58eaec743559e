/** Role ids of the specification, section 3. */
export const ROLE = { admin: 1, student: 2, instructor: 3, owner: 4, master: 5, groupCoordinator: 6 } as const

export type RoleName = keyof typeof ROLE
export type RoleId = (typeof ROLE)[RoleName]

export type RoleMapping = Readonly<{ roleId: number }>

const ROLE_IDS: readonly number[] = Object.values(ROLE)

export const isRoleId = (value: number): value is RoleId => ROLE_IDS.includes(value)

/** The roles behind role mappings; unknown ids are dropped. No mappings means a guest. */
export const rolesOf = (mappings: readonly RoleMapping[]): RoleId[] => mappings.map((m) => m.roleId).filter(isRoleId)
