import { allOf } from './keys.ts'
import { ROLE, type RoleId, type RoleName } from './role.ts'
import { ROLE_NAMES } from './user-account.ts'

/** What those who run the programme do with somebody's account. */
export type UserDeed =
  | 'addRole'
  | 'takeRole'
  | 'sendReset'
  | 'resendVerification'
  | 'endSessions'
  | 'deactivate'
  | 'reactivate'
  /** Their account goes into another of theirs, or another into it. */
  | 'mergeAway'
  | 'mergeInto'

export const USER_DEEDS = allOf<UserDeed>()([
  'addRole',
  'takeRole',
  'sendReset',
  'resendVerification',
  'endSessions',
  'deactivate',
  'reactivate',
  'mergeAway',
  'mergeInto',
])

/** Characters of why somebody's account is closed. */
export const DEED_REASON_MAX = 200

type Person = Readonly<{ userId: number; roles: readonly RoleId[] }>

export type UserDeedFacts = Readonly<{
  doer: Person
  person: Person
  /** That is given or taken. */
  role?: RoleId
  /** Owners whose accounts are open, beside this person. */
  otherOwners: number
}>

/** Why somebody may not do it with this person. `gone`: they have no list of them. */
export type UserDeedObstacle = 'gone' | 'self' | 'ownersAlone' | 'lastOwner'

const isOwner = ({ roles }: Person): boolean => roles.includes(ROLE.owner)
const isAdministrator = ({ roles }: Person): boolean => roles.includes(ROLE.admin) || roles.includes(ROLE.owner)

/** Roles that only an owner gives and takes; and only an owner does anything with who holds one. */
const isOfOwnersAlone = (role: RoleId): boolean => role === ROLE.admin || role === ROLE.owner

const endsAnOwner = (deed: UserDeed, { person, role }: UserDeedFacts): boolean =>
  isOwner(person) && (deed === 'deactivate' || deed === 'mergeAway' || (deed === 'takeRole' && role === ROLE.owner))

/**
 * Whether somebody may do this with a person, and if not, why. One rule for the server, which decides, and for pages,
 * which do not offer what would be refused: nobody acts on themself, an administrator touches neither administrators
 * and owners nor those roles, and one owner is always left.
 */
export const userDeedObstacle = (deed: UserDeed, facts: UserDeedFacts): UserDeedObstacle | null => {
  const { doer, person, role, otherOwners } = facts
  if (!isAdministrator(doer)) return 'gone'
  if (doer.userId === person.userId) return 'self'
  const isTouched = person.roles.some(isOfOwnersAlone) || (role !== undefined && isOfOwnersAlone(role))
  if (isTouched && !isOwner(doer)) return 'ownersAlone'
  return endsAnOwner(deed, facts) && otherOwners === 0 ? 'lastOwner' : null
}

/** Roles that somebody gives and takes. */
export const rolesGivenBy = (roles: readonly RoleId[]): readonly RoleName[] =>
  ROLE_NAMES.filter((name) => roles.includes(ROLE.owner) || !isOfOwnersAlone(ROLE[name]))
