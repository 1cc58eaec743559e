import { mayAccess, type Access } from './permission.ts'
import { ROLE, type RoleId } from './role.ts'

const administrators: Access = [ROLE.admin, ROLE.owner]

type Need = Readonly<{
  auth: Access
  /** Where it is seen to. */
  doneAt: string
  /** It can be opened without. */
  isOptional?: true
}>

/** What a programme needs before it opens, in the order in which it is seen to. */
export const PROGRAMME_NEEDS = {
  /** A server that sends mail: without it nobody can confirm an address. */
  mail: { auth: administrators, doneAt: '/documentation/configuration/running-it' },
  /** A gateway that sends text messages: without it no phone number is verified. */
  texts: { auth: administrators, doneAt: '/documentation/configuration/running-it', isOptional: true },
  agencies: { auth: administrators, doneAt: '/admin/courses?view=agencies' },
  /** One that is published. */
  courses: { auth: administrators, doneAt: '/admin/courses' },
  instructors: { auth: administrators, doneAt: '/admin/instructors?view=invitations' },
  /** Who lets the first one in again. Only owners make another. */
  secondOwner: { auth: [ROLE.owner], doneAt: '/admin/users?role=owner' },
} as const satisfies Readonly<Record<string, Need>>

export type ProgrammeNeed = keyof typeof PROGRAMME_NEEDS

export const PROGRAMME_NEED_KINDS = Object.keys(PROGRAMME_NEEDS).filter(
  (key): key is ProgrammeNeed => key in PROGRAMME_NEEDS,
)

export type NeedStanding = Readonly<{ kind: ProgrammeNeed; isMet: boolean }>

/**
 * What somebody with these roles is told of it: all of it that is theirs, as long as something is missing that the
 * programme cannot open without; then nothing more.
 */
export const needsTold = (roles: readonly RoleId[], met: ReadonlySet<ProgrammeNeed>): NeedStanding[] => {
  const theirs = PROGRAMME_NEED_KINDS.filter((kind) => mayAccess(PROGRAMME_NEEDS[kind].auth, roles))
  const isMissing = (kind: ProgrammeNeed) => {
    const { isOptional }: Need = PROGRAMME_NEEDS[kind]
    return isOptional !== true && !met.has(kind)
  }
  return theirs.some(isMissing) ? theirs.map((kind) => ({ kind, isMet: met.has(kind) })) : []
}
