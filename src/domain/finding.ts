import type { MenuIcon } from './menu.ts'
import { mayAccess, type Access } from './permission.ts'
import { ROLE, type RoleId } from './role.ts'
import { fold } from './text-folding.ts'

/** So much has to be typed before records are looked for: what names are found by knows no fewer letters. */
export const FINDING_LEAST = 3
export const FINDING_MAX = 80
/** Records at once, of a kind and of all. */
export const FOUND_OF_A_KIND = 3
export const FOUND_AT_MOST = 6

/** What is found from anywhere besides pages, in the order in which it is told, and who finds it. */
export const FOUND = {
  people: { auth: [ROLE.admin, ROLE.owner, ROLE.groupCoordinator, ROLE.instructor], icon: 'person' },
  courses: { auth: undefined, icon: 'course' },
  classes: { auth: [ROLE.admin, ROLE.owner, ROLE.instructor], icon: 'classroom' },
  lessons: { auth: [ROLE.student], icon: 'video' },
  certificates: { auth: [ROLE.admin, ROLE.owner, ROLE.student], icon: 'certificate' },
} as const satisfies Readonly<Record<string, Readonly<{ auth: Access; icon: MenuIcon }>>>

export type FoundKind = keyof typeof FOUND

export const FOUND_KINDS = Object.keys(FOUND).filter((kind): kind is FoundKind => kind in FOUND)

/** The kinds that somebody with these roles finds. */
export const kindsFoundBy = (roles: readonly RoleId[]): FoundKind[] =>
  FOUND_KINDS.filter((kind) => mayAccess(FOUND[kind].auth, roles))

/** What was typed, as it is looked for: signs that nobody sees and that came by pasting are blanks. */
export const soughtText = (typed: string): string => typed.replaceAll(/\p{Cc}/gu, ' ').trim()

/** Whether so much was typed that it is worth asking. */
export const isWorthFinding = (typed: string): boolean => fold(soughtText(typed)).length >= FINDING_LEAST

/** Whether more was typed than is looked for. */
export const isOverlongToFind = (typed: string): boolean => soughtText(typed).length > FINDING_MAX

/** Whether somebody runs the programme, and finds all of it rather than what is theirs. */
export const findsAll = (roles: readonly RoleId[]): boolean => mayAccess([ROLE.admin, ROLE.owner], roles)
