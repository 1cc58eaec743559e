import { ROLE, type RoleId } from './role.ts'

/** User type ids of the specification, section 3. They are not role ids. */
export const USER_TYPE = { student: 1, instructor: 2, groupCoordinator: 3 } as const

export type UserTypeName = keyof typeof USER_TYPE
export type UserTypeId = (typeof USER_TYPE)[UserTypeName]

const IDS: readonly number[] = Object.values(USER_TYPE)

export const isUserType = (value: unknown): value is UserTypeId => typeof value === 'number' && IDS.includes(value)

/** The roles that an account of a type begins with. Who coordinates a group may also learn. */
export const ROLES_OF_USER_TYPE: Readonly<Record<UserTypeId, readonly RoleId[]>> = {
  [USER_TYPE.student]: [ROLE.student],
  [USER_TYPE.instructor]: [ROLE.instructor],
  [USER_TYPE.groupCoordinator]: [ROLE.groupCoordinator, ROLE.student],
}

/** The user type that an address names by `?accountType=`; null when it names none. */
export const readAccountType = (text: string | null): UserTypeId | null => {
  const value = text === null ? null : Number(text)
  return isUserType(value) ? value : null
}
